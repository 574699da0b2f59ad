"""Slips typed in Chromium, into the site as it is built: for benchmarks/duplicate.py.

A judge types as little of each slip as names its play, or "+" where it is that of the slip before, tables in
their order, and looks up after each. Measured is, from the last key, when the log has the slip; and from
Enter, when the field is free for the next one.
"""

import tempfile
from pathlib import Path

import visiting
from keys import fewest

import build_site
from faristol.core.play import write_play
from faristol.games.duplicate.possible import plays_of
from faristol.storage.files import export_file

KEY = 30
"""Milliseconds from one key to the next."""

MANY = 2000

WATCH = """() => {
  const seen = (window.seen = { free: [], noted: [] });
  let entered = 0;
  addEventListener("keydown", ({ key, timeStamp }) => "Enter +".includes(key) && (entered = timeStamp), true);
  addEventListener("submit", () => play.value === "" && seen.free.push(performance.now() - entered));
  const noted = () => seen.noted.push(performance.now() - entered);
  new MutationObserver(noted).observe(document, { subtree: true, attributeFilter: ["data-in"] });
}"""


def typed_in_chromium(club, chance, choices):
    """Type everybody's slip of the round; return the keys of each, and what the page saw."""
    from playwright.sync_api import sync_playwright

    texts = written(club, chance, choices)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        file = Path(folder) / "event.json"
        file.write_bytes(export_file("dupli", club.entries, "0", [], 0))
        with (
            visiting.served(build_site.DIST) as address,
            visiting.Chromium(playwright, f"{folder}/profile").process() as context,
        ):
            page, _ = visiting.visit(context, address)
            with page.expect_file_chooser() as choosing:
                page.click("#bring")
            choosing.value.set_files(file)
            page.wait_for_selector("#play", timeout=120_000)
            opens_the_words(page)
            page.evaluate(WATCH)
            for number, text in enumerate(texts, 1):
                page.keyboard.type(text, delay=KEY)
                page.wait_for_selector(f"#slips-in[data-in='{number}']", timeout=30_000)
            return [len(text) for text in texts], page.evaluate("seen")


def opens_the_words(page):
    """The lexicon is open, and the field empty."""
    page.fill("#play", "zz")
    page.wait_for_selector("#no-match", timeout=60_000)
    page.fill("#play", "")
    page.wait_for_selector("#no-match", state="detached")
    page.focus("#play")


def written(club, chance, choices):
    """Return the keys for each table: one of the best plays without a blank, in as few keys as name it."""
    state = club.state
    plays = plays_of(state, state.round, club.words).starting(b"", None, MANY)
    texts = [write_play(state.tile_set, each.play) for each in plays]
    best = [text for text in texts if text == text.upper()][:choices]
    handed_in = [best[min(int(chance.expovariate(0.1)), len(best) - 1)] for _ in state.at_tables]
    return [
        "+" if text == before else f"{fewest(state, club.words, text)}\n"
        for before, text in zip(["", *handed_in], handed_in, strict=False)
    ]
