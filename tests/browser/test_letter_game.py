"""A game by letter between two devices that have nothing in common but what one copies and the other pastes."""

from typing import Any

import pytest
from playwright.sync_api import expect

from drivers.browser import club_site
from drivers.browser.by_post import SLOW, Writer
from drivers.browser.examiner import Examiner
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

    blue.taps("#doubt").sees("#challenge-form")
    blue.judge.chooses("#word-1")
    blue.page.fill("#why", "nu este în listă")
    blue.taps("#challenge-now").sees("#variants")
    blue.lays("G8", "mi", down=True).makes()
    blue.sees("#variant-wrong[aria-pressed=true]")
    blue.lays("H7", "mine").makes()
    second = blue.sends("2026-03-08")
    assert "Contest: CASA; nu este în listă\n" in second
    assert "Varianta: depunere greșită\n" in second

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


@pytest.mark.slow
def test_a_whole_game_to_the_last_letter(two: tuple[Writer, Writer]) -> None:
    """The program shows its plays, for this competition allows it."""
    letters = "TEORIAN" + "CASMELU" + "PIRATES"
    for writer in two:
        writer.opens_sheet(sheet(program=True, letters=letters))
    here, there = two
    day = 0
    while here.page.locator("#over").count() == 0:
        day += 1
        assert day < 60
        here.plays_best()
        date = f"2026-{3 + day // 28:02}-{1 + day % 28:02}"
        message = here.sends(date, arrived=date)
        there.reads(message, date)
        there.sees("#to-board, #over")
        here, there = there, here
    assert here.sheet() == there.sheet()


@pytest.mark.slow
def test_nothing_is_wrong_with_the_screens_at_any_width_in_any_look(two: tuple[Writer, Writer]) -> None:
    red, blue = two
    examiner, judge = Examiner(red.judge), red.judge
    judge.goes("#/correspondence").sees("#sheet")
    examiner.examines("a sheet")
    judge.chooses("#how-own")
    red.sees("#draw-string")
    red.taps("#draw-string").sees("#string-told")
    examiner.examines("our own game")
    judge.goes("#/")
    red.opens_sheet(sheet(program=True))
    examiner.examines("to play")
    red.taps("#list-plays").sees("#show-1")
    red.taps("#show-1").sees("#make")
    examiner.examines("the program's play")
    red.makes().sees("#dates-form")
    examiner.examines("dates")
    message = red.sends("2026-03-02", arrived="2026-03-02")
    examiner.examines("waiting")
    red.taps("#menu").sees("#again")
    examiner.examines("menu")
    red.taps("#again").sees("#message-text")
    examiner.examines("the message")
    for page, seen in {"days": "#due", "arbiter": "#punish-form", "sheet": "#sheet-turns"}.items():
        judge.goes(f"{red.page.url.split('#')[1].join(['#', ''])}/{page}").sees(seen)
        examiner.examines(page)
        judge.page.go_back()
        red.sees("#string")
    blue.opens_sheet(sheet(program=True))
    wrong = message.replace("Punctaj total: 10", "Punctaj total: 80")
    assert wrong != message
    blue.reads(wrong).sees("#doubt")
    other = Examiner(blue.judge)
    other.examines("what does not fit")
    found = [*examiner.found, *other.found]
    assert not found, "\n".join(found)
