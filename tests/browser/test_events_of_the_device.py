"""Many events on a tablet: imported together, restored from one file, and looked for."""

from pathlib import Path

from playwright.sync_api import expect

from drivers.browser.judge import Judge
from drivers.club import PLAYERS, Club
from faristol.screens.home.home.view import MANY
from faristol.storage.archive import write_archive
from faristol.storage.files import export_file


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


def test_a_long_archive_shows_how_far_it_is_and_stops_when_one_wants(judge: Judge, tmp_path: Path) -> None:
    log = Club(players=PLAYERS[:4]).entries
    files = [export_file(f"dia-{n}", log, "0", [], 0) for n in range(500)]
    archive = tmp_path / "all.json"
    archive.write_text(write_archive(files, "0", 0, {}, {}), "utf-8")
    judge.brings("#bring", archive)
    judge.sees("#restoring")
    judge.taps("#stop-restoring")
    expect(judge.page.locator("#restoring")).to_have_count(0)
    notice = judge.page.locator("#notice")
    expect(notice).to_contain_text("Choose the file again to restore the others.")
