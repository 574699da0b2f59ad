"""Double elimination: whoever loses goes on among the losers, and is out after losing again."""

import random
from collections import Counter

import pytest

from drivers.director import Director
from drivers.tournament_entry import damaged
from faristol.tournaments import directing, opening, reporting
from faristol.tournaments.cup import CupDecided, CupPairs, stages_needed
from faristol.tournaments.double_cup import rounds_of_double
from faristol.tournaments.players import Player
from faristol.tournaments.reporting import Report
from faristol.tournaments.terms import CUP, System, Terms
from tournaments.test_cup import byes, places, play

DRAW = (350, 350)


def double(letters, rounds=12, **terms):
    return Director(letters, Terms(mode=CUP, double=True, **terms), rounds=rounds)


def rounds_of(event, **lost):
    """Return the pairs of all rounds to the end; the better one in the alphabet wins every game."""
    pairs = []
    while True:
        try:
            event.pair()
        except CupDecided:
            return pairs
        pairs.append(event.pairs)
        play(event, **lost)


def test_the_losers_go_on_among_themselves_and_their_winner_meets_the_one_without_a_defeat():
    event = double("ABCD")
    assert rounds_of(event) == ["AD BC", "AB CD", "BC", "AB"]
    assert places(event) == [("A", 1), ("B", 2), ("C", 3), ("D", 4)]


def test_two_who_have_met_are_kept_far_from_each_other_in_the_losers_bracket():
    assert rounds_of(double("ABCDEFGH")) == [
        "AH BG CF DE",
        "AD BC EH FG",
        "AB CE DF",
        "CD",
        "BC",
        "AB",
    ]


def test_the_last_ones_out_of_one_stage_are_level():
    event = double("ABCDEFGH")
    rounds_of(event)
    assert [rank for _, rank in places(event)] == [1, 2, 3, 4, 5, 5, 7, 7]


@pytest.mark.parametrize(("second", "finals"), [(True, 2), (False, 1)])
def test_whoever_comes_from_the_losers_wins_two_finals_unless_it_was_chosen_otherwise(second, finals):
    event = double("ABCD", second_final=second)
    for _ in range(3):
        play(event)
    play(event, B="A")
    assert event.state.cups()[""].places()["A"] == (1 if second else 2)
    if second:
        assert event.pair().state.draft.pairs[0].why.details["game"] == 2
        play(event, B="A")
    assert [player for player, _ in places(event)][:2] == ["B", "A"]
    with pytest.raises(CupDecided):
        event.pair()
    assert len(event.state.rounds) == 3 + finals


def test_where_the_bracket_is_not_full_the_first_go_on_and_losers_without_an_opponent_too():
    event = double("ABCDE").pair()
    assert (byes(event), event.pairs) == ("ABC", "DE")
    assert rounds_of(event) == ["DE", "AD BC", "AB CE", "CD", "BC", "AB"]


def test_two_players_meet_again_in_the_grand_final():
    assert rounds_of(double("AB")) == ["AB", "AB"]


def test_a_drawn_game_is_for_the_better_one_or_played_again():
    event = double("ABCD").pair().publish().report(AD=DRAW, BC=DRAW).close()
    assert event.pair().pairs == "AB CD"
    event = double("ABCD", replayed=True).pair().publish().report(AD=DRAW, BC=(400, 300)).close()
    assert event.pair().pairs == "AD"
    event.publish().report(AD=(400, 300)).close()
    assert event.pair().pairs == "AB CD"


def test_who_comes_down_from_the_cup_is_better_than_who_has_lost_before():
    event = play(double("ABCD"), D="A")
    event = play(event, D="B")  # B comes down, A has won among the losers
    assert event.pair().state.draft.pairs[0].why.details["better"] == "B"


def test_who_has_withdrawn_leaves_the_opponent_to_go_on():
    event = play(double("ABCD")).do(opening.withdraw, "D").pair()
    assert (byes(event), event.pairs) == ("C", "AB")
    assert rounds_of(event) == ["AB", "BC", "AB"]


def test_two_who_both_lose_are_out():
    event = double("ABCD").pair().publish().report(AD=Report("double-forfeit"), BC=(400, 300)).close()
    with pytest.raises(CupDecided):
        while True:
            play(event)
    assert [player for player, _ in places(event)][:2] == ["B", "C"]


def test_only_who_starts_is_changed_by_hand():
    event = play(double("ABCD")).pair()
    with pytest.raises(CupPairs):
        event.do(directing.draft_by_hand, [("A", "C"), ("B", "D")])
    event.do(directing.draft_by_hand, [("B", "A"), ("D", "C")])


def test_a_double_elimination_may_be_the_end_of_a_plan():
    event = Director("ABCDEF", rounds=8).whole_round().whole_round()
    for number in range(3, 9):
        event.do(opening.plan_round, number, System(CUP, 4, double=True))
    four = {row.player.id for row in event.state.standings()[:4]}
    assert {letter for letter in rounds_of(event)[0] if letter != " "} == four
    assert damaged(event, "RoundPlanned", round=8, mode=CUP, double="x") == "double"


@pytest.mark.parametrize("count", range(2, 27))
def test_of_any_number_of_players_all_but_one_have_lost_twice(count):
    chance = random.Random(count)
    event = Director(terms=Terms(mode=CUP, double=True), rounds=14)
    for at in range(count):
        event.do(opening.enter_player, Player(f"p{at:02}", f"p{at:02}", 1500 - at))
    while True:
        try:
            event.pair(repeats_agreed=True).publish()
        except CupDecided:
            break
        for board in event.state.rounds[-1].missing:
            score = (400, 300) if chance.random() < 0.5 else (300, 400)
            event.do(reporting.enter_result, len(event.state.rounds), board, Report(score=score))
        event.close()
    games = [game for published in event.state.rounds for game in published.cup_games]
    lost = Counter(player for game in games for player in game.losers(replayed=False))
    (winner, first), *_ = places(event)
    assert first == 1 and lost[winner] < 2
    assert all(lost[player] == 2 for player in event.state.players if player != winner)
    most = rounds_of_double(stages_needed(count), second=True)
    assert len(event.state.rounds) in (most - 1, most)
    assert [rank for _, rank in places(event)][1:3] == [2, 3][: count - 1]
