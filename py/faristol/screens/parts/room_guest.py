"""This tablet as a guest in a room of tablets, for every screen that it has there."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from faristol.screens.scene import Scene
from faristol.texts import N_, Texts

if TYPE_CHECKING:
    from faristol.room.guest import Guest
    from faristol.room.orders import Order, RoomStep

State = TypeVar("State")

WHY_NO_SEAT = {
    "taken": (
        N_("Another tablet is at this table."),
        N_("Choose your own table’s number, or ask the judge to send that tablet away."),
    ),
    "asked": (
        N_("The judge has been asked: another device has had this seat."),
        N_("As soon as the judge says yes, it is yours. Meanwhile hand in on paper."),
    ),
    "not-given": (
        N_("The judge keeps this seat for the device that had it."),
        N_("Choose your own table’s number, or ask the judge."),
    ),
    "freed": (
        N_("The judge has freed this seat."),
        N_("Choose your table again, or ask the judge."),
    ),
    "sent-away": (N_("The judge has sent this tablet away."), N_("Hand in on paper, or ask the judge.")),
    "other-version": (
        N_("This tablet has a different version of Faristol from the judge’s."),
        N_("Open Faristol once while on the internet, and it updates itself; until then hand in on paper."),
    ),
    "other-words": (
        N_("This tablet has a different word list from the judge’s."),
        N_("Hand in on paper, or ask the judge."),
    ),
    "no-such-table": (
        N_("Nobody plays at this table."),
        N_("Check the number on your table, or ask the judge."),
    ),
    "room-full": (N_("The room is full."), N_("Hand in on paper.")),
    "tables-only": (
        N_("In this event every tablet has a table."),
        N_("Write your table’s number, or choose the board for the room."),
    ),
    "no-judges": (
        N_("Only a duplicate has a second judge, or a second room."),
        N_("Write your table’s number, or choose the board for the room."),
    ),
    "no-relay": (
        N_("This page does not come from the computer that the link leads to."),
        N_("Open the link in this tablet’s browser, and join the room there."),
    ),
    "not-admitted": (N_("The judge has not let this tablet in yet."), N_("Wait a moment, or ask.")),
}


def guest_of(scene: Scene) -> "Guest | None":
    """Return what this tablet is in a room, unless it is the host's or has left it."""
    if scene.room is None:
        return None
    from faristol.room.guest import Guest

    return scene.room if isinstance(scene.room, Guest) and not scene.room.left else None


def joined_as(scene: Scene) -> "Guest | None":
    """Return what this tablet is in the room that it has joined, also if it is the host of another one."""
    if scene.room is None:
        return None
    from faristol.room.joined_room import joined_room

    return joined_room(scene.room)


def joined(scene: Scene, guest: "Guest | None", orders: "Sequence[Order]" = ()) -> "RoomStep":
    """Return what becomes of this tablet's rooms by what it does in the one that it has joined."""
    from faristol.room.joined_room import with_joined_room
    from faristol.room.orders import RoomStep

    return RoomStep(with_joined_room(scene.room, guest), orders)


def host_state(scene: Scene, read: Callable[[Mapping[str, Any]], State]) -> State | None:
    """Return what the host has told this tablet; None before it has, or if it cannot be read."""
    from faristol.room.code_text import Unreadable

    guest = guest_of(scene)
    if guest is None or guest.knows is None:
        return None
    try:
        return read(guest.knows)
    except Unreadable:
        return None


def why_no_seat(guest: "Guest", t: Texts) -> tuple[str, str] | None:
    """Return why the host gives this tablet no seat, and what to do; None where it has not refused one.

    A judge is asked only as long as the tablet is heard: once it is heard again, it asks anew.
    """
    if guest.refused not in WHY_NO_SEAT or (guest.refused == "asked" and guest.hears != "heard"):
        return None
    fact, way_out = WHY_NO_SEAT[guest.refused]
    return t.gettext(fact), t.gettext(way_out)


def nothing_known(guest: "Guest | None", t: Texts, nothing_came: str) -> tuple[str, str]:
    """Return why this tablet knows nothing of the event, and what to do."""
    if guest is None:
        return t.gettext("This tablet has no seat in a room yet."), t.gettext("Join the room first.")
    again = t.gettext("If this goes on, read the room’s code once more.")
    return why_no_seat(guest, t) or (nothing_came, again)
