"""A round paired again in another way, beside the real one; nothing of it is written."""

import random

import pytest

from drivers.director import Director
from drivers.sample import sampled
from drivers.two_tablets import meets, parted
from faristol.errors import Rejected
from faristol.tournaments import changing, choosing, directing, opening, reporting
from faristol.tournaments.errors import NotInTheRound, NotNow, PairedAlready, PairIsForbidden
from faristol.tournaments.players import Player
from faristol.tournaments.reporting import Report
from faristol.tournaments.terms import (
    ADJACENT,
    CONTENDERS,
    CUP,
    DISTANCE,
    FACTOR,
    GROUPS,
    HALVES,
    KING,
    LADDER,
    LOT,
    MANUAL,
    QUARTERS,
    ROUND_ROBIN,
    TEAM_ROBIN,
    TEAMS,
    TOP_DOWN,
    System,
    Terms,
)
from faristol.tournaments.what_if import (
    TwoDivisions,
    before_round,
    from_another,
    is_settled,
    real_round,
    ways,
    what_if,
)


def asked(club, number, way="", pair=None):
    return what_if(before_round(club.entries, number), real_round(club.state, number), way, pair)


def pairs(draft):
    return " ".join("".join(sorted((made.first, made.second))) for made in draft.pairs)


def test_a_past_round_is_paired_from_what_was_known_then():
    club = Director("ABCDEF").whole_round().whole_round()
    real = club.state.rounds[1].draft
    club.do(reporting.correct_result, 1, 1, Report(score=(100, 500)), "typed")
    club.do(changing.correct_rating, "A", 500.0, "typed")
    assert asked(club, 2).other == real and asked(club, 2).changes == []


def test_the_draft_is_compared_too():
    club = Director("ABCDEF").whole_round().pair()
    king = asked(club, 2, KING)
    assert king.real == club.state.draft and king.other.pairs != king.real.pairs
    assert (
        pairs(king.other)
        == "".join(f" {a}{b}" if a < b else f" {b}{a}" for a, b in _neighbours(club)).strip()
    )


def _neighbours(club):
    order = [row.player.id for row in club.state.standings()]
    return [*zip(order[::2], order[1::2], strict=True)]


def test_round_one_by_neighbours_halves_and_lot():
    club = Director("ABCDEF").pair().publish()
    assert pairs(asked(club, 1, HALVES).other) == pairs(club.state.rounds[0].draft)
    assert pairs(asked(club, 1, ADJACENT).other) == "AB CD EF"
    assert ways(before_round(club.entries, 1)) == (HALVES, ADJACENT, LOT, QUARTERS, FACTOR)


def test_two_who_should_have_met_meet_and_it_is_said_what_it_costs():
    club = Director("ABCDEFG").whole_round().whole_round()
    real = club.state.rounds[1].draft
    resting = real.byes[0][0]
    first = club.state.rounds[0].draft.pairs[0]
    found = asked(club, 2, pair=(first.first, first.second))
    assert [(pair.first, pair.second) for pair in found.other.repeats] == [(first.first, first.second)]
    assert found.real.repeats == () and found.changes
    other = asked(club, 2, pair=(resting, real.pairs[0].first))
    assert other.other.byes[0][0] != resting
    assert {resting, real.pairs[0].first} in [{pair.first, pair.second} for pair in other.other.pairs]


def test_each_changed_pair_stands_beside_the_real_ones():
    club = Director("ABCDEF").pair().publish()
    found = asked(club, 1, pair=("A", "B"))
    change = next(each for each in found.changes if {each.pair.first, each.pair.second} == {"A", "B"})
    assert ["".join(sorted((pair.first, pair.second))) for pair in change.real] == ["AD", "BE"]
    assert change.pair.why.code == "locked"


def test_distances_are_added_up_as_the_tournament_does_it():
    for plain, real, other in ((False, 3 * 9, 3 * 1), (True, 3 * 3, 3 * 1)):
        club = Director("ABCDEF", Terms(plain_distance=plain)).pair().publish()
        found = asked(club, 1, ADJACENT)
        assert (found.distances(found.real), found.distances(found.other)) == (real, other)


def test_what_the_director_had_wanted_still_holds_except_for_the_two():
    club = Director("ABCDEFGH").do(directing.lock_pair, "A", "B").do(directing.lock_pair, "C", "D")
    club.do(directing.give_bye, "H").do(directing.give_bye, "G").pair().publish()
    found = asked(club, 1, pair=("A", "H"))
    met = [{pair.first, pair.second} for pair in found.other.pairs]
    assert {"A", "H"} in met and {"C", "D"} in met and "G" in dict(found.other.byes)


@pytest.mark.parametrize(
    ("pair", "refusal"),
    [
        (("A", "A"), PairedAlready),
        (("A", "F"), NotInTheRound),
        (("A", "E"), PairIsForbidden),
        (("A", "X"), NotNow),
    ],
)
def test_two_who_cannot_meet_are_refused(pair, refusal):
    club = Director("ABCDEFG").do(directing.forbid_pair, "A", "E").do(opening.mark_absent, "F", 1).pair()
    with pytest.raises(refusal):
        asked(club, 1, pair=pair)


@pytest.mark.parametrize("mode", [LADDER, CUP, ROUND_ROBIN, TEAMS, TEAM_ROBIN])
def test_where_a_table_settles_who_meets_nothing_is_offered(mode):
    terms = Terms(mode=mode, scoring="ladder" if mode == LADDER else "points")
    club = Director("", terms)
    for at, letter in enumerate("ABCD"):
        club.enter(letter, 2000 - at, club="XY"[at % 2])
    club.pair()
    before = before_round(club.entries, 1)
    assert is_settled(before) and ways(before) == ()
    with pytest.raises(NotNow):
        asked(club, 1)


def test_only_rounds_that_there_are_and_ways_that_are_offered():
    club = Director("ABCD").whole_round()
    for number in (0, 2, 9):
        with pytest.raises(NotNow):
            before_round(club.entries, number), real_round(club.state, number)
    with pytest.raises(NotNow):
        asked(club, 1, KING)


def test_two_of_different_divisions_could_not_have_met():
    club = Director("")
    for at, letter in enumerate("ABCDEFGH"):
        club.do(opening.enter_player, Player(letter, letter, 2000 - at, division="XY"[at % 2]))
    club.pair().publish()
    with pytest.raises(TwoDivisions) as refused:
        asked(club, 1, pair=("A", "B"))
    assert refused.value.details == {"players": "A – B"}


def test_a_round_that_came_onto_one_that_was_published_is_paired_as_that_round():
    here, there, common = parted()
    here.do(opening.mark_absent, "A", 2).do(opening.mark_absent, "B", 2).pair().publish()
    there.pair().publish()
    meets(here, there, common).do(choosing.take_theirs, 1)
    assert before_round(here.entries, 2).next == 2
    assert from_another(here.entries, 2) and not from_another(there.entries, 2)
    assert {*_seated(asked(here, 2).real)} == {*"ABCDEF"}


def test_a_round_by_hand_is_compared_with_what_the_program_would_do():
    club = Director("ABCD", Terms(mode=MANUAL))
    club.do(directing.draft_by_hand, [("A", "B"), ("C", "D")]).publish()
    found = asked(club, 1)
    assert pairs(found.other) == "AC BD" and len(found.changes) == 2


# --- random tournaments


def at_random(seed):
    """A tournament of which the program drafted each round, with all that a director may want before."""
    chance = random.Random(seed)
    mode = chance.choice((DISTANCE, GROUPS, TOP_DOWN, KING, QUARTERS, FACTOR, CONTENDERS))
    terms = Terms(
        mode=mode,
        first_round=chance.choice((HALVES, ADJACENT)),
        points_first=chance.random() < 0.3,
        strict_bye=chance.random() < 0.3,
        clubs_apart=chance.random() < 0.3,
        repeats_last=chance.randrange(2),
        certain_apart=chance.random() < 0.3,
    )
    club = Director("", terms, rounds=6)
    divided = chance.random() < 0.3
    for at in range(chance.randint(4, 11)):
        table = chance.choice((0, 0, 0, at + 1))
        club.do(
            opening.enter_player,
            Player(
                f"p{at}",
                f"n{at}",
                chance.randint(1, 9) * 100,
                club="XYZ"[at % 3],
                table=table,
                division="MN"[at % 2] if divided else "",
            ),
        )
    while len(club.state.rounds) < chance.randint(2, 5):
        for _ in range(chance.randrange(3)):
            _wishes(club, chance)
        try:
            club.pair(repeats_agreed=True)
        except Rejected:
            break
        if chance.random() < 0.2:
            club.do(directing.drop_draft).pair(repeats_agreed=True)
        if chance.random() < 0.2:
            club.undo().pair(repeats_agreed=True)
        club.publish().better_win().close()
        if chance.random() < 0.3 and club.state.rounds[0].draft.pairs:
            club.do(
                reporting.correct_result, 1, 1, Report(score=(500, chance.randint(1, 300))), "so", sure=True
            )
    return club, chance


def _wishes(club, chance):
    one, two = chance.sample([*club.state.players], 2)
    acts = [
        lambda: club.do(directing.lock_pair, one, two),
        lambda: club.do(directing.give_bye, one, half=chance.random() < 0.5),
        lambda: club.do(opening.mark_absent, one, club.state.next),
        lambda: club.do(opening.withdraw, one),
        lambda: club.do(directing.forbid_pair, one, two),
        lambda: club.do(
            opening.enter_player, Player(f"q{len(club.entries)}", f"late{len(club.entries)}", 500)
        ),
        lambda: club.do(opening.plan_round, club.state.next, System(chance.choice((KING, GROUPS, QUARTERS)))),
        lambda: club.do(changing.correct_rating, one, chance.randint(1, 9) * 100, "so"),
    ]
    try:
        chance.choice(acts)()
    except Rejected:
        return


@pytest.mark.parametrize("seed", sampled("the real way without a pair", range(120), 40))
def test_the_real_way_without_a_pair_gives_every_real_round(seed):
    club, chance = at_random(seed)
    before = [dict(entry) for entry in club.entries]
    for published in club.state.rounds:
        found = asked(club, published.number)
        assert found.other == published.draft and found.changes == []
    for published in club.state.rounds:
        for way in ways(before_round(club.entries, published.number)):
            pair = tuple(chance.sample([*club.state.players], 2)) if chance.random() < 0.5 else None
            try:
                found = asked(club, published.number, way, pair)
            except Rejected:
                continue
            everybody = sorted(_seated(published.draft))
            assert sorted(_seated(found.other)) == everybody
            assert pair is None or {*pair} in [{made.first, made.second} for made in found.other.pairs]
    assert club.entries == before


def _seated(draft):
    return [id for made in draft.pairs for id in (made.first, made.second)] + [id for id, _ in draft.byes]
