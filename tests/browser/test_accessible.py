"""Every screen and question, in three looks and four widths: axe finds nothing, nothing overflows."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from drivers.browser.examiner import Examiner
from drivers.browser.judge import Judge
from drivers.browser.tablets import Take


@pytest.fixture
def examiner(take: Take) -> Any:
    examiner = Examiner(take())
    yield examiner
    assert not examiner.found, "\n".join(examiner.found)


def test_screens_without_an_event(examiner: Examiner) -> None:
    judge = examiner.judge
    examiner.examines("home")
    for address, seen in {
        "#/settings": "#themes",
        "#/about": "#licences-title",
        "#/draw": "#setup",
        "#/verify": "#verify-form",
    }.items():
        judge.goes(address).sees(seen)
        examiner.examines(address)
    judge.page.fill("#secret", "no secret")
    judge.taps("#draw-again").sees("#refused, #secret-problem")
    examiner.examines("verify, refused")
    judge.page.fill("#secret", "0f" * 32)
    judge.page.fill("#words", "pluja")
    judge.page.fill("#date", "2026-10-08")
    judge.taps("#draw-again").sees("#racks")
    examiner.examines("verify, racks")
    judge.goes("#/draw").sees("#setup")
    judge.chooses("#ruleset-romanian-duplicate")
    judge.sees("#one_and_one")
    examiner.examines("draw, Romanian")


@pytest.mark.slow
def test_screens_of_a_draw(examiner: Examiner, tmp_path: Path) -> None:
    judge, page = examiner.judge, examiner.page
    judge.prepares("Un nom més aviat llarg per a un sorteig de dijous al vespre")
    examiner.examines("committed")
    judge.mixes()
    examiner.examines("call")
    judge.taps("#read-out").sees("#called-2[data-called=now]")
    judge.taps("#read-pause").sees("#read-on")
    examiner.examines("call, being read")
    page.locator(".clause__chip").first.click()
    examiner.examines("call, a clause")
    page.keyboard.press("Escape")
    judge.taps("#end-draw").sees("dialog[open]")
    examiner.examines("question: end")
    judge.taps("#go-on").starts()
    examiner.examines("time")
    other = Examiner(Judge(judge.context, "").opens(page.url))
    other.judge.sees("#watching")
    other.examines("watching")
    examiner.found += other.found
    other.page.close()
    judge.taps("#stop").sees("#start")
    examiner.examines("stopped")
    judge.taps("#back").sees("dialog[open]")
    examiner.examines("question: leave")
    judge.taps("#stay").taps("#start").sees("#clock[data-running]")
    link = page.url
    page.goto("about:blank")
    page.wait_for_timeout(4_000)
    page.goto(link)
    judge.waits().sees("#ran-on")
    examiner.examines("unseen")
    judge.taps("#as-last-seen").sees("#clock[data-running]")
    judge.ends_time().taps("#new-rack").sees("#rejected-title")
    examiner.examines("call, a rack put back")
    judge.taps("#no-clock").sees("#tile-0")
    judge.keeps(0, 4)
    examiner.examines("keep")
    page.fill("#kept", "WWW")
    page.keyboard.press("Tab")
    judge.sees("#refused, #kept-problem")
    examiner.examines("keep, refused")
    page.fill("#kept", "")
    page.keyboard.press("Tab")
    judge.draws_next()
    judge.goes("#/").sees("dialog[open]")
    judge.taps("#leave-now").sees("#resume")
    examiner.examines("home, a round running")
    judge.taps("#resume").sees("#called")
    judge.ends()
    examiner.examines("over")
    judge.publishes()
    examiner.examines("over, published")
    judge.taps("#back-up").sees("#log")
    examiner.examines("file")
    exported = judge.saves("#export").path()
    judge.sees("#delete")
    examiner.examines("file, backed up")
    judge.taps("#delete").sees("dialog[open]")
    examiner.examines("question: delete")
    judge.taps("#keep-it").goes("#/").sees(".event")
    examiner.examines("home, an event")
    judge.goes("#/verify").sees("#read")
    judge.brings("#read", exported)
    judge.sees("#checked")
    examiner.examines("verify, a file")
    judge.goes("#/").sees("#bring")
    other_file = tmp_path / "event.json"
    other_file.write_bytes(differing(Path(exported)))
    judge.brings("#bring", other_file)
    judge.sees("#refused, dialog[open]")
    examiner.examines("home, a file refused")
    expect(page.locator("#work")).to_be_visible()


def differing(exported: Path) -> bytes:
    """The same event with its name told otherwise: a file that no longer fits its seal."""
    return exported.read_bytes().replace(b"dijous al vespre", b"dijous al mat\\u00ed")
