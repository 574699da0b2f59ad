"""A Swiss tournament at a tablet: an everyday one, and a long one that survives what happens to events."""

import pytest
from playwright.sync_api import expect

from drivers.browser import club_site
from drivers.browser.swiss_director import Director
from faristol.texts import texts

CLUB = ["Aina", "Biel", "Cesc", "Dora", "Enric", "Fina", "Guiu", "Hug"]
THIRTY = [f"Jugador {n:02};{1400 - 10 * n}" for n in range(1, 31)]


@pytest.fixture
def director(take):
    return take(Director)


@pytest.mark.everyday
def test_an_afternoon_of_the_club_without_a_manual(director):
    director.sets_up().pastes(*CLUB).enters("Iris")
    director.draws()
    expect(director.page.locator("#pair-1")).to_contain_text("the upper half meets the lower")
    director.publishes().hands_in()
    director.closes().sees("#draw")
    expect(director.page.locator("#leaders tbody tr")).to_have_count(9)


def test_results_are_written_as_fast_as_one_types(director):
    """Nothing waits for the engine: Enter goes on in the page, and the sheets come in any order."""
    director.sets_up().pastes(*CLUB).draws().publishes()
    expect(director.page.locator("#first-1")).to_be_focused(timeout=15_000)
    director.writes(412, 388).writes(356, 401)
    expect(director.page.locator("#score-2")).to_contain_text("401", timeout=15_000)
    director.page.locator("#table").focus()
    for sign in ("4", "399", "301", "3", "377", "377"):
        director.page.keyboard.type(sign)
        director.page.keyboard.press("Enter")
    expect(director.page.locator("#score-4")).to_contain_text("399", timeout=15_000)
    expect(director.page.locator("#score-3")).to_contain_text("377", timeout=15_000)
    director.sees("#close-round")
    assert director.missing == []


def test_somebody_who_did_not_come_and_a_score_that_is_asked_about(director):
    director.sets_up().pastes(*CLUB[:4]).draws().publishes()
    director.taps("#board-1", "#open-form").sees("#report-form")
    director.chooses("#outcome-forfeit-second")
    expect(director.page.locator("#preview")).to_contain_text("300 – 0")
    director.taps("#report")
    expect(director.page.locator("#score-1")).to_contain_text("300", timeout=15_000)
    director.writes(1400, 300, board=2)
    director.taps("#unlikely #sure")
    expect(director.page.locator("#score-2")).to_contain_text("1400", timeout=15_000)


def test_who_has_won_is_said_while_the_overtime_is_still_typed(director):
    director.sets_up().pastes(*CLUB[:4]).draws().publishes()
    director.taps("#board-1", "#open-form").sees("#report-form")
    page = director.page
    page.fill("#sheet-first", "400")
    page.fill("#sheet-second", "395")
    expect(page.locator("#preview")).to_contain_text("400 – 395")
    page.focus("#over-first")
    page.keyboard.type("2:01", delay=40)
    expect(page.locator("#preview")).to_contain_text("370 – 395")
    expect(page.locator("#over-first")).to_be_focused()
    expect(page.locator("#over-first")).to_have_value("2:01")


def test_a_pasted_list_shows_how_it_is_read_before_anybody_is_entered(director):
    director.sets_up().taps("#many-title")
    page = director.page
    page.focus("#list")
    page.keyboard.insert_text("Rosselló;Pere;1200;Inca\nMas;Aina;1100;Palma")
    expect(page.locator("#list-preview tbody tr").first).to_contain_text("Pere Rosselló")
    page.select_option("#column-3", "category")
    expect(page.locator("#list-preview thead")).to_contain_text("Category")
    director.taps("#enter-list").sees('#seats button:text-is("Pere Rosselló")')
    expect(page.locator("#seats tbody tr")).to_have_count(2)


def test_a_menu_is_closed_by_what_was_tapped_in_it_and_players_open_clean(director):
    director.sets_up().pastes(*CLUB[:4]).draws().publishes()
    director.taps("#menu", "#to-rounds").sees("#rounds-form")
    expect(director.page.locator("#to-rounds")).to_be_hidden()
    director.taps("#leave-panel").at_players().takes("Biel")
    director.back().at_players()
    expect(director.page.locator("#person-form")).to_have_count(0)


def test_what_a_screen_reader_hears_is_in_the_language_of_the_page(take):
    director = take(Director, locale="ca-ES")
    director.sets_up().pastes(*CLUB[:4]).draws()
    heard = texts("ca").gettext("Round %(n)s is paired; nobody has seen it yet.") % {"n": 1}
    expect(director.page.locator("#announce")).to_have_text(heard)
    director.goes("#/settings").sees("#themes")
    director.taps("#languages [data-value=ro]")
    expect(director.page.locator("html")).to_have_attribute("lang", "ro")
    expect(director.page.locator("#announce")).not_to_have_text(heard)


@pytest.mark.slow
def test_thirty_one_players_five_rounds_and_all_that_happens(launch, site):
    """A late entry, a withdrawal, an absence, a corrected result, and the battery falls out twice."""
    director = Director(launch(), site.address).opens()
    director.sets_up().pastes(*THIRTY)
    director.whole_round()
    # round 2: one comes late, and the battery falls out in the middle of the results
    director.at_players().enters("Tarda Arribada").back()
    director.draws()
    expect(director.page.locator("#draft-title")).to_be_visible()
    director.publishes().writes(450, 299, board=1).writes(333, 331, board=2)
    expect(director.page.locator("#score-2")).to_contain_text("333", timeout=15_000)
    stream, entries = director.stream, director.entries
    club_site.kill(director.context)
    director = Director(launch(), site.address).opens()
    director.taps("#resume").sees("#tables")
    assert (director.stream, director.entries) == (stream, entries)
    assert len(director.missing) == 13
    director.hands_in().closes()
    # round 3: one withdraws, one is away; a draft lies there when the battery falls out again
    director.at_players().takes("Jugador 04").taps("#withdraw").sees("#bring-back")
    director.taps("#done").sees("#search-form")
    director.takes("Jugador 05").taps("#absent-3")
    expect(director.page.locator("#absent-3")).to_have_attribute("aria-pressed", "true", timeout=15_000)
    director.back().draws()
    for gone in ("Jugador 04", "Jugador 05"):
        assert director.page.locator(f'.pair__name:has-text("{gone}")').count() == 0
    drawn = director.page.locator("#pairs").inner_text()
    club_site.kill(director.context)
    director = Director(launch(), site.address).opens(f"#/event/{stream}")
    director.sees("#pairs")
    assert director.page.locator("#pairs").inner_text() == drawn
    director.publishes().hands_in().closes()
    # round 4: paired and published, and only then a sheet of round 2 turns out to be the other way round
    director.draws().publishes()
    expect(director.page.locator("#tables tbody")).to_contain_text("Jugador 05")
    pairs = director.page.locator(".tables-of-round__name").all_inner_texts()
    director.taps("#round-2").sees("#to-now")
    director.taps("#board-1", "#open-form").sees("#report-form")
    director.page.fill("#sheet-first", "299")
    director.page.fill("#sheet-second", "450")
    director.page.fill("#why", "the sheet was read the wrong way round")
    director.taps("#report")
    expect(director.page.locator("#score-1")).to_contain_text("299", timeout=15_000)
    director.taps("#to-now").sees("#without")
    assert director.page.locator(".tables-of-round__name").all_inner_texts() == pairs
    director.hands_in().closes()
    director.whole_round()
    director.taps("#end-event", "#end-now").sees("#over")
    expect(director.page.locator("#leaders tr[data-first]")).to_have_count(1)
    director.taps("#back-up").sees("#log")
