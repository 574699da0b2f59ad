"""The search with several criteria in the browser: filled in, ordered, printed, saved, kept, practised."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from drivers.browser.judge import Judge
from drivers.browser.tablets import Take

COUNTS_ON_PAPER = """() => {
    window.print = () => { window.printed = document.querySelectorAll("#print li").length };
}"""


@pytest.fixture
def searcher(take: Take) -> Judge:
    judge: Judge = take()
    judge.goes("#/search").sees("#begins")
    expect(judge.page.locator("#status")).to_contain_text(re.compile(r"58\d\s\d{3} words"), timeout=30_000)
    return judge


def test_a_search_is_ordered_printed_saved_kept_and_practised(searcher: Judge) -> None:
    page = searcher.page
    page.fill("#begins", "cany")
    page.fill("#longest", "6")
    expect(page.locator("#found-title")).to_have_attribute("data-count", re.compile(r"\d+"))
    count = int(page.locator("#found-title").get_attribute("data-count") or 0)
    first = page.locator("#word-1 th").inner_text()
    assert count > 5 and first == "CANYA"
    expect(page.locator("#word-1 td").nth(1)).to_have_text("R")
    searcher.taps("#order-2").sees("#order-2[aria-pressed=true]")
    page.evaluate(COUNTS_ON_PAPER)
    searcher.taps("#print-list")
    page.wait_for_function("window.printed !== undefined")
    assert page.evaluate("window.printed") == count
    with page.expect_download() as saving:
        searcher.taps("#save-list")
    assert len(Path(saving.value.path()).read_text("utf-8").split()) == count
    searcher.taps("#keep-list").sees("#done")
    expect(page.locator("#done")).to_contain_text(f"is ready: {count} words.")
    expect(page.locator("#use-form-ca")).to_contain_text("CANY…")
    searcher.goes("#/search").sees("#practise")
    searcher.taps("#practise").sees("#deck-list")
