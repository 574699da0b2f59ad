"""A study list in the browser: made of what is typed on a phone, and asked at once, a wrong guess in sight."""

from typing import Any

from playwright.sync_api import expect

from drivers.browser.tablets import Take

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def test_a_list_that_was_typed_is_practised_and_a_wrong_guess_stays_in_sight(take: Take) -> None:
    person = take(**PHONE).goes("#/study-lists")
    page = person.page
    page.locator("#name").fill("Divendres")
    page.locator("#list").fill("casa\ncanya")
    person.taps("#enter-list")
    page.get_by_role("button", name="Practise", exact=True).tap()
    expect(page.locator("#wanted-list")).to_contain_text("2 words", timeout=15_000)
    person.taps("#open")
    expect(page.locator("#begin")).to_contain_text("Divendres · 2 words", timeout=60_000)
    person.taps("#begin")
    expect(page.locator("#answer")).to_be_visible(timeout=60_000)
    page.locator("#answer").fill("acsa")
    page.keyboard.press("Enter")
    expect(page.locator("#wrong")).to_contain_text("ACSA", timeout=15_000)
    for word in ("casa", "saca"):
        page.locator("#answer").fill(word)
        page.keyboard.press("Enter")
        expect(page.locator("#found")).to_contain_text(word.upper(), timeout=15_000)
    expect(page.locator("#verdict")).to_contain_text("Right after 1 wrong", timeout=15_000)
