"""A file as codes that are shown one after another, for the camera of another tablet."""

from dataclasses import dataclass
from itertools import islice

from faristol.room.code_text import to_text
from faristol.room.fountain import BLOCK, enough, frames
from faristol.screens.parts.qr import QUIET, squares
from faristol.screens.view import view_value

AT_ONCE = 6
"""So many codes are drawn for one answer; the page asks for the next ones while it shows these."""


@dataclass(frozen=True)
class Showing:
    """Since when the file is shown, and the first code that the page does not have."""

    at: int
    start: int = 0


@view_value
class MovingCode:
    of: str
    """Which file it is: what was drawn of another one is of no use."""
    size: int
    """The squares of a side, with the margin."""
    start: int
    all: int
    codes: str


def moving_code(content: bytes, of: str, start: int, block: int = BLOCK) -> MovingCode:
    """Return the codes of a file that the page needs next."""
    every = enough(content, block)
    start = min(max(0, start), every - 1)
    shown = islice(frames(content, block), start, min(start + AT_ONCE, every))
    sizes, drawn = zip(*(squares(to_text(frame)) for frame in shown), strict=True)
    return MovingCode(of, sizes[0] + 2 * QUIET, start, every, " ".join(drawn))
