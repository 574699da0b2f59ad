"""Which turns are listed, and in what order."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from faristol.core.letters import letter
from faristol.core.squares import SIZE, Place
from faristol.core.tiles import TileSet
from faristol.screens.practice.analysis.every_turn import ListedTurn
from faristol.words.best import Found
from faristol.words.worth import FULL_RACK

Which = Literal["all", "seven", "with", "exchange"]
Order = Literal["points", "equity", "leave", "place", "word"]
ON_A_PAGE = 25


@dataclass(frozen=True)
class Listing:
    which: Which = "all"
    word: str = ""
    """Letters that the word has, where only some plays are listed."""
    place: str = ""
    """H8, 8H, a row or a column."""
    keeps: str = ""
    """Tiles that stay on the rack."""
    order: Order = "points"

    @property
    def needs_all(self) -> bool:
        """Whether every play must have been made before the list is right."""
        return self.which in ("seven", "with") or (self.order != "points" and self.which == "all")


ORDERS: Mapping[Order, Callable[[ListedTurn], Any]] = {
    "points": lambda turn: turn.number,
    "equity": lambda turn: -turn.offer.worth,
    "leave": lambda turn: -turn.offer.leave,
    "place": lambda turn: (turn.found.down, turn.found.square) if turn.found else (True, SIZE**2),
    "word": lambda turn: (turn.found is None, turn.letters),
}


def listed(turns: Iterable[ListedTurn], listing: Listing, tiles: TileSet) -> list[ListedTurn]:
    """Return them filtered and in order; of equal ones the one with more points comes first."""
    some = [turn for turn in turns if _is_wanted(turn, listing, tiles)]
    return sorted(some, key=ORDERS[listing.order])


def _is_wanted(turn: ListedTurn, listing: Listing, tiles: TileSet) -> bool:
    match listing.which:
        case "exchange":
            return turn.found is None
        case "seven":
            return turn.found is not None and turn.found.laid == FULL_RACK
        case "with":
            keeps = Counter(tiles.read(listing.keeps)) <= Counter(turn.offer.stays)
            return keeps and _is_play_with(turn.found, turn.letters, listing, tiles)
    return True


def _is_play_with(found: Found | None, plain: bytes, listing: Listing, tiles: TileSet) -> bool:
    place = listing.place.strip().upper()
    if found is None:
        return not listing.word and not place
    letters = [letter(tiles, code) for code in plain]
    return Counter(tiles.read(listing.word)) <= Counter(letters) and _is_at(
        place, Place(found.square, found.down)
    )


def _is_at(wanted: str, place: Place) -> bool:
    """Whether a play begins there; a row has all that lie in it, a column too."""
    written = str(place)
    line = written.strip("0123456789") if not place.down else written.rstrip("ABCDEFGHIJKLMNO")
    return wanted in ("", written, line)
