"""Three languages: a switch on any screen renders it anew, and the page says in which language it is."""

import pytest
from playwright.sync_api import expect

from drivers.browser.judge import Judge
from faristol.texts import LANGUAGES, texts

TITLES = {
    "#/": ("#home-title", "What will you play?"),
    "#/settings": (".bar__title", "Settings"),
    "#/about": (".bar__title", "About Faristol"),
    "#/draw": (".bar__title", "Prepare a draw"),
    "#/verify": (".bar__title", "Verify a draw"),
}


def switch(judge: Judge, language: str) -> None:
    judge.goes("#/settings").sees("#themes")
    judge.taps(f"#languages [data-value={language}]")
    expect(judge.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_the_language(judge: Judge, language: str) -> None:
    t = texts(language)
    switch(judge, language)
    for address, (title, text) in TITLES.items():
        judge.goes(address)
        expect(judge.page.locator(title)).to_have_text(t.gettext(text))
        expect(judge.page.locator("html")).to_have_attribute("lang", language)
        assert judge.page.title().startswith(t.gettext(text))
    expect(judge.page.locator("#skip")).to_have_text(t.gettext("Skip to content"))


@pytest.mark.everyday
def test_the_home_screen_switches_where_it_stands(judge: Judge) -> None:
    for number, language in enumerate(LANGUAGES, start=1):
        judge.taps(f"#languages-{number}")
        expect(judge.page.locator("#home-title")).to_have_text(texts(language).gettext("What will you play?"))
        expect(judge.page.locator("#languages [aria-pressed=true]")).to_have_attribute("lang", language)


def test_the_reader_s_language_is_not_the_one_played_in(judge: Judge) -> None:
    judge.prepares(ruleset="romanian-duplicate").mixes()
    link = "#/event/" + judge.stream
    switch_in_event = judge.page.locator("#called")
    expect(switch_in_event).to_have_attribute("lang", "ro")
    names_called = switch_in_event.locator(".called__said").all_inner_texts()
    judge.goes("#/settings").taps("#leave-now").sees("#themes")
    judge.taps("#languages [data-value=ca]")
    expect(judge.page.locator("html")).to_have_attribute("lang", "ca")
    judge.goes(link).sees("#called")
    expect(judge.page.locator("#called")).to_have_attribute("lang", "ro")
    assert judge.page.locator("#called .called__said").all_inner_texts() == names_called
    expect(judge.page.locator("#start")).to_contain_text(texts("ca").gettext("Start the time"))


def test_a_browser_in_romanian_sees_romanian_first(pub, site) -> None:  # type: ignore[no-untyped-def]
    judge = Judge(pub.context(locale="ro-RO"), site.address)
    judge.page.goto(site.address)
    expect(judge.page.locator("#home-title")).to_have_text(texts("ro").gettext("What will you play?"))
    judge.waits()
    expect(judge.page.locator("#home-title")).to_have_text(texts("ro").gettext("What will you play?"))
