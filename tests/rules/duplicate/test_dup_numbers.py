"""The duplicate at its limits: DUP-15, DUP-21, DUP-22."""

import pytest

from drivers.bag_club import Tables
from drivers.page_read import element, rendered
from faristol.games.duplicate import opening
from faristol.games.duplicate.bonus import bonuses
from faristol.games.duplicate.errors import NotNow
from screens.states.results import over, scene


def left_in(club, player):
    """The round from which this player is not waited for."""
    club.write(opening.player_left(club.state, player))
    return club.last["round"]


def test_dup_15_who_leaves_is_missed_from_the_round_whose_slip_is_not_in():
    assert left_in(Tables().begin(), "1") == 1
    club = Tables().begin().round_with("CASALSO").collect({1: "H8 CASA"})
    assert [left_in(club, player) for player in ("1", "2")] == [2, 1]
    club.announce("H8 CASA").next().round_with("LSOIPRE")
    assert left_in(club, "3") == 2


def test_dup_15_only_one_who_is_there_leaves_and_only_one_who_left_comes_back():
    with pytest.raises(NotNow):
        opening.player_left(Tables().state, "1")
    club = Tables().begin()
    with pytest.raises(NotNow):
        opening.player_returned(club.state, "1")
    left_in(club, "1")
    with pytest.raises(NotNow):
        opening.player_left(club.state, "1")


def test_dup_21_who_alone_handed_in_and_scored_nothing_has_no_bonus():
    """Ten began and nine left: the only slip is the best of the room, and null."""
    club = Tables(players=10, bonuses=True).begin().round_with("CASALSO").announce("H8 CASA")
    for player in range(2, 11):
        left_in(club, str(player))
    club.next().round_with("LSOIPRE").collect({1: "8H CAX"})
    club.announce("8H COS")
    assert club.slip(1).points == 0
    assert bonuses(club.state) == []


def test_dup_22_fifteen_minutes_for_claims_are_proposed():
    """Settled: the document asks for a set time and names none."""
    work = rendered(scene("#/event/id/results", over()))["work"]
    assert element(work, "minutes").attributes["value"] == "15"
