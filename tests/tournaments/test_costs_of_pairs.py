"""What is said of the costs of all pairs holds for each of them, whatever the way of pairing."""

from dataclasses import replace
from random import Random

import pytest

from faristol.tournaments.cheapest import AT_ONCE, cheapest_pairs
from faristol.tournaments.costs import costs
from faristol.tournaments.players import Player
from faristol.tournaments.results import counted
from faristol.tournaments.rounds import Round, Table
from faristol.tournaments.situation import situation
from faristol.tournaments.terms import (
    ADJACENT,
    CONTENDERS,
    DISTANCE,
    FACTOR,
    GROUPS,
    HALVES,
    KING,
    LADDER,
    QUARTERS,
    Terms,
)

ENDINGS = (*["played"] * 6, "forfeit-second", "abandoned-both")
ROUNDS = 4


def played_at_random(chance, count):
    """Return players of a few clubs and rounds in which they met, some of them more than once."""
    players = [
        Player(f"p{at}", f"p{at}", 2000 - at, club=chance.choice("abcd ").strip()) for at in range(count)
    ]
    ids = [player.id for player in players]
    rounds = []
    for _ in range(chance.randint(0, ROUNDS)):
        seats = chance.sample(ids, count)
        tables = [
            Table(
                one,
                two,
                counted(chance.choice(ENDINGS), (chance.randint(250, 500), chance.randint(250, 500))),
            )
            for one, two in zip(seats[::2], seats[1::2], strict=False)
        ]
        rounds.append(Round(tuple(tables), tuple(seats[len(tables) * 2 :])))
    return players, rounds


def field_of(chance, count, terms):
    players, rounds = played_at_random(chance, count)
    forbidden = [tuple(chance.sample([player.id for player in players], 2)) for _ in range(3)]
    now = situation(players, rounds, terms, forbidden=forbidden, left=chance.randint(1, 4))
    return now, [*now.present][: len(now.present) // 2 * 2]


@pytest.mark.parametrize("mode", [DISTANCE, GROUPS, KING, QUARTERS, FACTOR, CONTENDERS, LADDER])
@pytest.mark.parametrize("first", [HALVES, ADJACENT])
def test_no_pair_costs_less_than_is_said_of_it_and_all_behind_nor_more_than_the_most(mode, first):
    chance = Random(f"{mode} {first}")
    for _ in range(12):
        terms = Terms(
            mode=mode,
            first_round=first,
            clubs_apart=chance.random() < 0.5,
            certain_apart=chance.random() < 0.5,
            points_first=chance.random() < 0.5,
            bands=chance.choice(((1,), (1, 2, 3))),
            plain_distance=chance.random() < 0.5,
        )
        now, field = field_of(chance, chance.randint(4, 24), terms)
        of_pairs = costs(now, field)
        for one in range(len(field)):
            for two in range(one + 1, len(field)):
                figures = of_pairs.of(one, two)
                if figures is None:
                    continue
                assert len(figures) == len(of_pairs.most)
                assert all(0 <= figure <= most for figure, most in zip(figures, of_pairs.most, strict=True))
                for nearer in range(one + 1, two + 1):
                    least = of_pairs.beyond(one, nearer)
                    assert figures[: len(least)] >= least


@pytest.mark.parametrize("mode", [DISTANCE, GROUPS, QUARTERS, CONTENDERS])
def test_pairs_that_were_never_reckoned_would_not_have_been_cheaper(mode):
    """The same field, once as it is paired and once with every pair of it reckoned."""
    chance = Random(mode)
    now, field = field_of(chance, 3 * AT_ONCE, Terms(mode=mode, points_first=chance.random() < 0.5))
    told = costs(now, field)

    def total(pairs):
        return [sum(figures) for figures in zip(*(told.of(*pair) for pair in pairs), strict=True)]

    quick = cheapest_pairs(len(field), told)
    whole = cheapest_pairs(len(field), replace(told, beyond=lambda *_: ()))
    assert total(quick.pairs) == total(whole.pairs)


def test_most_pairs_of_a_large_field_are_never_reckoned():
    now, field = field_of(Random(1), 10 * AT_ONCE, Terms())
    told, asked = costs(now, field), set()

    def noted(one, two):
        asked.add((one, two))
        return told.of(one, two)

    cheapest_pairs(len(field), replace(told, of=noted))
    assert len(asked) < len(field) * len(field) // 20
