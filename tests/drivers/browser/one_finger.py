"""One finger on a screen: it taps where it sees something, five times a second, and slides a board that is drawn large."""

from playwright.sync_api import Page

SETTLES = 1_000
"""So many milliseconds nothing takes a tap that has only just come under the finger (site/taps.js)."""
BETWEEN = 200
"""Milliseconds from one tap to the next."""
SEEN = """(selector) => {
    const one = document.querySelector(selector);
    const { x, y, width, height } = one.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    return { at, seen: one.contains(document.elementFromPoint(...at)) };
}"""
BESIDE = """(way) => {
    const { x, y, width, height } = document.getElementById("board").getBoundingClientRect();
    const middle = [x + width / 2, y + Math.min(height, innerHeight - y) / 2];
    const from = (off) => [middle[0] - way[0] / 2, middle[1] - way[1] / 2 + off];
    const holds = (at) => document.elementFromPoint(...at)?.closest("[data-state=new]");
    return [0, 45, -45, 90, -90].map(from).find((at) => !holds(at));
}"""
"""Where a finger comes down that is to slide the board: on no tile that it would take up."""
WHERE = "() => [document.getElementById('board').scrollLeft, document.getElementById('board').scrollTop]"
REACH = 120


class Finger:
    def __init__(self, page: Page) -> None:
        self.page = page
        self._raw = page.context.new_cdp_session(page)

    def taps(self, selector: str) -> None:
        found = self.page.evaluate(SEEN, selector)
        assert found["seen"], f"{selector} is not in sight"
        self.page.touchscreen.tap(*found["at"])
        self.page.wait_for_timeout(BETWEEN)

    def brings_into_sight(self, square: str) -> None:
        """Slide the board until the square is seen, and wait until it is at rest."""
        while not (found := self.page.evaluate(SEEN, square))["seen"]:
            before, middle = self.page.evaluate(WHERE), self.page.evaluate(SEEN, "#board")["at"]
            way = [max(-REACH, min(REACH, to - at)) for to, at in zip(middle, found["at"], strict=True)]
            start = self.page.evaluate(BESIDE, way)
            self._touches("touchStart", start)
            for part in range(1, 7):
                self._touches("touchMove", [at + by * part / 6 for at, by in zip(start, way, strict=True)])
            self._touches("touchEnd")
            self.page.wait_for_timeout(BETWEEN)
            self._rests()
            assert self.page.evaluate(WHERE) != before, f"the board does not slide to {square}"

    def _touches(self, kind: str, at: list[float] | None = None) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        self._raw.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def _rests(self) -> None:
        at = None
        while at != (at := self.page.evaluate(WHERE)):
            self.page.wait_for_timeout(BETWEEN)
