"""Lines of a table onto pages of paper."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

Line = TypeVar("Line")


def filled(
    lines: Sequence[Line], room: float, height: Callable[[Line], float], later: float | None = None
) -> Iterable[list[Line]]:
    """Yield pages of lines, none of which is cut; the pages after the first may have more room."""
    page: list[Line] = []
    used = 0.0
    for line in lines:
        if page and used + height(line) > room:
            yield page
            page, used, room = [], 0.0, later or room
        page.append(line)
        used += height(line)
    yield page


def evenly(
    lines: Sequence[Line], room: float, height: Callable[[Line], float] = lambda line: 1.0
) -> list[list[Line]]:
    """Return the lines on as few pages as can be, about as many on each: none has a single line left over."""
    pages = list(filled(lines, room, height))
    tall = sum(map(height, lines)) / len(pages)
    while len(even := list(filled(lines, tall, height))) > len(pages):
        tall += 0.5
    return even
