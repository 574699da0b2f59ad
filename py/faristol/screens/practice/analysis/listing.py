"""Which plays are listed, and in what order."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from faristol.core.letters import letter
from faristol.core.squares import Place
from faristol.core.tiles import TileSet
from faristol.screens.practice.analysis.every_play import PlayAndLeave
from faristol.words.worth import FULL_RACK

Which = Literal["all", "seven", "with"]
Order = Literal["points", "equity", "leave", "place", "word"]
ON_A_PAGE = 50


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
        return self.which != "all" or self.order != "points"


ORDERS: Mapping[Order, Callable[[PlayAndLeave], Any]] = {
    "points": lambda play: 0,
    "equity": lambda play: -play.equity,
    "leave": lambda play: -play.worth,
    "place": lambda play: (play.found.down, play.found.square),
    "word": lambda play: play.letters,
}


def listed(plays: Iterable[PlayAndLeave], listing: Listing, tiles: TileSet) -> list[PlayAndLeave]:
    """Return them filtered and in order; of equal ones the one with more points comes first."""
    some = [play for play in plays if _is_wanted(play, listing, tiles)]
    return sorted(some, key=ORDERS[listing.order])


def _is_wanted(play: PlayAndLeave, listing: Listing, tiles: TileSet) -> bool:
    match listing.which:
        case "seven":
            return play.found.laid == FULL_RACK
        case "with":
            letters = [letter(tiles, code) for code in play.letters]
            return (
                Counter(tiles.read(listing.word)) <= Counter(letters)
                and _is_at(listing.place.strip().upper(), Place(play.found.square, play.found.down))
                and Counter(tiles.read(listing.keeps)) <= Counter(play.stays)
            )
    return True


def _is_at(wanted: str, place: Place) -> bool:
    """Whether a play begins there; a row has all that lie in it, a column too."""
    written = str(place)
    line = written.strip("0123456789") if not place.down else written.rstrip("ABCDEFGHIJKLMNO")
    return wanted in ("", written, line)
