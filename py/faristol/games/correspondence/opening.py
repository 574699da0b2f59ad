"""Before the first letter is laid: the game with all it depends on, as the arbiter sends it out (COR-2)."""

from collections import Counter
from dataclasses import dataclass
from datetime import date
from typing import Any

from faristol.core.lots import draw_lots
from faristol.core.tiles import Tiles, TileSet, tile_set_data
from faristol.games.correspondence.errors import DatesReversed, NamesMissing, StringIncomplete
from faristol.games.correspondence.game import LOG_VERSION
from faristol.games.log import Entry

LONGEST_NAME = 80

WAYS = ("letters", "cards", "fax", "telegrams", "e-mail", "chat", "telephone", "word of mouth")
"""How the players have agreed to write to each other."""


@dataclass(frozen=True)
class Choices:
    name: str
    players: tuple[str, str]
    """RED, who begins, and BLUE."""
    arbiters: str
    coefficient: str
    """The former one of RED, and the place, as the sheet shows them."""
    place: str
    way: str
    begins: date
    closes: date
    racks: bool
    """Whether letters left in hand are subtracted at the end (COR-7)."""
    program: bool = False
    """Whether the program may show its plays to the players."""


def string_of(tile_set: TileSet, seed: bytes, series: int) -> Tiles:
    """One string for a whole series of games, in the order in which lots are drawn."""
    letters = tile_set.all
    return tuple(draw_lots(letters, seed, series, 0, len(letters)))


def open_correspondence(
    choices: Choices, ruleset: dict[str, Any], lexicon: dict[str, Any], string: Tiles, app: str
) -> list[Entry]:
    """`lexicon` is the list in force at the start: its name, version, number of words and digest (COR-6)."""
    assert choices.way in WAYS
    players = [_one_line(name) for name in choices.players]
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
        "name": _one_line(choices.name) or " – ".join(players),
        "players": players,
        "arbiters": _one_line(choices.arbiters),
        "coefficient": _one_line(choices.coefficient),
        "place": _one_line(choices.place),
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
    return [entry]


def all_the_letters(tile_set: TileSet, string: Tiles) -> None:
    """Each of the hundred, each once."""
    had, wanted = Counter(string), Counter(tile_set.all)
    if had != wanted:
        missing, many = (wanted - had).elements(), (had - wanted).elements()
        raise StringIncomplete(
            missing=tile_set.write(tile_set.sort(missing)) or "–",
            many=tile_set.write(tile_set.sort(many)) or "–",
        )


def _one_line(text: str) -> str:
    return " ".join(text.split())[:LONGEST_NAME]
