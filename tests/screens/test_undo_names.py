"""The button that undoes names the whole act that goes, and all of it goes."""

import re

import pytest

from drivers.club import Club
from drivers.computer_window import ComputerWindow
from drivers.match import Match
from drivers.match_window import MatchWindow
from drivers.window import Window
from screens.duplicate.test_the_round import Judge


def named(window) -> str:
    found = re.search(r'id="undo"[^>]*aria-label="([^"]*)"', window.regions["bar"])
    return found[1] if found else ""


def test_the_end_of_a_draw_and_not_the_rack_that_was_never_filled_up():
    window = Window()
    window.open_draw()
    window.speak()
    window.time()
    window.do("draw.next_round")
    assert named(window) == "Undo: the rack filled up"
    window.time()
    window.do("draw.ask_end")
    window.do("draw.end")
    assert named(window) == "Undo: the end of the draw"


def test_the_end_of_a_duplicate_and_not_a_next_round():
    club = Club(rounds=2).begin().rounds(1)
    assert named(Judge(club.branch().next()).window) == "Undo: the next round"
    assert named(Judge(club.next().round().next()).window) == "Undo: the end"


def test_how_many_slips_go():
    window = Judge(Club().begin().time()).window
    players = window.state.expected_in(1)
    slip = {"play": "", "table": str(players[0].table)}
    assert window.do("duplicate.null", slip, data={"reason": "none"})["ok"]
    assert named(window) == "Undo: the slip"
    many = {"play": "h8 zzzz", "table": str(players[1].table)}
    window.do("duplicate.many", many)
    for player in players[2:4]:
        window.do("duplicate.table", many, data={"table": str(player.table)})
    assert window.do("duplicate.take_many", many)["ok"]
    assert named(window) == "Undo: 3 slips"


@pytest.mark.parametrize("answers", [False, True])
def test_against_the_computer_ones_own_turn_with_its_answer(answers):
    window = ComputerWindow(first="person").plays()
    if answers:
        window.lets_play()
    assert named(window) == "Undo: your last turn"
    window.do("event.undo")
    assert window.game.turns == ()


def test_undo_takes_its_turn_back_and_with_it_ones_own():
    window = ComputerWindow(first="person").plays().lets_play()
    mine, its = window.game.turns
    window.do("event.undo")
    assert window.game.turns == () and window.game.to_move == 1
    assert window.plays().lets_play().game.turns == (mine, its)
    window.plays().do("event.undo")
    assert window.game.turns == (mine, its) and window.game.to_move == 1


def test_what_only_the_computer_has_done_is_not_taken_back():
    window = ComputerWindow(first="computer").lets_play()
    assert 'id="undo"' not in window.regions["bar"]


def test_an_undoing_is_announced_in_place_of_what_went():
    game = Match("mallorca", clocks="table").begin()
    window = MatchWindow(game)
    window.do("classic.play", {"play": "H8 CASA"})
    window.do("classic.complete")
    assert named(window) == "Undo: the end of the turn"
    window.do("event.undo")
    assert window.last["announce"] == "The last act is undone."
    window.do("event.undo")
    assert window.last["announce"] == "The last act is undone."


def test_of_a_list_it_is_announced_that_the_last_act_is_undone():
    window = Judge(Club().begin().time()).window
    many = {"play": "h8 zzzz", "table": str(window.state.expected_in(1)[0].table)}
    window.do("duplicate.many", many)
    for player in window.state.expected_in(1)[1:3]:
        window.do("duplicate.table", many, data={"table": str(player.table)})
    assert window.do("duplicate.take_many", many)["ok"]
    window.do("event.undo")
    assert window.last["announce"] == "The last act is undone."
