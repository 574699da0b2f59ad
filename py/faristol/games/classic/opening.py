"""Opens a game, with everything that it depends on."""

from dataclasses import dataclass
from typing import Any

from faristol.core.tiles import tile_set_data
from faristol.games.classic.errors import NameOfPlayerMissing, NoSuchMinutes, TooManyPlayers
from faristol.games.classic.game import LOG_VERSION
from faristol.games.draw import VERSION
from faristol.games.log import Entry
from faristol.rulesets.table_games import ClassicRules

LONGEST_NAME = 80
LONGEST_TIME = 240

MODES = ("tablet", "scorer")
"""The program draws and all play at one tablet; or somebody scores beside a real board and a real bag."""

CLOCKS = ("program", "table")
"""Here, or a chess clock on the table, whose reading is told at the end; it has two sides."""


CHECKS = ("challenge", "at-once")
"""Words are looked up when a play is challenged; or, in the mode of a scorer, as soon as it is written."""


TAPS = ("one", "two")
"""At one tablet: a play presses the clock with the same tap, or the clock is pressed with a second one."""


@dataclass(frozen=True)
class Choices:
    """The choices before the start, the same for every document."""

    name: str
    place: str
    round: str
    table: str
    mode: str
    players: tuple[str, ...]
    """The first-named first, the others in the order in which they play."""
    minutes: int
    """For each player; 0: without a clock."""
    clocks: str
    publication: str
    """The language of prints and files."""
    check: str = "challenge"
    taps: str = "two"
    from_file: bool = False
    """Whether it is the game of a file, which does not say when it was played."""
    computer: dict[str, Any] | None = None
    """Which `player` the computer is and at what `level`; None where two people play."""


def open_classic(
    choices: Choices, ruleset: dict[str, Any], lexicon: dict[str, Any], secret: bytes, app: str
) -> list[Entry]:
    """Open a game; `lexicon` is the name, version, number and digest of the words that decide challenges."""
    assert choices.mode in MODES and choices.clocks in CLOCKS
    assert choices.computer is None or choices.mode == "tablet"
    assert choices.computer is None or len(choices.players) == 2
    assert len(choices.players) == 2 or choices.clocks == "program"
    assert choices.check == "challenge" or (choices.check in CHECKS and choices.mode == "scorer")
    assert choices.taps == "two" or (choices.taps in TAPS and choices.mode == "tablet")
    players = [_one_line(name) for name in choices.players]
    for number, name in enumerate(players, 1):
        if not name:
            raise NameOfPlayerMissing(player=number)
    rules = ClassicRules.read(ruleset)
    if len(players) > rules.players.most:
        raise TooManyPlayers(most=rules.players.most)
    if not 0 <= choices.minutes <= LONGEST_TIME:
        raise NoSuchMinutes(minutes=choices.minutes, most=LONGEST_TIME)
    entry = {
        "type": "ClassicOpened",
        "log": LOG_VERSION,
        "app": app,
        "name": _one_line(choices.name) or " – ".join(players),
        "place": _one_line(choices.place),
        "round": _one_line(choices.round),
        "table": _one_line(choices.table),
        "mode": choices.mode,
        "players": players,
        "minutes": choices.minutes,
        "clocks": choices.clocks,
        "publication": choices.publication,
        "check": choices.check,
        "taps": choices.taps,
        "ruleset": ruleset,
        "tile_set": tile_set_data(rules.language),
        "lexicon": lexicon,
        "draw": VERSION,
        "secret": secret.hex(),
    }
    if choices.from_file:
        entry["from_file"] = True
    if choices.computer:
        entry["computer"] = choices.computer
    return [entry]


def _one_line(text: str) -> str:
    return " ".join(text.split())[:LONGEST_NAME]
