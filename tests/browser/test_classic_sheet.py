"""The score sheet on the page: printed on one sheet; the game again, by keyboard and with notes."""

import pytest
from playwright.sync_api import expect
from test_results_page import CUT

from drivers.browser.judge import PRINTED, Judge
from drivers.browser.tablets import Take
from drivers.match import Match

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


def test_the_sheet_is_printed_on_one_page(judge: Judge) -> None:
    page = judge.page
    page.evaluate(PRINTED)
    judge.taps("#menu", "#print-sheet")
    expect(page.locator("html")).to_have_attribute("data-printed", "yes")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 672, "height": 960})
    assert page.evaluate(CUT) == []
    assert page.pdf(prefer_css_page_size=True, format="A4").count(b"/Type /Page\n") == 1


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
