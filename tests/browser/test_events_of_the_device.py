"""Many events on a tablet: imported together, ticked by hand, saved in one file, deleted, and imported again."""

from pathlib import Path

from playwright.sync_api import expect

from drivers.browser.judge import Judge
from drivers.club import PLAYERS, Club
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
