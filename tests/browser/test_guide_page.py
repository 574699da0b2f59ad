"""The guide over a screen: its own chapter, and what was begun under it is as before."""

from playwright.sync_api import expect

from conftest import Pub
from drivers.browser.club_site import Site
from drivers.browser.judge import Judge


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


def test_the_browsers_back_closes_the_guide_and_leaves_the_screen_as_it_was(judge: Judge) -> None:
    judge.taps("#to-tournament").sees("#open")
    address, guide = judge.page.url, judge.page.locator("#guide")
    judge.page.locator("#f-name, [name=name]").first.fill("Sant Jordi")
    judge.taps("#to-guide").sees("#guide[open]")
    judge.page.go_back()
    expect(guide).to_be_hidden()
    assert judge.page.url == address
    expect(judge.page.locator("[name=name]").first).to_have_value("Sant Jordi")
    judge.taps("#to-guide").sees("#guide[open]")
    judge.taps("#guide-close")
    expect(guide).to_be_hidden()
    judge.page.wait_for_function("!history.state?.guide")
    judge.page.go_back()
    judge.sees("#to-tournament")


def test_on_a_telephone_the_chapters_are_listed_by_a_tap(judge: Judge) -> None:
    judge.page.set_viewport_size({"width": 360, "height": 640})
    judge.taps("#to-guide").sees("#guide-evening")
    expect(judge.page.locator("#guide nav")).to_be_hidden()
    judge.taps("#guide summary")
    judge.taps("#guide a[href='#guide-two']").sees("#guide-two")
    expect(judge.page.locator("#guide nav")).to_be_hidden()


def test_it_is_read_in_the_language_of_the_screens_and_printed(judge: Judge) -> None:
    judge.page.evaluate(
        "window.print = () => (window.printed = [...document.querySelectorAll('#guide article:not([hidden])')].length)"
    )
    judge.taps("#to-guide").sees("#guide-evening")
    judge.taps("#guide-print")
    assert judge.page.evaluate("window.printed") == 1
    judge.taps("#guide-print-all")
    assert judge.page.evaluate("window.printed") == 13
    judge.taps("#guide-close")
    judge.page.evaluate("window.faristol.choose('language', 'ro')")
    judge.taps("#to-guide").sees("#guide[open]")
    expect(judge.page.locator("#guide-title")).to_have_text("Ghid")


def test_its_own_page_has_all_chapters(pub: Pub, site: Site) -> None:
    """It needs no engine: it can be read where Faristol does not start, and opened from a printed address."""
    page = pub.context().new_page()
    page.goto(f"{site.address}guide/ca.html")
    expect(page.locator("article:visible")).to_have_count(13)
    page.locator("a[href='#guide-wrong']").click()
    expect(page.locator("article:visible")).to_have_count(1)
