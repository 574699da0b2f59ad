"""A duplicate from home to its first round, without a mouse."""

from playwright.sync_api import Page, expect

from drivers.browser.judge import Judge
from drivers.browser.keyboard_user import KeyboardUser

TYPED = ("Anna Puig", "Biel Roca", "Caterina Llompart i Vidal de la Serra", "Dídac", "Esperança Vaquer")
PASTED = "taula\tnom\tgrup\n8\tFina Mas\tPalma\n9\tGil Pons\tPalma\n\tHèctor\t"


def seats(page: Page) -> list[str]:
    return [
        f"{row.locator('td').first.inner_text()} {row.locator('button').inner_text()}" for row in rows(page)
    ]


def rows(page: Page) -> list[object]:
    return page.locator("#seats tbody tr").all()


def types(page: Page, names: tuple[str, ...], before: int = 0) -> None:
    for number, name in enumerate(names, before + 1):
        page.keyboard.type(name)
        page.keyboard.press("Enter")
        expect(page.locator("#seats tbody tr")).to_have_count(number)
        expect(page.locator("#player")).to_be_focused()
        expect(page.locator("#player")).to_have_value("")


def test_from_home_to_round_one_by_keyboard(judge: Judge) -> None:
    page, keyboard = judge.page, KeyboardUser(judge)
    keyboard.tab_to("to-duplicate").press("Enter")
    judge.sees("#setup")
    keyboard.tab_to("name")
    page.keyboard.press("Control+A")
    page.keyboard.type("Amb el teclat")
    keyboard.tab_to("judge")
    page.keyboard.type("Rosa Mas")
    keyboard.tab_to("judge_plays").press("Space")
    judge.sees("#judge-plays-told")
    keyboard.tab_to("more-title").press("Enter")
    keyboard.tab_to("place")
    page.keyboard.type("Casal de Palma")
    keyboard.tab_to("open").press("Enter")
    judge.sees("#enter-form")
    expect(page.locator("#player")).to_be_focused()
    types(page, TYPED)

    keyboard.tab_to("many-title").press("Enter")
    keyboard.tab_to("list")
    page.keyboard.insert_text(PASTED)
    keyboard.tab_to("enter-list").press("Enter")
    expect(page.locator("#seats tbody tr")).to_have_count(8)
    keyboard.tab_to("of-p4").press("Enter")
    expect(page.locator("#player")).to_be_focused()
    keyboard.tab_to("remove").press("Enter")
    expect(page.locator("#seats tbody tr")).to_have_count(7)
    expect(page.locator("#player")).to_be_focused()
    assert seats(page) == [
        *("1 Anna Puig", "2 Biel Roca", "3 Caterina Llompart i Vidal de la Serra", "5 Esperança Vaquer"),
        *("6 Hèctor", "8 Fina Mas", "9 Gil Pons"),
    ]
    page.locator("#work").focus()
    page.keyboard.press("Control+z")
    expect(page.locator("#seats tbody tr")).to_have_count(8)

    keyboard.tab_to("to-promise").press("Enter")
    judge.sees("#room")
    keyboard.tab_to("room")
    page.keyboard.type("pluja a Palma")
    page.keyboard.press("Enter")
    expect(page.locator(".bar__title")).to_have_text("Round 1")


def test_what_was_begun_about_one_is_not_kept_for_another(judge: Judge) -> None:
    page = judge.page
    opens(judge, "bag")
    types(page, ("Anna", "Biel"))
    judge.taps("#of-p1")
    expect(page.locator("#player")).to_have_value("Anna")
    page.fill("#player", "Anna Puig")
    judge.taps("#of-p2")
    expect(page.locator("#player")).to_have_value("Biel")
    judge.taps("#done")
    expect(page.locator("#player")).to_have_value("")


def opens(judge: Judge, source: str) -> None:
    """A duplicate with nobody at its tables yet."""
    judge.goes("#/duplicate").sees("#setup")
    judge.chooses(f"#source-{source}").taps("#open").sees("#enter-form")
    expect(judge.page.locator("#player")).to_be_focused()
