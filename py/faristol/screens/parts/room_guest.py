"""This tablet as a guest in a room of tablets, for every screen that it has there."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from faristol.screens.scene import Scene

if TYPE_CHECKING:
    from faristol.room.guest import Guest

State = TypeVar("State")


def guest_of(scene: Scene) -> "Guest | None":
    """Return what this tablet is in a room, unless it is the host's."""
    if scene.room is None:
        return None
    from faristol.room.guest import Guest

    return scene.room if isinstance(scene.room, Guest) else None


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
