"""A round that is over, taken further: analysed with one tap, or played on alone."""

import re

import pytest

from drivers.club import Club
from drivers.log import NOON
from drivers.page_read import element
from drivers.result_window import STREAM, ResultWindow
from faristol.core.board import write_board
from faristol.core.letters import tile
from faristol.games.draw import draw_rack
from faristol.games.duplicate.results import finished
from faristol.kinds import fold_log
from faristol.practice import figures
from faristol.practice.solo.event import board_after, opened
from faristol.practice.solo.going_on import NoPlayInTheList, play_on
from faristol.screens.practice.solo.hand import best
from screens.states.results import over, running


def played_on(club=None, page="round/3", **more):
    window = ResultWindow(club or over(), page, **more)
    assert window.does("play_on").last["url"] != f"#/event/{STREAM}/results/{page}"
    return window


# --- the analysis


def test_a_past_round_is_analysed_with_one_tap_and_the_way_back_leads_to_it():
    club = over()
    window = ResultWindow(club, "round/2")
    window.does("analyse")
    round_ = club.state.rounds[1]
    assert window.last["url"] == "#/analysis"
    assert f'href="#/event/{STREAM}/results/round/2"' in window.regions["bar"]
    shown = re.search(r'id="rack"[^>]*value="([^"]*)"', window.regions["work"])[1]
    assert sorted(club.state.tile_set.read(shown)) == sorted(round_.rack)
    board = element(window.regions["work"], "board")
    tiles = [each for each in board.all() if each.attributes.get("class") == "tile"]
    assert len(tiles) == sum(map(bool, round_.board.squares)) > 0


def test_while_the_duplicate_runs_it_is_asked_before_the_judge_leaves_for_the_analysis():
    window = ResultWindow(running(), "round/2")
    window.does("analyse")
    assert window.last["url"] == f"#/event/{STREAM}/results/round/2"
    assert "Leave" in window.regions["dialog"]
    to = re.search(r'data-do="leave" data-to="([^"]*)"', window.regions["dialog"])[1]
    window.do("leave", data={"to": to})
    assert window.last["url"] == "#/analysis" and 'data-count="' in window.regions["work"]
    assert "Exchanges" not in window.page, "in a duplicate there are none"


def test_the_analysis_of_completiv_has_the_six_tiles_of_everybody():
    window = ResultWindow(over(ruleset="completiv"), "round/1")
    window.does("analyse")
    shown = re.search(r'id="rack"[^>]*value="([^"]*)"', window.regions["work"])[1]
    assert window.last["url"] == "#/analysis" and len(shown.replace(" ", "")) == 6


# --- played on alone


def test_a_game_for_one_goes_on_with_board_rack_rules_and_time_of_the_round():
    club = over()
    window, round_ = played_on(club), club.state.rounds[2]
    solo = window.state
    assert (solo.board, sorted(solo.round.rack)) == (round_.board, sorted(round_.rack))
    assert solo.seconds == 60 * club.state.opened.minutes == window.last["clock"]["remaining"] // 1000
    assert solo.opened.ruleset == club.state.opened.ruleset
    assert "Round 1" in window.regions["bar"]
    lying = sorted(tile(solo.tile_set, code) for code in round_.board.squares if code)
    assert sorted([*solo.bag, *solo.round.rack, *lying]) == sorted(solo.tile_set.all)


def test_the_game_that_goes_on_knows_its_master_play_and_draws_the_next_rack_from_its_bag():
    window = played_on()
    before = window.state
    top = best(Club().words, before)
    window.do("solo.nothing")
    after = window.state
    assert after.round.master.points == top.points
    window.do("solo.next")
    assert len(window.state.rounds) == 2
    assert window.state.board == board_after(after.tile_set, after.round)


def test_a_rack_that_comes_late_in_the_duplicate_comes_late_in_the_game_too():
    """The rule of two vowels and two consonants holds for the first fifteen rounds of the duplicate."""
    club = Club().begin().rounds(17).end()
    number = finished(club.state)[-1].number
    assert number > 15
    window = played_on(club, f"round/{number}")
    window.do("solo.nothing")
    before = window.state
    kept, bag = before.round.master.kept, before.bag
    due = draw_rack(before.tile_set, before.rack_rule, before.code.seed, number + 1, 0, bag, kept)
    window.do("solo.next")
    assert window.state.round.drawn == due.drawn


def test_the_log_says_from_which_round_of_which_event_it_went_on():
    window = played_on()
    stream = window.last["stream"]
    (first, *_) = window.log_of(stream)
    round_ = over().state.rounds[2]
    assert first["start"]["round"] == 3 and first["start"]["stream"] == STREAM
    assert first["start"]["board"] == write_board(over().state.tile_set, round_.board)
    window.go(f"#/event/{stream}/file")
    name = over().state.opened.name
    assert f"The game for one began from round 3 of {name}" in window.reads()


def test_the_result_says_where_it_began_and_leads_back_there_and_has_no_code_to_share():
    window = played_on()
    window.do("solo.nothing")
    window.do("solo.end")
    assert "With the board and the rack of round 3" in window.reads()
    assert f'href="#/event/{STREAM}/results/round/3"' in window.regions["work"]
    assert 'id="code-text"' not in window.regions["work"]


def test_a_game_that_went_on_is_in_no_figures():
    """The best play of its first rack had been seen."""
    card = {"kind": "solo", "final": True, "possible": 10, "language": "ca"}
    assert figures.counted([card, {**card, "goes_on": True}]) == [card]
    window = played_on()
    window.do("solo.nothing")
    window.do("solo.end")
    window.go("#/figures")
    assert "alone from round" not in window.regions["work"]


def test_while_the_duplicate_runs_and_in_completiv_nothing_is_played_on():
    for club in (running(), over(ruleset="completiv")):
        window = ResultWindow(club, "round/2")
        assert 'id="play-on"' not in window.regions["work"]
        assert not window.act("results.play_on")["ok"] and window.last["url"].startswith(f"#/event/{STREAM}")


def test_a_rack_without_a_play_in_the_list_is_refused_in_a_sentence():
    """The judge may have accepted the only word that could be made of it."""
    event = over().state
    with pytest.raises(NoPlayInTheList) as refused:
        play_on(event, STREAM, event.rounds[1], "alone", bytes(5), "0", lambda board, rack: False)
    assert refused.value.details["round"] == 2


def test_the_time_of_a_round_is_kept_as_far_as_a_code_can_say_it():
    event = Club(minutes=99).begin().round().end().state
    opening, _ = play_on(event, STREAM, event.rounds[0], "alone", bytes(5), "0", lambda board, rack: True)
    assert opened({**opening, "at": NOON}).seconds == 930


def test_a_log_whose_board_has_more_tiles_than_the_bag_is_read_no_further():
    window = played_on()
    (first, *rest) = window.log_of(window.last["stream"])
    wrong = {**first, "start": {**first["start"], "board": ["Q" * 15, *first["start"]["board"][1:]]}}
    assert fold_log([wrong, *rest]) is None
