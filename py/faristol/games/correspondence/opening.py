"""Before the first letter is laid: the game with all it depends on, as the arbiter sends it out (COR-2)."""

from collections import Counter
from dataclasses import dataclass
from datetime import date
from typing import Any

from faristol.core.lots import draw_lots
from faristol.core.tiles import Tiles, TileSet, tile_set_data
from faristol.games.correspondence.errors import DatesReversed, NamesMissing, StringIncomplete
from faristol.games.correspondence.game import LOG_VERSION, WAYS
from faristol.games.log import Entry

LONGEST_NAME = 80


@dataclass(frozen=True)
class Choices:
    name: str
    players: tuple[str, str]
    """RED, who begins, and BLUE."""
    arbiters: str
    coefficient: str
    """RED's former coefficient, and `place` in the classification, as the sheet shows them."""
    place: str
    way: str
    begins: date
    closes: date
    racks: bool
    """Whether letters left in hand are subtracted at the end (COR-7)."""
    program: bool = False
    """Whether the program may show its plays to the players."""
    addresses: tuple[str, str, str] = ("", "", "")
    """Of RED, of BLUE and of the arbiter, as far as they are known."""


def string_of(tile_set: TileSet, seed: bytes, series: int) -> Tiles:
    """Return one string for a whole series of games, in the order in which lots are drawn."""
    letters = tile_set.all
    return tuple(draw_lots(letters, seed, series, 0, len(letters)))


def open_correspondence(
    choices: Choices, ruleset: dict[str, Any], lexicon: dict[str, Any], string: Tiles, app: str
) -> list[Entry]:
    """Return the first entry; `lexicon` is the list in force at the start, with its digest (COR-6)."""
    assert choices.way in WAYS
    players = [one_line(name) for name in choices.players]
    if not all(players):
        raise NamesMissing
    if choices.closes <= choices.begins:
        raise DatesReversed
    tiles = tile_set_data(ruleset["language"])
    all_the_letters(TileSet.from_data(tiles), string)
    entry = {
        "type": "CorrespondenceOpened",
        "log": LOG_VERSION,
        "app": app,
        "name": one_line(choices.name) or " – ".join(players),
        "players": players,
        "arbiters": one_line(choices.arbiters),
        "coefficient": one_line(choices.coefficient),
        "place": one_line(choices.place),
        "way": choices.way,
        "begins": choices.begins.isoformat(),
        "closes": choices.closes.isoformat(),
        "racks": choices.racks,
        "program": choices.program,
        "ruleset": ruleset,
        "tile_set": tiles,
        "string": list(string),
        "lexicon": lexicon,
    }
    if any(choices.addresses):
        entry["addresses"] = [one_line(address) for address in choices.addresses]
    return [entry]


def all_the_letters(tile_set: TileSet, string: Tiles) -> None:
    """Refuse a string that does not have each of the hundred letters once."""
    had, wanted = Counter(string), Counter(tile_set.all)
    if had != wanted:
        missing, many = (wanted - had).elements(), (had - wanted).elements()
        raise StringIncomplete(
            missing=tile_set.line(tile_set.sort(missing)) or "–",
            many=tile_set.line(tile_set.sort(many)) or "–",
        )


def one_line(text: str) -> str:
    """Return a name without breaks and no longer than it may be."""
    return " ".join(text.split())[:LONGEST_NAME]
