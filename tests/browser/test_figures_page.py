"""My figures in the browser: two games come in from files, are counted, saved as a table, and erased."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from drivers.browser.examiner import Examiner
from drivers.browser.judge import Judge
from drivers.browser.tablets import Take
from drivers.computer_window import ComputerWindow
from drivers.solo_window import SoloWindow
from faristol.storage.files import export_file

TIMEOUT = 15_000


def files(folder: Path) -> list[Path]:
    """A duplicate with every best play found and a game that was given up, as backed up elsewhere."""
    game = ComputerWindow(first="person").plays().lets_play().does("abandon", player="1")
    written = []
    for number, window in enumerate((SoloWindow().to_the_end(), game)):
        stream = window.last["stream"]
        path = folder / f"{number}.json"
        path.write_bytes(export_file(stream, window.log_of(stream), "0", [], window.now))
        written.append(path)
    return written


@pytest.fixture
def person(take: Take, tmp_path: Path) -> Judge:
    with ThreadPoolExecutor(1) as apart:  # the browser's own loop runs in this thread
        brought = apart.submit(files, tmp_path).result()
    judge: Judge = take()
    for path in brought:
        judge.brings("#bring", path)
        expect(judge.page).to_have_url(re.compile("#/event/"), timeout=TIMEOUT)
        judge.opens()
    return judge


def test_two_games_are_counted_saved_and_erased(person: Judge) -> None:
    page, examiner = person.page, Examiner(person)
    person.taps("#to-practice", "#to-figures").sees("#solos-chart")
    expect(page.locator("#solos")).to_contain_text("100.0%")
    expect(page.locator("#solos-chart .chart__part")).to_have_count(1)
    assert page.locator("#level-club td").all_inner_texts()[:3] == ["0", "0", "1"]
    page.locator("#solo-games > summary").click()
    examiner.examines("figures")
    table = Path(person.saves("#save").path()).read_text("utf-8")
    assert "Duplicate for one" in table and "a loss" in table
    person.taps("#erase").sees("#really-erase")
    examiner.examines("figures, the question")
    page.keyboard.press("Escape")
    expect(page.locator("#really-erase")).to_have_count(0)
    expect(page.locator("#solos-chart")).to_be_visible()
    person.taps("#erase", "#erase-them")
    expect(page.locator(".empty")).to_contain_text("There are no figures yet.")
    person.taps("#practise").sees("#to-figures")
    examiner.examines("practice")
    person.reloads().goes("#/")
    expect(page.locator(".event")).to_have_count(0)
    assert not examiner.found, "\n".join(examiner.found)
