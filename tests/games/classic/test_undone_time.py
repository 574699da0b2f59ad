"""An undo gives no time away: what a player has used stays used (no document speaks of it: settled)."""

import pytest

from drivers.log import MINUTE, SECOND
from drivers.match import Match
from faristol.games.classic.errors import DecisionStands, NotAgreed


def running(mode: str = "scorer", **chosen: object) -> Match:
    """Both have 30 minutes, and the clock of the first player runs."""
    return Match("mallorca", mode, **chosen).begin().clock()


def left(match: Match) -> tuple[float, ...]:
    """Return the minutes that the clocks show."""
    clocks = match.state.clocks
    return tuple(round(clocks.left(player, match.now) / MINUTE, 2) for player in match.state.players)


def test_the_time_of_the_next_player_stays_with_the_next_player():
    match = running().wait(1).put("H8 CASA").complete().wait(2)
    before = left(match)
    match.tapped_undo()
    after = match.state.clocks
    assert (match.state.stage, after.of, after.running) == ("played", 1, True)
    assert left(match)[1] == before[1]
    assert match.state.clocks.remaining[0] == 30 * MINUTE - MINUTE - 2 * SECOND


def test_the_first_minute_does_not_come_back_with_the_clock_unstarted():
    match = running().wait(1).tapped_undo()
    assert not match.state.clocks.running
    assert match.state.clocks.remaining[0] == 29 * MINUTE - SECOND


def test_what_the_clock_stood_for_a_challenge_costs_nobody_time():
    match = running().put("H8 CASA").challenge()
    before = left(match)
    match.wait(3).tapped_undo()
    assert match.state.clocks.remaining == pytest.approx([minutes * MINUTE for minutes in before], abs=1000)


def test_an_undo_after_another_adds_up_what_each_has_used():
    match = running().wait(1).put("H8 CASA").complete().wait(2).passes().wait(3)
    one, two = left(match)
    match.tapped_undo().wait(1).tapped_undo()
    assert match.state.stage == "played"
    assert match.state.clocks.remaining[0] == pytest.approx(one * MINUTE, abs=2000)
    assert match.state.clocks.remaining[1] == pytest.approx((two - 1) * MINUTE, abs=2000)


def test_the_play_undone_in_its_own_turn_changes_no_clock():
    match = running().wait(1).put("H8 CASA").wait(1).tapped_undo()
    assert match.entries[-2]["type"] == "PlayMade"


def test_the_game_that_ended_goes_on_with_the_time_of_its_end():
    match = running().passes(6)
    at_end = match.state.clocks.remaining
    match.wait(30).tapped_undo()
    assert match.state.stage == "turn"
    assert match.state.clocks.remaining == at_end


def test_a_clock_set_right_by_mistake_shows_the_time_before_again():
    match = running().wait(1)
    before = left(match)
    match.set_clock(1, 5 * MINUTE)
    with pytest.raises(DecisionStands):
        match.tapped_undo()
    match.take_back()
    assert left(match)[0] == pytest.approx(before[0], abs=0.1)


def test_who_was_noted_as_come_by_mistake_has_been_absent_all_the_time():
    match = Match("federation").absent(2).wait(2).arrive(2).wait(3).tapped_undo()
    assert left(match)[1] == pytest.approx(25, abs=0.1)


# --- a turn that is complete


def test_at_a_tablet_a_complete_turn_is_taken_back_by_all_players():
    match = running("tablet")
    first = match.state.to_move
    match.passes()
    with pytest.raises(NotAgreed):
        match.tapped_undo()
    with pytest.raises(NotAgreed):
        match.agreed_undo(first)
    match.agreed_undo()
    assert (match.state.turns, match.state.to_move) == ((), first)
    assert match.entries[-1]["agreed"] == [1, 2]


def test_a_play_that_is_not_complete_is_taken_back_by_a_tap():
    match = running("tablet")
    match.put(match.row(3)).tapped_undo()
    assert match.state.stage == "turn"


def test_an_undo_is_not_what_the_next_undo_takes_back():
    match = running("tablet").wait(1)
    match.put(match.row(3)).complete().wait(1).agreed_undo().wait(1).tapped_undo()
    assert match.state.stage == "turn"
    assert match.state.turns == ()


def test_a_scorer_needs_nobody_and_nor_does_who_plays_the_computer():
    assert running().passes().tapped_undo().state.turns == ()
    against = Match("mallorca", "tablet", minutes=0, computer={"player": 2, "level": "strong"}).begin()
    assert against.passes().tapped_undo().state.turns == ()
