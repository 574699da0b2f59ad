"""Many events on a tablet: imported together, ticked by hand, saved in one file, deleted, and imported again."""

from pathlib import Path

from playwright.sync_api import expect

from drivers.browser.judge import Judge
from drivers.club import PLAYERS, Club
from faristol.screens.home.home.view import MANY
from faristol.storage.files import export_file


def test_files_come_in_together_and_ticked_events_go_and_come_back(judge: Judge, tmp_path: Path) -> None:
    files = [tmp_path / f"{day}.json" for day in ("dilluns", "dimarts", "dijous")]
    for file in files:
        file.write_bytes(export_file(file.stem, Club(players=PLAYERS[:4]).entries, "0", [], 0))
    judge.brings("#bring", files)
    rows = judge.page.locator(".events__row")
    expect(rows).to_have_count(3)

    judge.taps("#to-events").sees("#ticks")
    ticks = judge.page.locator(".ticked__reach")
    for at in (0, 2):  # as fast as a hand can
        ticks.nth(at).click(delay=0)
    expect(judge.page.locator(".check__input:checked")).to_have_count(2)
    expect(judge.page.locator("#shelf")).to_contain_text("2 events are ticked")
    saved = judge.saves("#save").path()
    judge.taps("#delete", "#delete-them")
    expect(rows).to_have_count(1)

    judge.goes("#/").sees("#bring")
    judge.brings("#bring", saved)
    expect(rows).to_have_count(3)


def test_an_event_goes_into_the_archive_and_comes_back(judge: Judge, tmp_path: Path) -> None:
    files = [tmp_path / f"{day}.json" for day in ("dilluns", "dimarts", "dijous")]
    for file in files:
        file.write_bytes(export_file(file.stem, Club(players=PLAYERS[:4]).entries, "0", [], 0))
    judge.brings("#bring", files)
    page = judge.page
    rows = page.locator(".events__row")
    expect(rows).to_have_count(3)
    judge.taps("#to-events").sees("#ticks")
    page.locator(".ticked__reach").first.click()
    judge.taps("#archive")
    expect(rows).to_have_count(2)
    judge.taps("#back").sees("#archived")
    expect(rows).to_have_count(2)
    judge.taps("#to-events").sees("#place")
    page.select_option("#place", "archive")
    expect(rows).to_have_count(1)
    page.locator(".ticked__reach").first.click()
    judge.taps("#archive")
    expect(rows).to_have_count(3)
    expect(page.locator("#place")).to_have_count(0)


def test_what_was_looked_for_at_home_is_not_left_in_the_field_of_the_list(
    judge: Judge, tmp_path: Path
) -> None:
    files = [tmp_path / f"dia-{n}.json" for n in range(MANY)]
    for file in files:
        file.write_bytes(export_file(file.stem, Club(players=PLAYERS[:4]).entries, "0", [], 0))
    judge.brings("#bring", files)
    rows, search = judge.page.locator(".events__row"), judge.page.locator("#search")
    expect(rows).to_have_count(MANY)
    search.press_sequentially("duplic", delay=30)
    judge.taps("#to-events").sees("#ticks")
    expect(search).to_have_value("")
