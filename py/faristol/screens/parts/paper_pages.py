"""Lines of a table onto pages of paper."""

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


def filled(
    lines: list[T], room: float, height: Callable[[T], float], later: float | None = None
) -> Iterable[list[T]]:
    """Lines onto pages, so that none is cut; the pages after the first may have more room."""
    page: list[T] = []
    used = 0.0
    for line in lines:
        if page and used + height(line) > room:
            yield page
            page, used, room = [], 0.0, later or room
        page.append(line)
        used += height(line)
    yield page
