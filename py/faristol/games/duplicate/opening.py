"""Before the first round: the event with all it depends on, and who sits at which table."""

from dataclasses import asdict
from itertools import count
from typing import Any

from faristol.core.tiles import tile_set_data
from faristol.games.commitment import commitment
from faristol.games.duplicate.errors import (
    NameMissing,
    NoSuchTable,
    NotNow,
    PlayerNameMissing,
    RoundBegun,
    TableTaken,
    TooFewPlayers,
)
from faristol.games.duplicate.event import LOG_VERSION, WITHOUT_TOPPING, Choices, Duplicate
from faristol.games.duplicate.players import Player
from faristol.games.log import Entry
from faristol.games.promising import VERSION

LONGEST_NAME = 80
LAST_TABLE = 999


def open_duplicate(
    choices: Choices,
    ruleset: dict[str, Any],
    names: dict[str, Any],
    lexicon: dict[str, Any],
    secret: bytes,
    app: str,
) -> list[Entry]:
    """Open a duplicate; `lexicon` is the name, version, number and digest of its words."""
    name = " ".join(choices.name.split())[:LONGEST_NAME]
    if not name:
        raise NameMissing
    entry = {
        "type": "DuplicateOpened",
        "log": LOG_VERSION if choices.topping else WITHOUT_TOPPING,
        "app": app,
        **vars(choices),
        "name": name,
        "place": " ".join(choices.place.split())[:LONGEST_NAME],
        "judge": " ".join(choices.judge.split())[:LONGEST_NAME],
        "ruleset": ruleset,
        "tile_set": tile_set_data(ruleset["language"]),
        "names": names,
        "lexicon": lexicon,
        "draw": VERSION,
        "secret": secret.hex(),
        "commitment": commitment(secret),
    }
    topping = entry.pop("topping")
    return [{**entry, "topping": asdict(topping)}] if topping else [entry]


def enter_player(event: Duplicate, player: Player) -> list[Entry]:
    if event.began is not None:
        raise RoundBegun
    return [{"type": "PlayerEntered", **_seated(event, player)}]


def change_player(event: Duplicate, player: Player) -> list[Entry]:
    """Correct a name at any time, and a table until play begins: from then on slips name it."""
    before = _known(event, player.id)
    seated = _seated(event, player)
    if event.began is not None and before.table != seated["table"]:
        raise RoundBegun
    return [{"type": "PlayerChanged", **seated}]


def remove_player(event: Duplicate, player: str) -> list[Entry]:
    _known(event, player)
    if event.began is not None:
        raise RoundBegun
    return [{"type": "PlayerRemoved", "player": player}]


def player_left(event: Duplicate, player: str) -> list[Entry]:
    """Note that a player left, from this round on, or from the next if the slip of this one is in."""
    if event.began is None or _known(event, player).left is not None:
        raise NotNow
    number = len(event.rounds) or 1
    handed_in = bool(event.rounds) and player in event.round.slips
    return [{"type": "PlayerLeft", "player": player, "round": number + handed_in}]


def player_returned(event: Duplicate, player: str) -> list[Entry]:
    if _known(event, player).left is None:
        raise NotNow
    return [{"type": "PlayerReturned", "player": player}]


def free_table(event: Duplicate) -> int:
    """Return the first table at which nobody sits."""
    used_tables = {player.table for player in event.players.values()}
    return next(number for number in count(1) if number not in used_tables)


def enough_players(event: Duplicate) -> None:
    if len(event.players) < 2:
        raise TooFewPlayers


def _seated(event: Duplicate, player: Player) -> dict[str, Any]:
    name = " ".join(player.name.split())[:LONGEST_NAME]
    if not name:
        raise PlayerNameMissing
    if not 1 <= player.table <= LAST_TABLE:
        raise NoSuchTable(table=str(player.table))
    for other in event.players.values():
        if other.table == player.table and other.id != player.id:
            raise TableTaken(table=str(player.table), name=other.name)
    group = " ".join(player.group.split())[:LONGEST_NAME]
    return {"player": player.id, "table": player.table, "name": name, "group": group}


def _known(event: Duplicate, player: str) -> Player:
    if player not in event.players:
        raise NotNow
    return event.players[player]
