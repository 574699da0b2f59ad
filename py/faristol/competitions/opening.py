"""Before the sheets go out: who plays, the one string of the series, who is RED and who BLUE (COR-2)."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from faristol.competitions.errors import (
    NameMissing,
    NameTaken,
    NobodyTwice,
    NotNow,
    PlayerNameMissing,
    SaidNothing,
    StringMissing,
    TooFewPlayers,
)
from faristol.competitions.event import LOG_VERSION, Competition, Player
from faristol.core.lots import commitment, plain_words, seed
from faristol.core.tiles import Tiles, tile_set_data
from faristol.games.correspondence.errors import DatesReversed
from faristol.games.correspondence.game import WAYS
from faristol.games.correspondence.opening import all_the_letters, one_line, string_of
from faristol.games.log import Entry
from faristol.tournaments.errors import SecretMissing
from faristol.tournaments.round_robin import berger, rounds_needed

SERIES = 1
"""A competition has one series, and so one string."""


@dataclass(frozen=True)
class Choices:
    name: str
    arbiters: str
    way: str
    begins: date
    closes: date
    racks: bool
    """Whether letters left in hand are subtracted at the end (COR-7)."""
    program: bool
    """Whether the program may show its plays to the players."""
    address: str = ""
    """Where the players write to the arbiter."""


def open_competition(
    choices: Choices, ruleset: dict[str, Any], lexicon: dict[str, Any], secret: bytes, app: str
) -> list[Entry]:
    assert choices.way in WAYS
    name = one_line(choices.name)
    if not name:
        raise NameMissing
    if choices.closes <= choices.begins:
        raise DatesReversed
    entry = {
        "type": "CompetitionOpened",
        "log": LOG_VERSION,
        "app": app,
        "name": name,
        "arbiters": one_line(choices.arbiters),
        "address": one_line(choices.address),
        "way": choices.way,
        "begins": choices.begins.isoformat(),
        "closes": choices.closes.isoformat(),
        "racks": choices.racks,
        "program": choices.program,
        "publication": ruleset["language"],
        "ruleset": ruleset,
        "tile_set": tile_set_data(ruleset["language"]),
        "lexicon": lexicon,
        "secret": secret.hex(),
        "commitment": commitment(secret),
    }
    return [entry]


def enter_player(event: Competition, player: Player) -> list[Entry]:
    _before_the_games(event)
    return [{"type": "PlayerEntered", **_fields(event, player)}]


def change_player(event: Competition, player: Player) -> list[Entry]:
    """Put right what stands of a player, at any time: people move."""
    if event.ended or player.id not in event.players:
        raise NotNow
    return [{"type": "PlayerChanged", **_fields(event, player)}]


def remove_player(event: Competition, id: str) -> list[Entry]:
    _before_the_games(event)
    if id not in event.players:
        raise NotNow
    return [{"type": "PlayerRemoved", "player": id}]


def hear_room(event: Competition, words: str) -> list[Entry]:
    """Mix the string from the secret and what others said after they had seen its fingerprint."""
    _before_the_games(event)
    if event.string is not None:
        raise NotNow
    words = " ".join(words.split())
    if not plain_words(words):
        raise SaidNothing
    if not event.opened.secret:
        raise SecretMissing
    lots = seed(bytes.fromhex(event.opened.secret), plain_words(words))
    string = string_of(event.tile_set, lots, SERIES)
    return [{"type": "RoomHeard", "words": words, "string": list(string), "draw": 2}]


def type_string(event: Competition, string: Tiles) -> list[Entry]:
    _before_the_games(event)
    if event.room is not None:
        raise NotNow
    if not string:
        raise StringMissing
    all_the_letters(event.tile_set, string)
    return [{"type": "StringTyped", "string": list(string)}]


def pair_all(event: Competition, twice: bool) -> list[Entry]:
    """Pair everybody with everybody, once by Berger's tables, which make the colours even, or twice."""
    _before_the_games(event)
    ids = list(event.players)
    if len(ids) < 2:
        raise TooFewPlayers
    rounds = rounds_needed(len(ids)) * (2 if twice else 1)
    pairs = [pair for number in range(1, rounds + 1) for pair in berger(ids, number)]
    return _paired(event, [(red, blue) for red, blue in pairs if red and blue])


def pair_by_hand(event: Competition, pairs: Sequence[tuple[str, str]]) -> list[Entry]:
    _before_the_games(event)
    if not pairs:
        raise TooFewPlayers
    if len(set(pairs)) < len(pairs) or any(red == blue for red, blue in pairs):
        raise NobodyTwice
    return _paired(event, pairs)


def _paired(event: Competition, pairs: Sequence[tuple[str, str]]) -> list[Entry]:
    if event.string is None:
        raise StringMissing
    return [{"type": "GamesPaired", "games": [list(pair) for pair in pairs]}]


def send_sheets(event: Competition, day: date) -> list[Entry]:
    """Write when the sheets went out: from then BLUE counts the days without a first play (COR-17)."""
    if event.stage != "games" or event.sent is not None:
        raise NotNow
    return [{"type": "SheetsSent", "day": day.isoformat()}]


def _before_the_games(event: Competition) -> None:
    if event.stage != "players":
        raise NotNow


def _fields(event: Competition, player: Player) -> dict[str, Any]:
    name = one_line(player.name)
    if not name:
        raise PlayerNameMissing
    if any(other.name == name for other in event.players.values() if other.id != player.id):
        raise NameTaken(name=name)
    return {
        "player": player.id,
        "name": name,
        "address": one_line(player.address),
        "coefficient": one_line(player.coefficient),
        "place": one_line(player.place),
    }
