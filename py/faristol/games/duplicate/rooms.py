"""One duplicate in two rooms: the same racks from the same promise, and one classification in the end.

Each room judges its own slips. Afterwards one of them hands over a small value, and the other takes its
players in as a group: they began at the same time (DUP-15), and the bonus goes by all of them (DUP-21). Where
the rooms do not agree in a rack or a master play, nothing is merged, and the round is named.
"""

from collections.abc import Mapping
from dataclasses import asdict
from types import NoneType
from typing import Any

from faristol.core.errors import JUDGES_ORDER
from faristol.core.play import read_play, write_play
from faristol.core.tiles import TileSet
from faristol.fields import Damaged
from faristol.games.duplicate.errors import (
    AnotherEvent,
    NoSuchRoom,
    NotNow,
    PlayerInBothRooms,
    ResultsAreFinal,
    RoomMergedAlready,
    RoomWithoutName,
    RoundsDiffer,
    ToppingInOneRoom,
)
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.facts import apply
from faristol.games.duplicate.opening import LONGEST_NAME
from faristol.games.duplicate.rounds import Round
from faristol.games.log import Entry

VERSION = 1
HUNDRED = 100

Kinds = Mapping[str, type | tuple[type, ...]]

ROOM: Kinds = {
    "faristol_room": int,
    "commitment": str,
    "room": str,
    "began": int,
    "players": list,
    "rounds": list,
}
PLAYER: Kinds = {
    "id": str,
    "table": int,
    "name": str,
    "group": str,
    "left": (int, NoneType),
    "sanctions": list,
}
ROUND: Kinds = {"rack": list, "master": str, "wrong": bool, "slips": dict}
SLIP: Kinds = {
    "play": (str, NoneType),
    "points": int,
    "reason": (str, NoneType),
    "clause": (str, NoneType),
    "written": str,
    "given": (int, NoneType),
    "late": bool,
    "words": list,
    "accepted": str,
    "seventh": (str, NoneType),
}


def room_of(event: Duplicate, name: str) -> dict[str, Any]:
    """Return what a room hands over after its event has ended."""
    name = " ".join(name.split())[:LONGEST_NAME]
    if event.stage != "over" or event.rooms:
        raise NotNow
    if not name:
        raise RoomWithoutName
    return {
        "faristol_room": VERSION,
        "commitment": event.opened.commitment,
        "room": name,
        "began": event.began,
        "players": [{**asdict(player), "sanctions": list(player.sanctions)} for player in event.at_tables],
        "rounds": [_round(event, round_) for round_ in played(event)],
    }


def merge_room(event: Duplicate, value: Any) -> list[Entry]:
    """Return the other room's players and slips as one entry; refuse it if its rounds differ."""
    room = read_room(value)
    if event.topping:
        raise ToppingInOneRoom
    if event.final:
        raise ResultsAreFinal
    if event.stage != "over":
        raise NotNow
    if room["commitment"] != event.opened.commitment:
        raise AnotherEvent
    if room["room"] in event.rooms:
        raise RoomMergedAlready(room=room["room"])
    _the_same_rounds(event, room["rounds"])
    _plays_of_this_game(event.tile_set, room["rounds"])
    _no_player_twice(event, room["players"])
    entry: Entry = {"type": "RoomMerged", "room": room["room"], "began": room["began"]}
    entry |= _brought(event, room)
    try:
        apply(event, entry)
    except (Damaged, ValueError):
        raise NoSuchRoom from None
    return [entry]


def read_room(value: Any) -> dict[str, Any]:
    """Check a value from a file: it may have nothing in it that a log could not hold."""
    room = _checked(value, ROOM)
    if room["faristol_room"] != VERSION or not room["room"].strip():
        raise NoSuchRoom
    players = {_checked(player, PLAYER)["id"] for player in room["players"]}
    rounds = [_checked(round_, ROUND) for round_ in room["rounds"]]
    slips = [(player, _checked(slip, SLIP)) for round_ in rounds for player, slip in round_["slips"].items()]
    tables = {player["table"] for player in room["players"]}
    if min(tables, default=1) < 1 or len(tables) != len(room["players"]):
        raise NoSuchRoom
    if len(players) != len(room["players"]) or not players >= {player for player, _ in slips}:
        raise NoSuchRoom
    lists = [*(round_["rack"] for round_ in rounds), *(slip["words"] for _, slip in slips)]
    numbers = [player["sanctions"] for player in room["players"]]
    if not all(isinstance(text, str) for texts in lists for text in texts):
        raise NoSuchRoom
    if not all(isinstance(number, int) for each in numbers for number in each):
        raise NoSuchRoom
    return room


def played(event: Duplicate) -> list[Round]:
    """Return the rounds that count."""
    return [round_ for round_ in event.rounds if round_.master]


def _round(event: Duplicate, round_: Round) -> dict[str, Any]:
    assert round_.master
    return {
        "rack": sorted(round_.rack),
        "master": round_.master.play,
        "wrong": round_.master.wrong,
        "slips": {
            player: {**asdict(slip), "words": list(slip.words)} for player, slip in round_.slips.items()
        },
    }


def _the_same_rounds(event: Duplicate, theirs: list[dict[str, Any]]) -> None:
    ours = [_round(event, round_) for round_ in played(event)]
    for number, (here, there) in enumerate(zip(ours, theirs, strict=False), 1):
        for what in ("rack", "master"):
            if here[what] != there[what]:
                raise RoundsDiffer(round=number, here=_as_text(here[what]), there=_as_text(there[what]))
    if len(ours) != len(theirs):
        first = min(len(ours), len(theirs)) + 1
        raise RoundsDiffer(round=first, here=_number(ours), there=_number(theirs))


def _as_text(what: str | list[str]) -> str:
    return what if isinstance(what, str) else " ".join(what)


def _number(rounds: list[dict[str, Any]]) -> str:
    return f"{len(rounds)}"


def _plays_of_this_game(tiles: TileSet, theirs: list[dict[str, Any]]) -> None:
    for slip in (slip for round_ in theirs for slip in round_["slips"].values()):
        play = slip["play"]
        try:
            as_written = play is None or write_play(tiles, read_play(tiles, play)) == play
        except JUDGES_ORDER:
            raise NoSuchRoom from None
        if not as_written or slip["points"] < 0:
            raise NoSuchRoom


def _no_player_twice(event: Duplicate, theirs: list[dict[str, Any]]) -> None:
    here = {player.name.casefold() for player in event.players.values()}
    for player in theirs:
        if player["name"].casefold() in here:
            raise PlayerInBothRooms(name=player["name"])


def _brought(event: Duplicate, room: dict[str, Any]) -> dict[str, Any]:
    """Return the other room's players with new ids, and with tables from 101 on if theirs exist here."""
    before = f"room{len(event.rooms) + 2}-"
    used_tables = {player.table for player in event.players.values()}
    further = 0
    while any(player["table"] + further in used_tables for player in room["players"]):
        further += HUNDRED
    players = [
        {
            "player": before + player["id"],
            "table": player["table"] + further,
            "name": player["name"],
            "group": room["room"],
            "left": player["left"],
            "sanctions": player["sanctions"],
        }
        for player in room["players"]
    ]
    slips = [
        {"round": number, "player": before + player, **slip}
        for number, round_ in enumerate(room["rounds"], 1)
        for player, slip in round_["slips"].items()
    ]
    wrong = [number for number, round_ in enumerate(room["rounds"], 1) if round_["wrong"]]
    return {"players": players, "slips": slips, "wrong": wrong}


def _checked(value: Any, kinds: Kinds) -> dict[str, Any]:
    """Return an object that has exactly these keys, each of its kind."""
    if not isinstance(value, dict) or value.keys() != kinds.keys():
        raise NoSuchRoom
    for key, kind in kinds.items():
        if not isinstance(value[key], kind) or (isinstance(value[key], bool) and kind is not bool):
            raise NoSuchRoom
    return value
