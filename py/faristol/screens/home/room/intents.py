"""What is done about the other tablets: to let them in, send one away, take what came late."""

import hashlib
import json
from dataclasses import replace
from typing import TYPE_CHECKING

from faristol.errors import refusal
from faristol.screens.activities import activity_of
from faristol.screens.acts import Act
from faristol.screens.errors import OnlyWatching, UnknownEvent
from faristol.screens.home.room import by_camera
from faristol.screens.home.tablet_codes import AnswersAnotherCode, NotATabletsCode, PlaceWasUsed
from faristol.screens.notice import Caution
from faristol.screens.parts.camera import Looking
from faristol.screens.refusals import sentences
from faristol.screens.scene import Intent, OpenEvent, Scene, Step
from faristol.texts import N_, Texts

if TYPE_CHECKING:
    from faristol.room.host import Host, Next


RoomNotOpen = refusal(
    "room.not-open",
    N_("The room is closed."),
    N_("Open it again; everybody keeps their table."),
)


def open_event(scene: Scene) -> OpenEvent:
    if scene.event is None:
        raise UnknownEvent
    return scene.event


def host_of(scene: Scene) -> "Host | None":
    """Return the room of the open event, if this tablet is its host."""
    if scene.room is None:
        return None
    from faristol.room.host import Host

    room = scene.room
    return room if isinstance(room, Host) and room.stream == open_event(scene).stream else None


def mark(event: OpenEvent) -> str:
    """Return by what an event is known from any other, also on the tablet to which it was carried."""
    first = json.dumps(event.entries[0], ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(first.encode()).hexdigest()[:16]


def open_(scene: Scene) -> Act:
    from faristol.room.guest import Guest
    from faristol.room.host import Host, closed, open_room
    from faristol.room.joined_room import joined_room, with_joined_room
    from faristol.room.leaving import left
    from faristol.room.orders import RoomStep

    event = open_event(scene)
    if not event.writing:
        raise OnlyWatching
    if host_of(scene):
        return Step(focus="work")
    before, joined = scene.room, joined_room(scene.room)
    beside = joined if joined and joined.role == "room" else None
    ended = closed(before) if isinstance(before, Host) else []
    if isinstance(before, Guest) and not beside:
        ended = left(before)[1]
    tables = activity_of(event).tables(event.state)
    room, orders = open_room(event.stream, mark(event), len(tables), scene.chance)
    return Step(room=RoomStep(with_joined_room(room, beside), [*ended, *orders]), focus="work")


def close(scene: Scene) -> Act:
    from faristol.room.host import closed
    from faristol.room.orders import RoomStep

    host = _host(scene)
    return Step(room=RoomStep(host.joined, closed(host)), focus="work")


def read(scene: Scene, t: Texts, code: str = "") -> Act:
    """Let in the tablet whose code was read by the camera, or typed; a slip's code is taken as well."""
    from faristol.room.code_text import Unreadable
    from faristol.room.host import AnotherCode, PlaceUsed, read_guest_code
    from faristol.room.orders import RoomStep

    host, typed = _host(scene), "".join(code.split()).upper()
    if step := by_camera.slip_typed(host, scene, typed):
        return step
    following = "work" if scene.session.get(by_camera.LOOKING, Looking()).on else "code"
    try:
        after, _, orders = read_guest_code(host, typed)
        return Step(room=RoomStep(after, orders), focus=following)
    except Unreadable:
        raise NotATabletsCode from None
    except AnotherCode:
        raise AnswersAnotherCode from None
    except PlaceUsed:
        return Step(notice=Caution(*sentences(PlaceWasUsed(), t)), focus=following)


def code(scene: Scene, code: str) -> Act:
    return by_camera.take_codes(_host(scene), scene, code)


def renew(scene: Scene) -> Act:
    from faristol.room.host import new_code

    return _step(new_code(_host(scene)), focus="work")


def totals(scene: Scene, value: str) -> Act:
    return _with_rules(_host(scene), totals=bool(value))


def asks(scene: Scene, value: str) -> Act:
    return _with_rules(_host(scene), asks=bool(value))


def live(scene: Scene, value: str) -> Act:
    """Publish the page for everybody at the relay, or take it away."""
    return _with_rules(_host(scene), live=bool(value))


def _with_rules(host: "Host", **settled: bool) -> Step:
    from faristol.room.orders import RoomStep

    return Step(room=RoomStep(replace(host, rules=replace(host.rules, **settled))))


def take_late(scene: Scene, intent: Intent) -> Act:
    """Let count what a tablet has sent, and what does not count by itself."""
    return Step(activity_of(open_event(scene)).take_late(scene, intent), focus="work")


def _host(scene: Scene) -> "Host":
    host = host_of(scene)
    if host is None:
        raise RoomNotOpen
    return host


def _step(after: "Next", focus: str) -> Step:
    from faristol.room.orders import RoomStep

    return Step(room=RoomStep(*after), focus=focus)
