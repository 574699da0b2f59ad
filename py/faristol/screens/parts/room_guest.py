"""This tablet as a guest in a room of tablets, for every screen that it has there."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from faristol.screens.scene import Scene

if TYPE_CHECKING:
    from faristol.room.guest import Guest
    from faristol.room.orders import Order, RoomStep

State = TypeVar("State")


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
