"""The button that undoes names the whole act that goes, not the entry that happens to stand first in it."""

import re

import pytest

from drivers.club import Club
from drivers.computer_window import ComputerWindow
from drivers.match import Match
from drivers.players_window import Players
from drivers.window import Window, wait_for
from faristol.games.duplicate.event import summary


def named(window) -> str:
    found = re.search(r'id="undo"[^>]*aria-label="([^"]*)"', window.regions["bar"])
    return found[1] if found else ""


def the_duplicate_of(club: Club) -> Window:
    window = Window(language="en")
    window.now = club.now
    card = {**summary(club.state), "stream": "dupli", "at": club.now, "entries": len(club.entries)}
    wait_for(window.log.append("dupli", 0, club.entries, card))
    window.go("#/event/dupli")
    return window


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
    assert named(the_duplicate_of(club.branch().next())) == "Undo: the next round"
    assert named(the_duplicate_of(club.next().round().next())) == "Undo: the end"


def test_how_many_slips_go():
    window = the_duplicate_of(Club().begin().time())
    players = window.state.expected_in(1)
    slip = {"play": "", "table": str(players[0].table)}
    assert window.do("duplicate.null", slip, data={"reason": "none"})["ok"]
    assert named(window) == "Undo: the slip"
    assert window.do("duplicate.nobody_else")["ok"]
    assert named(window) == f"Undo: {len(players) - 1} slips"


def test_the_end_of_a_turn_and_not_only_its_new_tiles():
    match = Match("mallorca").begin().clock()
    match.put(match.row(3)).complete()
    assert named(Players(match)) == "Undo: the end of the turn"


@pytest.mark.parametrize("answers", [False, True])
def test_against_the_computer_ones_own_turn_with_its_answer(answers):
    window = ComputerWindow(first="person").plays()
    if answers:
        window.lets_play()
    assert named(window) == "Undo: your last turn"
    window.do("event.undo")
    assert window.game.turns == ()
