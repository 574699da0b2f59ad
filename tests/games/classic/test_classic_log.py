"""The entries of the log, and what a screen may ask for in vain."""

import pytest

from drivers.log import MINUTE, folded
from drivers.match import JUDGE, Match
from faristol.core.errors import NotOnRack
from faristol.games import classic
from faristol.games.classic import (
    absence,
    arbiter,
    challenging,
    ending,
    exchanging,
    noting,
    playing,
    senyors,
    settling,
    starting,
    timing,
)
from faristol.games.classic.errors import (
    NameOfPlayerMissing,
    NoSuchMinutes,
    NotNow,
    NotOnTheRack,
    TilesWanted,
    TimeMissing,
    WrongCount,
    WrongTiles,
)
from faristol.games.classic.game import summary
from faristol.games.judging_draws import SecretMissing
from faristol.games.publishing import public


def described():
    """The types that the docstring lists."""
    lines = classic.__doc__.partition("a player is 1 or 2\n")[2].splitlines()
    return {line.split()[0] for line in lines if line.strip()}


def everything():
    """Games in which every type of entry occurs."""
    late = Match("federation").absent(2).arrive(2)
    late.write(starting.name_starter(late.state, 1)).write(starting.draw_racks(late.state))
    late.clock().set_clock(1, 25 * MINUTE).stop("arbiter").clock().play("H8 CASA").forfeit()
    late.call_time().abandon(2)
    late.write(arbiter.penalise(late.state, 2, 10, JUDGE, "left the room shouting"))
    late.decide((300, 0), 1, why="as agreed").write(arbiter.sign(late.state, 1))
    mallorca = Match("mallorca").begin().senyors().exchange(2)
    mallorca.write(playing.play_came_off(mallorca.state, mallorca.now))
    mallorca.overdrawn(1, 1, seen=False)
    mallorca.play("H8 CASA").put("8H COSA").challenge().rule(True).complete()
    mallorca.write(arbiter.correct_points(mallorca.state, 1, 0, JUDGE, "counted again"))
    mallorca.write([{"type": "Exported"}]).count_tiles("A", "", (7, 7)).passes(6).settle("", "")
    mallorca.write(noting.note_turn(mallorca.state, 1, "a hook was there"))
    given_up = Match("mallorca").begin().put("H8 CASA").abandon(2)
    undone = Match("mallorca").begin().clock().passes().tapped_undo()
    one_tap = Match("mallorca", "tablet", taps="one").begin()
    one_tap.put_and_press(one_tap.row(3))
    return [late, mallorca, given_up, undone, one_tap]


def test_every_type_of_entry_is_described_and_occurs():
    assert {entry["type"] for match in everything() for entry in match.entries} - {"Undone"} == described()


def test_a_log_is_folded_on_as_from_its_beginning():
    for match in everything():
        assert folded(match.entries) == match.state


def test_the_secret_is_in_the_first_entry_alone_and_never_in_public():
    match = Match("mallorca", mode="tablet").begin()
    assert [entry for entry in match.entries if "secret" in entry] == match.entries[:1]
    assert not [entry for entry in public(match.entries) if "secret" in entry]
    without = folded(public(match.entries))
    assert without.racks == match.state.racks
    with pytest.raises(SecretMissing):
        exchanging.exchange(without, 0, tiles=without.rack(without.to_move)[:2])


def test_who_plays_and_how_long_must_be_said():
    for players in (("", "Pau"), ("Neus", "  ")):
        with pytest.raises(NameOfPlayerMissing):
            Match("mallorca", players=players)
    for minutes in (-1, 241):
        with pytest.raises(NoSuchMinutes):
            Match("mallorca", minutes=minutes)
    assert Match("mallorca", name=" ").state.opened.name == "Neus Bonet – Pau Riera"
    assert Match("mallorca", minutes=0).state.clocks is None


def test_what_the_home_screen_knows_of_it():
    match = Match("mallorca").begin().play("H8 CASA")
    assert summary(match.state) == {
        "kind": "classic",
        "name": "Neus Bonet – Pau Riera",
        "language": "ca",
        "phase": "turn",
        "running": True,
        "players": ["Neus Bonet", "Pau Riera"],
        "scores": [10, 0],
        "final": False,
    }


def test_a_tap_that_comes_too_early_or_too_late_does_nothing():
    start, turn = Match("mallorca"), Match("mallorca").begin()
    over = Match("mallorca", mode="tablet").begin().passes(6)
    late = [
        lambda: playing.make_play(start.state, "H8 CASA", 0),
        lambda: playing.pass_turn(over.state, 0),
        lambda: playing.replace_tiles(turn.state),
        lambda: playing.press_clock(turn.state, 0),
        lambda: exchanging.exchange(over.state, 0, count=2),
        lambda: senyors.show_senyors(over.state),
        lambda: challenging.rule(turn.state, True, 0, by="lexicon"),
        lambda: starting.draw_for_start(turn.state),
        lambda: starting.draw_racks(turn.state),
        lambda: timing.stop_clock(turn.state, "count"),
        lambda: timing.start_clock(start.state),
        lambda: timing.go_on_after_crash(turn.state, "ran on", 5),
        lambda: settling.settle(turn.state, 0),
        lambda: start.call_time(),
        lambda: over.set_clock(1, 0),
        lambda: start.count_tiles("A", "", (0, 0)),
        lambda: ending.stop_now(over.state, 0),
        lambda: ending.abandon(over.state, 1, 0),
        lambda: ending.time_over(turn.state, 0),
        lambda: arbiter.correct_points(turn.state, 1, 5, JUDGE, "x"),
        lambda: absence.begin_round(Match("federation").begin().state, (1,)),
        lambda: absence.arrive(Match("federation").state, 1, 0),
        lambda: absence.absence_over(Match("federation").state, 0),
        lambda: arbiter.sign(Match("federation").begin().state, 1),
    ]
    for act in late:
        with pytest.raises(NotNow):
            act()


def test_the_rack_that_is_told_to_a_scorer_must_be_possible():
    match = Match("mallorca").begin().play("H8 CASA")
    assert match.put("8H COSA", rack="OSAEIBD").state.made.rack == tuple("ABDEIOS")
    again = Match("mallorca").begin()
    for rack, refusal in (("QQAEIOU", WrongTiles), ("CASA", WrongCount)):
        with pytest.raises(refusal):
            again.put("H8 CASA", rack=rack)
    with pytest.raises(NotOnRack):
        again.put("H8 CASA", rack="CASEIOU")
    with pytest.raises(NotOnTheRack):
        again.write(exchanging.exchange(again.state, 0, tuple("BB"), rack=tuple("CASEIOU")))


def test_a_tablet_must_be_told_which_tiles_are_exchanged():
    with pytest.raises(TilesWanted):
        Match("mallorca", mode="tablet").begin().exchange(2)
    with pytest.raises(WrongCount):
        Match("mallorca").begin().exchange(3, tiles="AE")


def test_the_clock_of_the_table_must_be_read_at_the_end():
    match = Match("mallorca", clocks="table").begin().play("H8 CASA").passes(6)
    with pytest.raises(TimeMissing):
        match.settle("", "")
    assert match.settle("", "", over=(0, 0)).over


def test_a_game_that_was_counted_is_not_counted_a_second_time():
    match = Match("mallorca", clocks="table").begin().play("H8 CASA").passes(6).settle("A", "", over=(0, 0))
    with pytest.raises(NotNow):
        settling.settle(match.state, match.now, ((), ()), (0, 0))


def test_after_a_crash_the_players_choose_how_the_time_is_read():
    match = Match("mallorca").begin().clock().wait(9)
    match.write(timing.go_on_after_crash(match.state, "last sign of life", 28 * MINUTE))
    assert match.entries[-1]["after_crash"] == "last sign of life"
    assert match.state.clocks.left(1, match.entries[-1]["at"]) == 28 * MINUTE
    assert match.state.clocks.left(2, match.now) == 30 * MINUTE


def test_a_device_whose_clock_is_put_back_gives_nobody_time():
    match = Match("mallorca").begin().clock()
    assert match.state.clocks.left(1, match.now - 20 * MINUTE) == 30 * MINUTE


def test_a_player_has_only_as_many_tiles_as_are_left():
    match = Match("mallorca").begin().fill(0)
    match.play(match.row(5)).passes()
    assert sorted(match.state.counts) == [2, 7]
    with pytest.raises(NotOnRack):
        match.put(match.row(3))


def test_a_rack_that_is_entered_has_as_many_tiles_as_its_player():
    match = Match("mallorca").begin().fill(0)
    match.play(match.row(5)).passes()
    with pytest.raises(WrongCount) as refused:
        match.put(match.row(2), rack=match.tile_set.write(match.state.unseen[:3]))
    assert refused.value.details == {"wanted": 2, "typed": 3}
    rack = match.tile_set.write(match.state.unseen[:2])
    assert match.put(match.row(2), rack=rack).state.counts[match.state.to_move - 1] == 0


def test_what_the_arbiter_decided_is_only_decided_anew():
    match = Match("federation").begin().play("H8 CASA").abandon(1).decide((0, 0), None, why="fell ill")
    with pytest.raises(NotNow):
        arbiter.penalise(match.state, 1, 10, JUDGE, "late")
    with pytest.raises(NotNow):
        match.abandon(2)
    assert match.decide((10, 0), 1, why="as it stood").result == ((10, 0), 1)


def test_a_decision_before_the_start_ends_the_game():
    match = Match("mallorca").decide((0, 0), None, why="The hall burns")
    assert (match.over, match.end) == (True, ("decided", "MAL-32"))


def test_a_scorer_may_have_words_looked_up_at_once_and_an_old_log_says_nothing_of_it():
    assert Match("romanian", check="at-once").state.checks_at_once
    game = Match("romanian")
    assert not game.state.checks_at_once
    del game.entries[0]["check"]
    assert not folded(game.entries).checks_at_once


def test_nobody_looks_words_up_at_one_tablet():
    with pytest.raises(AssertionError):
        Match("mallorca", mode="tablet", check="at-once")


def test_the_time_of_one_who_is_absent_runs_in_the_room_whatever_the_tablet_saw():
    game = Match("federation").absent(2)
    assert game.state.clocks.running and game.state.ticking_since is None
    game.arrive(2).begin().clock()
    assert game.state.ticking_since == game.entries[-1]["at"]
