"""What grows with the years of a club, measured at growing sizes: python3 benchmarks/growth.py

    --only NAME ...   events, players, logs, lists or readers
    --where NAME      only there: native or Chromium

Events on the device, players of an event, entries of a log, words of a list: what it takes to open them, one
intent there, and memory; and what is hostile to each reader of files (`readers.py`). Each should be at most
linear: the last column is the power with which it grows between the two largest sizes. Natively the
milliseconds are of the processor, each size in a process of its own; in Chromium, where the disk matters, of
the clock. Needs the tests' club, so a working copy.
"""

import argparse
import multiprocessing
import statistics
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests"), str(ROOT / "scripts"), str(ROOT / "benchmarks")]

import grown  # noqa: E402
import plays  # noqa: E402
import report  # noqa: E402

SIZES = {
    "events": (1, 10, 100, 1000),
    "players": (20, 200, 500),
    "logs": (100, 1000, 5000, 20_000),
    "lists": (100_000, 600_000, 1_500_000),
}
NAMES = [*SIZES, "readers"]
HOME = 300
"""Milliseconds that home may take with all events."""
TIMES = 5


def main(arguments=None):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="+", choices=NAMES, default=NAMES)
    parser.add_argument("--where", choices=("native", "Chromium"))
    chosen = parser.parse_args(arguments)
    if chosen.where != "native":
        import in_chromium

        in_chromium.in_the_tools_python()
    print(f"{report.processor()}\nbefore: {report.business()}")
    if chosen.where != "Chromium":
        for name in (name for name in chosen.only if name in SIZES):
            table(name, SIZES[name], [apart(f"{name}_natively", size) for size in SIZES[name]])
        if "readers" in chosen.only:
            import readers

            readers.main([])
    if chosen.where != "native":
        in_the_browser([name for name in chosen.only if name in ("events", "logs")])
    print(f"after: {report.business()}")


def table(name, sizes, columns, where="native"):
    print(f"\n{f'{name}, {where}':40}" + "".join(f"{size:>10,}" for size in sizes) + "     power before")
    for what in columns[0]:
        values = [column[what] for column in columns]
        unit = "MB" if "memory" in what else "ms"
        most = HOME if (what, where) == ("home opens", "Chromium") else None
        report.growth(f"{name}, {where}: {what}", sizes, values, unit, most)


def apart(name, size):
    """Measure in a process of its own, so that its memory is that of this size alone."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
        return process.submit(globals()[name], size).result()


def took(work, times=TIMES):
    """Milliseconds of the processor, the median of some runs."""
    runs = []
    for _ in range(times):
        began = time.process_time()
        work()
        runs.append(1000 * (time.process_time() - began))
    return statistics.median(runs)


# --- natively


def events_natively(count):
    from drivers.window import Window

    disk, figures = grown.device(count), {}
    figures["the device starts, all logs looked through"] = took(lambda: Window(disk), 1)
    window = Window(disk)
    figures["home opens"] = took(lambda: window.go("#/"), 2 * TIMES)
    letters = iter("duplicada" * TIMES)
    figures["a letter to find by"] = took(lambda: window.do("home.search", {"search": next(letters)}))
    figures["an event opens"] = took(
        lambda: (window.go("#/event/club-0"), window.do("leave", data={"to": "#/practice"}))
    )
    return figures


def players_natively(count):
    """A duplicate whose second round is at its slips, and a tournament in its third round."""
    from director import event

    from drivers.club import Club

    club = Club(players=tuple(f"Jugador {table}" for table in range(1, count + 1))).begin()
    club.rounds(1).next().time()
    play, tables, figures = club.plays()[0], iter(range(1, count + 1)), {}
    window = opens(figures, "a duplicate", club.entries)

    def hand_in():
        answer = window.do("duplicate.take", {"play": f"{next(tables)} {play}".lower(), "table": ""})
        assert answer["ok"], window.regions["notice"]

    figures["a slip"] = took(hand_in)
    made = event(count, 2).pair().publish()
    window = opens(figures, "a tournament", made.entries)
    boards = iter(range(1, count // 2 + 1))

    def report_result():
        fields = {"first": "412", "second": "397"}
        assert window.do("tournament.line", fields, data={"board": str(next(boards))})["ok"]

    figures["a result"] = took(report_result)
    window.do("leave", data={"to": "#/event/one/standings"})
    figures["the standings"] = took(lambda: (window.go("#/event/one"), window.go("#/event/one/standings")))
    return figures


def logs_natively(count):
    """A draw whose clock was started and stopped so often."""
    figures, draw = {}, grown.long_log(count)
    window = opens(figures, "a draw", draw.entries)
    acts = iter(("start", "stop") * TIMES)
    figures["the clock started, stopped"] = took(lambda: window.do(f"draw.{next(acts)}"))
    figures["undone"] = took(lambda: window.do("event.undo"))
    figures["the log is shown"] = took(lambda: (window.go("#/event/one"), window.go("#/event/one/log")))
    return figures


def lists_natively(count):
    from faristol.words.importing import import_list
    from faristol.words.rowfile import write_rows
    from faristol.words.slices import finish

    text, imported = grown.long_list(count), []
    figures = {"is imported": took(lambda: imported.append(finish(import_list(text, "ca", "l.txt"))), 2)}
    content = write_rows(imported[0].lexicon)
    return figures | apart("list_opened", content)


def list_opened(content):
    from faristol.words.bitsets import Bitsets
    from faristol.words.lexfile import open_lexicon

    before, opened = plays.resident(), []

    def opening():
        opened[:] = [Bitsets(open_lexicon(content))]
        for _ in opened[0].opening():
            pass

    return {"opens": took(opening, 1), "memory": (plays.resident() - before) / 1e6}


def opens(figures, what, entries):
    """A window with the event on its screen."""
    from drivers.memory_log import MemoryDisk
    from drivers.window import Window
    from faristol.kinds import fold_log
    from faristol.safekeeping import card_of

    folded, disk = fold_log(entries), MemoryDisk()
    grown.put(disk, "one", entries, card_of("one", folded.kind.summary(folded.state), entries))
    window = Window(disk)
    window.now = entries[-1]["at"] + 1000
    before = plays.resident()
    figures[f"{what} opens"] = took(lambda: window.go("#/event/one"), 1)
    figures[f"{what}: memory"] = (plays.resident() - before) / 1e6
    return window


# --- in Chromium


def in_the_browser(names):
    import visiting
    from playwright.sync_api import sync_playwright

    import build_site

    with sync_playwright() as playwright, visiting.served(build_site.DIST) as address:
        for name in names:
            columns = []
            for size in SIZES[name]:
                with visiting.installed(playwright, address) as context:
                    others = visiting.renderers(context)
                    page, _ = visiting.visit(context, address)
                    figures = Figures(page)
                    {"events": events_in_the_browser, "logs": logs_in_the_browser}[name](figures, size)
                    tab = visiting.renderers(context) - others
                    figures["memory of the tab (PSS)"] = visiting.memory(tab)[0]
                    columns.append(figures)
            table(name, SIZES[name], columns, "Chromium")


class Figures(dict):
    """What a page shows, each with the milliseconds until its frame."""

    def __init__(self, page):
        super().__init__()
        self.page = page

    def taps(self, what, *steps):
        """The median of some rounds of these steps, each what is tapped and what is then there; of each
        round only the last step is measured.
        """
        import visiting

        runs = [[visiting.tap(self.page, *step) for step in steps][-1] for _ in range(TIMES)]
        self[what] = statistics.median(runs)

    def brings(self, what, content, sign):
        with tempfile.NamedTemporaryFile(suffix=".json") as file:
            Path(file.name).write_bytes(content)
            with self.page.expect_file_chooser() as choosing:
                self.page.click("#bring")
            began = time.perf_counter()
            choosing.value.set_files(file.name)
            self.page.wait_for_selector(sign, timeout=300_000)
            self[what] = 1000 * (time.perf_counter() - began)


def events_in_the_browser(figures, count):
    from faristol.storage.archive import write_archive
    from faristol.storage.files import export_file

    files = [export_file(stream, log, "0", [], 0) for stream, log, _ in grown.events(count)]
    figures.brings("they are imported together", write_archive(files, "0", 0, {}, {}).encode(), EVENT)
    figures.taps("home opens", ("#to-practice", "#back"), ("#back", EVENT))


EVENT = "[id^=event-club-]"


def logs_in_the_browser(figures, count):
    from faristol.storage.files import export_file

    log = grown.long_log(count)
    figures.brings("it is imported", export_file("one", log.entries, "0", [], 0), "#start")
    figures.taps("the clock started, stopped", ("#start", "#stop"), ("#stop", "#start"))
    figures.taps("it opens", ("#back", "#leave-now"), ("#leave-now", "#resume"), ("#resume", "#start"))


if __name__ == "__main__":
    main()
