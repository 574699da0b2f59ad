"""One event in two rooms: this room's slips as a file, and the other's, looked through and brought in."""

import json

from faristol.games.duplicate import rooms
from faristol.games.duplicate.errors import NoSuchRoom, NotNow
from faristol.plain_json import read_json
from faristol.screens.duplicate.open_event import event_of
from faristol.screens.duplicate.results.place import CHOSEN, chosen
from faristol.screens.scene import Intent, SavedFile, Scene, Step
from faristol.screens.view import view_value


@view_value
class OtherRoom:
    """The other room as it would be brought in."""

    name: str
    players: int
    slips: int


def other_room(scene: Scene) -> OtherRoom | None:
    other = chosen(scene).other_room
    try:
        rooms.read_room(other)
    except NoSuchRoom:
        other = None
    if other is None:
        return None
    slips = sum(len(round_["slips"]) for round_ in other["rounds"])
    return OtherRoom(other["room"], len(other["players"]), slips)


def save_room(scene: Scene, intent: Intent) -> Step:
    room = rooms.room_of(event_of(scene), intent.fields.get("room", ""))
    text = json.dumps(room, ensure_ascii=False, indent=1) + "\n"
    return Step(save=SavedFile("faristol-room.json", "application/json", text))


def read_room(scene: Scene, intent: Intent) -> Step:
    """Read the other room's file; it is refused where a rack or a master play differs."""
    try:
        value = read_json((intent.file or b"").decode())
    except ValueError as unreadable:
        raise NoSuchRoom from unreadable
    rooms.merge_room(event_of(scene), value)
    return Step(session=scene.session.change(CHOSEN, other_room=value), focus="other-room")


def take_room(scene: Scene, intent: Intent) -> Step:
    other = chosen(scene).other_room
    if other is None:
        raise NotNow
    entries = rooms.merge_room(event_of(scene), other)
    return Step(entries=entries, session=scene.session.change(CHOSEN, other_room=None), focus="work")


def leave_room(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.change(CHOSEN, other_room=None))


INTENTS = {
    "save_room": save_room,
    "read_room": read_room,
    "take_room": take_room,
    "leave_room": leave_room,
}
