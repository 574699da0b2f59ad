"""What a person waits for before the words, in Chromium: python3 benchmarks/words.py

    --runs 3   new profiles

Opening a lexicon, importing a list of 600,000 words, a pasted position with two blanks on its rack: from the
tap to the frame that shows what it asked for. A busy machine measures itself, as in benchmarks/start.py.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

import in_chromium
import report
import visiting

import build_site

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "py"))

from faristol.core.board import read_board  # noqa: E402
from faristol.core.cgp import write_cgp  # noqa: E402
from faristol.core.positions import Position  # noqa: E402
from faristol.core.tiles import BLANK, tile_set  # noqa: E402
from faristol.words.lexfile import LENGTHS, open_lexicon  # noqa: E402
from faristol.words.lexicon import words_of  # noqa: E402
from faristol.words.spelling import spelling  # noqa: E402

WORDS = 600_000


def long_list():
    """A list as long as an official one: our Catalan words, and those of eight tiles written backwards."""
    lexicon = open_lexicon((ROOT / "lexicons/catalan/catalan.lex").read_bytes())
    words = {word for length in LENGTHS for word in words_of(lexicon.rows, length)}
    backwards = (word[::-1] for word in words_of(lexicon.rows, 8))
    while len(words) < WORDS:
        words.add(next(backwards))
    text = "\n".join(sorted(map(spelling("ca").text, words)))
    return text.replace("[", "").replace("]", "").replace("Q", "QU").encode()


def positions():
    """Those of the tests, as text to paste, with two blanks on the rack."""
    tiles = tile_set("ca")
    for each in json.loads((ROOT / "tests/data/positions/catalan.json").read_text("utf-8")):
        rack = (*tiles.read(each["rack"])[:5], BLANK, BLANK)
        yield write_cgp(tiles, Position(read_board(tiles, each["board"]), (rack, ())))


def opening(page, figures, _):
    figures.add("shown", visiting.tap(page, "#to-analysis", "#board"))
    begun = page.evaluate("performance.now() - watch.pixels")
    page.wait_for_function("!document.querySelector('#opening')", polling=20)
    figures.add("opened", page.evaluate("performance.now()") - begun)


def pasting(page, figures, _):
    for position in positions():
        page.click("#menu")
        page.click("#clear")
        page.click("#by-hand")
        page.fill("#pasted", position)
        figures.add("pasted", visiting.tap(page, "#read-pasted", "#show-best"))


def importing(page, figures, file):
    page.evaluate("location.hash = '#/words'")
    page.wait_for_selector("#choose")
    with page.expect_file_chooser() as choosing:
        page.click("#choose")
    choosing.value.set_files(file)
    page.wait_for_selector("#list-form")
    page.evaluate("watch.next('#done'); begun = performance.now()")
    page.click("#compile")
    page.wait_for_selector("#reading")
    figures.add("progress", page.evaluate("performance.now() - begun"))
    page.wait_for_function("watch.pixels !== null", polling=20, timeout=120_000)
    figures.add("imported", page.evaluate("performance.now() - begun"))
    page.wait_for_selector("#choose")
    with page.expect_file_chooser() as choosing:
        page.click("#choose")
    choosing.value.set_files(file)
    page.wait_for_selector("#list-form")
    page.click("#compile")
    page.wait_for_selector("#reading")
    for _ in range(4):
        figures.add("meanwhile", visiting.tap(page, "#to-settings", "#themes"))
        page.click("#back")
        page.click("#to-settings")
        page.click("#to-words")
        page.wait_for_selector("#reading, #choose, #list-form")


def say(figures):
    report.head()
    report.row("analysis is on the screen", figures["shown"], 50)
    report.row("and its lexicon open", figures["opened"])
    report.row("a position pasted with two blanks: its top play, p50", figures["pasted"])
    report.row("a position pasted with two blanks: the slowest", figures["pasted"], 300, of=max)
    report.row(f"import of {WORDS} words: progress is shown", figures["progress"])
    report.row(f"import of {WORDS} words", figures["imported"], 5_000)
    report.row("another screen meanwhile, p50", figures["meanwhile"])
    for name, promise in {
        "the start": None,
        "a lexicon": 330,
        "plays of it": None,
        "an import": None,
    }.items():
        report.row(f"memory of the tab (PSS), after {name}", figures.get(f"memory, {name}"), promise, "MB")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=3)
    runs = parser.parse_args().runs
    in_chromium.in_the_tools_python()
    from playwright.sync_api import sync_playwright

    figures = report.Figures()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "long-1.0.txt"
        file.write_bytes(long_list())
        print(f"{report.machine(playwright)}, {runs} runs\nbefore: {report.business()}", flush=True)
        for run in range(runs):
            chromium = visiting.Chromium(playwright, Path(folder) / f"profile-{run}")
            with visiting.served(build_site.DIST) as address, chromium.process() as context:
                before = set(visiting.renderers(context))
                page, _ = visiting.visit(context, address)
                steps = {
                    "the start": None,
                    "a lexicon": opening,
                    "plays of it": pasting,
                    "an import": importing,
                }
                for name, what in steps.items():
                    if what:
                        what(page, figures, file)
                    tab = set(visiting.renderers(context)) - before
                    figures.add(f"memory, {name}", *visiting.memory(tab))
        print(f"after: {report.business()}")
    say(figures)


if __name__ == "__main__":
    main()
