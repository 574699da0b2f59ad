"""The Romanian rules for a game of two: exchange, pass, and the end (ROM-9, ROM-13 to 15)."""

import pytest

from drivers.match import Match, knows
from faristol.games.classic import exchanging
from faristol.games.classic.errors import (
    BagTooSmall,
    NotInTheseRules,
    TimeIsOver,
    TooFewToExchange,
    TooManyToExchange,
)


def game(*plays, **chosen):
    return Match("romanian", **chosen).begin().play(*plays)


def test_rom_5_each_player_has_seven_letters():
    match = Match("romanian", mode="tablet").begin()
    assert [len(rack) for rack in match.state.racks] == [7, 7]


def test_rom_9_words_are_accepted_by_the_opponent_or_judged():
    assert game("H8 CASA").state.scores == (8, 0)
    match = game().put("H8 CASX").challenge().judge(knows("ro", "CASA"))
    assert (match.state.turns[-1].kind, match.state.turns[-1].clause) == ("invalid", "ROM-9")
    assert (match.state.scores, match.state.board.is_empty) == ((0, 0), True)


def test_rom_9_within_the_time_if_the_organiser_set_one():
    match = game(minutes=20).clock().wait(21)
    with pytest.raises(TimeIsOver) as refused:
        match.put("H8 CASA")
    assert refused.value.details == {"clause": "ROM-9"}
    assert match.passes().state.to_move == 2
    assert game().state.clocks is None


def test_rom_13_two_to_seven_letters_may_be_exchanged_at_the_cost_of_the_turn():
    match = game()
    for count in range(2, 8):
        (entry, *_) = exchanging.exchange(match.state, match.now, count=count)
        assert (entry["count"], entry["clause"]) == (count, "ROM-13")
    with pytest.raises(TooFewToExchange):
        match.exchange(1)
    assert match.exchange(2).state.to_move == 2


def test_rom_13_as_many_as_the_bag_holds_at_most():
    match = game().fill(3)
    with pytest.raises(TooManyToExchange):
        match.exchange(4)
    assert match.exchange(3).state.turns[-1].count == 3
    with pytest.raises(BagTooSmall):
        game().fill(0).exchange(2)


def test_rom_13_new_letters_are_drawn_before_the_old_go_back():
    match = Match("romanian", mode="tablet").begin().fill(2)
    state = match.state
    there, given = state.bag, state.rack(state.to_move)[:2]
    match.exchange(tiles=state.tile_set.write(given))
    assert match.state.bag == given
    assert set(there) <= set(match.state.rack(state.to_move))


def test_rom_14_a_player_may_pass():
    assert game("H8 CASA").passes().state.turns[-1].clause == "ROM-14"


def test_rom_14_four_passes_in_a_row_end_the_game_with_the_score_as_it_stands():
    match = game("H8 CASA").passes(3)
    assert match.state.stage == "turn"
    match.passes()
    assert (match.end, match.adjusted, match.result) == (("passes", "ROM-14"), [], ((8, 0), 1))


def test_rom_14_whoever_began_and_at_nil_nil_too():
    assert game().passes(4).end == ("passes", "ROM-14")
    assert game("H7 CASA", "I8 STIRE").passes(4).result == ((8, 13), 2)


def test_rom_14_an_exchange_a_play_or_a_play_that_came_off_breaks_the_run():
    assert game().passes(3).exchange(2).passes(3).state.stage == "turn"
    assert game().passes(3).play("H8 CASA").passes(3).state.stage == "turn"
    assert game().passes(3).invalid("H8 CASX").passes(3).state.stage == "turn"


def test_rom_15_with_fewer_in_the_bag_the_player_takes_all():
    match = game().fill(2)
    match.play(match.row(7))
    assert (match.state.in_bag, sorted(match.state.counts)) == (0, [2, 7])


def test_rom_15_the_game_ends_when_a_player_has_no_letters_left():
    match = game().played_out()
    assert match.end == ("played-out", "ROM-15")


def test_rom_15_the_highest_score_wins_and_nothing_is_taken_for_letters_left():
    match = game().played_out()
    one, two = match.state.totals
    assert (match.adjusted, match.state.scores) == ([], (one, two))
    assert match.result == ((one, two), 1 if one > two else 2)


def test_rom_15_unless_a_club_wants_the_usual_adjustment():
    match = game(rules={"ends.played-out.racks": "ROM-15"}).played_out()
    out = match.state.turns[-1].player
    left = sum(map(match.state.tile_set.points, match.state.unseen))
    assert sorted(match.adjusted) == sorted([(out, left, "ROM-15"), (3 - out, -left, "ROM-15")])


def test_rom_15_what_the_document_does_not_name_is_not_there():
    with pytest.raises(NotInTheseRules):
        game().senyors()
    with pytest.raises(NotInTheseRules):
        game().call_time()
    with pytest.raises(NotInTheseRules):
        game().forfeit()
    match = game("H8 CASA").abandon(1)
    assert (match.end, match.result) == (("abandoned", None), ((8, 0), 2))
