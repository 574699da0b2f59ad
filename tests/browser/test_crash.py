"""The engine goes away: the page says that the event is safe, starts another in place, and goes on."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from drivers.browser.judge import READY, Judge

END = "document.querySelector('script[type=py]').xworker.terminate()"
GONE = "document.documentElement.dataset.engine !== 'ready'"


@pytest.fixture
def crashing(pub: Any, newcomer: Judge) -> Any:
    yield newcomer
    pub.watches[0].forget("The engine is gone")


def restarts(judge: Judge) -> None:
    """Noticed, said, and over; in the same page."""
    judge.page.evaluate("window.samePage = true")
    judge.page.wait_for_function(GONE, timeout=30_000)
    expect(judge.page.locator("[data-shown-when=restarting]")).to_be_visible()
    judge.waits()
    expect(judge.page.locator("[data-shown-when=restarting]")).to_be_hidden()
    assert judge.page.evaluate("samePage")


@pytest.mark.thorough
def test_a_worker_that_ends_while_nothing_happens(crashing: Judge) -> None:
    crashing.prepares().mixes().starts().ends_time().keeps(0, 2)
    page = crashing.page
    page.fill("#kept", "half-written")
    page.evaluate(END)
    restarts(crashing)
    expect(page.locator("#kept")).to_have_value("half-written")
    for place in (0, 2):
        expect(page.locator(f"#tile-{place}")).to_have_attribute("aria-pressed", "true")
    before = crashing.entries
    page.fill("#kept", "")
    crashing.keeps(0) if page.get_attribute("#tile-0", "aria-pressed") == "false" else None
    crashing.draws_next()
    assert crashing.entries > before


@pytest.mark.slow
@pytest.mark.thorough
def test_a_worker_that_ends_in_the_middle_of_an_act(crashing: Judge) -> None:
    """The act is passed again with its key: it is in the log once, whether it had been written or not."""
    crashing.prepares().mixes()
    before = crashing.entries
    crashing.page.evaluate(
        f"""() => {{
            document.getElementById("start").click();
            setTimeout(() => {END}, 4);
        }}"""
    )
    restarts(crashing)
    crashing.sees("#clock[data-running]")
    crashing.sees_entries(before + 1)
    crashing.taps("#undo").sees("#start")
    crashing.sees_entries(before + 2)


def test_an_engine_that_hangs(crashing: Judge) -> None:
    crashing.prepares().mixes().starts()
    page = crashing.page
    before = crashing.entries
    page.workers[0].evaluate("() => { setTimeout(() => { while (true) {} }) }")
    page.wait_for_timeout(100)
    crashing.taps("#stop")
    left = seconds(page.inner_text("#clock"))
    page.wait_for_timeout(2_000)
    assert left - seconds(page.inner_text("#clock")) in (1, 2, 3), "the clock keeps running"
    restarts(crashing)
    crashing.sees("#start")
    crashing.sees_entries(before + 1)
    expect(page.locator("#ran-on")).to_have_count(0)
    assert abs(left - seconds(page.inner_text("#clock"))) <= 1, "stopped at the moment of the tap"


@pytest.mark.slow
@pytest.mark.thorough
def test_an_act_that_ends_the_engine_twice_is_given_up(crashing: Judge) -> None:
    """No third engine dies of it: the page says that something broke, and works on."""
    crashing.prepares().mixes()
    before = crashing.entries
    page = crashing.page
    page.wait_for_timeout(1_000)  # nothing else is under way that could be blamed for it
    page.evaluate(
        f"""() => {{
            const root = document.documentElement;
            const again = new MutationObserver(() => {{
                if (root.dataset.engine !== "ready") return;
                again.disconnect();
                {END};
            }});
            document.getElementById("start").click();
            {END};
            again.observe(root, {{ attributeFilter: ["data-engine"] }});
        }}"""
    )
    expect(page.locator("[data-shown-when=broken]")).to_be_visible(timeout=60_000)
    crashing.waits()
    assert crashing.entries == before
    page.locator("#start").dispatch_event("click")  # the shelf still moves: the sentence pushed it
    crashing.sees("#clock[data-running]")
    expect(page.locator("[data-shown-when=broken]")).to_be_hidden()


def test_a_bug_is_told_and_changes_nothing(crashing: Judge, pub: Any) -> None:
    """The page asks for the screen anew, for an act that broke may have been written: what it shows is saved."""
    crashing.prepares().mixes()
    before = crashing.entries
    crashing.page.evaluate(
        """() => {
            const post = MessagePort.prototype.postMessage;
            window.refreshed = 0;
            MessagePort.prototype.postMessage = function (...message) {
                window.refreshed += JSON.stringify(message).includes("refresh");
                return post.apply(this, message);
            };
            const button = Object.assign(document.createElement("button"), { hidden: true });
            button.dataset.do = "draw.no_such_thing";
            document.body.append(button);
            button.click();
        }"""
    )
    crashing.sees("[data-shown-when=broken]")
    crashing.page.locator("[data-shown-when=broken] summary").click()
    expect(crashing.page.locator("[data-report]")).to_contain_text("no_such_thing")
    assert crashing.page.evaluate(READY)
    assert crashing.page.evaluate("refreshed") == 1
    crashing.starts()
    crashing.sees_entries(before + 1)
    expect(crashing.page.locator("[data-shown-when=broken]")).to_be_hidden()
    pub.watches[0].forget("error:")


def seconds(clock: str) -> int:
    minutes, rest = re.findall(r"\d+", clock)
    return int(minutes) * 60 + int(rest)
