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
