"""A finger that looks before it taps: where something else has come under it, its tap is meant for that one."""

from math import hypot

from playwright.sync_api import Page

SETTLES = 1_000
"""So many milliseconds what comes under a finger takes no tap (site/taps.js)."""

PLACE = 32


class OneFinger:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._last: tuple[str, float, float] | None = None

    def goes_to(self, selector: str, x: float, y: float) -> None:
        """Go to what is seen there, and wait as a person does who has to read what has come."""
        if self._last:
            before, last_x, last_y = self._last
            if before != selector and hypot(x - last_x, y - last_y) <= PLACE:
                self._page.wait_for_timeout(SETTLES)
        self._last = (selector, x, y)
