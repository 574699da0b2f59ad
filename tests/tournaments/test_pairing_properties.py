"""What holds of every round, whatever has been played: by Hypothesis, beside all pairings tried."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.rounds_in_words import pair, pairings
from faristol.tournaments.players import Player
from faristol.tournaments.results import OUTCOMES, WITH_SCORE, counted
from faristol.tournaments.rounds import Round, Table
from faristol.tournaments.standings import COEFFICIENTS, POINTS, standings
from faristol.tournaments.terms import DISTANCE, GROUPS, KING, TOP_DOWN, Terms

SWISS = (DISTANCE, GROUPS, TOP_DOWN)


def played(draft, chance):
    """Some result for each table; now and then somebody does not come."""
    tables = []
    for made in draft.pairs:
        outcome = "played" if chance.random() < 0.9 else chance.choice(OUTCOMES)
        score = (chance.randint(200, 600), chance.randint(200, 600)) if outcome in WITH_SCORE else (0, 0)
        tables.append(Table(made.first, made.second, counted(outcome, score)))
    return Round(tuple(tables), tuple(player for player, _ in draft.byes))


@st.composite
def tournaments(draw, modes=SWISS, least=2, most=8, rounds=6):
    """Players, rounds that were paired and played, and the terms."""
    count = draw(st.integers(least, most))
    chance = Random(draw(st.integers(0, 10**6)))
    mode = draw(st.sampled_from(modes))
    scoring = COEFFICIENTS if mode == TOP_DOWN else POINTS
    first_round = draw(st.sampled_from(("halves", "adjacent", "lot")))
    terms = Terms(
        mode=mode, scoring=scoring, first_round=first_round, seed=bytes([7]), points_first=draw(st.booleans())
    )
    rating = st.none() | st.integers(500, 1500)
    players = [Player(f"P{at}", f"N{chance.randint(0, 3)}", draw(rating)) for at in range(count)]
    done = []
    for _ in range(draw(st.integers(0, rounds))):
        done.append(played(pair(players, done, terms), chance))
    return players, done, terms


def meetings(rounds):
    """For each pair the rounds in which they sat down together, found otherwise than the program does."""
    together = {}
    for number, round_ in enumerate(rounds, 1):
        for table in round_.tables:
            if table.result.outcome.startswith(("played", "abandoned", "both-lost")):
                together.setdefault(frozenset((table.first, table.second)), []).append(number)
    return together


@given(tournaments())
def test_everybody_has_one_place_in_a_round(told):
    players, rounds, terms = told
    draft = pair(players, rounds, terms)
    placed = [player for made in draft.pairs for player in (made.first, made.second)]
    placed += [player for player, _ in draft.byes]
    assert sorted(placed) == sorted(player.id for player in players)
    assert len(draft.byes) == len(players) % 2


@given(tournaments())
def test_nobody_meets_twice_while_it_can_be_avoided_and_then_the_oldest_meetings_come_back(told):
    players, rounds, terms = told
    draft = pair(players, rounds, terms)
    together = meetings(rounds)

    def trouble(pairs):
        again = [together.get(frozenset(each), []) for each in pairs]
        return sum(len(met) ** 2 for met in again), sum(met[-1] for met in again if met)

    made = [(made.first, made.second) for made in draft.pairs]
    there = [player for each in made for player in each]
    assert trouble(made) == min(trouble(pairs) for pairs in pairings(there))
    assert {made.met != () for made in draft.repeats} <= {True}
    assert all(
        list(made.met) == together.get(frozenset((made.first, made.second)), []) for made in draft.pairs
    )


@given(tournaments(modes=(DISTANCE,)))
def test_by_distance_no_round_is_nearer(told):
    """MAL-T4b over the whole round, with the repeats that there must be."""
    players, rounds, terms = told
    if not rounds:
        return
    draft = pair(players, rounds, terms)
    together = meetings(rounds)
    made = [(made.first, made.second) for made in draft.pairs]
    rows = standings(players, rounds)
    there = {player for each in made for player in each}
    order = [row.player.id for row in rows if row.player.id in there]
    halves = {row.player.id: row.record.halves for row in rows}

    def cost(pairs):
        again = [together.get(frozenset(each), []) for each in pairs]
        points = sum((halves[one] - halves[two]) ** 2 for one, two in pairs) if terms.points_first else 0
        return (
            sum(len(met) ** 2 for met in again),
            sum(met[-1] for met in again if met),
            points,
            sum((order.index(one) - order.index(two)) ** 2 for one, two in pairs),
        )

    assert cost(made) == min(cost(pairs) for pairs in pairings(order))


@given(tournaments(modes=(GROUPS,)))
def test_in_groups_points_are_together_before_all(told):
    players, rounds, terms = told
    if not rounds:
        return
    draft = pair(players, rounds, terms)
    together = meetings(rounds)
    halves = {row.player.id: row.record.halves for row in standings(players, rounds)}

    def cost(pairs):
        again = [together.get(frozenset(each), []) for each in pairs]
        return (
            sum(len(met) ** 2 for met in again),
            sum(met[-1] for met in again if met),
            sum((halves[one] - halves[two]) ** 2 for one, two in pairs),
        )

    made = [(made.first, made.second) for made in draft.pairs]
    there = [player for each in made for player in each]
    assert cost(made) == min(cost(pairs) for pairs in pairings(there))


@given(tournaments(modes=(*SWISS, KING), least=3, most=9, rounds=9))
def test_nobody_rests_twice_while_another_has_not_rested(told):
    players, rounds, terms = told
    byes = {player.id: 0 for player in players}
    for round_ in [*rounds, Round((), tuple(player for player, _ in pair(players, rounds, terms).byes))]:
        for player in round_.byes:
            assert byes[player] == min(byes.values())
            byes[player] += 1


@given(tournaments(modes=(*SWISS, KING), most=12), st.randoms(use_true_random=False))
def test_the_order_in_which_players_and_tables_are_told_changes_nothing(told, chance):
    players, rounds, terms = told
    other = chance.sample(players, len(players))
    shuffled = [Round(tuple(chance.sample(each.tables, len(each.tables))), each.byes) for each in rounds]
    assert pair(players, rounds, terms) == pair(other, shuffled, terms)


@pytest.mark.parametrize("mode", SWISS)
@pytest.mark.parametrize("count", [10, 11, 14, 25, 38])
def test_five_rounds_of_ten_or_more_need_no_repeat(mode, count):
    """Dirac: with n players and r rounds behind, n - 1 - r opponents are enough if they are half of them."""
    chance = Random(count)
    players = [Player(f"P{at}", f"P{at}", chance.randint(600, 1400)) for at in range(count)]
    rounds = []
    for _ in range(5):
        draft = pair(players, rounds, Terms(mode=mode))
        assert draft.repeats == ()
        rounds.append(played(draft, chance))


@pytest.mark.parametrize("mode", (*SWISS, KING))
def test_who_has_started_less_starts(mode):
    chance = Random(mode)
    players = [Player(f"P{at}", f"P{at}", chance.randint(600, 1400)) for at in range(13)]
    rounds, balance = [], dict.fromkeys((player.id for player in players), 0)
    for _ in range(7):
        draft = pair(players, rounds, Terms(mode=mode))
        rounds.append(played(draft, chance))
        for made, table in zip(draft.pairs, rounds[-1].tables, strict=True):
            assert balance[made.first] <= balance[made.second]
            if table.sat_down:
                balance[made.first] += 1
                balance[made.second] -= 1
