"""Three languages: a switch on any screen renders it anew, and the page says in which language it is."""

import re

import pytest
from playwright.sync_api import expect

from drivers.browser.judge import Judge
from faristol.texts import LANGUAGES, texts


@pytest.mark.everyday
def test_the_home_screen_switches_where_it_stands(judge: Judge) -> None:
    for number, language in enumerate(LANGUAGES, start=1):
        judge.taps(f"#languages-{number}")
        expect(judge.page.locator("#home-title")).to_have_text(texts(language).gettext("What will you play?"))
        expect(judge.page.locator("#languages [aria-pressed=true]")).to_have_attribute("lang", language)
        expect(judge.page.locator("html")).to_have_attribute("lang", language)
        expect(judge.page.locator("#skip")).to_have_text(texts(language).gettext("Skip to content"))
        expect(judge.page).to_have_title(
            re.compile(re.escape(texts(language).gettext("What will you play?")))
        )


def test_a_browser_in_romanian_sees_romanian_first(pub, site) -> None:  # type: ignore[no-untyped-def]
    judge = Judge(pub.context(locale="ro-RO"), site.address)
    judge.page.goto(site.address)
    expect(judge.page.locator("#home-title")).to_have_text(texts("ro").gettext("What will you play?"))
    judge.waits()
    expect(judge.page.locator("#home-title")).to_have_text(texts("ro").gettext("What will you play?"))
