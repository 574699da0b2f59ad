"""A game by letter on a phone and on an upright tablet: what the message brought, and the whole board, at once."""

from playwright.sync_api import FloatRect, ViewportSize, expect
from test_every_state import PUT

from drivers.browser.by_post import Writer
from drivers.browser.judge import Judge
from drivers.letter_game import Device, march
from faristol.games.correspondence.playing import Dates
from faristol.games.correspondence.sheet import write_sheet
from faristol.screens.rendering import render
from screens.states.every import every, screen_of

PHONE: ViewportSize = {"width": 360, "height": 640}
ON_ITS_SIDE: ViewportSize = {"width": 740, "height": 360}
UPRIGHT: ViewportSize = {"width": 768, "height": 1024}
SIZES = (PHONE, ON_ITS_SIDE, UPRIGHT)


def shows(judge: Judge, state: str, size: ViewportSize) -> None:
    judge.page.set_viewport_size(size)
    scene = every()[state]
    judge.page.evaluate(PUT, render(screen_of(scene), scene))


def bottom(of: FloatRect) -> float:
    return of["y"] + of["height"]


def sheet_and_message() -> tuple[str, str]:
    """What the arbiter sent out, and the partner's first turn."""
    partner = Device(way="e-mail")
    sheet = write_sheet(partner.entries)
    partner.play("H7 CASA")
    return sheet, partner.send(Dates(march(1), march(2), "confirmed", march(3)))


def test_what_the_message_brought_is_above_the_whole_board(judge: Judge) -> None:
    for size in SIZES:
        shows(judge, "letter, much heard", size)
        news, board, rack = (judge.box(selector) for selector in ("#news", "#board", ".shelf .rack"))
        assert news["y"] >= 0 and bottom(news) <= board["y"] + 1
        assert bottom(board) <= (size["height"] + 1 if size is ON_ITS_SIDE else rack["y"])
        assert news["height"] >= 44, "a finger finds it"
        assert size is not UPRIGHT or board["width"] >= 600


def test_why_a_message_is_not_taken_is_in_sight_and_once_it_is_read_what_it_brought(judge: Judge) -> None:
    sheet, message = sheet_and_message()
    page, wrong = judge.page, message.replace("Punctaj: 8", "Punctaj: 9")
    page.set_viewport_size(PHONE)
    writer = Writer(judge.context, judge.address, "blue", page)
    writer.opens_sheet(sheet).reads(wrong, "2026-03-04")
    for one in ("#doubt strong", "#take-correct"):
        expect(page.locator(one)).to_be_in_viewport(ratio=1)
    expect(page.locator("#message")).to_have_value(wrong)
    judge.taps("#take-correct").sees("#news")
    expect(page.locator("#news")).to_be_in_viewport(ratio=1)
    assert judge.box("#news")["y"] >= bottom(judge.box(".bar")), "the bar covers nothing of it"
