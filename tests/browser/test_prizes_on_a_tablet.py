"""A director adds prizes on a tablet: the winners follow, and the list and the certificates are printed."""

from pathlib import Path

from playwright.sync_api import expect
from test_swiss_standings import AT, brings

from drivers.browser.judge import Judge
from screens.states.standings import played


def test_prizes_are_added_won_shared_and_removed(judge: Judge, tmp_path: Path) -> None:
    page = brings(judge, tmp_path, played()).page
    judge.goes(f"{AT}/standings/prizes").sees("#prize-form")
    page.fill("#money", "60 40")
    page.keyboard.press("Enter")
    expect(page.locator("#won tbody tr")).to_have_count(2, timeout=15_000)
    expect(page.locator("#money")).to_have_value("")
    page.fill("#money", "sixty")
    page.keyboard.press("Enter")
    expect(page.locator("#money-problem")).to_contain_text("not an amount")
    page.fill("#money", "")
    page.select_option("#kind", "group")
    page.fill("#group", "Juvenil")
    page.fill("#money", "15")
    page.keyboard.press("Enter")
    expect(page.locator("#won tbody tr")).to_have_count(3, timeout=15_000)
    judge.taps("#remove-1")
    expect(page.locator("#won tbody tr")).to_have_count(2, timeout=15_000)
    judge.taps("#undo")
    expect(page.locator("#won tbody tr")).to_have_count(3, timeout=15_000)
