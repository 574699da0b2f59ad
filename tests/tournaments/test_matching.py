"""The cheapest pairs, beside every possible pairing tried, and beside the prices that prove them."""

import re
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.rounds_in_words import pairings
from faristol.tournaments.cheapest import AT_ONCE, Costs, cheapest_pairs
from faristol.tournaments.matching import ALONE, Matching


def both_sides(count, costs):
    rows = [{} for _ in range(count)]
    for (one, two), cost in costs.items():
        rows[one][two] = rows[two][one] = cost
    return rows


def proved(rows, matching):
    """Prices that no pair is below, and that every pair made meets: no other pairing can cost less."""
    for one, row in enumerate(rows):
        assert matching.mate[matching.mate[one]] == one
        for two, cost in row.items():
            slack = matching.slack(one, two, cost)
            assert slack == 0 if matching.mate[one] == two else slack >= 0
    for leaf in matching.leaves:
        blossom = leaf.parent
        while blossom:
            inside = set(blossom.players())
            assert blossom.price >= 0
            assert sum(matching.mate[player] not in inside for player in inside) == 1
            blossom = blossom.parent


@st.composite
def fields(draw, most=8):
    count = 2 * draw(st.integers(0, most // 2))
    figures = st.sampled_from([st.integers(0, 2), st.integers(0, 30), st.integers(0, 10**30)])
    all_pairs = [(one, two) for two in range(count) for one in range(two)]
    some = draw(st.sets(st.sampled_from(all_pairs))) if all_pairs and draw(st.booleans()) else all_pairs
    return count, {pair: draw(draw(figures)) for pair in some}


@given(fields())
def test_no_pairing_is_cheaper(field):
    count, costs = field
    matching = Matching(both_sides(count, costs))
    possible = [
        sum(costs[pair] for pair in pairs)
        for pairs in pairings(list(range(count)))
        if all(pair in costs for pair in pairs)
    ]
    if possible:
        made = [(one, two) for one, two in enumerate(matching.mate) if one < two]
        assert sum(costs[pair] for pair in made) == min(possible)
        assert not matching.stuck
    else:
        assert matching.stuck


@pytest.mark.parametrize("seed", range(40))
def test_of_a_large_field_the_prices_prove_it(seed):
    """Few different costs make rings within rings; some pairs are missing."""
    chance = Random(seed)
    count, dear = chance.choice([20, 40, 60, 90]), chance.choice([1, 3, 50, 10**40])
    missing = chance.choice([0, 0.3, 0.8])
    costs = {
        (one, two): chance.randint(0, dear)
        for two in range(count)
        for one in range(two)
        if chance.random() >= missing or two == one + 1
    }
    rows = both_sides(count, costs)
    matching = Matching(rows)
    assert ALONE not in matching.mate
    proved(rows, matching)


def test_rings_within_rings_are_made_and_burst():
    """Three rings of three that only one bridge joins: found by their missing partners."""
    costs = {(0, 1): 8, (1, 2): 8, (0, 2): 8, (2, 3): 9, (3, 4): 8, (4, 5): 8, (3, 5): 8}
    rows = both_sides(6, costs)
    matching = Matching(rows)
    proved(rows, matching)
    assert matching.mate == [1, 0, 3, 2, 5, 4]


def test_a_pair_that_was_noted_before_a_ring_burst_is_made_only_when_it_is_tight():
    """While somebody was inside a ring the time stood still for what had been noted before."""
    pairs = (
        "0–1 6, 0–6 20, 1–6 4, 5–7 0, 6–7 8, 5–9 8, 2–10 8, 9–10 7, 0–11 5, 2–11 4, 3–11 5, 4–12 17, 8–12 6, "
        "3–13 19, 4–13 11, 8–14 2, 9–14 18, 1–15 0, 10–15 3"
    )
    told = (map(int, re.findall(r"\d+", pair)) for pair in pairs.split(","))
    costs = {(one, two): cost for one, two, cost in told}
    rows = both_sides(16, costs)
    matching = Matching(rows)
    proved(rows, matching)
    assert sum(rows[one][two] for one, two in enumerate(matching.mate) if one < two) == 67


def test_who_finds_nobody_is_named():
    found = cheapest_pairs(4, Costs(lambda one, two: None if one == 0 else (1,), (1,)))
    assert 0 in found.stuck
    assert found.pairs == ()
    three_and_one = cheapest_pairs(4, Costs(lambda one, two: (0,) if two == 3 else None, (0,)))
    assert set(three_and_one.stuck) <= {0, 1, 2}
    assert len(three_and_one.stuck) >= 2


@given(st.integers(0, 4), st.randoms(use_true_random=False))
def test_an_earlier_figure_outweighs_all_later_ones_together(couples, chance):
    count = 2 * couples
    costs = {
        (one, two): (chance.randint(0, 2), chance.randint(0, 9), chance.randint(0, 99))
        for two in range(count)
        for one in range(two)
    }
    found = cheapest_pairs(count, Costs(lambda one, two: costs[one, two], (2, 9, 99)))

    def total(pairs):
        return [sum(costs[pair][place] for pair in pairs) for place in range(3)]

    assert total(found.pairs) == min(total(pairs) for pairs in pairings(list(range(count))))


@pytest.mark.parametrize("count", [AT_ONCE + 2, 120, 200])
def test_a_large_field_looked_at_in_part_costs_what_it_costs_looked_at_whole(count):
    chance = Random(count)
    met = {frozenset(chance.sample(range(count), 2)) for _ in range(6 * count)}

    def cost(one, two):
        if (one + two) % 37 == 0:
            return None
        return (frozenset((one, two)) in met, (two - one) ** 2, chance.randint(0, 0), (one * two) % 7)

    costs = {(one, two): cost(one, two) for two in range(count) for one in range(two)}
    near = Costs(
        lambda one, two: costs[one, two], (1, count**2, 0, 6), lambda one, two: (0, (two - one) ** 2)
    )
    found = cheapest_pairs(count, near)
    weights = (10**12, 10**3, 0, 1)
    rows = both_sides(
        count,
        {
            pair: sum(weight * figure for weight, figure in zip(weights, figures, strict=True))
            for pair, figures in costs.items()
            if figures
        },
    )
    whole = Matching(rows)
    proved(rows, whole)
    assert sum(rows[one][two] for one, two in found.pairs) == sum(
        rows[one][whole.mate[one]] for one in range(count) if one < whole.mate[one]
    )
    assert sorted(player for pair in found.pairs for player in pair) == list(range(count))


@pytest.mark.parametrize("count", [AT_ONCE + 2, 90])
def test_where_the_cheapest_of_each_are_not_those_of_the_round_others_are_let_in(count):
    chance = Random(count)
    costs = {
        (one, two): (chance.randint(0, 999) + 40 * (two % 9),) for two in range(count) for one in range(two)
    }
    found = cheapest_pairs(count, Costs(lambda one, two: costs[one, two], (9_999,)))
    rows = both_sides(count, {pair: figures[0] for pair, figures in costs.items()})
    whole = Matching(rows)
    proved(rows, whole)
    cheapest = sum(rows[one][whole.mate[one]] for one in range(count) if one < whole.mate[one])
    assert sum(rows[one][two] for one, two in found.pairs) == cheapest


def test_where_few_pairs_are_not_enough_all_are_looked_at():
    """Each prefers the same few, who cannot serve them all."""
    count = 2 * AT_ONCE
    found = cheapest_pairs(count, Costs(lambda one, two: (0,) if one < 10 else (two,), (count,)))
    assert sorted(player for pair in found.pairs for player in pair) == list(range(count))
    assert all(one < two for one, two in found.pairs)
    assert all(one < other for (one, _), (other, _) in pairwise(found.pairs))
