"""A plan of rounds: each may be paired in a way of its own, set beforehand and changed at any time."""

import pytest

from drivers.director import Director
from faristol.tournaments import directing, opening
from faristol.tournaments.errors import NoSuchTop, NotNow, RepeatsNeeded
from faristol.tournaments.sections import apart, sections
from faristol.tournaments.terms import (
    DISTANCE,
    FACTOR,
    KING,
    MANUAL,
    QUARTERS,
    ROUND_ROBIN,
    System,
    Terms,
)


def plan(club, **systems):
    """round3=System(KING): so it is planned."""
    for number, system in systems.items():
        club.do(opening.plan_round, int(number.removeprefix("round")), system)
    return club


def test_each_round_is_paired_as_planned_and_all_others_as_usual():
    club = plan(Director("ABCDEFGH", rounds=5), round2=System(FACTOR, 2), round3=System(KING))
    assert club.whole_round().pairs == "AE BF CG DH"  # halves, as is usual in round one
    assert club.order == "ABCDHGFE"
    assert club.whole_round().pairs == "AC BD GH EF"
    first, second, *_, last_but_one, last = club.order
    kings = club.pair().pairs.split()
    assert set(kings[0]) == {first, second} and set(kings[-1]) == {last_but_one, last}


def test_a_round_robin_ends_with_a_round_of_the_king_of_the_hill():
    club = plan(Director("ABCD", Terms(ROUND_ROBIN), rounds=4), round4=System(KING))
    assert [club.whole_round().pairs for _ in range(3)] == ["AD BC", "CD AB", "BD AC"]
    assert club.pair().pairs == "AB CD"


def test_a_change_of_the_plan_drops_only_the_draft_of_its_round():
    club = Director("ABCDEF", rounds=5).pair()
    plan(club, round3=System(QUARTERS))
    assert club.state.draft
    plan(club, round1=System(QUARTERS))
    assert club.state.draft is None
    assert club.pair().pairs == "AC BD EF"


def test_a_planned_round_is_as_usual_again():
    club = plan(Director("ABCDEF", rounds=5), round1=System(QUARTERS), round3=System(KING))
    plan(club, round1=None)
    assert [*club.state.plan] == [3]
    assert club.pair().pairs == "AD BE CF"


def test_what_is_published_or_not_to_be_played_cannot_be_planned():
    club = Director("ABCDEF", rounds=3).whole_round()
    for number in (1, 4):
        with pytest.raises(NotNow):
            opening.plan_round(club.state, number, System(KING))
    with pytest.raises(NoSuchTop):
        opening.plan_round(club.state, 2, System(FACTOR, 0))
    for _ in range(2):
        club.whole_round()
    over = club.do(directing.end_tournament)
    with pytest.raises(NotNow):
        opening.plan_round(over.state, 3, System(KING))


def test_the_king_of_the_hill_of_a_plan_needs_no_leave_for_repeats_and_others_do():
    club = Director("ABCD", rounds=5)
    for _ in range(3):
        club.whole_round()
    with pytest.raises(RepeatsNeeded):
        club.pair()
    assert plan(club, round4=System(KING)).pair().state.draft.repeats


def test_a_round_by_hand_among_others():
    club = plan(Director("ABCD", rounds=3), round2=System(MANUAL)).whole_round()
    club.do(directing.draft_by_hand, [("A", "B"), ("C", "D")])
    assert club.pairs == "AB CD"
    assert club.publish().better_win().close().state.next_terms.mode == DISTANCE


@pytest.mark.parametrize("count", range(2, 30, 2))
def test_in_quarters_everybody_has_one_opponent_meant(count):
    parts = sections(Terms(QUARTERS), count)
    meant = [(a, b) for a in range(count) for b in range(a + 1, count) if apart(parts, a, b) == (0, 0)]
    assert sorted(at for pair in meant for at in pair) == list(range(count))
    assert {width for _, width in parts} <= {count // 4, (count + 2) // 4, (count + 3) // 4}
