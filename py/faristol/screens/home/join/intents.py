"""What a person does to come into a room: reads its code, takes a table, and leaves again."""

from dataclasses import replace
from typing import TYPE_CHECKING

from faristol.errors import refusal
from faristol.screens.acts import Act
from faristol.screens.focus import NEXT_STEP
from faristol.screens.home.join.letting_in import begin, codes_read, end, may_let_in
from faristol.screens.parts.camera import Looking, camera_intents
from faristol.screens.parts.room_guest import joined, joined_as
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Question, Session, Slot
from faristol.texts import N_

if TYPE_CHECKING:
    from faristol.room.guest import Guest
    from faristol.room.messages import Role

LOOKING = Slot("join-camera", Looking)
LEAVING_ROOM = Question("leave-room", bool)
CAMERA = camera_intents(LOOKING)

NotARoomsCode = refusal(
    "join.not-a-rooms-code",
    N_("This is not the code of a room."),
    N_("Read the code that the judge’s tablet shows under “Tablets in the room”."),
    field="code",
)
TableMissing = refusal(
    "join.table-missing",
    N_("The number of your table is missing."),
    N_("It is written on your table; if not, ask the judge."),
    field="table",
)
OwnCode = refusal(
    "join.own-code",
    N_("This is the code of this tablet’s own room."),
    N_("The other tablets read it; here, read the code of another judge’s room."),
    field="code",
)


def read(scene: Scene, code: str = "") -> Act:
    """Take the room's code as a person has typed or pasted it."""
    if step := _by_link(scene, "".join(code.split())):
        return step
    typed = "".join(code.split()).upper()
    if guest := _helper(scene):
        return codes_read(scene, guest, [typed], LOOKING)
    if (step := _after(scene, typed)) is None:
        raise NotARoomsCode
    return step


def code(scene: Scene, code: str) -> Act:
    """Take the codes that the camera has read since the last answer, one a line."""
    codes = code.split("\n")
    if guest := _helper(scene):
        return codes_read(scene, guest, codes, LOOKING)
    for text in codes:
        if step := _by_link(scene, text) or _after(scene, text):
            return step
    return scene.session.change(LOOKING, other_code=True)


def scan(scene: Scene, intent: Intent) -> Act:
    """Look for the room's code; who is in already looks for the codes of those that are not."""
    step = CAMERA["scan"](scene, intent)
    guest = _helper(scene)
    return replace(step, room=begin(scene, guest).room) if guest else step


def stop_scan(scene: Scene, intent: Intent) -> Act:
    step = CAMERA["stop_scan"](scene, intent)
    guest = joined_as(scene)
    return replace(step, room=end(scene, guest).room) if guest and guest.helping else step


def _helper(scene: Scene) -> "Guest | None":
    guest = joined_as(scene)
    return guest if may_let_in(guest) else None


def _after(scene: Scene, text: str) -> Step | None:
    """Return what follows from a code of the room or of a table; None if it is neither."""
    from faristol.room.code_text import CodeKind, Unreadable, kind_of_code, to_bytes
    from faristol.room.guest import Guest
    from faristol.room.guest_by_sight import seat_key_read
    from faristol.room.host import Host
    from faristol.room.joining import room_code_read
    from faristol.room.orders import Order

    guest, orders, t = joined_as(scene) or Guest(), list[Order](), scene.texts
    try:
        if kind_of_code(to_bytes(text)) is CodeKind.SEAT_KEY:
            guest, orders = seat_key_read(guest, text)
            announce = t.gettext("You are in, at table %(table)s.") % {"table": guest.table}
        else:
            guest, announce = room_code_read(guest, text), t.gettext("The room’s code has been read.")
            if guest.offers and isinstance(scene.room, Host) and guest.offers.key == scene.room.key:
                raise OwnCode
    except Unreadable:
        return None
    session = scene.session.without(LOOKING)
    chooses = guest.offers is not None and not isinstance(scene.room, Host)
    focus = "table" if chooses else NEXT_STEP
    return Step(room=joined(scene, guest, orders), session=session, focus=focus, announce=announce)


def _by_link(scene: Scene, text: str) -> Step | None:
    """Return what follows from the link of a room at the relay; None if it is none."""
    from faristol.room.by_relay import link_read, room_in
    from faristol.room.guest import Guest
    from faristol.room.host import Host

    room = room_in(text)
    if room is None:
        return None
    if isinstance(scene.room, Host) and scene.room.relay and scene.room.relay.name == room:
        raise OwnCode
    guest = link_read(joined_as(scene) or Guest(), room)
    focus = NEXT_STEP if isinstance(scene.room, Host) else "table"
    session = scene.session.without(LOOKING)
    announce = scene.texts.gettext("The room’s code has been read.")
    return Step(room=joined(scene, guest), session=session, focus=focus, announce=announce)


def telephone(scene: Scene) -> Act:
    """Come in as a player's own telephone, which has no table."""
    return _step_into_room(scene, "telephone")


def take(scene: Scene, table: str = "") -> Act:
    """Take the seat at a table; where codes are read the tablet then shows its own."""
    guest, typed = joined_as(scene), table.strip()
    if guest is None or not (guest.offers or guest.relay):
        return []
    if not (typed.isascii() and typed.isdecimal() and 0 < int(typed[:4]) < 1_000):
        raise TableMissing
    return _step_into_room(scene, "player", int(typed))


def me(scene: Scene) -> Act:
    """Say that the seat is one's own."""
    from faristol.room.joining import is_me

    guest = joined_as(scene)
    if guest is None or not guest.whose:
        return []
    return Step(room=joined(scene, *is_me(guest, scene.app)), focus="work")


def not_me(scene: Scene) -> Act:
    """Choose another table."""
    from faristol.room.joining import not_me as another

    guest = joined_as(scene)
    if guest is None or not guest.whose:
        return []
    return Step(room=joined(scene, another(guest)), focus="table")


def show(scene: Scene) -> Act:
    """Come in as a wall, which has no seat and shows the board for the room."""
    return _step_into_room(scene, "wall")


def judge(scene: Scene) -> Act:
    """Ask to come in as a second judge; the first judge lets it in."""
    return _step_into_room(scene, "judge")


def other_room(scene: Scene) -> Act:
    """Ask to be told of the slips of another room that plays the same duplicate."""
    return _step_into_room(scene, "room")


def _step_into_room(scene: Scene, role: "Role", table: int | None = None) -> Step:
    from faristol.room import by_relay, joining

    guest = joined_as(scene)
    if guest is None or not (guest.offers or guest.relay):
        return Step()
    take_place = joining.take_place if guest.offers else by_relay.take_place
    return Step(room=joined(scene, *take_place(guest, role, table, scene.app, scene.chance)), focus="work")


def again(scene: Scene) -> Act:
    """Go back to the reading of the room's code; the seat is not lost by it."""

    guest = joined_as(scene)
    if guest is None:
        return []
    return Step(room=joined(scene, replace(guest, offers=None, place=None, code="", relay="")), focus="code")


def ask_leave(session: Session) -> Act:
    return session.put(LEAVING_ROOM, True)


def leave(scene: Scene) -> Act:
    from faristol.room.leaving import left

    guest = joined_as(scene)
    if guest is None:
        return []
    return Step(room=joined(scene, *left(guest)), session=scene.session.dismissed(), focus="work")


def forget(scene: Scene) -> Act:
    """Drop what was not sent before this tablet left the room."""
    return Step(room=joined(scene, None), focus="work")
