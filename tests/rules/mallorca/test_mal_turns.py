"""The Ciutat de Mallorca rules for a game of two: its start, its turns and its clock (MAL-1 to 28)."""

from collections import Counter

import pytest

from drivers.match import Match
from drivers.players_window import Players
from faristol.core.tiles import tile_set
from faristol.games.classic import overdrawing, playing
from faristol.games.classic.errors import (
    NoExcess,
    NoReasonToStop,
    NotInTheseRules,
    NotNow,
    ProgramDraws,
)
from faristol.games.classic.sheet import lines
from faristol.games.classic.starting import draw_for_start, name_starter

ORDER = ["?", *tile_set("ca").letters]


def game(*plays, **chosen):
    return Match("mallorca", **chosen).begin().play(*plays)


def tablet(**chosen):
    return Match("mallorca", mode="tablet", **chosen).begin()


def test_mal_1_number_and_distribution_of_the_tiles_can_be_checked_before_the_game():
    tiles = Match("mallorca").state.tile_set
    assert (len(tiles.all), Counter(tiles.all)["E"], Counter(tiles.all)["?"]) == (100, 13, 2)


def test_mal_2_the_tile_nearest_to_a_starts():
    for near, far in zip(ORDER, ORDER[1:], strict=False):
        match = Match("mallorca")
        one, two = (f"[{tile}]" if len(tile) > 1 else tile for tile in (near, far))
        assert match.write(draw_for_start(match.state, match.read(f"{one}{two}"))).state.first == 1
        other = Match("mallorca")
        assert other.write(draw_for_start(other.state, other.read(f"{two}{one}"))).state.first == 2


def test_mal_2_the_blank_comes_before_a():
    match = Match("mallorca")
    match.write(draw_for_start(match.state, match.read("A?")))
    assert (match.state.first, match.entries[-1]["clause"]) == (2, "MAL-2")


def test_mal_2_with_equal_tiles_both_draw_again():
    match = Match("mallorca")
    match.write(draw_for_start(match.state, match.read("EE")))
    assert (match.state.first, match.state.stage) == (None, "start")
    match.write(draw_for_start(match.state, match.read("ZE")))
    assert match.state.first == 2
    assert match.state.start_draws == (("E", "E"), ("Z", "E"))


def test_mal_2_only_the_draw_decides():
    with pytest.raises(NotInTheseRules):
        name_starter(Match("mallorca").state, 1)


def test_mal_2_on_a_tablet_the_program_draws_both():
    match = Match("mallorca", mode="tablet")
    with pytest.raises(ProgramDraws):
        draw_for_start(match.state, match.read("AB"))
    match.begin()
    assert match.state.first in (1, 2)
    one, two = match.state.start_draws[-1]
    assert (ORDER.index(one) < ORDER.index(two)) == (match.state.first == 1)


def test_mal_4_on_a_tablet_the_board_is_turned_for_the_player_to_move():
    players = Players(tablet().clock())
    first = players.game.to_move
    players.does("turn_each")
    assert ("data-turned" in players.regions["bar"]) == (first == 2)
    players.does("pass_turn")
    assert ("data-turned" in players.regions["bar"]) == (first == 1)


def test_mal_5_in_a_game_of_two_no_word_is_checked_before_a_challenge():
    assert game("H8 XZV").state.turns[0].play == "H8 XZV"


def test_mal_6_each_draws_seven_and_the_starter_is_to_move():
    match = tablet()
    assert [len(rack) for rack in match.state.racks] == [7, 7]
    assert (match.state.to_move, match.state.in_bag) == (match.state.first, 86)
    scored = game()
    assert (scored.state.racks, scored.state.counts, scored.state.in_bag) == (None, (7, 7), 86)


def test_mal_10_who_takes_tiles_back_from_the_board_loses_the_turn():
    match = game("H8 CASA").forfeit()
    assert match.state.turns[-1].kind == "forfeit"
    assert (match.state.turns[-1].points, match.state.turns[-1].clause) == (0, "MAL-10")
    assert match.state.to_move == 1


def test_mal_11_the_opponent_takes_one_for_each_tile_too_many():
    for excess in (1, 2, 5):
        entry = game("H8 CASA").overdrawn(2, excess, seen=False)
        assert (entry["taken"], entry["to_bag"], entry["to_player"]) == (excess, excess, 0)
        assert entry["clause"] == "MAL-11"


def test_mal_11_and_may_see_it_only_if_it_had_been_seen():
    assert [game().overdrawn(1, 1, seen=seen)["seen"] for seen in (True, False)] == [True, False]


def test_mal_11_the_rack_is_then_as_it_should_be():
    match = game("H8 CASA")
    before = match.state
    match.overdrawn(2, 3, seen=True)
    assert (match.state.counts, match.state.in_bag) == (before.counts, before.in_bag)


def test_mal_11_only_at_a_real_bag_and_no_more_than_it_holds():
    with pytest.raises(ProgramDraws):
        overdrawing.overdrawn(tablet().state, 1, 1, seen=False)
    for excess in (0, 87):
        with pytest.raises(NoExcess):
            overdrawing.overdrawn(game().state, 1, excess, seen=False)


def test_mal_19_a_player_may_pass_at_any_time():
    match = game("H8 CASA").passes()
    assert (match.state.turns[-1].kind, match.state.turns[-1].clause) == ("pass", "MAL-19")
    assert match.state.to_move == 1


def test_mal_3_the_program_keeps_the_sheet():
    match = game("H8 CASA").exchange(2).passes().play("8H COSA")
    assert [(line.word, line.points, line.total) for line in lines(match.state)] == [
        ("CASA", 10, 10),
        ("", None, 0),
        ("", 0, 10),
        ("COSA", 5, 5),
    ]


def test_mal_28_the_clock_stops_only_for_the_reasons_of_the_document():
    for reason in ("count", "excess", "arbiter"):
        match = game().clock().stop(reason)
        assert (match.entries[-1]["clause"], match.state.clocks.running) == ("MAL-28", False)
        assert match.clock().state.clocks.running
    for reason in ("coffee", "force-majeure", "end"):
        with pytest.raises(NoReasonToStop):
            game().clock().stop(reason)


def test_mal_27_a_play_is_complete_when_placed_noted_replaced_and_pressed():
    match = game().clock().put("H8 CASA")
    assert (match.state.to_move, match.state.stage) == (1, "played")
    with pytest.raises(NotNow):
        playing.press_clock(match.state, match.now)
    match.replaced()
    assert (match.state.counts, match.state.to_move, match.state.clocks.of) == ((7, 7), 1, 1)
    match.press()
    assert (match.state.to_move, match.state.clocks.of, match.state.clocks.running) == (2, 2, True)
