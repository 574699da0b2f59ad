"""One division is over and another still plays: prizes, certificates, and rounds that nobody will play."""

from dataclasses import replace

import pytest

from drivers.hall import Hall
from drivers.page_read import rendered
from drivers.tablet_room import plain
from faristol.screens.tournament import tables
from faristol.screens.tournament.sheets.printing import sheets
from faristol.texts import texts
from faristol.tournaments import directing
from faristol.tournaments.awarding import set_prizes
from faristol.tournaments.parts import part_named
from faristol.tournaments.prizes import Prize, Prizes
from screens.states.standings import after, scene

LISTED = (Prize("place", 1, cents=3000), Prize("place", 2, cents=100, division="B"), Prize("game", cents=500))


def hall(*listed, one_each=False):
    """Division A is over after one round of two; B has played two and may play a third."""
    hall = Hall(separate=True, publication="en", rounds=3).enter_all({"A": "ABCD", "B": "abcd"})
    hall.write(set_prizes(Prizes(listed or LISTED, one_each=one_each)))
    hall.round_in("A").in_("A", directing.end_tournament)
    return hall.round_in("B").round_in("B")


def all_over(club):
    return club.in_("B", directing.end_tournament)


def seen(club, division, page="prizes"):
    """The scene with this division in hand."""
    made = scene(f"#/event/id/standings/{page}", club)
    assert made.event is not None
    return replace(made, event=replace(made.event, state=part_named(club.state, division)))


def printed(club, division, sheet):
    markup = str(sheets(after(seen(club, division), "print", sheet=sheet)))
    return [" ".join(plain(page).split()) for page in markup.split("<article")[1:]]


@pytest.mark.parametrize("division", ["A", "B"])
def test_who_wins_is_said_when_the_last_division_is_over(division):
    work = rendered(seen(hall(), division))["work"]
    assert "Who would win now" in work and "Who wins" not in work
    assert "Who wins" in rendered(seen(all_over(hall()), division))["work"]


@pytest.mark.parametrize("division", ["A", "B"])
def test_the_printed_prizes_are_those_of_the_screen_whichever_division_is_in_hand(division):
    (page,) = printed(hall(), division, "prizes")
    assert "Division A: Place 1" in page and "Division B: Place 2" in page and "Highest score" in page
    assert "Who would win now · A: Final standings · B: After round 2." in page
    (page,) = printed(all_over(hall()), division, "prizes")
    assert "Who would win now" not in page and "Final standings." in page


@pytest.mark.parametrize("division", ["A", "B"])
def test_a_certificate_is_of_a_prize_that_cannot_change(division):
    (page,) = printed(hall(), division, "certificates")
    assert "First place of 4 players Division A" in page and "round" not in page
    assert len(printed(all_over(hall()), division, "certificates")) == 4


def test_without_a_certain_prize_no_certificate_is_offered():
    assert 'id="print-certificates"' in rendered(seen(hall(), "A"))["work"]
    club = hall(Prize("game", cents=500))
    assert 'id="print-certificates"' not in rendered(seen(club, "A"))["work"]
    assert 'id="print-certificates"' in rendered(seen(all_over(club), "A"))["work"]


@pytest.mark.parametrize(("cents", "many"), [(4000, 0), (2000, 1)])
def test_with_one_prize_each_a_place_may_still_be_lost_for_a_larger_prize_of_all(cents, many):
    club = hall(Prize("place", 1, cents=3000), Prize("newcomer", cents=cents), one_each=True)
    assert len(printed(club, "A", "certificates")) == many


def cells_of(club, player):
    event = club.state
    lines = tables.cross(event, event.placed, len(event.rounds), texts("en"))
    return [cell.words for line in lines if line.player.id == player for cell in line.cells][1:]


def test_a_round_that_a_division_never_plays_is_not_waited_for():
    assert cells_of(hall(), "A") == ["–"]
    waits = Hall(separate=True, publication="en", rounds=3).enter_all({"A": "ABCD", "B": "abcd"})
    assert cells_of(waits.round_in("A").round_in("B").round_in("B"), "A") == ["not played yet"]
