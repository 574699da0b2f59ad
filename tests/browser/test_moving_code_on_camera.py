"""An event goes from one tablet to another through a camera, with the server dead and no network."""

import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from conftest import Launch
from drivers.browser import club_site
from drivers.browser.camera_film import LET_GO, NOTHING, STREAM, codes_on_screen, film
from drivers.browser.judge import Judge
from drivers.browser.tablets import Take


def test_an_event_goes_to_another_tablet_without_any_network(
    take: Take, launch: Launch, own_site: club_site.Site, tmp_path: Path
) -> None:
    sender = take().prepares("Dijous").mixes().starts().ends_time().keeps(0, 3).draws_next().files()
    sender.taps("#show-code").sees("#moving-code-picture")
    codes = codes_on_screen(sender.page)
    assert len(codes) >= 6
    sender.taps("#code-was-read").sees("#export")
    entries = sender.entries
    # The camera comes late, and sees only three of four.
    seen = [code for number, code in enumerate(codes[2:] + codes[:2]) if number % 4 != 1]
    with launch(*film(tmp_path / "seen.y4m", seen)) as context:
        judge = Judge(context, own_site.address, context.pages[0]).opens().is_kept()
        own_site.stop()
        judge.taps("#to-read").sees("#camera")
        began = time.monotonic()
        judge.page.wait_for_function("document.getElementById('camera')?.srcObject")
        judge.page.evaluate(STREAM)
        judge.sees("#called")
        print(f"{len(codes)} codes, {len(seen)} of them filmed: read in {time.monotonic() - began:.1f} s")
        expect(judge.page.locator(".bar__subtitle")).to_contain_text("Dijous")
        assert judge.entries == entries
        assert judge.page.evaluate(LET_GO)


@pytest.mark.thorough
def test_the_camera_is_let_go_on_the_way_home_and_while_the_page_is_hidden(
    launch: Launch, own_site: club_site.Site, tmp_path: Path
) -> None:
    with launch(*film(tmp_path / "blank.y4m", [NOTHING])) as context:
        judge = Judge(context, own_site.address, context.pages[0]).opens("#/read")
        page = judge.page
        for leaves in ("#to-home", "#back"):
            page.wait_for_function("document.getElementById('camera')?.srcObject")
            page.evaluate(STREAM)
            assert not page.evaluate(LET_GO)
            judge.taps(leaves).sees("#to-read")
            page.wait_for_function(LET_GO)
            judge.taps("#to-read").sees("#camera")
        page.wait_for_function("document.getElementById('camera')?.srcObject")
        page.evaluate(STREAM)
        page.evaluate(
            "() => { Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
            " document.dispatchEvent(new Event('visibilitychange')); }"
        )
        assert page.evaluate(LET_GO)
        page.evaluate(
            "() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); }"
        )
        page.wait_for_function("document.getElementById('camera').srcObject?.active")


def test_a_device_without_a_camera_says_so(take: Take) -> None:
    judge = take()
    judge.taps("#to-read").sees("#no-camera")
    expect(judge.page.locator("#camera")).to_have_count(0)
    judge.taps("#try-again").sees("#no-camera")
    judge.taps("#to-home").sees("#bring")
