"""This tablet as a guest in a room of tablets, for every screen that it has there."""

from typing import TYPE_CHECKING

from faristol.screens.scene import Scene

if TYPE_CHECKING:
    from faristol.room.guest import Guest


def guest_of(scene: Scene) -> "Guest | None":
    """Return what this tablet is in a room, unless it is the host's."""
    if scene.room is None:
        return None
    from faristol.room.guest import Guest

    return scene.room if isinstance(scene.room, Guest) else None
