"""Two people who play a game with nothing but their fingers: every touch goes the way of a real one."""

from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from drivers.browser.judge import Judge
from drivers.browser.one_finger import OneFinger
from drivers.club import words
from faristol.core.board import Board
from faristol.core.letters import AS_BLANK, letter
from faristol.core.placement import PlayRules, place
from faristol.core.play import Play
from faristol.core.scoring import score
from faristol.core.squares import name
from faristol.core.tiles import BLANK, tile_set
from faristol.rulesets import ruleset_data
from faristol.screens.classic.turn.laying import DOUBLE_TAP
from faristol.words.plays import find_plays

SEEN = """(selector) => {
    const [one] = document.querySelectorAll(selector);
    const { x, y, width, height } = one.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    const top = document.elementFromPoint(at.x, at.y);
    return { ...at, free: top !== null && (one.contains(top) || top.contains(one)) };
}"""
"""Where a finger would touch, and whether nothing lies over it."""

RACK = """() => [...document.querySelectorAll(".rack button.tile")].map((tile) =>
    [tile.id, tile.querySelector(".tile__letter")?.dataset.text ?? "?"])"""

HANDED_ON = DOUBLE_TAP + 100
"""So many milliseconds the tablet takes from hand to hand: a quicker tap counts as the second of who has played."""

ABOVE = 46
"""So many pixels above the finger a tile flies."""


class Fingers(Judge):
    """Taps and drags by touch; plays are the best of the list, laid in three ways by turns."""

    def __init__(self, context: BrowserContext, address: str, page: Page | None = None) -> None:
        super().__init__(context, address, page)
        self._touch = context.new_cdp_session(self.page)
        self._finger = OneFinger(self.page)
        rules = ruleset_data("mallorca")
        self.rules, self.tiles = PlayRules.from_data(rules), tile_set("ca")
        self.board = Board()
        self.turns = 0

    # --- one finger

    def _sends(self, kind: str, at: tuple[float, float] | None = None) -> None:
        points = [{"x": at[0], "y": at[1], "id": 1}] if at else []
        self._touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def middle(self, selector: str) -> tuple[float, float]:
        """Return where a finger touches it; the page or the board is slid there first if it is out of sight."""
        self.sees(selector)
        found = self.page.evaluate(SEEN, selector)
        if not found["free"]:
            self.page.locator(selector).first.scroll_into_view_if_needed()
            self.page.wait_for_function(f"(selector) => ({SEEN})(selector).free", arg=selector)
            found = self.page.evaluate(SEEN, selector)
        return found["x"], found["y"]

    def taps(self, *selectors: str) -> "Fingers":
        for selector in selectors:
            at = self.middle(selector)
            self._finger.goes_to(selector, *at)
            self.page.touchscreen.tap(*at)
        return self

    def drags(self, tile: str, square: str, points: int | None = None) -> "Fingers":
        """Drag a tile above the finger to a square, which on a board that grows is sought again on the way.

        `points` is what the play with this tile scores, as the flying tile has to show.
        """
        x, y = self.middle(tile)
        self._sends("touchStart", (x, y))
        self._sends("touchMove", (x, y - 12))
        over, rested = self.page.locator(f"{square}[data-over]"), 0
        for _ in range(200):
            x, y = self.page.evaluate(
                f"(one) => {{ const at = ({SEEN})(one); return [at.x, at.y]; }}", square
            )
            self._sends("touchMove", (x, y + ABOVE))
            # A finger comes to rest before it lets go: a fling would swallow the tap that follows.
            rested = rested + 1 if over.count() else 0
            if rested > 3:
                break
            self.page.wait_for_timeout(30)
        expect(over).to_have_count(1)
        if points is not None:
            expect(self.page.locator(".tile[data-flying]")).to_have_attribute("data-points", str(points))
        self._sends("touchEnd")
        return self

    # --- before the first turn

    def sit_down(self) -> "Fingers":
        self.taps("#to-classic").sees("#setup")
        self.taps("label:has(#ruleset-mallorca)", "label:has(#mode-tablet)", "#open").sees("#draw-start")
        while self.page.locator("#draw-start").count():
            drawn = self.entries
            self.taps("#draw-start")
            expect(self.page.locator("#saved")).not_to_have_attribute("data-entries", str(drawn))
        self.taps("#start-clock").sees("#instead")
        return self

    # --- a turn

    def rack(self) -> list[tuple[str, str]]:
        """Return the tiles in the hand: the id of each, and its letter."""
        return [(each[0], each[1]) for each in self.page.evaluate(RACK)]

    def best(self) -> Play | None:
        rack = [tile for _, tile in self.rack()]
        found = next(iter(find_plays(words("ca"), self.board, tuple(self.tiles.sort(rack))).ordered()), None)
        return found.play if found else None

    def lays(self, play: Play) -> None:
        """Lay its tiles: a square and then tiles, a tile and then a square, or dragged."""
        self.turns += 1
        placed = place(self.tiles, self.rules, self.board, play, self.tiles.all)
        new, points = dict(sorted(placed.new_tiles.items())), score(self.tiles, self.rules, placed).total
        way = self.turns % 3
        for number, (square, code) in enumerate(new.items(), 1):
            here = f"#board-{name(square)}"
            as_blank, sign = code & AS_BLANK, letter(self.tiles, code & ~AS_BLANK)
            tile = next(f"#{each}" for each, label in self.rack() if label == (BLANK if as_blank else sign))
            if way == 0:
                self.drags(tile, here, points if number == len(new) else None)
            elif way == 1:
                self.taps(tile)
                expect(self.page.locator(f"{tile}[aria-pressed=true]")).to_have_count(1)
                self.taps(here)
            else:
                if number == 1:
                    self.aims(here, play)
                self.taps(tile)
            if as_blank:
                self.taps(f"#keys [data-key='{sign}']")
            expect(self.page.locator("#board .tile[data-state=new]")).to_have_count(number)
        self.board = self.board.with_tiles(placed.new_tiles)

    def aims(self, square: str, play: Play) -> None:
        """Tap the square, and again if the play goes the other way."""
        here = self.page.locator(square)
        if here.get_attribute("data-cursor") is None:
            self.taps(square)
            expect(here).to_have_attribute("aria-selected", "true")
        way = "down" if play.place.down else "across"
        if here.get_attribute("data-cursor") != way:
            self.taps(square)
        expect(here).to_have_attribute("data-cursor", way)

    def plays(self) -> "Fingers":
        """Look at the tiles, lay the best play and hand it on; or pass where there is none."""
        if self.page.locator("#show-tiles").count():
            self.page.wait_for_timeout(HANDED_ON)
            self.taps("#show-tiles")
        self.sees("#instead")
        before = self.entries
        play = self.best()
        if play is None:
            self.taps("#instead", "#ask-pass", "#pass-now")
        else:
            self.lays(play)
            self.is_in_sight()
            self.taps("#play-it").sees("#complete, #show-tiles, #won")
            if self.page.locator("#complete").count():
                self.taps("#complete")
        expect(self.page.locator("#complete, #pass-now, #instead, #recall")).to_have_count(0)
        assert self.entries > before
        return self

    def is_in_sight(self) -> None:
        """Check that the word, its score and every tile that was laid are seen, and nothing is wider than the phone."""
        view: dict[str, Any] = {"ratio": 1}
        expect(self.page.locator("#at-hand strong")).to_be_in_viewport(**view)
        board = self.page.locator("#board").bounding_box()
        assert board
        for tile in self.page.locator("#board .tile[data-state=new]").all():
            box = tile.bounding_box()
            assert box and board["x"] <= box["x"] and box["x"] + box["width"] <= board["x"] + board["width"]
            assert board["y"] <= box["y"] and box["y"] + box["height"] <= board["y"] + board["height"]
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    def plays_out(self, most: int = 70) -> "Fingers":
        self.sees("#show-tiles, #instead")
        for _ in range(most):
            if not self.page.locator("#show-tiles, #instead").count():
                break
            self.plays()
            self.sees("#show-tiles, #instead, #won")
        return self
