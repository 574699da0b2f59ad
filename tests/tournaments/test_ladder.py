"""The ladder: a table worked out by hand, and a slow reckoning beside it."""

import random
from fractions import Fraction

import pytest

from faristol.tournaments.ladder import LadderRule, ladder
from faristol.tournaments.players import Player
from faristol.tournaments.results import Result
from faristol.tournaments.rounds import Round, Table

BY_HAND = LadderRule(top=12, step=3)
HALF, WON, LOST = (1, 1), (2, 0), (0, 2)


def player(letter, place=1, **more):
    return Player(letter, letter, 2000 - place, **more)


def table(pair, halves):
    return Table(*pair, Result("played", halves, (300, 300)))


def points(stands):
    return {each: stands.points(each) for each in stands.order}


# --- by hand

FIRST = Round((table("AB", LOST), table("CD", HALF)))
SECOND = Round((table("AC", LOST),), ("D",))
THIRD = Round((table("EB", WON),))


def four(**of_e):
    """Four players and a newcomer; B misses the second evening, and of the third only E and B are there."""
    absent = {"A": {3}, "B": {2}, "C": {3}, "D": {3}}
    more = {"C": {"for_club": frozenset({3})}, "D": {"unannounced": frozenset({3})}, "E": {"joined": 3}}
    return [
        player(letter, place, absent=frozenset(absent.get(letter, ())), **more.get(letter, {}))
        for place, letter in enumerate("ABCDE")
    ]


def test_before_the_first_evening_everybody_has_the_own_value():
    assert points(ladder(four()[:4], (), BY_HAND)) == {"A": 12, "B": 9, "C": 6, "D": 3}


def test_the_first_evening_by_hand():
    """B beats A, C and D draw.

    values  A 12  B 9  C 6  D 3:  A 12, B 9+12, C 6+1½, D 3+3          → B A C D
    values  B 12  A 9  C 6  D 3:  B 12+9, A 9, C 6+1½, D 3+3           → B A C D, as before
    """
    stands = ladder(four()[:4], [FIRST], BY_HAND)
    assert points(stands) == {"B": 21, "A": 9, "C": Fraction("7.5"), "D": 6}
    assert stands.order == ("B", "A", "C", "D")


def test_the_second_evening_by_hand():
    """C beats A, D has a bye (2/3), B has announced an absence (1/3).

    values  B 12  A 9  C 6  D 3:  B 12+9+4, A 9, C 6+1½+9, D 3+3+2     → B C A D
    values  B 12  C 9  A 6  D 3:  B 12+6+4, C 9+1½+6, A 6, D 3+4½+2    → B C D A
    values  B 12  C 9  D 6  A 3:  B 12+3+4, C 9+3+3, D 6+4½+4, A 3     → B C D A, as before
    """
    stands = ladder(four()[:4], [FIRST, SECOND], BY_HAND)
    assert points(stands) == {"B": 19, "C": 15, "D": Fraction("14.5"), "A": 3}


def test_the_third_evening_by_hand_with_a_newcomer_at_the_end():
    """E, who is new, beats B; C plays for the club (2/3), A has announced an absence, D has not.

    values  B 12  C 9  D 6  A 3  E 1:  B 12+3+4+0, C 9+3+3+6, D 6+4½+4+0, A 3+1, E 1+12   → C B D E A
    values  C 12  B 9  D 6  E 3  A 1:  C 12+3+1+8, B 9+1+3, D 6+6+4, E 3+9, A 1+⅓         → C D B E A
    values  C 12  D 9  B 6  E 3  A 1:  C 12+4½+1+8, D 9+6+6, B 6+1+2, E 3+6, A 1+⅓        → C D B E A
    """
    stands = ladder(four(), [FIRST, SECOND, THIRD], BY_HAND)
    assert points(stands) == {"C": Fraction("25.5"), "D": 21, "B": 9, "E": 9, "A": Fraction(4, 3)}
    assert stands.order == ("C", "D", "B", "E", "A")
    told = [(each.evening, each.kind, each.whose, stands.worth(each)) for each in stands.brought["C"]]
    assert told == [
        (0, "own", "C", 12),
        (1, "draw", "D", Fraction("4.5")),
        (2, "win", "A", 1),
        (3, "club", "C", 8),
    ]


def test_whoever_is_new_stands_at_the_end_whatever_the_rating():
    strong = [*four()[:4], player("Z", -900, joined=2)]
    assert ladder(strong, [FIRST], BY_HAND).order[-1] == "Z"


# --- the club's own rule


def test_without_a_first_value_it_is_three_halves_of_the_players_and_never_less_than_one():
    assert [LadderRule().value(place, 7) for place in (1, 2, 7)] == [11, 10, 5]
    assert [LadderRule(top=5, step=2).value(place, 4) for place in (1, 2, 3, 4)] == [5, 3, 1, 1]


def test_the_own_value_need_not_count():
    stands = ladder(four()[:4], [FIRST], LadderRule(top=12, step=3, own=False))
    assert stands.points("A") == 0 and sum(each.evening == 0 for each in stands.brought["A"]) == 0


def test_only_so_many_absences_bring_their_share():
    away = player("C", 3, absent=frozenset({1, 2, 3}))
    there = [player("A"), player("B", 2), away]
    evenings = [Round((table("AB", HALF),))] * 3
    stands = ladder(there, evenings, LadderRule(top=12, step=3, absences=2))
    assert [each.kind for each in stands.brought["C"]] == ["own", "absent", "absent", "beyond"]
    assert stands.points("C") == 6 + 2 + 2


def test_whoever_has_withdrawn_has_no_absences_any_more():
    gone = player("C", 3, withdrawn=2)
    stands = ladder([player("A"), player("B", 2), gone], [Round((table("AB", HALF),))] * 3, BY_HAND)
    assert [each.evening for each in stands.brought["C"]] == [0, 1]


def test_a_bye_of_half_a_point_brings_half_of_the_own_value():
    evening = Round((table("AB", HALF),), ("C",), {"C": 1})
    stands = ladder([player("A"), player("B", 2), player("C", 3)], [evening], BY_HAND)
    assert [stands.worth(each) for each in stands.brought["C"]] == [6, 3]


# --- a slow reckoning, written otherwise


def slow_ladder(entered, evenings, rule):
    """Count whole tables in fractions, until a table gives itself; `evenings` say of everybody what was.

    `entered` has the players in the order of the start, with the evening from which each is there.
    """

    def value(table_, who):
        first = rule.top if rule.top else -(-3 * len(table_) // 2)
        return max(first - rule.step * table_.index(who), 1)

    def total(table_, who, until):
        sum_ = Fraction(value(table_, who)) if rule.own else Fraction(0)
        absences = 0
        for evening in evenings[:until]:
            what, other = evening.get(who, ("not yet", None))
            absences += what == "absent"
            share = {"bye": rule.bye, "club": rule.club}.get(what, 0)
            if what == "absent" and (not rule.absences or absences <= rule.absences):
                share = rule.absent
            sum_ += value(table_, who) * Fraction(share, 12)
            if what in ("2", "1", "0"):
                sum_ += value(table_, other) * Fraction(int(what), 2)
        return sum_

    table_ = []
    for until in range(1, max(2, len(evenings) + 1)):
        table_ += [who for who, joined in entered if who not in table_ and joined <= until]
        for _ in range(50):
            totals = {who: total(table_, who, min(until, len(evenings))) for who in table_}
            again = [who for _, _, who in sorted((-totals[who], table_.index(who), who) for who in table_)]
            if again == table_:
                break
            table_ = again
    stand = {who: totals[who] for who in table_}
    value_of_last, lower = value(table_, table_[-1]), 0
    for who, _ in entered:
        if who not in stand:
            lower += 1
            stand[who] = Fraction(max(value_of_last - lower * rule.step, 1) if rule.own else 0)
    return stand


@pytest.mark.parametrize("seed", range(60))
def test_random_seasons_come_to_what_a_slow_reckoning_says(seed):
    chance = random.Random(seed)
    letters = "ABCDEFGHIJ"[: chance.randint(3, 10)]
    rule = LadderRule(
        top=chance.choice((0, 0, 20, 5)),
        step=chance.choice((1, 1, 2)),
        own=chance.random() < 0.7,
        absent=chance.choice((0, 2, 4)),
        absences=chance.choice((0, 0, 2)),
    )
    joined = {letter: 1 if at < 2 else chance.choice((1, 1, 2, 3)) for at, letter in enumerate(letters)}
    rounds, said = [], []
    missing = {kind: {letter: set() for letter in letters} for kind in ("absent", "club", "missing")}
    for evening in range(1, chance.randint(2, 8)):
        here = [letter for letter in letters if joined[letter] <= evening]
        chance.shuffle(here)
        gone = [here.pop() for _ in range(chance.randint(0, len(here) - 2))] if len(here) > 2 else []
        bye = [here.pop()] if len(here) % 2 else []
        what, tables = {}, []
        for one, two in zip(here[::2], here[1::2], strict=True):
            halves = chance.choice((WON, LOST, HALF, (0, 0)))
            tables.append(table((one, two), halves))
            what |= {one: (str(halves[0]), two), two: (str(halves[1]), one)}
        what |= dict.fromkeys(bye, ("bye", None))
        for letter in gone:
            kind = chance.choice(tuple(missing))
            missing[kind][letter].add(evening)
            what[letter] = (kind, None)
        said.append(what)
        rounds.append(Round(tuple(tables), tuple(bye)))
    players = [
        player(
            letter,
            place,
            joined=joined[letter],
            for_club=frozenset(missing["club"][letter]),
            unannounced=frozenset(missing["missing"][letter]),
        )
        for place, letter in enumerate(letters)
    ]
    stands = ladder(players, rounds, rule)
    slow = slow_ladder([(each.id, each.joined) for each in players], said, rule)
    assert points(stands) == slow and list(stands.order) == list(slow)
