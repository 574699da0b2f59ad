"""Two windows on one event: one writes, the other watches; and a page without locks."""

from typing import Any

import pytest
from playwright.sync_api import BrowserType, expect

from drivers.browser import club_site
from drivers.browser.judge import Judge


def second_window(judge: Judge) -> Judge:
    return Judge(judge.context, "").opens(judge.page.url)


def test_the_second_window_watches_until_the_first_is_closed(judge: Judge) -> None:
    judge.prepares().mixes()
    other = second_window(judge)
    other.sees("#watching")
    judge.starts()
    other.sees("#clock[data-running]")
    expect(other.page.locator("#undo")).to_have_count(0)
    judge.ends_time().keeps(0).draws_next()
    expect(other.page.locator(".bar__title")).to_have_text("Round 2")
    other.sees_entries(judge.entries)

    before = judge.entries
    expect(other.page.locator("#start")).to_have_count(0)
    expect(other.page.locator("#end-draw")).to_be_disabled()
    other.taps("#claim")
    judge.page.wait_for_timeout(300)
    other.sees("#watching")
    assert other.entries == judge.entries == before

    judge.page.close()
    other.taps("#claim")
    expect(other.page.locator("#watching")).to_have_count(0)
    expect(other.page.locator("#end-draw")).to_be_enabled()
    other.starts()
    other.sees_entries(before + 1)


@pytest.mark.slow
@pytest.mark.thorough
def test_who_would_take_over_from_a_window_that_sleeps_is_told_to_close_it(judge: Judge) -> None:
    """A browser freezes a tab in the background: it answers nobody, and holds its lock all the same."""
    judge.prepares().mixes()
    other = second_window(judge)
    other.sees("#watching")
    sleeping = judge.context.new_cdp_session(judge.page)
    sleeping.send("Page.setWebLifecycleState", {"state": "frozen"})
    other.taps("#claim")
    expect(other.sees("#watching")).to_contain_text("close its tab", timeout=30_000)
    assert other.entries == judge.entries
    sleeping.send("Page.setWebLifecycleState", {"state": "active"})
    judge.starts()
    other.sees("#clock[data-running]")


def test_over_plain_http_it_runs_and_says_what_is_missing(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: club_site.Site
) -> None:
    arguments = [*browser_type_launch_args["args"], "--host-resolver-rules=MAP club.test 127.0.0.1"]
    with browser_type.launch(**{**browser_type_launch_args, "args": arguments}) as browser:
        context = browser.new_context(locale="en-GB")
        watch = club_site.Watch(context)
        judge = Judge(context, site.address.replace("localhost", "club.test")).opens()
        assert judge.page.evaluate("isSecureContext") is False
        expect(judge.page.locator("html")).to_have_attribute("data-offline", "insecure")
        expect(judge.page.locator("#status")).to_contain_text("http")
        judge.whole_draw()
        judge.opens().sees(".event")
        assert watch.console == []


@pytest.mark.thorough
def test_what_one_window_deletes_the_other_does_not_call_lost(judge: Judge) -> None:
    judge.taps("#begin-demo").sees("#saved")
    judge.opens("#/").sees("#delete-demo")
    other = second_window(judge)
    other.sees("#delete-demo")
    judge.taps("#delete-demo")
    for window in (judge, other):
        expect(window.page.locator("#delete-demo")).to_have_count(0)
        window.page.wait_for_timeout(500)
        expect(window.page.locator("[id^=lost-]")).to_have_count(0)
