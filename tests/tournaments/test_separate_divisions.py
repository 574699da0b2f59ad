"""Divisions that wait for nobody: each is a tournament of its own in one log, at its own round.

The oracle is a tournament of that division alone: with the same lots it has the same pairs, for the same
reasons, and the same standings after every round.
"""

from dataclasses import replace
from random import Random

import pytest

from drivers.director import NOON, Director
from drivers.hall import NAMES, Hall, alone, three, tried
from drivers.sample import sampled
from faristol.kinds import fold_log
from faristol.tournaments import changing, directing, opening, timing
from faristol.tournaments.errors import AlreadyBegun, DivisionMissing, DivisionSettled
from faristol.tournaments.event import Tournament
from faristol.tournaments.parts import part_of
from faristol.tournaments.players import Player
from faristol.tournaments.separating import DivisionOver, LadderTogether, separate_divisions
from faristol.tournaments.summary import summary
from faristol.tournaments.terms import CUP, DISTANCE, GROUPS, KING, LADDER, LOT, ROUND_ROBIN, TOP_DOWN, Terms


def as_seen(part: Tournament):
    """What a division shows of itself, its tables numbered from 1."""
    rounds = [(each.draft.pairs, each.draft.byes, each.closed, each.round) for each in part.rounds]
    rows = [
        [(row.player.id, row.rank, row.worth) for row in part.standings(after=number)]
        for number in range(len(part.rounds) + 1)
    ]
    return part.stage, part.players, rounds, rows, part.draft and part.draft.pairs, part.locked, part.resting


# --- the oracle


def somebody(lots, part):
    return lots.choice([*part.players])


def any_act(lots, part, division):
    """Return what a director may do next in a division, as an act and its arguments."""
    number = len(part.rounds)
    if part.stage == "results" and lots.random() < 0.7:
        missing = part.rounds[-1].missing
        if not missing:
            return directing.close_round, (), {}
        board = [at for at, _ in part.rounds[-1].draft.numbered].index(lots.choice(missing))
        return "report", (number, board, (lots.randint(100, 500), lots.randint(100, 500))), {}
    if part.draft and lots.random() < 0.7:
        return directing.publish_round, (), {}
    player = somebody(lots, part)
    late = f"{division}{len(part.players)}"
    return lots.choice(
        [
            (directing.draft_round, (), {"repeats_agreed": True}),
            (directing.draft_round, (), {"repeats_agreed": True}),
            (directing.drop_draft, (), {}),
            (directing.call_off_round, ("the lights went out",), {}),
            (opening.withdraw, (player,), {}),
            (opening.bring_back, (player,), {}),
            (opening.mark_absent, (player, part.next), {}),
            (opening.mark_away, (player,), {}),
            (opening.mark_back, (player,), {}),
            (directing.give_bye, (player,), {}),
            (directing.take_bye, (player,), {}),
            (directing.lock_pair, (player, somebody(lots, part)), {}),
            (directing.forbid_pair, (player, somebody(lots, part)), {}),
            (opening.enter_player, (Player(late, late, 1500, division=division),), {}),
            (changing.change_places, (player, somebody(lots, part), "they sat wrong"), {}),
            (changing.add_table, (player, somebody(lots, part), "both came late"), {}),
            (changing.add_bye, (player, "came late"), {}),
            (changing.correct_rating, (player, 1234.0, "mistyped"), {}),
            (opening.change_rounds, (lots.randint(1, 9),), {}),
            (opening.plan_round, (lots.randint(1, 9), None), {}),
            (timing.plan_start, (part.next, "10:30"), {}),
            (timing.start_clock, (60,), {}),
            (directing.end_tournament, (), {}),
            (directing.reopen_tournament, ("a sheet was found",), {}),
        ]
    )


@pytest.mark.parametrize("day", sampled("separate divisions", range(60), 8))
def test_each_division_is_a_tournament_of_its_own(day):
    lots = Random(day)
    mode = lots.choice((DISTANCE, GROUPS, TOP_DOWN, KING, CUP, ROUND_ROBIN))
    terms = Terms(mode=mode, clubs_apart=lots.random() < 0.5)
    sizes = {
        "A": NAMES["A"][: lots.randint(2, 8)],
        "B": NAMES["B"][: lots.randint(2, 8)],
        "C": NAMES["C"][:5],
    }
    together = Hall(terms=terms, separate=True, rounds=7).enter_all(sizes)
    single = {name: alone(name, letters, terms, rounds=7) for name, letters in sizes.items()}
    done = 0
    for _ in range(150):
        division = lots.choice([*sizes])
        act, arguments, also = any_act(lots, single[division].state, division)
        refused = [tried(event, division, act, arguments, also) for event in (together, single[division])]
        assert refused[0] == refused[1]
        done += refused[0] is None
        assert as_seen(together.state.parts[division]) == as_seen(single[division].state)
    assert done > 30
    for name, event in single.items():
        assert as_seen(together.state.parts[name]) == as_seen(event.state)
    folded = fold_log(together.entries)
    assert folded and folded.broken is None and folded.state == together.state


# --- the day of three divisions


def test_one_division_is_rounds_ahead_of_another():
    event = three()
    event.round_in("A").round_in("A").round_in("A").publish_in("B").round_in("C").publish_in("A")
    assert {name: (len(part.rounds), part.stage) for name, part in event.state.parts.items()} == {
        "A": (4, "results"),
        "B": (1, "results"),
        "C": (1, "between"),
    }
    assert event.state.stage == "results"


def test_the_whole_has_the_rounds_and_the_standings_of_all():
    event = three().round_in("A").round_in("A").round_in("B").round_in("C")
    first, second = event.state.rounds
    assert [board for board, _ in first.draft.numbered] == [*range(1, 21)]
    assert [board for board, _ in second.draft.numbered] == [*range(1, 7)]
    rows = [(row.player.id, row.rank, row.worth) for row in event.state.standings()]
    parts = event.state.parts.values()
    assert rows == [(row.player.id, row.rank, row.worth) for part in parts for row in part.standings()]


def test_the_tournament_is_over_when_the_last_division_is():
    event = three().round_in("A").round_in("B").round_in("C")
    event.in_("A", directing.end_tournament).in_("B", directing.end_tournament)
    assert not event.state.ended and not summary(event.state)["final"]
    assert event.state.parts["A"].ended
    event.in_("C", directing.end_tournament)
    assert event.state.ended and summary(event.state)["final"]
    event.in_("B", directing.reopen_tournament, "a sheet was found")
    assert not event.state.ended and event.state.parts["A"].ended


def test_nobody_enters_a_division_that_is_over():
    event = three().round_in("A").in_("A", directing.end_tournament)
    with pytest.raises(DivisionOver):
        event.do(opening.enter_player, Player("new", "new", division="A"))
    with pytest.raises(DivisionOver):
        event.in_("B", opening.change_player, replace(event.state.players["a"], division="A"))


def test_a_player_who_is_late_plays_from_the_next_round_of_the_division():
    event = three().round_in("A").round_in("A").publish_in("A").publish_in("B")
    for name in "ABC":
        event.do(opening.enter_player, Player(f"late{name}", "Late", division=name))
    assert [event.state.players[f"late{name}"].joined for name in "ABC"] == [4, 2, 1]


def test_who_has_not_been_paired_may_change_division():
    event = three().round_in("A").in_("C", directing.draft_round)
    with pytest.raises(DivisionSettled):
        event.in_("A", opening.change_player, replace(event.state.players["A"], division="B"))
    event.in_("C", directing.lock_pair, "1", "2")
    event.in_("C", opening.change_player, replace(event.state.players["1"], division="A"))
    moved = part_of(event.state, "1")
    assert (moved.part, moved.players["1"].joined) == ("A", 2)
    assert "1" not in event.state.parts["C"].players and not event.state.parts["C"].locked
    assert event.state.parts["C"].draft is None


def test_what_concerns_all_reaches_all_and_drops_no_draft_that_it_does_not_touch():
    event = three().in_("A", directing.draft_round).in_("B", directing.draft_round)
    event.in_("B", directing.forbid_pair, "a", "b")
    assert event.state.parts["A"].draft and not event.state.parts["B"].draft
    event.do(opening.change_terms, Terms(mode=GROUPS))
    assert {part.terms.mode for part in event.state.parts.values()} == {GROUPS}
    assert not event.state.parts["A"].draft


def test_lots_are_heard_once_for_all():
    event = three(Terms(first_round=LOT)).do(opening.hear_room, "good luck to all")
    event.publish_in("A").publish_in("B")
    single = alone("B", NAMES["B"], Terms(first_round=LOT)).do(opening.hear_room, "good luck to all")
    single.publish_in("B")
    assert event.state.parts["B"].rounds[0].draft.pairs == single.state.rounds[0].draft.pairs


def test_a_division_has_as_many_rounds_as_it_likes():
    event = three(rounds=7).in_("C", opening.change_rounds, 3)
    assert [part.planned for part in event.state.parts.values()] == [7, 7, 3]


def test_who_is_in_no_division_is_named_before_their_round_is_paired():
    event = three().do(opening.enter_player, Player("x", "Xesca"))
    with pytest.raises(DivisionMissing):
        event.in_("", directing.draft_round)
    event.publish_in("A")


# --- the switch


def test_it_is_a_switch_until_a_round_is_published():
    event = Hall().enter_all(NAMES).do(directing.lock_pair, "A", "B")
    event.do(separate_divisions, separate=True)
    assert event.state.parts["A"].locked == (("A", "B"),)
    event.do(separate_divisions, separate=False)
    assert not event.state.parts and event.state.locked == (("A", "B"),)
    event.do(separate_divisions, separate=True).publish_in("A")
    with pytest.raises(AlreadyBegun):
        event.do(separate_divisions, separate=False)


def test_a_ladder_is_one_for_all():
    with pytest.raises(LadderTogether):
        Hall(terms=Terms(mode=LADDER), separate=True)
    with pytest.raises(LadderTogether):
        Hall(terms=Terms(mode=LADDER)).do(separate_divisions, separate=True)
    with pytest.raises(LadderTogether):
        three().do(opening.change_terms, Terms(mode=LADDER))


def test_together_is_as_it_was():
    together = Director()
    assert "separate" not in together.entries[0] and not together.state.separate


def test_an_entry_about_no_division_that_there_is_breaks_the_log():
    event = three().in_("A", directing.draft_round)
    damaged = [*event.entries[:-1], {**event.entries[-1], "division": "D"}]
    folded = fold_log(damaged)
    assert folded and (folded.read, folded.field) == (len(damaged) - 1, "division")


def test_an_undo_takes_back_the_last_act_of_any_division():
    event = three().publish_in("A").publish_in("B")
    event.results_in("A", 3)
    event.undo()
    assert [len(event.state.parts[name].rounds[-1].sheets) for name in "AB"] == [5, 0]
    assert event.entries[0]["at"] == NOON
