"""One duplicate in two rooms: the same racks from the same promise, and one classification in the end.

Each room judges its own slips. Afterwards one of them hands over a small value, and the other takes its
players in as a group: they began at the same time (DUP-15), and the bonus goes by all of them (DUP-21). Where
the rooms do not agree in a rack or a master play, nothing is merged, and the round is named.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from faristol.core.errors import JUDGES_ORDER
from faristol.core.play import in_writing, read_play, write_play
from faristol.core.tiles import Tiles, TileSet
from faristol.fields import Damaged, reader
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
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.rounds import Slip
from faristol.games.log import Entry

VERSION = 1
HUNDRED = 100


@dataclass(frozen=True)
class RoundOfRoom:
    rack: Tiles
    master: str
    wrong: bool
    slips: Mapping[str, Slip]


@dataclass(frozen=True)
class Room:
    """What a room hands over."""

    faristol_room: int
    commitment: str
    room: str
    began: int
    players: tuple[Player, ...]
    rounds: tuple[RoundOfRoom, ...]


def room_of(event: Duplicate, name: str) -> dict[str, Any]:
    """Return what a room hands over after its event has ended, as it stands in a file."""
    name = " ".join(name.split())[:LONGEST_NAME]
    if event.stage != "over" or event.began is None or event.rooms:
        raise NotNow
    if not name:
        raise RoomWithoutName
    players, rounds = tuple(event.at_tables), tuple(_rounds(event))
    return _written(Room(VERSION, event.opened.commitment, name, event.began, players, rounds))


def merge_room(event: Duplicate, value: Any) -> list[Entry]:
    """Return the other room's players and slips as one entry; refuse it if its rounds differ."""
    other = read_room(value)
    if event.topping:
        raise ToppingInOneRoom
    if event.final:
        raise ResultsAreFinal
    if event.stage != "over":
        raise NotNow
    if other.commitment != event.opened.commitment:
        raise AnotherEvent
    if other.room in event.rooms:
        raise RoomMergedAlready(room=other.room)
    _the_same_rounds(event, other.rounds)
    _plays_of_this_game(event.tile_set, other.rounds)
    _no_player_twice(event, other.players)
    entry = _brought(event, other)
    try:
        apply(event, entry)
    except (Damaged, ValueError):
        raise NoSuchRoom from None
    return [entry]


def read_room(value: Any) -> Room:
    """Check a value from a file: it may have nothing in it that a log could not hold."""
    try:
        room: Room = reader(Room)(value)
    except (Damaged, ValueError):
        raise NoSuchRoom from None
    if value != _written(room):  # It lacks something, or has more.
        raise NoSuchRoom
    if room.faristol_room != VERSION or not room.room.strip():
        raise NoSuchRoom
    tables = {player.table for player in room.players}
    if min(tables, default=1) < 1 or len(tables) != len(room.players):
        raise NoSuchRoom
    players = {player.id for player in room.players}
    if len(players) != len(room.players) or any(round_.slips.keys() - players for round_ in room.rounds):
        raise NoSuchRoom
    return room


def _written(room: Room) -> dict[str, Any]:
    written: dict[str, Any] = json.loads(json.dumps(asdict(room)))
    return written


def _rounds(event: Duplicate) -> list[RoundOfRoom]:
    """Return the rounds that count."""
    return [
        RoundOfRoom(tuple(sorted(round_.rack)), round_.master.play, round_.master.wrong, round_.slips)
        for round_ in event.rounds
        if round_.master
    ]


def _the_same_rounds(event: Duplicate, theirs: Sequence[RoundOfRoom]) -> None:
    ours, line = _rounds(event), event.tile_set.line
    for number, (here, there) in enumerate(zip(ours, theirs, strict=False), 1):
        if here.rack != there.rack:
            raise RoundsDiffer(round=number, here=line(here.rack), there=line(there.rack))
        if here.master != there.master:
            raise RoundsDiffer(
                round=number,
                here=in_writing(event.tile_set, here.master),
                there=in_writing(event.tile_set, there.master),
            )
    if len(ours) != len(theirs):
        first = min(len(ours), len(theirs)) + 1
        raise RoundsDiffer(round=first, here=f"{len(ours)}", there=f"{len(theirs)}")


def _plays_of_this_game(tiles: TileSet, theirs: Sequence[RoundOfRoom]) -> None:
    for slip in (slip for round_ in theirs for slip in round_.slips.values()):
        play = slip.play
        try:
            as_written = play is None or write_play(tiles, read_play(tiles, play)) == play
        except JUDGES_ORDER:
            raise NoSuchRoom from None
        if not as_written or slip.points < 0:
            raise NoSuchRoom


def _no_player_twice(event: Duplicate, theirs: Sequence[Player]) -> None:
    here = {player.name.casefold() for player in event.players.values()}
    for player in theirs:
        if player.name.casefold() in here:
            raise PlayerInBothRooms(name=player.name)


def _brought(event: Duplicate, other: Room) -> Entry:
    """Return the other room's players with new ids, and with tables from 101 on if theirs exist here."""
    before = f"room{len(event.rooms) + 2}-"
    used_tables = {player.table for player in event.players.values()}
    further = 0
    while any(player.table + further in used_tables for player in other.players):
        further += HUNDRED
    players = [
        {
            "player": before + player.id,
            "table": player.table + further,
            "name": player.name,
            "group": other.room,
            "left": player.left,
            "sanctions": list(player.sanctions),
        }
        for player in other.players
    ]
    slips = [
        {"round": number, "player": before + player, **asdict(slip), "words": list(slip.words)}
        for number, round_ in enumerate(other.rounds, 1)
        for player, slip in round_.slips.items()
    ]
    wrong = [number for number, round_ in enumerate(other.rounds, 1) if round_.wrong]
    return {
        "type": "RoomMerged",
        "room": other.room,
        "began": other.began,
        "players": players,
        "slips": slips,
        "wrong": wrong,
    }
