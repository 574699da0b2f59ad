"""What was begun in a field is handed in by the green button, and seen, before one goes on."""

import pytest
from playwright.sync_api import expect

from drivers.bag_club import Tables
from drivers.browser.held_back import held_back
from drivers.browser.judge import Judge

NAMES = ("Margalida Bennàssar Capellà", "Pere Joan Mesquida i Obrador", "Antònia Fullana Servera")
NEXT = ".next-step"


@pytest.fixture
def seating(judge: Judge) -> Judge:
    """The players of a new duplicate are entered."""
    judge.goes("#/duplicate").taps("#open").sees("#enter-form")
    expect(judge.page.locator("#player")).to_be_focused()
    return judge


def test_a_name_and_a_pasted_list_are_entered_before_the_promise(seating: Judge) -> None:
    page = seating.page
    page.keyboard.type(NAMES[0], delay=30)
    seating.taps("#many-title")
    page.fill("#list", "\n".join(NAMES[1:]))
    seating.taps(NEXT)
    expect(page.locator("#seats tbody tr")).to_have_count(1)
    seating.taps(NEXT)
    expect(page.locator("#seats tbody tr")).to_have_count(3)
    assert page.locator("#seats tbody button").all_inner_texts() == [*NAMES]
    seating.taps(NEXT).sees("#room-form")


def test_what_cannot_be_entered_is_looked_at_before_one_goes_on(seating: Judge) -> None:
    page = seating.page
    page.keyboard.type(f"{NAMES[0]}\n{NAMES[1]}\n{NAMES[0]}", delay=30)
    page.fill("#table", "1")
    seating.taps(NEXT).sees("#pile [data-state=back]")
    seating.taps(NEXT)
    expect(page.locator("#player")).to_have_value(NAMES[0])
    page.fill("#player", "")
    page.fill("#table", "3")
    page.fill("#player", NAMES[2])
    seating.taps(NEXT)
    expect(page.locator("#seats tbody tr")).to_have_count(3)
    seating.taps(NEXT).sees("#room-form")


def test_a_slip_that_is_written_is_noted_by_the_button_that_says_so(judge: Judge) -> None:
    club = Tables(players=3).begin().round_with("AEIRSTN")
    club.collect({1: "H8 SER"})
    judge.brings_event(club.entries)
    page = judge.page
    expect(page.locator(NEXT)).to_contain_text("Note table 2")
    judge.taps(NEXT)
    expect(page.locator("#table")).to_have_value("2")
    page.locator("#play").press_sequentially("H8 TE", delay=30)
    judge.taps(NEXT)
    expect(page.locator(NEXT)).to_contain_text("Note table 3")
    expect(page.locator("#play")).to_have_value("")
    expect(page.locator("#table-2")).to_have_attribute("data-state", "in")
    page.locator("#play").press_sequentially("1 H8 SERI", delay=30)
    expect(page.locator(NEXT)).to_contain_text("Note table 1")


def test_a_step_tapped_before_the_answer_to_another_play_waits_for_it(judge: Judge) -> None:
    club = Tables(players=3).begin().round_with("AEIRSTN")
    club.collect({1: "H8 SER", 2: "H8 RES", 3: "H8 TE"})
    judge.brings_event(club.entries)
    judge.taps("#to-master", "#look-1").sees("#fix-master:not([data-play='H8 TE'])")
    held_back(judge.page, 800)
    judge.page.fill("#master", "h8 te")
    judge.page.press("#master", "Enter")
    judge.page.locator("#fix-master").click()
    expect(judge.page.locator("#fix-master")).to_have_count(0, timeout=15_000)
    judge.page.evaluate("letGo()")
    expect(judge.page.locator("#said, #work").first).to_contain_text("TE")


@pytest.mark.everyday
def test_a_player_by_letter_is_entered_before_the_string(judge: Judge) -> None:
    judge.goes("#/competition").sees("#setup")
    page = judge.page
    page.fill("#name", "Liga")
    page.fill("#arbiters", "Bel Quetglas")
    judge.taps("#open").sees("#enter-form")
    page.locator("#player").focus()
    page.keyboard.type("Magdalena Nicolau i Ferrà\nȘtefan Țurcanu\n", delay=30)
    expect(page.locator("#players tbody tr")).to_have_count(2)
    page.keyboard.type("Anna Vidal", delay=30)
    judge.taps(NEXT)
    expect(page.locator("#players tbody tr")).to_have_count(3)
    judge.taps(NEXT).sees("#string-form")
