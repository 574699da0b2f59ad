"""What the judge does about the other tablets: lets them in, sends one away, takes a late slip."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from faristol.games.duplicate.errors import NotNow
from faristol.games.duplicate.handing_in import hand_in
from faristol.games.duplicate.ruling import Written
from faristol.screens.duplicate.open_event import event_of, open_event
from faristol.screens.duplicate.room import by_camera
from faristol.screens.duplicate.room.errors import NotATabletsCode
from faristol.screens.duplicate.room.without_network import SIGHT_INTENTS
from faristol.screens.duplicate.seats import tables
from faristol.screens.errors import OnlyWatching
from faristol.screens.scene import Intent, Scene, Step

if TYPE_CHECKING:
    from faristol.room.host import Host, Next


def host_of(scene: Scene) -> "Host | None":
    """Return the room of the open event, if this tablet is its host."""
    if scene.room is None:
        return None
    from faristol.room.host import Host

    room = scene.room
    return room if isinstance(room, Host) and room.stream == open_event(scene).stream else None


def open_(scene: Scene, intent: Intent) -> Step:
    from faristol.room.guest import Guest, left
    from faristol.room.host import Host, closed, open_room
    from faristol.room.orders import RoomStep

    if not open_event(scene).writing:
        raise OnlyWatching
    before = scene.room
    ended = (
        closed(before) if isinstance(before, Host) else left(before)[1] if isinstance(before, Guest) else []
    )
    room, orders = open_room(
        open_event(scene).stream, len(tables(event_of(scene))), scene.chance, host_of(scene)
    )
    return Step(room=RoomStep(room, [*ended, *orders]), focus="work")


def close(scene: Scene, intent: Intent) -> Step:
    from faristol.room.host import closed
    from faristol.room.orders import RoomStep

    return Step(room=RoomStep(None, closed(_host(scene))), focus="work")


def read(scene: Scene, intent: Intent) -> Step:
    """Let in the tablet whose code was read by the camera, or typed."""
    from faristol.room.code_text import Unreadable
    from faristol.room.host import PlaceUsed, new_code, read_guest_code
    from faristol.room.orders import RoomStep

    host, code = _host(scene), intent.data.get("code") or intent.fields.get("code", "")
    try:
        return _step(read_guest_code(host, "".join(code.split()).upper()), focus="code")
    except Unreadable:
        raise NotATabletsCode from None
    except PlaceUsed:
        t = scene.texts
        fact = t.gettext("Another tablet came in with this place of the code.")
        way_out = t.gettext("There is a new code here now: read it once more with the other tablet.")
        return Step(room=RoomStep(*new_code(host)), notice=(fact, way_out), focus="code")


def code(scene: Scene, intent: Intent) -> Step:
    return by_camera.code(_host(scene), scene, intent)


def renew(scene: Scene, intent: Intent) -> Step:
    from faristol.room.host import new_code

    return _step(new_code(_host(scene)), focus="work")


def send_away(scene: Scene, intent: Intent) -> Step:
    from faristol.room.host import sent_away

    return _step(sent_away(_host(scene), int(intent.data["tablet"])), focus="work")


def admit(scene: Scene, intent: Intent) -> Step:
    from faristol.room.host import admitted

    return _step(admitted(_host(scene), int(intent.data["tablet"])), focus="work")


def take_late(scene: Scene, intent: Intent) -> Step:
    """Take what came too late as a slip that was handed in late."""
    event, player = event_of(scene), intent.data["player"]
    if not event.rounds or player not in event.round.came_late or player in event.round.slips:
        raise NotNow
    sheet = event.round.came_late[player]
    written = Written(sheet.written, given=sheet.given, late=True)
    is_word = scene.open_words.lexicon.contains
    return Step(entries=hand_in(event, event.round.number, [player], written, is_word), focus="work")


def _host(scene: Scene) -> "Host":
    host = host_of(scene)
    if host is None:
        raise NotNow
    return host


def _step(after: "Next", focus: str) -> Step:
    from faristol.room.orders import RoomStep

    return Step(room=RoomStep(*after), focus=focus)


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {
    "open": open_,
    "close": close,
    "read": read,
    "code": code,
    **by_camera.CAMERA_INTENTS,
    **SIGHT_INTENTS,
    "renew": renew,
    "send_away": send_away,
    "admit": admit,
    "take_late": take_late,
}
