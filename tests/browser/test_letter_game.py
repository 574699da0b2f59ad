"""A game by letter between two devices that have nothing in common but what one copies and the other pastes."""

from typing import Any

import pytest
from playwright.sync_api import expect

from drivers.browser import club_site
from drivers.browser.by_post import SLOW, Writer
from drivers.letter_game import Device
from faristol.games.correspondence.sheet import write_sheet

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def sheet(program: bool = False, letters: str = "CASATORMINELEA") -> str:
    """What the arbiter sends out."""
    return write_sheet(Device(letters, program=program, way="e-mail").entries)


@pytest.fixture
def two(pub: Any, site: club_site.Site) -> tuple[Writer, Writer]:
    def writer(colour: str) -> Writer:
        context = pub.context(permissions=CLIPBOARD, reduced_motion="reduce")
        return Writer(context, site.address, colour)

    return writer("red"), writer("blue")


@pytest.mark.slow
def test_a_game_by_nothing_but_messages(two: tuple[Writer, Writer]) -> None:
    """A leave, a wrong message, a challenge in two variants, a fault admitted, a draw; both sheets alike."""
    red, blue = two
    for writer in two:
        writer.opens_sheet(sheet())
    expect(red.page.locator("#to-play")).to_contain_text("10")
    red.lays("H7", "casa")
    expect(red.page.locator("#score")).to_have_text("8")
    red.makes()
    first = red.sends("2026-03-02", arrived="2026-03-02", partner_sent="2026-03-01")
    red.sees("#read-form")

    blue.reads(first.replace("Punctaj: 8", "Punctaj: 9"), "2026-03-04")
    expect(blue.sees("#doubt")).to_contain_text("9")
    blue.sees("#take-correct")
    blue.reads(first.replace("H7: CASA", "A7: CASA"), "2026-03-04")
    expect(blue.sees("#doubt")).to_contain_text("centre")
    expect(blue.page.locator("#turns")).to_have_count(0)
    blue.reads(first, "2026-03-04").sees("#to-board")

    blue.taps("#menu", "#to-days").sees("#leave-form")
    blue.page.fill("#first", "2027-01-10")
    blue.page.fill("#last", "2027-01-19")
    blue.taps("#write-leave").sees("#leave-blue")
    blue.taps("#back").sees("#notice-text")
    notice = blue.copies("#copy-notice", "#notice-text")
    red.reads(notice)
    expect(red.sees("#saved")).to_have_attribute("data-entries", "4", timeout=SLOW)

    blue.taps("#challenge-play").sees("#challenge-form")
    blue.judge.chooses("#word-1")
    blue.page.fill("#why", "nu este în listă")
    blue.taps("#challenge-now").sees("#variants")
    blue.lays("G8", "mi", down=True).makes()
    blue.sees("#variant-wrong[aria-pressed=true]")
    blue.lays("H7", "mine").makes()
    second = blue.sends("2026-03-08")
    assert "Contest: CASA; nu este în listă\n" in second
    assert "Varianta: depunere incorectă\n" in second

    red.reads(second, "2026-03-09").sees("#admit")
    red.taps("#admit")
    expect(red.page.locator("#variants")).to_have_count(0, timeout=SLOW)
    red.taps("#menu", "#offer").sees("#offered")
    red.taps("#pass")
    third = red.sends("2026-03-12")
    assert "Recunosc greșeala: da\n" in third
    assert "Propun remiză: da\n" in third

    blue.reads(third, "2026-03-13").sees("#accept")
    blue.taps("#accept").sees("#over")
    red.reads(blue.copies("#copy-notice", "#notice-text")).sees("#over")
    for writer in two:
        expect(writer.page.locator("#coefficient-red")).to_have_text("1.0000")
    assert red.sheet() == blue.sheet()
