"""An event's file as codes that are shown one after another, for the camera of another tablet."""

from faristol.games.publishing import backed_up
from faristol.screens.parts.moving_code import MovingCode, Showing, moving_code
from faristol.screens.scene import OpenEvent, Scene
from faristol.screens.session import Question
from faristol.storage.files import export_file

SHOWING = Question("moving-code", Showing)


def file_as_code(event: OpenEvent, scene: Scene) -> MovingCode | None:
    """Return the codes that the page needs next, while the file is shown."""
    showing = scene.session.get(SHOWING)
    if showing is None:
        return None
    entries = backed_up(event.entries)
    content = export_file(event.stream, entries, scene.app, [], showing.at)
    return moving_code(content, f"{event.stream}-{showing.at}-{len(entries)}", showing.start)
