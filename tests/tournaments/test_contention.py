"""Who can still finish where, against all results that are possible: every pairing, every outcome."""

from itertools import product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as some

from faristol.tournaments.contention import Race, Racer, band


def pairings(players):
    """Yield all ways to pair players off; of an odd number one rests, who is paired with None."""
    if not players:
        yield []
        return
    if len(players) % 2:
        for resting in players:
            for pairs in pairings([each for each in players if each != resting]):
                yield [(resting, None), *pairs]
        return
    one = players[0]
    for two in players[1:]:
        for pairs in pairings([each for each in players[1:] if each != two]):
            yield [(one, two), *pairs]


def endings(racers, rounds, bye, margins):
    """Yield the halves and differentials that all could have in the end."""
    playing = [at for at, racer in enumerate(racers) if racer.plays]
    ends = {tuple((racer.halves, racer.differential) for racer in racers)}
    for _ in range(rounds):
        after = set()
        for end, pairs in product(ends, list(pairings(playing))):
            games = [pair for pair in pairs if pair[1] is not None]
            for results in product((0, *margins, *(-margin for margin in margins)), repeat=len(games)):
                now = list(end)
                for resting in (one for one, two in pairs if two is None):
                    now[resting] = (now[resting][0] + bye, now[resting][1])
                for (one, two), by in zip(games, results, strict=True):
                    halves = 2 if by > 0 else 1 if by == 0 else 0
                    now[one] = (now[one][0] + halves, now[one][1] + by)
                    now[two] = (now[two][0] + 2 - halves, now[two][1] - by)
                after.add(tuple(now))
        ends = after
    return ends


def by_trying(racers, rounds, bye, margins, ties):
    """Return the best and the worst place of each; `ties` says whether equal points can go either way."""
    found = [[len(racers), 1] for _ in racers]
    for end in endings(racers, rounds, bye, margins):
        for at, mine in enumerate(end):
            others = [other for place, other in enumerate(end) if place != at]
            if ties:
                ahead = sum(other[0] > mine[0] for other in others)
                level = sum(other[0] == mine[0] for other in others)
            else:
                ahead = sum(other > mine for other in others)
                level = sum(other == mine for other in others)
            found[at] = [min(found[at][0], 1 + ahead), max(found[at][1], 1 + ahead + level)]
    return [tuple(each) for each in found]


FEW = some.lists(some.integers(0, 9), min_size=2, max_size=5)


@settings(max_examples=60, deadline=None)
@given(FEW, some.integers(1, 2), some.sampled_from((0, 1, 2)))
def test_by_points_the_places_are_those_of_all_results(halves, rounds, bye):
    rounds = 1 if len(halves) > 4 else rounds
    racers = [Racer(each) for each in halves]
    assert Race(rounds, bye).places(racers) == by_trying(racers, rounds, bye, (1,), ties=True)


@settings(max_examples=12, deadline=None)
@given(some.lists(some.integers(0, 6), min_size=6, max_size=6))
def test_six_players_in_a_last_round(halves):
    racers = [Racer(each) for each in halves]
    assert Race(1).places(racers) == by_trying(racers, 1, 2, (1,), ties=True)


@settings(max_examples=60, deadline=None)
@given(
    some.lists(some.tuples(some.integers(0, 6), some.integers(-9, 9)), min_size=2, max_size=4),
    some.integers(1, 2),
    some.integers(1, 5),
    some.sampled_from((0, 1, 2)),
)
@example([(1, -7), (2, 1), (3, 5)], 2, 4, 2).via("two byes that count as wins and bring no differential")
def test_with_a_limit_nobody_is_out_of_reach_who_is_not(standing, rounds, most, bye):
    racers = [Racer(*each) for each in standing]
    margins = tuple({1, most})
    tried = by_trying(racers, rounds, bye, margins, ties=False)
    found = Race(rounds, bye, most).places(racers)
    for (best, worst), (least, greatest) in zip(found, tried, strict=True):
        assert best <= least and worst >= greatest


@pytest.mark.parametrize(
    ("differential", "caught"),
    [(300, True), (400, True), (401, False), (1000, False)],
)
def test_two_players_in_a_last_round_with_a_limit(differential, caught):
    """One win behind: the leader loses by 200 at most, the other wins by as much."""
    first, second = Race(1, most=200).places([Racer(10, differential), Racer(8, 0)])
    assert (first, second) == (((1, 2), (1, 2)) if caught else ((1, 1), (2, 2)))


def test_who_leads_by_more_wins_than_rounds_is_certain_of_the_first_place():
    places = Race(2).places([Racer(12), Racer(7), Racer(6), Racer(6)])
    assert places[0] == (1, 1) and all(best == 2 for best, _ in places[1:])


def test_who_has_withdrawn_keeps_the_points():
    places = Race(1).places([Racer(6, plays=False), Racer(5), Racer(2)])
    assert places == [(1, 2), (1, 2), (3, 3)]


def test_bands_of_prizes():
    assert [band(place, (1, 3, 6)) for place in range(1, 9)] == [0, 1, 1, 2, 2, 2, 3, 3]
    assert band(1, ()) == 0
