"""Every figure by which a round is made, reckoned once more and beside all pairings tried."""

from dataclasses import replace
from random import Random

import pytest

from drivers.rounds_in_words import in_words, pair, pairings, people, round_of
from faristol.tournaments.players import Carried
from faristol.tournaments.results import AT_THE_BOARD, counted
from faristol.tournaments.rounds import Table
from faristol.tournaments.standings import standings
from faristol.tournaments.terms import DISTANCE, GROUPS, KING, Terms

OTHERWISE = ("abandoned-both", "double-forfeit", "forfeit-second")
SCORES = ((400, 300), (300, 400), (350, 350))


class Sheet:
    """What a director notes of the rounds on paper, player by player."""

    def __init__(self, players, rounds, forfeits_meet):
        self.points = dict.fromkeys(players, 0)
        self.balance = dict.fromkeys(players, 0)
        self.float = dict.fromkeys(players, 0)
        self.met = {}
        for number, round_ in enumerate(rounds, 1):
            before = dict(self.points)
            self.float = dict.fromkeys(players, 0)
            for table in round_.tables:
                at_board = table.result.outcome in AT_THE_BOARD
                if at_board:
                    self.balance[table.first] += 1
                    self.balance[table.second] -= 1
                    ahead = before[table.first] - before[table.second]
                    self.float[table.first], self.float[table.second] = -ahead, ahead
                if at_board or forfeits_meet:
                    self.met.setdefault(frozenset((table.first, table.second)), []).append(number)
                for player, halves in zip(table, table.result.halves, strict=True):
                    self.points[player] += halves
            for player in round_.byes:
                self.points[player] += 2
                self.float[player] = -1

    def trouble(self, pairs, clubs):
        again = [self.met.get(frozenset(each), []) for each in pairs]
        same = sum(clubs.get(one, one) == clubs.get(two, two) for one, two in pairs)
        return sum(len(met) ** 2 for met in again), sum(met[-1] for met in again if met), same

    def clash(self, one, two):
        """How many starts too many two would bring along who have both started more, or both less."""
        mine, other = self.balance[one], self.balance[two]
        return min(3, abs(mine + other)) if mine * other > 0 else 0

    def by_distance(self, order, pairs, points_first, plain=False):
        apart = [(order.index(two) - order.index(one), order.index(one)) for one, two in pairs]
        return (
            sum((self.points[one] - self.points[two]) ** 2 for one, two in pairs) if points_first else 0,
            sum(far if plain else far**2 for far, _ in apart),
            sum(self.clash(*each) for each in pairs),
            sum(far * (len(order) - top) for far, top in apart),
        )

    def by_groups(self, order, pairs):
        crossing = [(one, two) for one, two in pairs if self.points[one] != self.points[two]]

        def off(one, two):
            inside = [player for player in order if self.points[player] == self.points[one]]
            best = len(inside) // 2 if (one, two) not in crossing else 0
            return order.index(two) - order.index(one) - best

        return (
            sum((self.points[one] - self.points[two]) ** 2 for one, two in crossing),
            sum((self.float[one] < 0) + (self.float[two] > 0) for one, two in crossing),
            sum(off(one, two) ** 2 for one, two in pairs),
            sum(self.clash(one, two) for one, two in pairs),
            sum(
                (order.index(two) - order.index(one)) * (len(order) - order.index(one)) for one, two in pairs
            ),
        )


def some_round(chance, letters):
    """A round of anybody against anybody; one in ten tables does not play to the end."""
    left = chance.sample(letters, len(letters))
    bye = left.pop() if len(left) % 2 else ""
    tables = []
    for one, two in zip(left[::2], left[1::2], strict=True):
        ended = (
            counted(chance.choice(OTHERWISE))
            if chance.random() < 0.1
            else counted("played", chance.choice(SCORES))
        )
        tables.append(Table(one, two, ended))
    return round_of(*tables, byes=bye)


def some_tournament(seed, terms):
    """Four to eight players, up to four rounds, and some pairs that may never be made."""
    chance = Random(seed)
    letters = "ABCDEFGH"[: chance.randint(4, 8)]
    rounds = [some_round(chance, letters) for _ in range(chance.randint(1, 4))]
    every = [(one, two) for one in letters for two in letters if one < two]
    forbidden = chance.sample(every, chance.randint(0, 2))
    rows = standings(people(letters), rounds)
    draft = pair(letters, rounds, terms, forbidden=forbidden)
    there = {player for made in draft.pairs for player in (made.first, made.second)}
    order = [row.player.id for row in rows if row.player.id in there]
    made = [tuple(sorted((each.first, each.second), key=order.index)) for each in draft.pairs]
    possible = [
        pairs
        for pairs in pairings(order)
        if not {frozenset(each) for each in pairs} & set(map(frozenset, forbidden))
    ]
    return Sheet(letters, rounds, terms.forfeits_meet), order, made, possible


def test_the_distances_themselves_are_added_up_if_the_organiser_has_it_so():
    found = set()
    for seed in range(80):
        sheet, order, made, possible = some_tournament(seed, Terms(plain_distance=True))

        def cost(pairs, sheet=sheet, order=order):
            return sheet.trouble(pairs, {}), sheet.by_distance(order, pairs, False, plain=True)

        assert cost(made) == min(map(cost, possible)), seed
        found.add(some_tournament(seed, Terms())[2] == made)
    assert found == {True, False}


@pytest.mark.parametrize("forfeits_meet", [False, True])
@pytest.mark.parametrize("points_first", [False, True])
def test_by_distance_no_round_is_nearer_at_the_top_or_evener_in_its_starts(points_first, forfeits_meet):
    for seed in range(80):
        terms = Terms(points_first=points_first, forfeits_meet=forfeits_meet)
        sheet, order, made, possible = some_tournament(seed, terms)

        def cost(pairs, sheet=sheet, order=order):
            return sheet.trouble(pairs, {}), sheet.by_distance(order, pairs, points_first)

        assert cost(made) == min(map(cost, possible)), seed


def test_in_groups_the_upper_half_meets_the_lower_and_nobody_leaves_a_group_twice_running():
    for seed in range(120):
        sheet, order, made, possible = some_tournament(seed, Terms(mode=GROUPS))

        def cost(pairs, sheet=sheet, order=order):
            return sheet.trouble(pairs, {}), sheet.by_groups(order, pairs)

        assert cost(made) == min(map(cost, possible)), seed


def test_the_king_s_neighbours_are_the_nearest_whether_they_have_met_or_not():
    for seed in range(60):
        _, order, made, possible = some_tournament(seed, Terms(mode=KING))

        def cost(pairs, order=order):
            return sum((order.index(one) - order.index(two)) ** 2 for one, two in pairs)

        assert cost(made) == min(map(cost, possible)), seed


@pytest.mark.parametrize("mode", [DISTANCE, KING])
@pytest.mark.parametrize(
    ("nearer", "farther"),
    [("AF BC DE", "AD BF CE"), ("AD BE CG FH", "AG BC DE FH")],
    ids=[
        "25 and 1 and 1 are less than 9 and 16 and 4",
        "9 and 9 and 16 and 4 less than 36 and 1 and 1 and 4",
    ],
)
def test_it_is_the_squares_of_the_distances_that_are_added_up(mode, nearer, farther):
    """Only the pairs of two rounds are left: the other pairs have a reason not to meet."""
    letters = "".join(sorted(nearer.replace(" ", "")))
    assert in_words(one_of_two(people(letters), nearer, farther, Terms(mode=mode))) == nearer


@pytest.mark.parametrize(
    ("halves", "nearer", "farther"),
    [
        ((6, 6, 5, 4, 4, 3), "AC BF DE", "AD BE CF"),
        ((6, 6, 5, 4, 4, 1), "AC BD EF", "AB CF DE"),
    ],
    ids=["1 and 9 are less than 4 and 4 and 4", "1 and 4 and 9 less than 16"],
)
def test_where_points_come_first_it_is_their_squares_that_are_added_up(halves, nearer, farther):
    players = with_points("ABCDEF", halves)
    assert in_words(one_of_two(players, nearer, farther, Terms(points_first=True))) == nearer


@pytest.mark.parametrize(
    ("halves", "nearer", "farther"),
    [
        ((6, 6, 4, 4, 3, 0), "AC BD EF", "AB CF DE"),
        ((4, 4, 4, 4, 3, 2, 2, 0), "AB CD EH FG", "AB CE DG FH"),
    ],
    ids=["three pairs across groups and not two", "one pair across groups and not three"],
)
def test_in_groups_of_two_rounds_that_are_level_in_points_the_nearer_one_is_made(halves, nearer, farther):
    players = with_points("ABCDEFGH"[: len(halves)], halves)
    assert in_words(one_of_two(players, nearer, farther, Terms(mode=GROUPS))) == nearer


def with_points(letters, halves):
    return [
        replace(player, carried=Carried(points))
        for player, points in zip(people(letters), halves, strict=True)
    ]


def one_of_two(players, nearer, farther, terms):
    """Pair a second round in which only the pairs of two rounds may be made."""
    allowed = {*nearer.split(), *farther.split()}
    letters = [player.id for player in players]
    forbidden = [(one, two) for one in letters for two in letters if one < two and one + two not in allowed]
    return pair(players, [round_of()], terms, forbidden=forbidden)


def test_in_round_one_who_must_stay_in_a_half_leaves_the_others_as_near_to_halves_as_can_be():
    """A may meet none of the lower half, and D and B only some: AC and EF are the pairs within a half."""
    forbidden = ["AD", "AE", "AF", "DF", "BF"]
    assert in_words(pair("ABCDEF", forbidden=[tuple(two) for two in forbidden])) == "AC BD EF"
