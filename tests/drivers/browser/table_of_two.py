"""Two players at a tablet in the browser, or a scorer beside their board: from home to the sheet."""

from itertools import permutations
from typing import Any

from playwright.sync_api import expect

from drivers.browser.judge import Judge
from drivers.club import words
from faristol.core.board import Board
from faristol.core.letters import codes
from faristol.core.placement import PlayRules, place
from faristol.core.play import read_play, write_play
from faristol.core.tiles import BLANK, tile_set
from faristol.rulesets import ruleset_data
from faristol.screens.clauses import chip
from faristol.texts import texts
from faristol.words.plays import find_plays

LOCALES = {"ca": "ca-ES", "ro": "ro-RO"}
TIMEOUT = 20_000


class Players:
    """They read the screen in the language that they play in."""

    def __init__(self, judge: Judge, ruleset: str) -> None:
        self.judge, self.page = judge, judge.page
        self.rules = ruleset_data(ruleset)
        self.language = str(self.rules["language"])
        self.tiles, self.t = tile_set(self.language), texts(self.language)
        self.board = Board()
        self.opened = ruleset

    # --- before the first turn

    def sit_down(self, mode: str = "scorer", clock: bool = True, table_clock: bool = False) -> "Players":
        """Go from home to the first turn, by lot; without a clock if none is wanted."""
        self.judge.taps("#to-classic").sees("#setup")
        self.page.fill("#one", "Neus Bonet")
        self.page.fill("#two", "Pau Riera")
        self.judge.chooses(f"#ruleset-{self.opened}", f"#mode-{mode}")
        if not clock:
            self.judge.chooses("#time-none")
        elif table_clock:
            self.judge.chooses("#clocks-table")
        if mode == "tablet":
            self.judge.taps("#more-title")
            self.judge.chooses("#taps-two")
        self.judge.taps("#open")
        return self

    def draws(self) -> "Players":
        """Decide who starts, draw the racks, and start the clock if there is one."""
        self.judge.sees("#draw-start")
        if self.page.locator("#tile1").count():
            self.page.fill("#tile1", "A")
            self.page.fill("#tile2", "B")
            self.judge.taps("#draw-start", "#draw-racks")
        while self.page.locator("#draw-start").count():
            before = self.judge.entries
            self.judge.taps("#draw-start")
            expect(self.page.locator("#saved")).not_to_have_attribute("data-entries", str(before))
        self.judge.sees("#start-clock, #show-tiles, #play-form")
        if self.page.locator("#start-clock").count():
            self.judge.taps("#start-clock")
        return self

    # --- turns

    def writes(self, play: str) -> "Players":
        """Type a play as the scorer, and check its points before it is played."""
        self.judge.sees("#laying")
        if not self.page.locator("#play").is_visible():
            self.judge.taps("#more-written")
        self.page.fill("#play", play)
        self.judge.taps("#play-it").sees("#complete")
        self.board = self.board.with_tiles(self.new_tiles(play))
        return self

    def new_tiles(self, play: str) -> Any:
        rules = PlayRules.from_data(self.rules)
        return place(self.tiles, rules, self.board, read_play(self.tiles, play), self.tiles.all).new_tiles

    def completes(self) -> "Players":
        """Complete the turn, and perhaps the game."""
        before = self.judge.entries
        self.judge.taps("#complete")
        expect(self.page.locator("#complete")).to_have_count(0, timeout=TIMEOUT)
        assert self.judge.entries != before
        return self

    def plays(self, *plays: str) -> "Players":
        for each in plays:
            self.writes(each).completes()
        return self

    def passes(self, times: int = 1) -> "Players":
        for _ in range(times):
            self.looks()
            before = self.judge.entries
            self.judge.taps("#instead", "#ask-pass", "#pass-now")
            expect(self.page.locator("#saved")).not_to_have_attribute(
                "data-entries", str(before), timeout=TIMEOUT
            )
        return self

    def exchanges(self, count: int) -> "Players":
        before = self.judge.entries
        self.judge.taps("#instead", "#begin-exchange").sees("#exchange-form")
        self.page.fill("#count", str(count))
        self.judge.taps("#exchange-now")
        expect(self.page.locator("#saved")).not_to_have_attribute(
            "data-entries", str(before), timeout=TIMEOUT
        )
        return self

    def to_arbiter(self, act: str) -> "Players":
        """Go to the arbiter's decisions, through the menu."""
        self.judge.taps("#menu", "#to-arbiter", f"#act-{act}").sees("#ruling-form")
        return self

    def looks(self) -> "Players":
        """At one tablet the player to move asks for the tiles."""
        self.judge.sees("#show-tiles, #instead")
        if self.page.locator("#show-tiles").count():
            self.judge.taps("#show-tiles").sees("#instead")
        return self

    def rack(self) -> tuple[str, ...]:
        """Return the tiles on the screen."""
        self.looks()
        faces = self.page.locator("#shelf [id^='rack-']").all()
        letters = [face.locator(".tile__letter") for face in faces]
        found = [str(each.get_attribute("data-text")) if each.count() else BLANK for each in letters]
        return tuple(self.tiles.sort("QU" if each == "QU" else each for each in found))

    def best(self) -> str | None:
        """Return the best plays of the rack on the screen."""
        search = find_plays(words(self.language), self.board, self.rack())
        found = next(iter(search.ordered()), None)
        return write_play(self.tiles, found.play) if found else None

    def nonsense(self, rack: tuple[str, ...]) -> str:
        """Return four tiles of the rack that make no word of the list."""
        number, known = codes(self.tiles), words(self.language).lexicon
        orders = permutations([tile for tile in rack if tile != BLANK], 4)
        order = next(each for each in orders if not known.contains(bytes(number[tile] for tile in each)))
        return self.tiles.write(order)

    def plays_out(self, most: int = 60) -> "Players":
        """Play the best plays of both until the game is over."""
        self.judge.sees("#show-tiles, #instead")
        for _ in range(most):
            if not self.page.locator("#show-tiles, #instead").count():
                break
            play = self.best()
            if play is None:
                self.passes()
            else:
                self.plays(play)
        return self

    # --- what is seen

    def reads(self, where: str, sentence: str | tuple[str, str], **facts: Any) -> "Players":
        """Check an English sentence of the source, in the players' language."""
        text = (
            self.t.gettext(sentence) if isinstance(sentence, str) else self.t.ngettext(*sentence, facts["n"])
        )
        expect(self.page.locator(where).first).to_contain_text(text % facts, timeout=TIMEOUT)
        return self

    def cited(self, clause: str, where: str = "#work") -> "Players":
        """Check the chip of a clause, with the document's own article."""
        label = chip(clause, "", self.t)[1]
        found = self.page.locator(f"{where} .clause__chip", has_text=label).first
        expect(found).to_be_visible(timeout=TIMEOUT)
        return self

    def scores(self) -> tuple[int, int]:
        """On the two cards, while the game is played."""
        return self._two("#score-1", "#score-2")

    def result(self) -> tuple[int, int]:
        """Under the sums of the sheet."""
        return self._two("#sum-sum td:nth-of-type(1) strong", "#sum-sum td:nth-of-type(2) strong")

    def _two(self, *where: str) -> tuple[int, int]:
        one, two = (self.judge.sees(each).inner_text().replace("\u2212", "-") for each in where)
        return int(one), int(two)


def at_the_table(take: Any, ruleset: str, **options: Any) -> Players:
    """With a browser of their language."""
    language = str(ruleset_data(ruleset)["language"])
    return Players(take(locale=LOCALES[language], **options), ruleset)
