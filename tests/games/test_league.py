"""A league over several duplicates: sums, the best so many events, ties; beside a slow and obvious oracle."""

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.club import Club
from drivers.log import NOON
from faristol.competitions.errors import (
    LeagueNameMissing,
    NothingPlayed,
    NotNow,
    PlayedTogether,
)
from faristol.competitions.league import persons, standings
from faristol.competitions.league_acts import change_terms, decide, open_league, remove_event
from faristol.competitions.taking import take_event
from faristol.games.duplicate import sanctions
from faristol.games.duplicate.standings import master_total
from faristol.games.duplicate.standings import standings as of_event
from faristol.games.log import stamped
from faristol.kinds import fold_log

FIGURES = st.one_of(st.none(), st.integers(0, 9).map(lambda n: Fraction(n, 2)))


@st.composite
def tables(draw):
    """Everybody's results: few figures, so that there are ties."""
    events = draw(st.integers(1, 5))
    rows = draw(st.lists(st.tuples(*[FIGURES] * events), min_size=1, max_size=7))
    return {f"player {n}": row for n, row in enumerate(rows)}


def slow_total(results, best):
    """The best sum of any events of which there are at most so many."""
    there = [each for each in results if each is not None]
    most = min(best or len(there), len(there))
    return max(sum(chosen) for chosen in combinations(there, most))


def slow_better(mine, other, best):
    """Whether one is ahead of the other: by the sum, else by the first of the best events that differs."""
    if slow_total(mine, best) != slow_total(other, best):
        return slow_total(mine, best) > slow_total(other, best)
    left, right = [each or 0 for each in mine], [each or 0 for each in other]
    while left:
        if max(left) != max(right):
            return max(left) > max(right)
        left.remove(max(left))
        right.remove(max(right))
    return False


@given(tables(), st.integers(0, 6))
def test_every_place_is_the_one_that_comparing_all_with_all_gives(table, best):
    placed = standings(table, best)
    assert sorted(who for who, _ in placed) == sorted(table)
    for who, row in placed:
        ahead = [other for other in table if slow_better(table[other], table[who], best)]
        equal = [
            other
            for other in table
            if not slow_better(table[other], table[who], best)
            and not slow_better(table[who], table[other], best)
        ]
        assert row.rank == len(ahead) + 1
        assert row.total == slow_total(table[who], best)
        assert row.shared == (len(equal) > 1)
    assert [row.rank for _, row in placed] == sorted(row.rank for _, row in placed)


@given(tables(), st.integers(0, 6))
def test_what_counts_makes_the_sum_and_is_as_much_as_may_count(table, best):
    for who, row in standings(table, best):
        there = [at for at, each in enumerate(table[who]) if each is not None]
        assert row.counted <= set(there)
        assert len(row.counted) == min(best or len(there), len(there))
        assert sum(table[who][at] for at in row.counted) == row.total


@given(tables(), st.integers(0, 6))
def test_a_tie_in_the_sum_names_the_first_of_the_best_events_that_differs(table, best):
    placed = standings(table, best)
    for (who, row), (other, below) in zip(placed, placed[1:], strict=False):
        mine = sorted((each or 0 for each in table[who]), reverse=True)
        theirs = sorted((each or 0 for each in table[other]), reverse=True)
        if row.rank != below.rank:
            assert (row.decided is not None) == (row.total == below.total)
        if row.decided is not None and row.rank != below.rank:
            assert mine[: row.decided - 1] == theirs[: row.decided - 1]
            assert mine[row.decided - 1] > theirs[row.decided - 1]


@given(tables(), st.integers(1, 5))
def test_one_more_event_that_counts_never_lowers_a_sum(table, best):
    fewer, more = dict(standings(table, best)), dict(standings(table, best + 1))
    assert all(more[who].total >= fewer[who].total for who in table)


# --- from duplicates


def evening(players, rounds=2, **chosen):
    return Club(players=players, **chosen).begin().rounds(rounds).end()


def league(counts="points", best=0):
    return stamped(open_league(" Lliga  d’hivern ", "ca", "ca", counts, best, "0"), 0, NOON, "")


def written(entries, facts):
    return [*entries, *stamped(facts, len(entries), NOON + len(entries), "")]


def state(entries):
    folded = fold_log(entries)
    assert folded and folded.broken is None, folded and (folded.broken, folded.field)
    return folded.state


def called(league_, name):
    found, _ = persons(league_)
    return next(results for who, results in found.items() if any(each == name for each, _ in who))


def test_points_are_the_totals_of_the_events_with_their_bonuses():
    club = evening(("Anna", "Biel", "Carla"))
    now = state(written(league(), take_event("one", len(club.entries), club.state)))
    assert now.opened.name == "Lliga d’hivern"
    for row in of_event(club.state):
        assert called(now, row.player.name) == (row.total,)


def test_half_points_stay_exact():
    names = tuple(f"Player {n}" for n in range(11))
    club = Club(players=names).begin().time()
    club.hand_in(1, "p1", club.plays()[0])
    for n in range(2, 12):
        club.hand_in(1, f"p{n}", null="none")
    club.master().end()
    first = of_event(club.state)[0]
    assert first.total.denominator == 2
    now = state(written(league(), take_event("one", 1, club.state)))
    assert called(now, first.player.name) == (first.total,)


def test_per_cent_is_that_of_the_plays_to_the_master_plays_in_tenths():
    club = evening(("Anna", "Biel", "Carla"))
    now = state(written(league("percent"), take_event("one", 1, club.state)))
    for row in of_event(club.state):
        (found,) = called(now, row.player.name)
        assert found is not None
        assert abs(found - Fraction(100 * row.played, master_total(club.state))) <= Fraction(1, 20)
        assert (10 * found).denominator == 1, "a sum is that of the figures that people see"


def test_who_was_not_there_has_nothing_and_who_was_expelled_has_nothing_either():
    first, second = evening(("Anna", "Biel")), Club(players=("Anna", "Carla")).begin().time()
    for _ in range(3):
        second.write(sanctions.sanction(second.state, "p1"))
    second.slips().master().end()
    entries = written(league(), take_event("one", 1, first.state))
    now = state(written(entries, take_event("two", 1, second.state)))
    assert called(now, "Anna")[1] is None and called(now, "Carla")[0] is None
    assert called(now, "Anna")[0] is not None and called(now, "Biel")[1] is None


def test_an_event_that_is_taken_again_replaces_itself_and_one_can_be_taken_out():
    club = Club(players=("Anna", "Biel")).begin().round()
    entries = written(league(), take_event("one", 1, club.state))
    club.next().round()
    entries = written(entries, take_event("one", 2, club.state))
    assert [(event.stream, event.rounds) for event in state(entries).events] == [("one", 2)]
    entries = written(entries, remove_event(state(entries), "one"))
    assert state(entries).events == ()
    with pytest.raises(NotNow):
        remove_event(state(entries), "one")


def test_events_stand_in_the_order_in_which_they_were_held():
    late = evening(("Anna", "Biel"), 1)
    early = evening(("Anna", "Biel"), 1)
    early.entries[0]["at"] -= 1_000_000
    entries = written(league(), take_event("late", 1, late.state))
    entries = written(entries, take_event("early", 1, fold_log(early.entries).state))
    assert [event.stream for event in state(entries).events] == ["early", "late"]


def test_what_is_not_possible_is_refused_by_name():
    with pytest.raises(LeagueNameMissing):
        open_league("  ", "ca", "ca", "points", 0, "0")
    with pytest.raises(NothingPlayed):
        take_event("one", 1, Club(players=("Anna", "Biel")).begin().state)
    club = evening(("Anna Puig", "Anna Puig Serra"), 1)
    now = state(written(league(), take_event("one", 1, club.state)))
    with pytest.raises(PlayedTogether):
        decide(now, ("Anna Puig", "A"), ("Anna Puig Serra", "B"), same=True)


def test_two_who_played_in_one_event_are_never_one_person_whatever_else_was_held():
    one, other = ("Anna Puig", "A"), ("Anna Puig Serra", "B")
    entries = written(league(), take_event("one", 1, evening((one[0], other[0]), 1).state))
    now = state(written(entries, take_event("two", 1, evening(("Biel", "Carla"), 1).state)))
    with pytest.raises(PlayedTogether) as no:
        decide(now, one, other, same=True)
    assert no.value.details == {"one": "Anna Puig", "other": "Anna Puig Serra"}
    assert decide(now, one, other, same=False)[0]["type"] == "DifferentPlayers"


def test_who_was_not_there_is_equal_to_who_scored_nothing_and_nothing_counts_for_less_than_half_a_point():
    placed = standings({"Anna": (5, None), "Biel": (0, 5), "Carla": (Fraction(1, 2), 0)}, 1)
    assert [(who, row.rank, row.total, row.shared) for who, row in placed] == [
        ("Anna", 1, 5, True),
        ("Biel", 1, 5, True),
        ("Carla", 3, Fraction(1, 2), False),
    ]
    assert [row.counted for _, row in placed] == [{0}, {1}, {0}]


def test_half_a_point_in_another_event_is_ahead_of_who_was_not_there():
    placed = standings({"Anna": (5, None), "Biel": (5, Fraction(1, 2))}, 1)
    assert [(who, row.rank, row.decided) for who, row in placed] == [("Biel", 1, 2), ("Anna", 2, None)]


def test_the_terms_can_be_changed_and_the_same_terms_are_no_act():
    now = state(league())
    assert change_terms(now, "points", 0) == []
    entries = written(league(), change_terms(now, "percent", 3))
    assert (state(entries).counts, state(entries).best) == ("percent", 3)


def test_who_was_joined_by_hand_is_one_person_until_parted():
    first, second = evening(("Anna Puig", "Biel"), 1), evening(("Anna Puig Serra", "Carla"), 1)
    entries = written(league(), take_event("one", 1, first.state))
    entries = written(entries, take_event("two", 1, second.state))
    (doubt,) = persons(state(entries))[1]
    joined = written(entries, decide(state(entries), *doubt, same=True))
    assert all(each is not None for each in called(state(joined), "Anna Puig"))
    assert persons(state(joined))[1] == []
    parted = written(joined, decide(state(joined), *doubt, same=False))
    assert called(state(parted), "Anna Puig")[1] is None and persons(state(parted))[1] == []


def test_two_of_one_name_and_club_are_told_apart_by_their_tables():
    club = Club(players=("Anna", "Biel", "Anna")).begin().rounds(1).end()
    (taken,) = take_event("one", 1, club.state)
    assert [player["name"] for player in taken["players"]] == ["Anna", "Biel", "Anna (3)"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("counts", "luck"),
        ("best", -1),
        ("publication", "xx"),
        ("language", "en"),
    ],
)
def test_a_league_that_cannot_be_is_no_league(field, value):
    (entry,) = league()
    assert fold_log([{**entry, field: value}]) is None


def test_a_damaged_event_is_where_the_log_is_broken():
    club = evening(("Anna", "Biel"), 1)
    (taken,) = take_event("one", 1, club.state)
    for wrong in (
        {**taken, "masters": 0},
        {**taken, "players": [taken["players"][0]] * 2},
        {**taken, "players": [{**taken["players"][0], "points": "7"}]},
    ):
        folded = fold_log(written(league(), [wrong]))
        assert folded.broken == 2 and folded.state.events == ()
