"""How an old tablet answers, engine and page six times slower: python3 benchmarks/old_tablet.py

    --slow 6         so many times slower, by a quota for each thread of the browser: `benchmarks/slowed.py`
    --times 5        each act so often
    --only NAME ...  only these activities

Only Linux with cgroup v1 lets a quota be set, and only root; elsewhere it says so and measures nothing. Each
figure stands beside what is promised at six times, from the tap, or the key, to the frame that shows it. Run
it on a quiet machine: the browser has what is left over.
"""

import argparse
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests"), str(ROOT / "benchmarks")]

import in_chromium  # noqa: E402
import report  # noqa: E402
import taps  # noqa: E402
import visiting  # noqa: E402
from slowed import Slowed  # noqa: E402

import build_site  # noqa: E402

PLAYERS, AT_TOURNAMENT, ROUNDS = 24, 40, 19
RACKS = (
    *("CASATER", "PERDONA", "LITERAT", "BOSCANA", "MENTIRA", "GATSOLE", "XUTARIN", "DOLENTA", "CAMINAR"),
    *("SERENOT", "FARINES", "TORNADA", "PINTORA", "MARCIES", "LLENYAT", "GRANOTA", "BALENES", "COSTURA"),
    *("ROMANIA", "VENTALL", "PEIXATE", "DORMINT", "ESTUFAR", "MIRALLS", "TAULONS", "CENDRER", "SOLDATS"),
)


class Slow:
    """The hand of `taps.Walk`, and what it found beside what is promised."""

    def __init__(self, page, times):
        self.walk = taps.Walk(page, times)
        self.page, self.times = page, times
        self.found, self.promises = report.Figures(), {}

    def measures(self, what, promise, sign, act):
        self.promises[what] = promise
        self.walk._add(what, self.found, sign, act)

    def opens(self, what, promise, address, sign):
        def go():
            self.page.evaluate("to => { dispatchEvent(new Event('click')); location.hash = to; }", address)

        self.measures(what, promise, sign, go)

    def rests(self):
        """What the last act left to do has been done."""
        self.page.wait_for_timeout(1_500)


# --- the events of the tablet


def events(times):
    from director import event

    from drivers.club import PLAYERS as NAMES
    from drivers.club import Club

    names = tuple(f"{name} {part}" for part in ("Vives", "Roig") for name in NAMES)[:PLAYERS]
    club = Club(players=names, minutes=30).begin()
    club.rounds(1).next()
    new = list(club.time().entries)
    long = Club(players=names, minutes=30).begin()
    long.rounds(ROUNDS)
    tournament = event(AT_TOURNAMENT, 2).pair().publish()
    found = {"tournament": tournament.entries}
    for number in range(times + 1):
        found |= {f"new-{number}": new, f"long-{number}": long.entries}
    return found, club.plays()


# --- the activities


def slips(slow, plays):
    slow.walk.goes("#/event/new-0", "#play")
    texts = [play.lower() for play in plays[: slow.times]]
    for text in texts:
        for end in range(len(text) - 3, len(text) + 1):
            slow.page.wait_for_timeout(400)
            slow.measures(
                "duplicate of 24: a letter of a slip until its play is ruled",
                100,
                "body",
                lambda end=end, text=text: slow.page.fill("#play", text[:end]),
            )
        slow.rests()
        number = texts.index(text) + 1
        slow.measures(
            "duplicate of 24: a slip, its answer",
            120,
            f"#slips-in[data-in='{number}']",
            lambda: slow.page.press("#play", "Enter"),
        )
        slow.rests()


def laying(slow, _):
    page = slow.page
    slow.walk.goes("#/analysis", "#rack")
    page.fill("#rack", "CASATER")
    page.press("#rack", "Enter")
    page.wait_for_selector("#play-1", timeout=60_000)
    for _ in range(slow.times):
        slow.rests()
        for square in ("H8", "H9"):
            page.click("#rack-0" if square == "H8" else "#rack-1")
            page.wait_for_timeout(700)
            sign = f"#board-{square} .tile[data-state=new]"
            slow.measures(
                "a tile laid: drawn", 33, sign, lambda square=square: page.click(f"#board-{square}")
            )
            slow.rests()
        page.click("#rack-2")
        page.wait_for_timeout(700)
        page.click("#recall")
        slow.rests()
        page.click("#board-H8")
        page.wait_for_timeout(700)
        page.keyboard.press("c")
        slow.rests()
        slow.measures("a tile laid: its points", 150, ".running__score", lambda: page.keyboard.press("a"))
        page.click("#recall")
        slow.rests()


def analysis(slow, _):
    page = slow.page
    slow.walk.goes("#/analysis", "#rack")

    def rack(text, what, promise):
        page.fill("#rack", text)
        slow.rests()
        letters = "".join(f":has(#rack-{at} [data-text='{text[at]}'])" for at in range(3))
        sign = f"body:has(#count){letters}"
        slow.measures(what, promise, sign, lambda: page.press("#rack", "Enter"))
        slow.rests()

    for racks in zip(
        RACKS[: slow.times], RACKS[slow.times : 2 * slow.times], RACKS[2 * slow.times :], strict=False
    ):
        for blanks, (text, promise) in enumerate(zip(racks, (300, 500, 700), strict=True)):
            typed = text[: 7 - blanks] + "?" * blanks
            rack(typed, f"analysis, {blanks} blanks", promise)
    for text in RACKS:
        rack(text, "analysis, one of 27 racks", 300)
    for number in range(slow.times):
        square = f"#board-{'ABCDEFGHI'[number]}8"
        slow.measures(
            "analysis after 27 racks: a square",
            100,
            f"{square}[data-cursor]",
            lambda square=square: page.click(square),
        )
        slow.rests()


def tournament(slow, _):
    slow.walk.goes("#/event/tournament", "#first-1")
    for board in range(1, slow.times + 1):
        slow.page.fill(f"#first-{board}", str(400 + board))
        slow.page.fill(f"#second-{board}", str(380 - board))
        slow.rests()
        slow.measures(
            "tournament of 40: a result",
            100,
            f"#score-{board}",
            lambda board=board: slow.page.press(f"#second-{board}", "Enter"),
        )
        slow.rests()
    for _ in range(slow.times):
        slow.opens("tournament of 40: standings", 120, "#/event/tournament/standings", "#work table")
        slow.rests()
        slow.walk.goes("#/event/tournament", "[id^=first-]")


def opening(slow, _):
    for kind, what, promise, sign in (
        ("new", "duplicate of 24 opened", 200, "#play"),
        (
            "long",
            f"duplicate of {ROUNDS} rounds opened",
            400,
            "#event-results, .running__score, #master-play, #work h2",
        ),
    ):
        for number in range(1, slow.times + 1):
            slow.walk.goes("#/", "#search, #home, main")
            slow.rests()
            slow.opens(what, promise, f"#/event/{kind}-{number}", sign)
            slow.rests()


def study(slow, _):
    slow.walk.goes("#/study", "#asked")
    for text in ("c", "ca", "cas", "casa", "casat", "gat")[: slow.times + 1]:
        slow.rests()
        slow.measures("word study: a letter", 100, "body", lambda text=text: slow.page.fill("#asked", text))


ACTIVITIES = {each.__name__: each for each in (slips, laying, analysis, tournament, opening, study)}


def started(chromium, address, times, figures):
    """The engine of a new process over a profile that has everything on its disk."""
    for _ in range(times):
        with chromium.process() as context:
            _, seen = visiting.visit(context, address)
            figures.add("engine ready, offline, new process", seen["ready"])


def main(arguments=None):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--slow", type=int, default=6)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--only", nargs="+", choices=[*ACTIVITIES, "start"], default=[*ACTIVITIES, "start"])
    chosen = parser.parse_args(arguments)
    in_chromium.in_the_tools_python()
    from playwright.sync_api import sync_playwright

    slowed = Slowed(chosen.slow)
    found, promises = report.Figures(), {}
    with (
        sync_playwright() as playwright,
        visiting.served(build_site.DIST) as address,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
    ):
        print(f"{report.machine(playwright)}\nbefore: {report.business()}", flush=True)
        chromium = visiting.Chromium(playwright, folder)
        with chromium.process() as context:
            page, _ = visiting.visit(context, address)
            page.set_viewport_size(taps.TABLET)
            made, plays = events(chosen.times)
            taps.brings(page, made, "[href^='#/event/']")
            page.wait_for_function("document.documentElement.dataset.offline === 'ready'")
            with slowed:
                slow = Slow(page, chosen.times)
                for name in [name for name in chosen.only if name in ACTIVITIES]:
                    ACTIVITIES[name](slow, plays)
            found, promises = slow.found, slow.promises
        if "start" in chosen.only:
            promises["engine ready, offline, new process"] = 3_500
            with Slowed(chosen.slow):
                started(chromium, address, chosen.times, found)
    print(f"after: {report.business()}")
    report.head(f"{chosen.slow} times slower")
    for what, times in found.items():
        report.row(what, times, promises[what])


if __name__ == "__main__":
    main()
