"""Whoever reads a total sees whether the bonuses are in it: DUP-21."""

import re

import pytest
from test_claims import opened

from drivers.club import PLAYERS, Club
from faristol.games.duplicate.standings import standings
from faristol.screens.activities import board_for_the_room as public
from faristol.screens.session import Session
from screens.states.room_boards import event_of

SO_FAR = "The bonuses up to here are in the totals."
ALL = "All bonuses are in the totals."


@pytest.fixture(scope="module")
def two_rounds():
    """Two rounds in which only one player found the best play of the room."""
    club = Club(publication="en").begin()
    for number in (1, 2):
        best, *_, low = club.plays()
        club.time()
        for player in club.state.players:
            club.hand_in(number, player, best if player == "p1" else low)
        club.master()
        if number == 1:
            club.next()
    return club


def room(club):
    return re.sub(r"<[^>]+>", "", public(event_of(club), club.entries[-1]["at"], 60, Session())["html"])


def test_while_the_event_runs_the_totals_say_that_the_bonuses_up_to_here_are_in(two_rounds):
    first = standings(two_rounds.state)[0]
    assert first.bonuses and first.total > first.played
    assert SO_FAR in opened(two_rounds).regions["work"]
    assert SO_FAR in opened(two_rounds, "/results").regions["work"]
    assert SO_FAR in room(two_rounds) and ALL not in room(two_rounds)


def test_at_the_end_all_are_in_and_a_table_of_an_earlier_round_says_so_far(two_rounds):
    over = two_rounds.branch().end()
    window = opened(over, "/results")
    assert ALL in window.regions["work"] and ALL in room(over)
    window.do("results.after", data={"round": "1"})
    assert SO_FAR in window.regions["work"] and ALL not in window.regions["work"]


@pytest.mark.parametrize(
    "chosen", [{"bonuses": False}, {"players": PLAYERS[:9]}], ids=["none agreed", "too few players"]
)
def test_where_no_bonus_is_given_nothing_is_said(chosen):
    club = Club(publication="en", **chosen).begin().rounds(1)
    for shown in (opened(club).regions["work"], opened(club, "/results").regions["work"], room(club)):
        assert SO_FAR not in shown and ALL not in shown
