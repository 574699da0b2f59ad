"""How a game ends by the Ciutat de Mallorca rules, what is counted, and the time (MAL-21 to 34)."""

import pytest

from drivers.log import MINUTE, SECOND
from drivers.match import Match
from drivers.players_window import Players
from faristol.core.overtime import begun_minutes
from faristol.games.classic import settling
from faristol.games.classic.errors import (
    ArbiterMissing,
    ArbiterPlays,
    NotNow,
    NotYet,
    RacksMissing,
    ReasonMissing,
    WrongTiles,
)
from faristol.games.classic.granted import granted


def game(*plays, **chosen):
    return Match("mallorca", **chosen).begin().play(*plays)


def test_mal_21_the_game_ends_when_a_player_plays_out_with_the_bag_empty():
    match = game().played_out()
    assert match.end == ("played-out", "MAL-21")
    assert match.over


def test_mal_21_the_other_subtracts_its_rack_and_the_one_who_went_out_adds_the_same():
    match = game().played_out()
    out = match.state.turns[-1].player
    left = sum(map(match.state.tile_set.points, match.state.unseen))
    assert len(match.state.unseen) == 7
    assert sorted(match.adjusted) == sorted([(out, left, "MAL-21"), (3 - out, -left, "MAL-21")])
    one, two = match.state.totals
    assert match.state.scores == ((one + left, two - left) if out == 1 else (one - left, two + left))


def test_mal_21_on_a_tablet_too():
    match = Match("mallorca", mode="tablet").begin().played_out()
    out = match.state.turns[-1].player
    left = sum(map(match.state.tile_set.points, match.state.rack(3 - out)))
    assert (match.end, match.state.rack(out)) == (("played-out", "MAL-21"), ())
    assert dict((player, points) for player, points, _ in match.adjusted)[out] == left


def test_mal_21_not_while_there_are_tiles_in_the_bag():
    match = game().fill(2)
    match.play(match.row(7))
    assert (match.state.in_bag, match.state.stage) == (0, "turn")


def six_lost(match):
    """A passes, B exchanges, A plays an invalid word, B passes, A passes, B passes."""
    return match.passes().exchange(2).invalid("K8 ASÇ").passes(3)


def test_mal_22_six_turns_in_a_row_without_points_by_pass_exchange_or_invalid_play():
    match = six_lost(game("H8 CASA", "8H COSA"))
    assert match.end == ("lost-turns", "MAL-22")


def test_mal_22_the_example_at_nil_nil():
    match = game().passes().exchange(2).invalid("H8 CASÇ").passes(2)
    assert match.state.stage == "turn"
    assert match.passes().end == ("lost-turns", "MAL-22")


def test_mal_22_each_player_subtracts_its_own_rack():
    match = six_lost(game("H8 CASA", "8H COSA"))
    with pytest.raises(RacksMissing):
        match.settle()
    match.settle("AEIOUBÇ", "QZDDD??")
    assert match.adjusted == [(1, -18, "MAL-22"), (2, -22, "MAL-22")]
    assert (match.state.scores, match.result) == ((-8, -17), ((-8, -17), 1))


def test_mal_22_the_racks_must_be_possible():
    match = six_lost(game("H8 CASA", "8H COSA"))
    for racks in (("ÇÇ", "A"), ("AAAAAAAA", "E"), ("QQ", "A")):
        with pytest.raises(WrongTiles):
            match.settle(*racks)


def test_mal_22_a_rack_is_not_known_while_there_are_tiles_in_a_real_bag():
    match = game("H8 CASA", "8H COSA").count_tiles("", "", (0, 7)).passes(6)
    assert match.end == ("lost-turns", "MAL-22")
    assert settling.known_racks(match.state) is None


def test_mal_22_a_forfeited_turn_is_a_lost_one():
    assert game().forfeit().passes(5).end == ("lost-turns", "MAL-22")


def test_mal_22_a_valid_play_breaks_the_run_even_if_it_scores_nothing():
    match = Match("mallorca").begin().passes(5).play("H8 as")
    assert match.state.turns[-1].points == 0
    assert match.passes(5).state.stage == "turn"
    assert match.passes().state.stage == "settling"


def test_mal_23_the_higher_score_wins():
    match = six_lost(game("H8 CASA", "8H COSA")).settle("A", "E")
    assert match.result == ((9, 4), 1)
    draw = game("H8 CASA").passes(6).settle("Q?AA", "")
    assert draw.result == ((0, 0), None)


def test_mal_26_thirty_minutes_for_each_player_by_a_chess_clock():
    match = game().clock()
    assert match.state.clocks.remaining == (30 * MINUTE, 30 * MINUTE)
    match.wait(4).passes()
    assert match.state.clocks.left(1, match.now) == 26 * MINUTE - SECOND
    match.wait(2).passes()
    assert match.state.clocks.left(1, match.now) == 26 * MINUTE - 2 * SECOND
    assert match.state.clocks.left(2, match.now) == 28 * MINUTE - SECOND


def test_mal_29_who_forgets_to_press_the_clock_bears_it():
    match = game().clock().put("H8 CASA").replaced().wait(3).press()
    assert match.state.clocks.left(1, match.now) < 27 * MINUTE


@pytest.mark.parametrize(
    ("over", "points"),
    [(0, 0), (100, -10), (MINUTE, -10), (MINUTE + SECOND, -20), (10 * MINUTE, -100), (25 * MINUTE, -250)],
)
def test_mal_30_ten_points_for_each_minute_or_part_of_one(over, points):
    match = six_lost(game("H8 CASA", "8H COSA", clocks="table")).settle("", "", over=(over, 0))
    assert match.adjusted == ([(1, points, "MAL-30")] if points else [])
    assert begun_minutes(over) == -points // 10


def test_mal_30_by_the_clock_of_the_program():
    match = game().clock().wait(31.5).passes(6).settle("", "")
    assert match.adjusted == [(1, -20, "MAL-30")]


def test_mal_30_the_minutes_are_taken_of_a_game_that_is_given_up_too():
    match = game("H8 CASA", "8H COSA").clock().wait(31.5).abandon(2)
    assert match.adjusted == [(1, -20, "MAL-30")]
    assert match.result == ((-10, 5), 1)


@pytest.mark.parametrize("player", [1, 2])
def test_mal_30_by_the_clock_on_the_table_they_are_asked_before_it_is_counted(player):
    match = game("H8 CASA", "8H COSA", clocks="table").abandon(player)
    assert match.state.stage == "settling"
    match.settle(over=(0, MINUTE + 1))
    assert (match.adjusted, match.result) == ([(2, -20, "MAL-30")], ((10, -15), 3 - player))


def test_mal_31_the_turn_in_hand_is_completed_and_one_more():
    match = game("H8 CASA", "8H COSA").call_time()
    assert match.state.turns_left == 2
    match.play("L8 ASA")
    assert match.state.stage == "turn"
    match.passes()
    assert match.end == ("stopped", "MAL-31")


def test_mal_31_the_tablet_says_when_the_sixty_minutes_are_over_and_leads_to_the_arbiter():
    players = Players(Match("mallorca", mode="tablet").begin().clock()).shows()
    for minutes, is_said in ((59, False), (2, True)):
        players.now += minutes * MINUTE
        players.do("look")
        assert ('id="out-of-time"' in players.page) == ('id="end-of-time"' in players.page) == is_said


def test_mal_31_in_the_middle_of_a_turn_too():
    match = game("H8 CASA").put("8H COSA").call_time().complete()
    assert match.state.turns_left == 1
    assert match.passes().over


def test_mal_31_or_one_more_each_where_a_club_so_decides():
    match = game("H8 CASA", rules={"stopping.more": 2}).call_time().passes(2)
    assert match.state.stage == "turn"
    assert match.passes().end == ("stopped", "MAL-31")


def test_mal_31_no_rack_is_counted_since_the_game_is_not_closed():
    match = game("H8 CASA", "8H COSA").call_time().passes(2)
    assert (match.adjusted, match.result) == ([], ((10, 5), 1))


def test_mal_31_the_time_of_the_players_counts_all_the_same():
    match = game("H8 CASA", clocks="table").call_time().passes(2).settle(over=(0, 1))
    assert (match.adjusted, match.result) == ([(2, -10, "MAL-30")], ((10, -10), 1))


def test_mal_31_two_minutes_a_play_at_most():
    match = game("H8 CASA").clock().call_time()
    called = match.entries[-1]["at"]
    assert granted(match.state).left(called) == 2 * MINUTE
    assert granted(match.state).left(called + 2 * MINUTE + 1) == -1


def test_mal_31_the_two_minutes_stand_with_the_clocks():
    match = game("H8 CASA").clock().call_time().wait(1).stop("arbiter")
    left = granted(match.state).left(match.now)
    match.wait(10)
    assert granted(match.state).left(match.now) == left > 0
    match.clock().wait(0.5)
    assert granted(match.state).left(match.now) == left - MINUTE // 2 - SECOND
    with pytest.raises(NotYet):
        match.turn_lost()


def test_mal_31_each_last_turn_has_its_own_two_minutes():
    match = game("H8 CASA").clock().call_time().wait(1.9).passes().wait(1.9)
    assert granted(match.state).left(match.now) > 0


def test_mal_31_they_run_by_themselves_where_no_clock_of_ours_does():
    match = game("H8 CASA", clocks="table").call_time().wait(2)
    assert granted(match.state).left(match.now) == -SECOND


def test_mal_31_before_that_a_turn_has_no_time_of_its_own():
    match = game("H8 CASA").clock().wait(20)
    assert granted(match.state) is None
    with pytest.raises(NotNow):
        match.turn_lost()


def test_mal_31_a_turn_that_takes_longer_can_still_be_completed():
    match = game("H8 CASA").clock().call_time().wait(5).play("8H COSA")
    assert match.state.scores == (10, 5)


def test_mal_32_the_arbiter_decides_and_it_is_recorded_who_what_and_why():
    match = game("H8 CASA").decide((0, 1), 2, why="Played with a list of words on the knees")
    entry = match.entries[-1]
    assert (entry["by"], entry["clause"], entry["result"]) == ("Bel Quetglas", "MAL-32", [0, 1])
    assert "knees" in entry["why"]
    assert (match.over, match.result) == (True, ((0, 1), 2))


def test_mal_32_never_without_a_name_and_a_reason():
    with pytest.raises(ArbiterMissing):
        game().decide((1, 0), 1, by=" ")
    with pytest.raises(ReasonMissing):
        game().decide((1, 0), 1, why=" ")


def test_mal_32_who_gives_up_is_not_covered_and_has_lost_unless_the_arbiter_says_otherwise():
    match = game("H8 CASA", "8H COSA").abandon(1)
    assert (match.end, match.result) == (("abandoned", "MAL-32"), ((10, 5), 2))
    assert match.decide((10, 5), 1, why="Fell ill, ahead").result == ((10, 5), 1)


def test_mal_33_a_decision_stands_against_what_the_program_counted():
    match = game("H8 CASA", "8H COSA").call_time().passes(2)
    assert match.result == ((10, 5), 1)
    assert match.decide((10, 10), None, why="A turn was noted wrongly").result == ((10, 10), None)


def test_mal_34_one_affected_by_a_decision_does_not_take_it():
    with pytest.raises(ArbiterPlays):
        game().decide((1, 0), 1, by="neus bonet")


def test_mal_22_of_a_tablet_everything_is_known_at_once():
    match = Match("mallorca", mode="tablet").begin().passes(6)
    values = [sum(map(match.state.tile_set.points, rack)) for rack in match.state.racks]
    assert match.over
    assert match.adjusted == [(p, -v, "MAL-22") for p, v in enumerate(values, 1) if v]
    assert settling.known_racks(match.state) == match.state.racks
