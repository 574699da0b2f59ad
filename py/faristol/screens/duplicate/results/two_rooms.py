"""One event in two rooms: this room's slips as a file, and the other's, looked through and brought in.

The other room's event may also lie on this tablet, read from the other's screen as a moving code, or have
come over the link where the two judges' tablets are linked.
"""

import json
from collections.abc import Sequence
from typing import Any

from faristol.games.duplicate import rooms
from faristol.games.duplicate.errors import NoSuchRoom, NotNow, RoomWithoutName
from faristol.games.duplicate.event import Duplicate
from faristol.kinds import fold_log
from faristol.plain_json import read_json
from faristol.screens.acts import Act
from faristol.screens.duplicate.open_event import event_of, open_event
from faristol.screens.duplicate.results.place import CHOSEN, chosen
from faristol.screens.parts.event_cards import Card
from faristol.screens.parts.room_guest import joined_as
from faristol.screens.scene import Intent, SavedFile, Scene, Step
from faristol.screens.session import Session
from faristol.screens.view import view_value


@view_value
class OtherRoom:
    """The other room as it would be brought in."""

    name: str
    players: int
    slips: int


@view_value
class LinkedRoom:
    """The other room, with whose judge's tablet this one is linked."""

    stream: str
    """Of the event here."""
    heard: bool
    offered: str
    """The name of its event once it has come over the link, "" before."""


def _linked_room(scene: Scene) -> LinkedRoom | None:
    guest = joined_as(scene)
    if guest is None or guest.role != "room":
        return None
    log = guest.log.entries if guest.log else ()
    same = bool(log) and log[0].get("commitment") == event_of(scene).opened.commitment
    return LinkedRoom(open_event(scene).stream, guest.hears != "gone", str(log[0]["name"]) if same else "")


def _other_room(scene: Scene) -> OtherRoom | None:
    try:
        other = rooms.read_room(chosen(scene).other_room)
    except NoSuchRoom:
        return None
    slips = sum(len(round_.slips) for round_ in other.rounds)
    return OtherRoom(other.room, len(other.players), slips)


@view_value
class OtherRooms:
    read: OtherRoom | None
    """The one whose slips are looked through."""
    linked: LinkedRoom | None
    events: list[Card]
    """The events of other rooms that lie on this tablet."""


def other_rooms(scene: Scene) -> OtherRooms:
    return OtherRooms(_other_room(scene), _linked_room(scene), _events_of_other_rooms(scene))


def _events_of_other_rooms(scene: Scene) -> list[Card]:
    """Return the events on this tablet that were played with the same promise and are over."""
    ours, promise = scene.event, event_of(scene).opened.commitment
    return [
        card
        for card in scene.cards
        if card["kind"] == "duplicate"
        and card.get("commitment") == promise
        and card["phase"] == "over"
        and (ours is None or card["stream"] != ours.stream)
    ]


def logs_for(scene: Scene, intent: Intent) -> Sequence[str]:
    """Return the event whose slips are to be looked through."""
    stream = intent.data.get("stream") if intent.do == "results.read_event" else None
    return (stream,) if stream else ()


def read_event(scene: Scene, stream: str, other_room: str = "") -> Act:
    """Read the other room's slips from its event on this tablet."""
    return _read_log(scene, scene.logs.get(stream, ()), other_room)


def read_linked(scene: Scene, other_room: str = "") -> Act:
    """Read the other room's slips as they have come over the link."""
    guest = joined_as(scene)
    return _read_log(scene, guest.log.entries if guest and guest.log else (), other_room)


def _read_log(scene: Scene, entries: Any, other_room: str) -> Step:
    folded = fold_log(entries)
    if folded is None or not isinstance(folded.state, Duplicate):
        raise NoSuchRoom
    try:
        room = rooms.room_of(folded.state, other_room)
    except RoomWithoutName as nameless:
        raise nameless.at("other_room") from None
    return _looked_through(scene, room)


def save_room(event: Duplicate, room: str = "") -> Act:
    text = json.dumps(rooms.room_of(event, room), ensure_ascii=False, indent=1) + "\n"
    return Step(save=SavedFile("faristol-room.json", "application/json", text))


def read_room(scene: Scene, intent: Intent) -> Act:
    """Read the other room's file; it is refused where a rack or a master play differs."""
    try:
        value = read_json((intent.file or b"").decode())
    except ValueError as unreadable:
        raise NoSuchRoom from unreadable
    return _looked_through(scene, value)


def _looked_through(scene: Scene, room: Any) -> Step:
    """Show the other room, or refuse it as it would be refused when it is taken in."""
    rooms.merge_room(event_of(scene), room)
    return Step(session=scene.session.change(CHOSEN, other_room=room), focus="other-room")


def take_room(scene: Scene, event: Duplicate) -> Act:
    other = chosen(scene).other_room
    if other is None:
        raise NotNow
    entries = rooms.merge_room(event, other)
    return Step(entries, session=scene.session.change(CHOSEN, other_room=None), focus="work")


def leave_room(session: Session) -> Act:
    return session.change(CHOSEN, other_room=None)
