"""The score sheet on the page: agreed by both, printed on one sheet; the game again; out as GCG and in again."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from test_results_page import CUT

from drivers.browser.examiner import Examiner
from drivers.browser.judge import PRINTED, Judge
from drivers.browser.tablets import Take
from drivers.match import Match
from faristol.storage.files import export_file

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
def judge(take: Take, tmp_path: Path) -> Judge:
    """A game that is over, brought from a file."""
    file = tmp_path / "event.json"
    file.write_bytes(export_file("game", played().entries, "0", [], 0))
    judge: Judge = take()
    judge.brings("#bring", file)
    judge.sees("#turns")
    return judge


def test_both_agree_and_everything_is_open_to_everybody(judge: Judge) -> None:
    examiner, page = Examiner(judge), judge.page
    examiner.examines("over")
    before = judge.entries
    judge.taps("#agree").sees_entries(before + 1)
    judge.taps("[id^=sign-]")
    judge.sees_entries(before + 2)
    expect(page.locator("#announce")).to_have_text("Both have agreed: the result is final.")
    examiner.examines("agreed")
    judge.taps("#to-replay").sees("#missed")
    expect(page.locator("#looking")).to_have_count(0, timeout=30_000)
    examiner.examines("the game again")
    judge.goes("#/event/game/file").sees("#gcg")
    examiner.examines("file")
    assert not examiner.found, "\n".join(examiner.found)


@pytest.mark.parametrize("what", ["sheet", "empty"])
def test_the_sheet_is_printed_on_one_page(judge: Judge, what: str) -> None:
    page = judge.page
    page.evaluate(PRINTED)
    judge.taps("#menu", f"#print-{what}")
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


def test_a_game_goes_out_as_gcg_and_comes_back(judge: Judge) -> None:
    page = judge.page
    judge.goes("#/event/game/file").sees("#gcg")
    saved = judge.saves("#gcg")
    assert saved.suggested_filename == "lliga-de-tardor.gcg"
    judge.goes("#/").sees("#bring")
    file = Path(saved.path()).with_suffix(".gcg")
    file.write_bytes(Path(saved.path()).read_bytes())
    judge.brings("#bring", file)
    judge.sees("#found")
    expect(page.locator("#ruleset-federation")).to_be_checked()
    page.fill("#name", "De fora")
    judge.taps("#open-game").sees("#turns")
    expect(page.locator("#won")).to_contain_text("wins")
    assert page.locator("#turns tbody tr").count() == 14
    judge.goes("#/").sees(".event")
    expect(page.locator(".event", has_text="De fora")).to_be_visible()


@pytest.mark.parametrize("pressed", [0, 400])
def test_a_note_on_a_turn_is_saved_before_the_next_turn_and_beside_no_other(
    judge: Judge, pressed: int
) -> None:
    page, slider = judge.page, judge.page.locator("#slider")
    judge.goes("#/event/game/replay").sees("#missed")
    page.locator("#note-1").type("Millor\nCASES")
    # One tap, fast or slow: the note is saved, then comes the next turn.
    page.locator(".next-step").click(delay=pressed)
    judge.sees("#undo")
    expect(slider).to_have_value("2")
    expect(page.locator("#note-2")).to_have_value("")
    page.locator("#note-2").type("tard")
    judge.taps("#turn-back")
    expect(page.locator("#note-1")).to_have_value("Millor\nCASES")
    judge.taps("#undo", ".next-step")
    expect(page.locator("#note-2")).to_have_value("")
