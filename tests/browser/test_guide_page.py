"""The guide over a screen: its own chapter, and what was begun under it is as before."""

import pytest
from playwright.sync_api import expect

from drivers.browser.club_site import Site
from drivers.browser.judge import Judge
from drivers.browser.tablets import Take


def test_a_screen_opens_its_own_chapter_and_loses_nothing(judge: Judge) -> None:
    judge.taps("#to-tournament").sees("#open")
    address = judge.page.url
    judge.page.locator("#f-name, [name=name]").first.fill("Sant Jordi")
    judge.taps("#to-guide").sees("#guide[open] #guide-tournament")
    expect(judge.page.locator("#guide article:visible")).to_have_count(1)
    judge.taps("#guide a[href='#guide-two']").sees("#guide-two")
    expect(judge.page.locator("#guide-tournament")).to_be_hidden()
    judge.page.keyboard.press("Escape")
    expect(judge.page.locator("#guide")).to_be_hidden()
    assert judge.page.url == address
    expect(judge.page.locator("[name=name]").first).to_have_value("Sant Jordi")


def test_it_is_read_in_the_language_of_the_screens_and_printed(judge: Judge) -> None:
    judge.page.evaluate(
        "window.print = () => (window.printed = [...document.querySelectorAll('#guide article:not([hidden])')].length)"
    )
    judge.taps("#to-guide").sees("#guide-duplicate")
    judge.taps("#guide-print")
    assert judge.page.evaluate("window.printed") == 1
    judge.taps("#guide-print-all")
    assert judge.page.evaluate("window.printed") == 6
    judge.taps("#guide-close")
    judge.page.evaluate("window.faristol.choose('language', 'ro')")
    judge.taps("#to-guide").sees("#guide[open]")
    expect(judge.page.locator("#guide-title")).to_have_text("Ghid")


def test_its_own_page_has_all_chapters(judge: Judge, site: Site) -> None:
    """It needs no engine: it can be read where Faristol does not start, and opened from a printed address."""
    page = judge.page.context.new_page()
    page.goto(f"{site.address}guide/ca.html")
    expect(page.locator("article:visible")).to_have_count(6)
    page.locator("a[href='#guide-wrong']").click()
    expect(page.locator("article:visible")).to_have_count(1)
    page.close()


NAMES = """async (page) => {
    const text = await (await fetch(page)).text();
    const guide = new DOMParser().parseFromString(text, "text/html");
    return [...guide.querySelectorAll("#guide-duplicate .guide__go")].map((name) => name.textContent.trim());
}"""


LOCALES = {"ca": "ca-ES", "ro": "ro-RO", "en": "en-GB"}


@pytest.mark.parametrize("language", LOCALES)
def test_a_first_duplicate_goes_by_the_names_that_the_guide_gives(take: Take, language: str) -> None:
    """With a real bag, one round and two players: each green button is called as in the chapter, in its order."""
    judge = take(locale=LOCALES[language])
    page = judge.page
    names = page.evaluate(NAMES, f"guide/{language}.html")
    drawn, promised = names.pop(2), [names.pop(3), names.pop(3)]
    assert drawn and all(promised)
    steps = iter(names)

    def green() -> None:
        button = page.locator(".next-step")
        expect(button).to_contain_text(next(steps), timeout=30_000)
        button.click()

    green()
    judge.sees("#setup")
    judge.chooses("#length-rounds", "#source-bag").sees("#rounds")
    page.fill("#rounds", "1")
    page.fill("#name", "La primera")
    green()
    for player in ("Aina Ferrer Mas", "Ștefan Țurcanu"):
        page.fill("#player", player)
        page.keyboard.press("Enter")
        judge.sees(f"#seats :text('{player}')")
    green()
    judge.sees("#tiles")
    page.fill("#tiles", "casante")
    green()
    green()
    for slip in ("1 h8 casa", "2 h8 casa"):
        judge.sees("#play")
        page.keyboard.type(slip)
        page.keyboard.press("Enter")
        judge.sees(f"#table-{slip[0]}[data-state=in]")
    judge.taps("#end-time")
    green()
    judge.taps("#proposal-1 button")
    green()
    assert "2" in next(steps)
    green()
    green()
    green()
    judge.taps("#final-now")
    green()
    assert next(steps, None) is None
