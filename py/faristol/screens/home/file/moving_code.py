"""An event's file as codes that are shown one after another, for the camera of another tablet."""

from dataclasses import dataclass
from itertools import islice

from faristol.games.publishing import backed_up
from faristol.room.code_text import to_text
from faristol.room.fountain import enough, frames
from faristol.screens.parts.qr import QUIET, squares
from faristol.screens.scene import OpenEvent, Scene
from faristol.screens.session import Question
from faristol.screens.view import view_value
from faristol.storage.files import export_file

AT_ONCE = 6
"""So many codes are drawn for one answer; the page asks for the next ones while it shows these."""


@dataclass(frozen=True)
class Showing:
    """Since when the file is shown, and the first code that the page does not have."""

    at: int
    start: int = 0


SHOWING = Question("moving-code", Showing)


@view_value
class MovingCode:
    of: str
    """Which file it is: what was drawn of another one is of no use."""
    size: int
    """The squares of a side, with the margin."""
    start: int
    all: int
    codes: str


def moving_code(event: OpenEvent, scene: Scene) -> MovingCode | None:
    """Return the codes that the page needs next, while the file is shown."""
    showing = scene.session.get(SHOWING)
    if showing is None:
        return None
    entries = backed_up(event.entries)
    content = export_file(event.stream, entries, scene.app, [], showing.at)
    every = enough(content)
    start = min(max(0, showing.start), every - 1)
    shown = islice(frames(content), start, min(start + AT_ONCE, every))
    sizes, drawn = zip(*(squares(to_text(frame)) for frame in shown), strict=True)
    of = f"{event.stream}-{showing.at}-{len(entries)}"
    return MovingCode(of, sizes[0] + 2 * QUIET, start, every, " ".join(drawn))
