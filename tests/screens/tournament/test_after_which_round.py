"""Whatever carries standings away says of which results they are, as the standings screen says it."""

import pytest

from drivers.tablet_room import plain
from faristol.screens.activities import published_page
from faristol.screens.rendering import render
from faristol.screens.tournament.papers.view import TOURNAMENT_PAPERS
from faristol.screens.tournament.round.view import TOURNAMENT
from faristol.screens.tournament.sheets.printing import sheets
from faristol.screens.tournament.standings.view import TOURNAMENT_STANDINGS
from faristol.tournaments import directing
from faristol.tournaments.awarding import set_prizes
from faristol.tournaments.counting_teams import count_teams
from faristol.tournaments.prizes import Prize, Prizes
from faristol.tournaments.terms import CUP, ROUND_ROBIN, Terms
from screens.states.room_boards import words_on
from screens.states.standings import AT, NAMES, after, entered, hand_in, scene, whole_round

NOTHING_IN, ONE_IN = "Round 3, so far: 0 of 4 tables", "Round 3, so far: 1 of 4 tables"
ALL_IN, CLOSED = "Round 3, so far: 4 of 4 tables", "After round 3"
DATED = ("wall", "cross", "cards", "teams", "prizes")
UNTIL = {NOTHING_IN: (1, 2, 3, 4), ONE_IN: (2, 3, 4), ALL_IN: ()}
"""The tables of round three that have handed nothing in."""


def club(said, terms=None):
    """Two rounds of eight players are over; round three is as the sentence says."""
    club = entered(NAMES[:8], terms, name="Lliga", publication="en", rounds=4)
    club.write(set_prizes(Prizes((Prize("place", 1, cents=6000),))))
    club.do(count_teams, "2")
    whole_round(whole_round(club)).pair(repeats_agreed=True).publish()
    hand_in(club, but=UNTIL.get(said, ()))
    return club.close() if said == CLOSED else club


def ended(said=CLOSED):
    return whole_round(club(said)).do(directing.end_tournament)


def paper(club, sheet, of=None):
    of = of or ("p1" if sheet == "cards" else "3")
    return plain(str(sheets(after(scene("#/event/id/papers", club), "print", sheet=sheet, of=of))))


def words(screen, address, club):
    return " ".join(plain("".join(render(screen, scene(address, club)).values())).split())


def page(club):
    opened = scene("#/event/id", club)
    return " ".join(plain(published_page(opened.event, "0.1.0", opened.now, 60)).split())


@pytest.mark.parametrize("said", [NOTHING_IN, ONE_IN, ALL_IN, CLOSED])
def test_the_standings_screen_says_how_many_tables_of_the_round_are_in(said):
    for part in ("", "/cross", "/course", "/teams", "/ratings", "/player/p1"):
        assert said in words(TOURNAMENT_STANDINGS, AT + part, club(said))
    assert said in words(TOURNAMENT_PAPERS, "#/event/id/papers", club(said))


@pytest.mark.parametrize("said", [NOTHING_IN, ONE_IN, ALL_IN, CLOSED])
@pytest.mark.parametrize("sheet", DATED)
def test_a_paper_says_what_the_screen_says(sheet, said):
    printed = paper(club(said), sheet)
    assert said in printed
    assert said == CLOSED or "After round" not in printed


@pytest.mark.parametrize("said", [NOTHING_IN, ONE_IN, ALL_IN, CLOSED])
def test_the_published_page_says_it_of_each_of_its_tables(said):
    html = page(club(said))
    assert html.count(said) == 4  # the standings, the cross-table, the teams, the players
    assert "After round 1" in html and "After round 2" in html


@pytest.mark.parametrize("said", [NOTHING_IN, ONE_IN])
def test_the_bracket_of_a_cup_says_it_too(said):
    of_four = said.replace("4", "2").replace("Round 3", "Round 2")
    cup = entered(NAMES[:4], Terms(mode=CUP), name="Copa", publication="en", rounds=4)
    whole_round(cup).pair().publish()
    hand_in(cup, but=(2,) if said == ONE_IN else (1, 2))
    assert of_four in paper(cup, "bracket", "2")


def test_the_leaders_beside_the_tables_and_the_board_for_the_room_say_after_which_round():
    assert ONE_IN in words(TOURNAMENT, "#/event/id", club(ONE_IN))
    assert CLOSED in words(TOURNAMENT, "#/event/id/round/3", club(CLOSED))
    board = words_on(club(CLOSED))
    assert "Standings After round 3" in board and "Teams After round 3" in board


def test_an_earlier_round_is_dated_as_such_and_only_the_last_one_is_final():
    for sheet in ("wall", "cross", "teams"):
        assert "After round 2" in paper(club(ONE_IN), sheet, "2")
    for sheet in ("wall", "cross", "teams"):
        assert "Final standings" in paper(ended(), sheet, "4")
        earlier = paper(ended(), sheet, "2")
        assert "After round 2" in earlier and "Final standings" not in earlier
    assert "Final" not in paper(ended(), "pairings", "2") + paper(ended(), "names", "2")
    assert ONE_IN in paper(club(ONE_IN), "certificates")
    assert "ound" not in paper(ended(), "certificates")


def test_before_round_one_nothing_claims_to_be_after_it():
    printed = paper(entered(NAMES[:8], publication="en", rounds=4), "wall", "0")
    assert "Initial order" in printed and "Before round 1" in printed and "After" not in printed


def pairings(terms, rounds=1, **chosen):
    made = entered(NAMES[:4], terms, publication="en", rounds=3, **chosen)
    for _ in range(rounds - 1):
        whole_round(made)
    return paper(made.pair(repeats_agreed=True).publish(), "pairings", str(rounds))


def test_pairs_that_follow_from_no_order_do_not_claim_one():
    assert "Paired in the initial order." in pairings(Terms())
    assert "Paired by the standings after round 1." in pairings(Terms(), 2)
    for mode in (ROUND_ROBIN, CUP):
        assert "Paired" not in pairings(Terms(mode=mode), 2)
