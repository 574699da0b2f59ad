"""What is half done on this screen: who is being put right, and the list in the field."""

from dataclasses import dataclass

from faristol.screens.scene import Scene
from faristol.screens.session import Slot


@dataclass(frozen=True)
class Notes:
    edited: str | None = None
    """The player who is being put right."""
    list: str | None = None
    columns: tuple[str, ...] = ()
    """What the columns of that list hold, as a person said."""


NOTES = Slot("players", Notes, of="event")


def notes(scene: Scene) -> Notes:
    return scene.session.get(NOTES, Notes())
