"""Berger's tables, as FIDE prints them, and what must hold of any."""

from collections import Counter

import pytest

from drivers.offenders import each
from faristol.tournaments.round_robin import berger, rounds_needed

FIDE = {
    "ABCD": ["AD BC", "DC AB", "BD CA"],
    "ABCDEF": ["AF BE CD", "FD EC AB", "BF CA DE", "FE AD BC", "CF DB EA"],
    "ABCDEFGH": [
        *("AH BG CF DE", "HE FD GC AB", "BH CA DG EF", "HF GE AD BC"),
        *("CH DB EA FG", "HG AF BE CD", "DH EC FB GA"),
    ],
}


@pytest.mark.parametrize("players", FIDE)
def test_the_tables_are_those_of_fide(players):
    for number, pairs in enumerate(FIDE[players], 1):
        assert " ".join(map("".join, berger(players, number))) == pairs


@each("count", range(2, 23))
def test_everybody_meets_everybody_once_and_again_the_other_way_round(count):
    players = list(range(count))
    rounds = rounds_needed(count)
    once = [pair for number in range(1, rounds + 1) for pair in berger(players, number) if None not in pair]
    again = [
        pair
        for number in range(rounds + 1, 2 * rounds + 1)
        for pair in berger(players, number)
        if None not in pair
    ]
    assert len(once) == len({frozenset(pair) for pair in once}) == count * (count - 1) // 2
    assert again == [(two, one) for one, two in once]
    third = range(2 * rounds + 1, 3 * rounds + 1)
    assert [pair for number in third for pair in berger(players, number) if None not in pair] == once


@each("count", range(2, 23))
def test_starts_are_even_and_with_an_odd_number_everybody_rests_once(count):
    starts, rests = Counter(), Counter()
    for number in range(1, rounds_needed(count) + 1):
        for one, two in berger(list(range(count)), number):
            if one is None or two is None:
                rests[two if one is None else one] += 1
            else:
                starts[one] += 1
                starts[two] -= 1
    assert max(map(abs, starts.values()), default=0) <= 1
    assert rests == (Counter(range(count)) if count % 2 else Counter())


def test_nobody_or_one():
    assert berger([], 1) == []
    assert berger(["A"], 1) in ([("A", None)], [(None, "A")])
