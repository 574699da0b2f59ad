"""Who came before is offered first: those of this device, and those of a club's list; by hand and by keyboard."""

from pathlib import Path

from playwright.sync_api import Page, expect

from drivers.browser.judge import Judge
from drivers.browser.keyboard_user import KeyboardUser

CAME = ("Magdalena Nicolau Bosch", "Jordi Puigserver Fons", "Aina Bauçà Llompart")
LIST = "nom;club\nBiel Ferragut Oliver;Manacor\nFrancina Llull Oliver;Inca\n"


def opens(judge: Judge, *leaves: str) -> None:
    judge.goes("#/duplicate").taps(*leaves).sees("#setup")
    judge.chooses("#source-program").taps("#open").sees("#enter-form")


def known(page: Page) -> list[str]:
    return [name.strip() for name in page.locator("#known li").all_inner_texts()]


def seats(page: Page) -> list[str]:
    return [name.strip() for name in page.locator("#seats .seats__name").all_inner_texts()]


def plays_once(judge: Judge) -> None:
    """An evening of three, up to its first rack: only who begins has been here."""
    opens(judge)
    for number, name in enumerate(CAME, 1):
        judge.page.fill("#player", name)
        judge.page.press("#player", "Enter")
        expect(judge.page.locator("#seats tbody tr")).to_have_count(number)
    judge.taps("#begin").sees("#start, #called")


def test_players_of_before_and_of_a_list_are_offered_first(judge: Judge, tmp_path: Path) -> None:
    page, keyboard = judge.page, KeyboardUser(judge)
    plays_once(judge)
    opens(judge, "#leave-now")
    assert known(page) == sorted(CAME)

    # By hand: a tap seats whoever is meant, who is then offered no more.
    judge.taps("#known-1")
    expect(page.locator("#seats tbody tr")).to_have_count(1)
    assert seats(page) == [sorted(CAME)[0]] and known(page) == sorted(CAME)[1:]

    # From a file: they are remembered, and stand after those who came.
    path = tmp_path / "club.csv"
    path.write_text(LIST, encoding="utf-8")
    judge.taps("#many-title")
    judge.brings("#from-file", path)
    expect(page.locator("#list")).to_have_value(LIST)
    judge.taps("#remember-list")
    expect(page.locator("#known li")).to_have_count(4)
    assert known(page) == [*sorted(CAME)[1:], "Biel Ferragut Oliver", "Francina Llull Oliver"]

    # By keyboard: a favourite comes first of all, and is seated with Enter.
    keyboard.tab_to("favourites-title").press("Enter")
    page.locator("#favourites button", has_text="Francina").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#known li").first).to_have_text("Francina Llull Oliver")
    keyboard.tab_to("known-1", "Shift+Tab").press("Enter")
    expect(page.locator("#seats tbody tr")).to_have_count(2)
    assert seats(page)[1] == "Francina Llull Oliver"
    expect(page.locator("#seats tbody tr").nth(1)).to_contain_text("Inca")
