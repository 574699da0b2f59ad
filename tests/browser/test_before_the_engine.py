"""The page before its engine is there: home can be read and used, and the engine's coming is not noticed."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from drivers.browser import club_site
from drivers.browser.judge import Judge
from faristol.texts import texts

WATCH_CHANGES = """
window.changes = [];
if (location.protocol !== "about:") document.addEventListener("DOMContentLoaded", () => {
    const seen = new MutationObserver((records) => {
        for (const { type, target, attributeName } of records) {
            if ((target.closest ? target : target.parentElement)?.closest("#no-events")) continue;
            window.changes.push(`${type} ${target.nodeName} ${target.id} ${attributeName}`);
        }
    });
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    for (const region of ["bar", "work", "shelf"]) seen.observe(document.getElementById(region), all);
});
"""

WATCH_HOME = """
window.homeSeen = false;
const look = () => { window.homeSeen ||= Boolean(document.querySelector("#work #home-title")); };
new MutationObserver(look).observe(document, { subtree: true, childList: true });
"""


@pytest.fixture
def waiting(pub: Any, own_site: club_site.Site) -> Judge:
    """A first visit on a line over which the engine does not come."""
    own_site.holds("everything.pack")
    judge = Judge(pub.context(), own_site.address)
    judge.page.goto(own_site.address)
    return judge


def test_every_screen_without_an_event_opens_before_the_engine(waiting: Judge) -> None:
    page = waiting.page
    expect(waiting.sees("#home-title")).to_have_text("What will you play?")
    for tap, seen in [
        ("#to-settings", "#themes"),
        ("#to-about", "#licences-title"),
        ("#done", "#home-title"),
    ]:
        waiting.taps(tap).sees(seen)
    waiting.taps("#to-draw").sees("#setup")
    page.go_back()
    waiting.sees("#home-title")
    waiting.taps("#to-verify").sees("#from-file")
    page.reload()
    waiting.sees("#from-file")
    assert page.locator("html").get_attribute("data-engine") is None


def test_the_page_answers_before_its_own_program_is_there(pub: Any, own_site: club_site.Site) -> None:
    own_site.holds("/page.js")
    judge = Judge(pub.context(), own_site.address)
    page, html = judge.page, judge.page.locator("html")
    page.goto(own_site.address, wait_until="commit")
    judge.taps("#languages-2")
    expect(html).to_have_attribute("lang", "ro")
    expect(page.locator("#home-title")).to_have_text(texts("ro").gettext("What will you play?"))
    judge.taps("#to-settings").taps("#themes [data-value=dark]")
    expect(html).to_have_attribute("data-theme", "dark")
    page.evaluate("history.back()")
    judge.sees("#home-title")
    judge.taps("#to-settings").sees("#themes")
    own_site.lets_go()
    judge.waits().sees("#themes [data-value=dark][aria-pressed=true]")
    expect(html).to_have_attribute("lang", "ro")
    judge.taps("#themes [data-value=contrast]")
    expect(html).to_have_attribute("data-theme", "contrast")
    page.reload()
    expect(html).to_have_attribute("data-theme", "contrast")
    expect(html).to_have_attribute("lang", "ro")
    judge.sees("#themes [data-value=contrast][aria-pressed=true]")


def test_what_is_wished_before_the_engine_is_done_when_it_is_there(
    waiting: Judge, own_site: club_site.Site
) -> None:
    page = waiting.page
    waiting.taps("#to-draw").sees("#setup")
    page.fill("#name", "Abans d'hora")
    waiting.chooses("#minutes-5").taps("#open")
    own_site.lets_go()
    waiting.waits().sees("#room")
    expect(page.locator(".bar__subtitle")).to_have_text("Abans d'hora")
    assert waiting.entries == 2  # prepared, and promised
    waiting.mixes()
    expect(page.locator("#start-now")).to_contain_text("5:00")


@pytest.mark.thorough
def test_the_first_answer_changes_nothing_on_an_untouched_home_but_that_there_are_no_events(
    pub: Any, site: club_site.Site
) -> None:
    judge = Judge(pub.context(), site.address)
    stored = json.dumps(json.dumps({"language": "ro", "theme": "dark", "sound": False}))
    judge.page.add_init_script(
        f"if (location.protocol !== 'about:') localStorage.setItem('faristol.settings', {stored})"
    )
    judge.page.add_init_script(WATCH_CHANGES)
    for visit in ("first", "second"):
        judge.opens()
        judge.page.wait_for_timeout(300)
        assert judge.page.evaluate("changes") == [], visit
        expect(judge.page.locator("#no-events")).to_contain_text("Încă niciunul")


def test_a_reload_inside_an_event_never_shows_home(newcomer: Judge) -> None:
    newcomer.prepares().mixes().starts()
    newcomer.page.add_init_script(WATCH_HOME)
    newcomer.page.reload(wait_until="commit")
    newcomer.sees("#clock")
    newcomer.waits()
    assert newcomer.page.evaluate("homeSeen") is False
    newcomer.taps("#back", "#leave-now").sees("#home-title")
    assert newcomer.page.evaluate("homeSeen") is True, "the eye works"


WATCH_RESUME = """
window.first = null;
window.noneYet = false;
const see = () => {
    if (document.getElementById("new-duplicate")) window.noneYet = true;
    if (document.getElementById("resume")) window.first ??= document.documentElement.dataset.engine ?? "not there";
};
new MutationObserver(see).observe(document, { subtree: true, childList: true });
"""


@pytest.mark.thorough
def test_after_a_crash_home_says_at_once_that_an_event_was_running(newcomer: Judge) -> None:
    """Before the engine is there; and at no moment that there is none yet, with a new duplicate in green."""
    newcomer.prepares("Dijous").mixes().starts()
    stream = newcomer.stream
    context, address = newcomer.context, newcomer.address
    newcomer.page.close(run_before_unload=False)
    page = context.new_page()
    page.add_init_script(WATCH_RESUME)
    page.goto(address, wait_until="commit")
    back = Judge(context, address, page)
    expect(page.locator("#resume")).to_have_attribute("href", f"#/event/{stream}", timeout=15_000)
    back.waits()
    expect(page.locator("#shelf")).to_contain_text("Dijous")
    page.wait_for_timeout(300)
    assert page.evaluate("[first, noneYet]") == ["not there", False]


def test_a_browser_that_is_too_old_is_said_so_and_fetches_no_engine(
    pub: Any, own_site: club_site.Site
) -> None:
    page = Judge(pub.context(), own_site.address).page
    page.add_init_script("delete window.CompressionStream")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(own_site.address)
    expect(page.get_by_role("alert")).to_contain_text(
        texts("en").gettext("This browser is too old for Faristol.")
    )
    expect(page.get_by_role("link")).to_have_attribute("href", "seat/")
    page.wait_for_timeout(500)
    assert not [url for url in asked if "engine/" in url or url.endswith(("pack", "sw.js"))]
    pub.watches[0].forget("too old")
