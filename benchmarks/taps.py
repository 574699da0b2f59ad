"""How soon a tap is seen, on the main screen of every activity, in Chromium: python3 benchmarks/taps.py

    --times 8        each tap so often
    --only NAME ...  only these activities

The device has 200 events, among them a duplicate of 80 players at its slips, a tournament of 200, a game
played to its end and one by letter. Measured is from the tap, or the key, to the frame that shows
what it changed: apart for what is written to the disk first, and for letters, after each of which the page
waits 60 ms for another. A busy machine measures itself: look at the load, and at the yardstick.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests"), str(ROOT / "benchmarks")]

import in_chromium  # noqa: E402
import report  # noqa: E402
import visiting  # noqa: E402

import build_site  # noqa: E402

SHOWN, WRITTEN = 30, 40
"""Milliseconds promised for 95 of 100."""
SLOWEST = 10
EVENTS = 200
PLAYERS, AT_TOURNAMENT = 80, 200
TABLET = {"width": 1024, "height": 768}


class Walk:
    """A hand that goes over the screens, and what it saw."""

    def __init__(self, page, times):
        self.page, self.times = page, times
        self.shown, self.typed, self.written = report.Figures(), report.Figures(), report.Figures()

    def goes(self, address, sign):
        self.page.evaluate("(to) => { location.hash = to; }", address)
        self.page.wait_for_selector(f"{sign}, #leave-now", timeout=60_000)
        if self.page.query_selector("#leave-now"):
            self.page.click("#leave-now")
        self.page.wait_for_selector(sign, timeout=60_000)
        self.page.wait_for_function("!document.querySelector('#opening')", timeout=60_000)
        self.page.wait_for_timeout(600)

    def taps(self, what, *steps, writes=False):
        """Tap these in turn, each with the sign that it was done, if any change is not enough."""
        for _ in range(self.times):
            for selector, sign in steps:
                self._add(what, self._of(writes), sign, lambda selector=selector: self.page.click(selector))

    def types(self, what, selector, texts, sign="body"):
        for text in texts:
            self._add(what, self.typed, sign, lambda text=text: self.page.fill(selector, text))

    def enters(self, what, selector, texts, sign, writes=True):
        """Fill the field, and press Enter once its answer is there."""
        for number, text in enumerate(texts, 1):
            self.page.fill(selector, text)
            self.page.wait_for_timeout(250)
            figures = self._of(writes)
            self._add(what, figures, sign.format(number), lambda: self.page.press(selector, "Enter"))

    def _of(self, writes):
        return self.written if writes else self.shown

    def _add(self, what, figures, sign, act):
        self.page.wait_for_timeout(120)
        self.page.evaluate("sign => watch.next(sign)", sign)
        act()
        self.page.wait_for_function("watch.pixels !== null", polling=20)
        figures.add(what, self.page.evaluate("watch.pixels"))


# --- the events of the device


def events():
    """The file of each event, by its stream."""
    import grown
    from director import event

    from drivers.club import Club
    from drivers.letter_game import Device
    from drivers.match import Match

    club = Club(players=tuple(f"Jugador {table}" for table in range(1, PLAYERS + 1)), minutes=30).begin()
    club.rounds(1).next().time()
    tournament = event(AT_TOURNAMENT, 2).pair().publish()
    letters_game = Device(words=["MINE"])
    letters_game.turns("H7 CASA", "8G MAI")
    match = Match("federation", "scorer").begin()
    found = {
        "duplicate": club.entries,
        "tournament": tournament.entries,
        "game": match.played_out().entries,
        "letters": letters_game.entries,
    }
    found |= {stream: log for stream, log, _ in grown.events(EVENTS)}
    return found, club


def brings(page, found, sign="#search"):
    from faristol.storage.archive import write_archive
    from faristol.storage.files import export_file

    files = [export_file(stream, log, "0", [], 0) for stream, log in found.items()]
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        Path(file.name).write_text(write_archive(files, "0", 0, {}, {}), "utf-8")
        with page.expect_file_chooser() as choosing:
            page.click("#bring")
        choosing.value.set_files(file.name)
        page.wait_for_selector(sign, timeout=300_000)


# --- the activities


def home(walk, _):
    walk.goes("#/", "#search")
    walk.page.wait_for_timeout(3_000)
    walk.types(
        "home of 200 events: a letter to find by", "#search", ["d", "du", "dup", "dupl", "", "7", "77", ""]
    )
    walk.taps("home of 200 events: settings and back", ("#to-settings", "#themes"), ("#back", "#search"))


def draw(walk, _):
    walk.goes("#/draw", "#open")
    page = walk.page
    page.click("#open")
    page.fill("#person", "Bel")
    page.fill("#room", "forty-two")
    page.click("#mix")
    walk.taps("draw: clock started and stopped", ("#start", "#stop"), ("#stop", "#start"), writes=True)
    page.click("#start")
    page.click("#end-time")
    held = "#tile-0[aria-pressed={}]"
    walk.taps("draw: a tile tapped", ("#tile-0", held.format("true")), ("#tile-0", held.format("false")))


def duplicate(walk, club):
    plays = [play.lower() for play in club.plays()[: walk.times]]
    walk.goes("#/event/duplicate", "#play")
    word = plays[0].split(" ")[1]
    walk.types("duplicate of 80: a letter of a slip", "#play", [word[:end] for end in range(1, len(word))])
    walk.enters("duplicate of 80: a slip", "#play", plays, "#slips-in[data-in='{}']")
    walk.goes("#/event/duplicate/results", "#work table, #work li")
    walk.goes("#/event/duplicate/players", "#work li, #work table")
    walk.goes("#/event/duplicate", "#play")


def tournament(walk, _):
    walk.goes("#/event/tournament", "#first-1")
    for board in range(1, walk.times + 1):
        walk.page.fill(f"#first-{board}", str(400 + board))
        second = [str(380 - board)]
        walk.enters("tournament of 200: a result", f"#second-{board}", second, f"#score-{board}")
    walk.goes("#/event/tournament/standings", "#work table")
    walk.goes("#/event/tournament", "[id^=first-]")


def words(walk, _):
    walk.goes("#/study", "#asked")
    walk.types("words: a letter asked about", "#asked", ["c", "ca", "cas", "casa", "casat", "c.s*", ""])
    walk.goes("#/search", "#having")
    walk.types("words: a letter of a search", "#having", ["q", "qu", "qua", "quat", ""])


def analysis(walk, _):
    walk.goes("#/analysis", "#rack")
    racks = ["CASATER", "PERDONA", "LITERAT", "BOSCANA", "MENTIRA", "GATSOLE", "XUTARIN", "DOLENTA"]
    walk.enters("analysis: a rack’s best plays", "#rack", racks[: walk.times], "body", writes=False)


def practice(walk, _):
    walk.goes("#/solo", "#open")
    walk.page.click("label[for=way-new], #way-new")
    walk.page.click("#open")
    walk.page.wait_for_selector("#rack-0", timeout=30_000)
    walk.page.wait_for_function("!document.querySelector('#opening')", timeout=60_000)
    laid = "#board .tile[data-state=new]"
    walk.taps(
        "practice: a tile taken",
        ("#rack-0", "#rack-0[aria-pressed=true]"),
        ("#rack-0", "#rack-0[aria-pressed=false]"),
    )
    walk.taps(
        "practice: a tile laid",
        ("#rack-0", "#rack-0[aria-pressed=true]"),
        ("#board-H8", laid),
        ("#recall", "#rack-0"),
    )


def exercises(walk, _):
    walk.goes("#/exercises", "#open")
    walk.page.click("#open")
    walk.page.click("#begin")
    walk.page.wait_for_selector("#mix", timeout=30_000)
    walk.page.wait_for_timeout(2_000)
    walk.taps("exercises: the letters mixed", ("#mix", "body"))


def review(walk, _):
    walk.goes("#/event/game/replay", "#turn-back")
    walk.taps("review of a game: a turn back and on", ("#turn-back", "#turn-on"), ("#turn-on", "#turn-back"))


def letters(walk, _):
    walk.goes("#/event/letters", "#seat-red")
    walk.page.click("#seat-red")
    walk.page.wait_for_timeout(1_000)
    walk.taps("by letter: the rack mixed", ("#shuffle", "body"))


ACTIVITIES = {
    each.__name__: each
    for each in (home, draw, duplicate, tournament, words, analysis, practice, exercises, review, letters)
}


def main(arguments=None):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--times", type=int, default=8)
    parser.add_argument("--only", nargs="+", choices=ACTIVITIES, default=list(ACTIVITIES))
    chosen = parser.parse_args(arguments)
    in_chromium.in_the_tools_python()
    from playwright.sync_api import sync_playwright

    with (
        sync_playwright() as playwright,
        visiting.served(build_site.DIST) as address,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
    ):
        print(f"{report.machine(playwright)}\nbefore: {report.business()}", flush=True)
        with visiting.Chromium(playwright, folder).process() as context:
            page, _ = visiting.visit(context, address)
            page.set_viewport_size(TABLET)
            found, club = events()
            brings(page, found)
            walk = Walk(page, chosen.times)
            for name in chosen.only:
                ACTIVITIES[name](walk, club)
    print(f"after: {report.business()}")
    say(walk)


def say(walk):
    groups = {
        "only shown": (walk.shown, SHOWN),
        "typed": (walk.typed, None),
        "written": (walk.written, WRITTEN),
    }
    for how, (figures, promise) in groups.items():
        report.head(f"what is {how}")
        for what, times in figures.items():
            report.row(f"{what}, p50", times)
        everything = [time for times in figures.values() for time in times]
        report.row(f"all that is {how}, p50", everything)
        report.row(f"all that is {how}, p95", everything, promise, of=report.p95)
    slowest = sorted(
        ((statistics.median(times), what) for f, _ in groups.values() for what, times in f.items()),
        reverse=True,
    )
    print(f"\nthe slowest {SLOWEST}:")
    for time, what in slowest[:SLOWEST]:
        print(f"    {time:5.0f} ms  {what}")


if __name__ == "__main__":
    main()
