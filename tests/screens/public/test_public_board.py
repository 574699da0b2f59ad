"""The board for the room: what it shows at each step, in the event's own language."""

import re
from collections import Counter
from dataclasses import replace

import pytest
from markupsafe import escape

from drivers.club import Club
from drivers.draw import Draw
from drivers.log import MINUTE
from drivers.markup import check, read
from drivers.offenders import offenders
from faristol.games.duplicate import masters
from faristol.prerender import board_html
from faristol.screens.activities import board_for_the_room as public
from faristol.screens.session import Session
from faristol.texts import LANGUAGES
from screens.states.room_boards import board, event_of, html, states, tiles_of, words_on

NASTY = "<img src=x onerror=1>\"'&"
MANY = tuple(f"Jugador {n}" for n in range(1, 61))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sound_markup_in_the_events_own_language(language):
    def sound(state):
        page = board(states(language)[state])
        root = read(page["html"])
        check(root)
        wanted = page["language"]
        assert next(root.all()).attributes["lang"] == wanted, "the page is said to be in another language"
        assert wanted == language or state.startswith("draw"), f"it speaks {wanted}"

    assert offenders(states(language).keys(), sound) == {}


def the_boards_own(played):
    """Nothing can be pressed; and it is also shown over the judge's screen, whose ids are others."""
    elements = list(read(html(played)).all())
    controls = {"a", "button", "input", "textarea", "select", "form"}
    assert not [each.name for each in elements if each.name in controls], "there is something to press"
    ids = [each.attributes["id"] for each in elements if "id" in each.attributes]
    assert ids
    assert not [name for name in ids if not name.startswith("public-")], "an id of another screen"


def test_nothing_on_it_can_be_pressed_every_id_is_its_own_and_what_a_person_wrote_is_text():
    assert offenders(states(), the_boards_own) == {}
    assert offenders(states(name=NASTY), shown_as_text) == {}


def shown_as_text(nasty):
    page = html(nasty)
    assert not [each for each in read(page).all() if each.name == "img"], "a name became an element"
    assert str(escape(NASTY)) in page, "the name is not shown"


def test_before_the_start_the_promise_and_what_is_agreed():
    page = words_on(states()["players"])
    assert "12 players · a complete game · 3 minutes a round · bonus: 6" in page
    assert html(states()["players"]).count("words__number") == 32
    without = words_on(states()["players, no promise"])
    assert "5 rounds" in without
    assert "words__number" not in html(states()["players, no promise"])


def test_before_the_start_everybody_finds_the_own_table():
    club = Club(players=MANY[:30], source="program")
    page = html(club)
    assert re.findall(r'id="(public-[a-z]+-\d)" data-page', page) == ["public-seats-1", "public-seats-2"]
    assert Counter(re.findall(r"public-seat-(\d+)", page)) == Counter(str(n) for n in range(1, 31))
    assert re.findall(r'id="public-promise" data-page', html(states()["players, nobody yet"]))


def test_the_rack_stands_there_after_the_call_in_the_order_of_the_call():
    club = states("ca")["call"]
    draws = club.state.draws
    assert "Ronda 1" in words_on(club)
    labels = [name.split(",")[0] for name in tiles_of(html(club, called=7))]
    in_order = [each if each != "?" else "escarràs" for each in draws.tile_set.sort(draws.rack)]
    assert labels == in_order
    page = board(club)
    assert page["clock"] is None
    assert "data-waiting" in page["html"]
    assert ">3:00</div>" in page["html"]
    assert "rellotge" not in words_on(club)


def test_the_clock_is_two_numbers_and_is_drawn_as_it_stands():
    club = states()["time"]
    page = board(club, 108_000)
    assert page["clock"] == {"remaining": 3 * MINUTE, "running_since": club.entries[-1]["at"]}
    assert ">1:12</div>" in page["html"]
    assert 'value="72000" max="180000"' in page["html"]
    assert '<path d="M60000 0v1" /><path d="M30000 0v1" />' in page["html"]
    marks = re.findall(r'<text x="([\d.]+)%"[^>]*>(\d:\d\d)<', page["html"])
    assert marks == [("33.33", "1:00"), ("16.67", "0:30")]


def test_a_stopped_clock_stands_still_and_so_does_one_that_nobody_has_read_yet():
    stopped = board(states()["stopped"], 9 * MINUTE)
    assert stopped["clock"]["running_since"] is None
    assert "The clock is stopped." in stopped["html"]
    club = states()["time"]
    crashed = board(club, 9 * MINUTE, last_sign=club.entries[-1]["at"] + 60_000)
    assert crashed["clock"] == {"remaining": 2 * MINUTE, "running_since": None}
    assert ">2:00</div>" in crashed["html"]


def test_slips_are_counted_not_shown():
    club = Club(publication="en").begin().time()
    assert "0 slips of 12 with the judge" in words_on(club)
    club.hand_in(1, "p3", club.plays()[0])
    assert "1 slip of 12 with the judge" in words_on(club)
    assert "Time!" in words_on(club)
    assert ">0:00</div>" in html(club)


def test_the_last_master_play_stays_marked_while_the_next_round_runs():
    club = states()["time"]
    master = club.state.rounds[1].master
    word = "".join(read(html(club)).text().split())
    assert f"Masterplayofround2:{master.play.split()[0]}" in word
    assert html(club).count('data-state="last"') == len(master.laid)


def test_between_two_rounds_the_master_play_and_then_who_stands_where():
    club = states()["results"]
    page, master = html(club), club.state.round.master
    pages = re.findall(r'id="(public-[a-z0-9-]+)" data-page', page)
    assert pages == ["public-master", "public-standings-1", "public-rounds-1"]
    assert page.count('data-state="last"') == len(master.laid)
    assert f"{master.points} points" in words_on(club)
    assert "Standings after round 2" in words_on(club)
    assert "Claims" not in words_on(club)


def test_who_alone_found_it_is_named_with_the_bonus():
    club = Club(publication="en").begin().time()
    best = club.plays()[0]
    club.hand_in(1, "p7", best).master()
    assert "Found only by Francina Llull, table 7" in words_on(club)
    assert "Bonus of 6: Francina Llull, table 7" in words_on(club)
    assert ">+6<" in html(club)
    nobody = Club(publication="en").begin().time().master()
    assert "Nobody found it" in words_on(nobody)
    assert "Bonus" not in words_on(nobody)


def test_a_wrong_master_play_is_told_to_the_room_in_that_round_and_the_next():
    for state in ("results, a wrong master", "call, a wrong master"):
        assert "The master play of round 1 was not correct." in words_on(states()[state])
    assert "Nobody found it" in words_on(states()["results, a wrong master"])
    club = Club(publication="en").begin().rounds(1)
    club.write(masters.master_found_wrong(club.state, 1)).next().round().next()
    assert "was not correct" not in words_on(club)
    club.write(masters.master_found_wrong(club.state, 1 + 1))
    assert "The master play of round 2 was not correct." in words_on(club)


@pytest.mark.parametrize(
    ("players", "wanted"), [(2, [2]), (12, [12]), (13, [7, 6]), (24, [12, 12]), (30, [8, 7, 8, 7])]
)
def test_columns_fill_evenly_up_to_two_of_twelve(players, wanted):
    page = html(Club(players=MANY[:players]).begin().time().master())
    assert [part.count("<tr id=") for part in page.split("<table")[1:]] == wanted
    pages = -(-len(wanted) // 2)
    assert page.count("public-standings-title") == 2 * pages + len(wanted)


def test_more_than_that_come_on_pages_with_everybody_once():
    page = html(Club(players=MANY).begin().time().master())
    assert re.findall(r'id="public-standings-(\d)" data-page', page) == ["1", "2", "3"]
    assert Counter(re.findall(r"public-row-(\d+)", page)) == Counter(str(n) for n in range(1, 61))


def test_the_end_is_provisional_until_it_is_final_and_its_claims_cite_the_events_own_document():
    assert "Provisional standings" in words_on(states()["over"])
    assert "Claims until" not in words_on(states()["over"])
    claims = states()["claims"]
    assert re.search(r"Claims until \d\d:\d\d", words_on(claims))
    final = words_on(states()["final"])
    assert "Final standings" in final
    assert "Claims" not in final
    assert "Duplicate rules, 1.11" in words_on(states()["claims"])
    romanian = Club("romanian-duplicate", publication="en").begin().rounds(1).end().claim()
    assert "Claims until" in words_on(romanian)
    assert "Duplicate rules" not in words_on(romanian)


def test_a_kind_of_event_without_a_board_has_none():
    event = event_of(Draw())
    assert public(replace(event, kind=replace(event.kind, name="exercises")), 0, 0, Session()) is None


def test_what_the_window_itself_says_lies_ready_in_each_language():
    page = board_html("<!-- prerendered -->")
    for language in LANGUAGES:
        (found,) = re.findall(
            rf'<template data-sentences data-language="{language}".*?</template>', page, re.DOTALL
        )
        check(read(found))
        assert re.findall(r'data-said-when="(\w+)"', found) == ["waiting", "closed"]
