"""What a person does to come into a room: reads its code, takes a table, and leaves again."""

from collections.abc import Callable
from dataclasses import replace

from faristol.errors import refusal
from faristol.screens.parts.room_guest import guest_of
from faristol.screens.scene import Intent, Scene, Step
from faristol.texts import N_

NotARoomsCode = refusal(
    "join.not-a-rooms-code",
    N_("This is not the code of a room."),
    N_("Read the code that the judge's tablet shows under “Tablets in the room”."),
    field="code",
)
TableMissing = refusal(
    "join.table-missing",
    N_("The number of your table is missing."),
    N_("It is written on your table, or the judge says it."),
    field="table",
)
RoomRunsHere = refusal(
    "join.room-runs-here",
    N_("This tablet is the judge's: its own room is open."),
    N_("Close that room first, or join with another tablet."),
)


def read(scene: Scene, intent: Intent) -> Step:
    """Take the room's code, which the camera has read or a person typed."""
    from faristol.room.code_text import Unreadable
    from faristol.room.guest import Guest, room_code_read
    from faristol.room.host import Host
    from faristol.room.orders import RoomStep

    if isinstance(scene.room, Host) and scene.room.places:
        raise RoomRunsHere
    code = intent.data.get("code") or intent.fields.get("code", "")
    try:
        after = room_code_read(guest_of(scene) or Guest(), "".join(code.split()).upper())
    except Unreadable:
        raise NotARoomsCode from None
    return Step(room=RoomStep(after), focus="table")


def telephone(scene: Scene, intent: Intent) -> Step:
    """Come in as a player's own telephone, which has no table."""
    from faristol.room.guest import take_place
    from faristol.room.orders import RoomStep

    guest = guest_of(scene)
    if guest is None or guest.offers is None:
        return Step()
    return Step(room=RoomStep(*take_place(guest, "telephone", None, scene.app, scene.chance)), focus="work")


def take(scene: Scene, intent: Intent) -> Step:
    """Take the seat at a table; the tablet then shows its own code."""
    from faristol.room.guest import take_place
    from faristol.room.orders import RoomStep

    guest, typed = guest_of(scene), intent.fields.get("table", "").strip()
    if guest is None or guest.offers is None:
        return Step()
    if not (typed.isascii() and typed.isdecimal() and 0 < int(typed[:4]) < 1_000):
        raise TableMissing
    return Step(
        room=RoomStep(*take_place(guest, "player", int(typed), scene.app, scene.chance)), focus="work"
    )


def again(scene: Scene, intent: Intent) -> Step:
    """Go back to the reading of the room's code; the seat is not lost by it."""
    from faristol.room.orders import RoomStep

    guest = guest_of(scene)
    if guest is None:
        return Step()
    return Step(room=RoomStep(replace(guest, offers=None, place=None, code="")), focus="code")


def leave(scene: Scene, intent: Intent) -> Step:
    from faristol.room.guest import left
    from faristol.room.orders import RoomStep

    guest = guest_of(scene)
    return Step(room=RoomStep(None, left(guest)[1]), focus="work") if guest else Step()


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {
    "read": read,
    "telephone": telephone,
    "take": take,
    "again": again,
    "leave": leave,
}
