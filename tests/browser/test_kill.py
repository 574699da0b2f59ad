"""A battery falls out: the browser is killed at any moment, and what was on the screen is there again."""

import random
import threading
import time
from contextlib import suppress

import pytest
from playwright.sync_api import BrowserContext, Error

from conftest import Launch
from drivers.browser import club_site
from drivers.browser.judge import Judge

ANSWERS = ("ran-on", "as-last-seen", "again", "void")
UNSEEN = 3.5
"""Seconds after which the judge is asked how to read the time between."""

SEE = """
document.addEventListener("DOMContentLoaded", () => {
    const look = () => {
        const saved = document.getElementById("saved");
        if (saved) window.see(location.hash, Number(saved.dataset.entries));
    };
    const all = { subtree: true, childList: true, attributes: true };
    new MutationObserver(look).observe(document.getElementById("status"), all);
});
"""

PLACE = """() => {
    window.refusedBefore = document.getElementById("refused");
    return `${location.hash} ${document.getElementById("saved")?.dataset.entries}`;
}"""
CHANGED = """before => {
    const refused = document.getElementById("refused");
    if (refused && refused !== window.refusedBefore) return true;
    return `${location.hash} ${document.getElementById("saved")?.dataset.entries}` !== before;
}"""


class Marathon:
    """One judge, one tablet, acts at random; `seen` is what the screen has shown of each event."""

    def __init__(self, launch: Launch, address: str, seed: int) -> None:
        self.launch, self.address = launch, address
        self.chance = random.Random(seed)
        self.seen: dict[str, int] = {}
        self.acts = 0
        self.answers = 0
        self.context: BrowserContext
        self.judge: Judge
        self.where = "#/"

    def starts(self) -> None:
        self.context = self.launch()
        page = self.context.pages[0]
        page.expose_function("see", self.sees)
        page.add_init_script(SEE)
        self.judge = Judge(self.context, self.address, page).opens(self.where)

    def sees(self, where: str, entries: int) -> None:
        if where.startswith("#/event/"):
            self.where = where
            self.seen[where] = max(self.seen.get(where, 0), entries)

    def killed(self, acts: int) -> None:
        """So many acts in peace, and then on until the kill, which comes from elsewhere."""
        for _ in range(acts):
            self.acts_once()
        assert self.context.browser is not None
        processes = self.context.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")[
            "processInfo"
        ]
        browser = next(process["id"] for process in processes if process["type"] == "browser")
        timer = threading.Timer(self.chance.uniform(0, 0.3), club_site.kill_tree, [browser])
        timer.start()
        with suppress(Error, AssertionError):
            while timer.is_alive() or self.context.pages:
                self.acts_once()
        timer.join()
        dead = time.monotonic()
        if self.chance.random() < 0.7:
            time.sleep(max(0, dead + UNSEEN - time.monotonic()))

    def finds_everything(self) -> None:
        """In a new browser: nothing that was seen is missing, and a clock that ran asks how to be read."""
        before = self.seen.get(self.where, 0)
        self.starts()
        if self.where == "#/":
            return
        self.judge.sees("#saved")
        assert self.judge.entries >= before
        if self.judge.page.locator("#ran-on").count():
            self.answers_the_question()

    def answers_the_question(self) -> None:
        page = self.judge.page
        answer = ANSWERS[self.answers % len(ANSWERS)]
        self.answers += 1
        print(f"{self.acts} acts: {answer}")
        asked = page.inner_text("#work")
        assert (
            len(readings := [word for word in asked.replace(",", " ").split() if clock(word) is not None])
            >= 2
        )
        then, now = clock(readings[0]), clock(readings[1])
        assert then is not None and now is not None and then > now or now == 0
        left, asked_at = page.inner_text("#" + answer), time.monotonic()
        self.judge.taps("#" + answer)
        if answer == "void":
            self.judge.sees("#called")
        elif answer == "ran-on" and now == 0:
            self.judge.sees("#tile-0")
        else:
            shown = clock(self.judge.sees("#clock[data-running]").inner_text())
            wished = next(
                then for word in left.replace(",", " ").split() if (then := clock(word)) is not None
            )
            passed = time.monotonic() - asked_at
            assert shown is not None and 0 <= wished - shown <= 3 + passed

    def acts_once(self) -> None:
        """One act that is possible now, chosen at random."""
        page = self.judge.page
        options = {
            "#start": 6, "#no-clock": 1, "#end-time": 4, "#stop": 1, "#new-rack": 1, "#undo": 1,
            "#next": 6, "#open": 9, "#to-draw": 9, "#mix": 9, "#resume": 9,
        }  # fmt: skip
        if page.locator("#called").count():
            del options["#new-rack"]
        there = page.evaluate("all => all.filter((one) => document.querySelector(one))", list(options))
        if page.locator("#publish").count() or not there:
            self.where = "#/"
            self.judge.goes("#/draw").sees("#open")
            return
        act = self.chance.choices(there, [options[one] for one in there])[0]
        if act == "#mix":
            page.fill("#person", "Bel")
            page.fill("#room", f"paraules {self.acts}")
        if act == "#next":
            for place in self.chance.sample(range(7), self.chance.choice([3, 5, 6])):
                if page.locator(f"#tile-{place}").count():
                    page.click(f"#tile-{place}", timeout=2_000)
        before = page.evaluate(PLACE)
        page.click(act, timeout=5_000)
        page.wait_for_function(CHANGED, arg=before, timeout=10_000)
        self.acts += 1


def clock(word: str) -> int | None:
    minutes, colon, seconds = word.strip(".)(").partition(":")
    return int(minutes) * 60 + int(seconds) if colon and (minutes + seconds).isdigit() else None


@pytest.mark.parametrize(
    "acts", [pytest.param(6, marks=pytest.mark.slow), pytest.param(60, marks=pytest.mark.thorough)]
)
def test_after_many_acts_and_some_kills_every_event_opens_with_all_that_was_seen(
    launch: Launch, site: club_site.Site, acts: int
) -> None:
    seed = random.randrange(10**6)
    print(f"seed {seed}")
    run = Marathon(launch, site.address, seed)
    run.starts()
    while run.acts < acts:
        run.killed(run.chance.randint(5, 15))
        run.finds_everything()
        print(f"{run.acts} acts, {run.answers} questions, {sum(run.seen.values())} entries")
    # Every event that was ever seen opens, with all that was seen of it.
    for where, entries in run.seen.items():
        run.judge.opens(where).sees("#saved")
        assert run.judge.entries >= entries
