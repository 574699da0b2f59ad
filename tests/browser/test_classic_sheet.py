"""The score sheet on the page: printed on one sheet; the game again, by keyboard and with notes."""

import pytest
from playwright.sync_api import expect
from test_results_page import CUT, sizes

from drivers.browser.judge import PRINTED, Judge
from drivers.browser.tablets import Take
from drivers.match import Match

BROKEN_HEADS = """() => [...document.querySelectorAll("#print thead tr + tr th")]
    .filter((head) => head.getClientRects().length && head.scrollHeight > 2 * parseFloat(getComputedStyle(head).fontSize))
    .map((head) => head.textContent)"""
"""The heads of columns that stand in two lines."""
WITHOUT_LINE = """() => [...document.querySelectorAll("#print [data-by-hand] tbody td:nth-child(n + 2)")]
    .filter((cell) => getComputedStyle(cell).borderInlineStartStyle !== "solid").length"""
"""The cells of a form to be filled in by hand that no vertical line sets apart."""

LONG = "Maria Antònia Salvà de s’Allapassa"


def played() -> Match:
    """At one tablet, with its own racks: eleven turns each, then passes to the end."""
    match = Match("federation", "tablet", players=(LONG, "Pau Riera"), name="Lliga de tardor").begin().clock()
    for _ in range(11):
        match.play(match.row(4)).exchange(
            tiles=match.tile_set.write(match.state.rack(match.state.to_move)[:2])
        )
    return match.passes(6)


@pytest.fixture
def judge(take: Take) -> Judge:
    """A game that is over, brought from a file."""
    judge: Judge = take().brings_event(played().entries, "game")
    judge.sees("#turns")
    return judge


@pytest.mark.parametrize("size, sides", [("A4", [595, 842]), ("Letter", [612, 792])])
@pytest.mark.parametrize("sheet", ["sheet", "empty"])
def test_the_sheet_is_printed_on_one_page(judge: Judge, sheet: str, size: str, sides: list[int]) -> None:
    page = judge.page
    judge.goes("#/event/game/settings").taps(f"#paper-sizes-{1 if size == 'A4' else 2}")
    judge.goes("#/event/game").sees("#turns")
    page.evaluate(PRINTED)
    judge.taps("#menu", f"#print-{sheet}")
    expect(page.locator("html")).to_have_attribute("data-printed", "yes")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 672, "height": 960})
    assert page.evaluate(CUT) == []
    assert page.evaluate(BROKEN_HEADS) == []
    assert page.evaluate(WITHOUT_LINE) == 0 and (
        sheet == "sheet" or page.locator("#print [data-by-hand]").count()
    )
    assert sizes(page.pdf(prefer_css_page_size=True, format="A5")) == [sides]


def test_one_goes_through_the_game_with_the_keyboard(judge: Judge) -> None:
    page = judge.page
    judge.goes("#/event/game/replay").sees("#missed")
    title = page.locator("#turn-title")
    page.locator("#slider").focus()
    page.keyboard.press("ArrowRight")
    expect(title).to_have_text("Turn 2 of 28")
    page.keyboard.press("End")
    expect(title).to_have_text("Turn 28 of 28")
    page.keyboard.press("Home")
    expect(title).to_have_text("Turn 1 of 28")
    page.locator("#turn-on").focus()
    page.keyboard.press("Enter")
    expect(title).to_have_text("Turn 2 of 28")
    expect(page.locator("#slider")).to_have_value("2")
    page.locator("#work").focus()
    page.keyboard.press("Enter")
    expect(title).to_have_text("Turn 3 of 28")
    page.keyboard.press("ArrowRight")
    expect(title).to_have_text("Turn 4 of 28")
    page.keyboard.press("ArrowLeft")
    expect(title).to_have_text("Turn 3 of 28")
    page.locator("#show-0").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#show-0")).to_have_attribute("aria-pressed", "true")
    assert page.locator('#board .tile[data-state="new"]').count() > 0


def test_a_note_on_a_turn_is_saved_before_the_next_turn_and_beside_no_other(judge: Judge) -> None:
    page, slider = judge.page, judge.page.locator("#slider")
    judge.goes("#/event/game/replay").sees("#missed")
    page.locator("#note-1").type("Millor\nCASES")
    # One slow tap: the answer to the note comes before it ends.
    page.locator(".next-step").click(delay=400)
    judge.sees("#undo")
    expect(slider).to_have_value("2")
    expect(page.locator("#note-2")).to_have_value("")
    page.locator("#note-2").type("tard")
    judge.taps("#turn-back")
    expect(page.locator("#note-1")).to_have_value("Millor\nCASES")
    judge.taps("#undo", ".next-step")
    expect(page.locator("#note-2")).to_have_value("")
