"""The federation's rules for a game of two: its start, its turns and challenges (FED-1 to 28)."""

import re

import pytest

from drivers.log import MINUTE
from drivers.match import Match, knows
from drivers.players_window import Players
from faristol.games.classic import exchanging, starting
from faristol.games.classic.errors import (
    ArgumentMissing,
    BagTooSmall,
    ChallengedAlready,
    ChallengeLate,
    NoReasonToStop,
    NotAWordOfThePlay,
    NotInTheseRules,
    NotNow,
    TooManyToExchange,
)
from faristol.games.classic.sheet import counted, lines


def game(*plays, **chosen):
    return Match("federation", **chosen).begin().play(*plays)


def tablet(**chosen):
    return Match("federation", mode="tablet", **chosen).begin()


def test_fed_1_the_first_named_of_the_pairing_starts():
    match = Match("federation")
    match.write(starting.name_starter(match.state, 1))
    assert (match.state.first, match.entries[-1]["clause"]) == (1, "FED-1")


@pytest.mark.parametrize(("pair", "first"), [("?A", 1), ("A?", 2), ("AB", 1), ("ÇC", 2), ("LL·L", 1)])
def test_fed_1_or_the_draw_the_nearest_to_a_the_blank_before_a(pair, first):
    match = Match("federation")
    match.write(starting.draw_for_start(match.state, match.read(pair)))
    assert (match.state.first, match.entries[-1]["clause"]) == (first, "FED-1")


def test_fed_1_equal_tiles_are_drawn_again():
    match = Match("federation")
    match.write(starting.draw_for_start(match.state, match.read("??")))
    assert (match.state.first, match.state.stage) == (None, "start")
    assert match.begin().state.first == 1


def test_fed_2_the_board_does_not_move_in_play():
    players = Players(tablet().clock())
    assert not {"turn-screen", "turn-each"} & set(re.findall(r'id="([\w-]+)"', players.regions["bar"]))
    assert not players.act("turn_screen")["ok"]
    assert "data-turned" not in players.regions["bar"]


def test_fed_3_the_starter_draws_then_the_other_and_only_then_the_clock_starts():
    match = tablet()
    assert [len(rack) for rack in match.state.racks] == [7, 7]
    assert not match.state.clocks.running
    match.clock()
    assert match.state.clocks.of == match.state.first


def test_fed_6b_a_tile_put_down_is_played_or_taken_back_and_the_turn_lost():
    match = game("H8 CASA").forfeit()
    assert (match.state.turns[-1].clause, match.state.turns[-1].points) == ("FED-6b", 0)
    assert match.state.to_move == 1


def test_fed_6b_once_the_count_begins_neither_positions_nor_a_blanks_letter_change():
    match = game().put("H8 CaSA")
    for other in ("H7 CaSA", "H8 CeSA"):
        with pytest.raises(NotNow):
            match.put(other)
    assert match.complete().state.turns[0].play == "H8 CaSA"


def test_fed_8_as_many_as_are_left_in_the_bag_at_most():
    match = game().fill(3)
    for count in (1, 2, 3):
        (entry, *_) = exchanging.exchange(match.state, match.now, count=count)
        assert (entry["count"], entry["clause"]) == (count, "FED-8")
    with pytest.raises(TooManyToExchange) as refused:
        match.exchange(4)
    assert refused.value.details == {"most": 3, "clause": "FED-8"}


def test_fed_8_at_any_time_while_there_is_a_tile():
    assert game().exchange(7).state.turns[0].count == 7
    with pytest.raises(BagTooSmall):
        game().fill(0).exchange(1)


def test_fed_8_the_turn_passes_and_the_new_tiles_are_drawn_before_the_old_go_back():
    match = tablet().fill(3)
    state = match.state
    there, given = state.bag, state.rack(state.to_move)[:3]
    kept = state.rack(state.to_move)[3:]
    match.exchange(tiles=state.tile_set.write(given))
    assert match.state.rack(state.to_move) == state.tile_set.sort(kept + there)
    assert match.state.bag == given
    assert match.state.to_move != state.to_move


def test_fed_9_not_yet_on_the_rack_as_many_as_the_excess_go_back_unseen():
    entry = game("H8 CASA").overdrawn(1, 2, seen=False)
    assert (entry["taken"], entry["to_bag"], entry["to_player"], entry["seen"]) == (2, 2, 0, False)
    assert entry["clause"] == "FED-9"


def test_fed_9_on_the_rack_two_more_are_taken_and_two_come_back():
    entry = game("H8 CASA").overdrawn(1, 2, seen=True)
    assert (entry["taken"], entry["to_bag"], entry["to_player"], entry["seen"]) == (4, 2, 2, True)


def test_fed_10_a_player_may_pass_at_any_time():
    match = game("H8 CASA").passes()
    assert (match.state.turns[-1].clause, match.state.to_move) == ("FED-10", 1)


def test_fed_21_words_points_and_running_totals_of_each_turn():
    match = game("H8 CaSA", "8H COSA").passes().exchange(3).invalid("K8 ASÇ")
    assert [(line.player, line.word, line.points, line.total) for line in lines(match.state)] == [
        (1, "C(A)SA", 8, 8),
        (2, "COSA", 5, 5),
        (1, "", 0, 8),
        (2, "", None, 5),
        (1, "ASÇ", 0, 8),
    ]


def test_fed_21_a_zero_turn_is_written_and_an_exchange_has_a_dash():
    match = game().passes().exchange(3)
    assert [line.points for line in lines(match.state)] == [0, None]


def test_fed_21_of_one_point_as_well_where_a_club_gives_no_more():
    match = game(rules={"play.bonus": 1})
    assert [turn.bonus for turn in match.play(match.row(7)).state.turns] == [True]


def test_fed_21_a_seven_tile_bonus_is_circled():
    match = game("H2 CASADES", "8H SI")
    assert [line.bonus for line in lines(match.state)] == [True, False]


def test_fed_21_after_the_end_the_racks_and_the_final_totals():
    match = game("H8 CASA", "8H COSA").passes(6).settle("AE", "QZ")
    assert [(each.player, each.points, each.total) for each in counted(match.state)] == [
        (1, -2, 8),
        (2, -16, -11),
    ]


def test_fed_22_all_some_or_one_of_the_words_are_named():
    match = game("H8 CASA").put("I8 OS")
    assert match.challenge("CO").state.made.challenge.words == ("CO",)
    assert match.judge(knows("ca", "CO")).entries[-1]["valid"] is True


def test_fed_22_the_named_words_alone_decide():
    match = game("H8 CASA").put("I8 OS").challenge("os", "as").judge(knows("ca", "CO"))
    assert match.entries[-1]["valid"] is False
    only = game("H8 CASA").put("I8 OS").challenge("co").judge(knows("ca", "CO"))
    assert only.entries[-1]["valid"] is True


def test_fed_22_the_verdict_says_valid_or_not_and_no_more():
    entry = game("H8 CASA").put("I8 OS").challenge().judge(knows("ca", "CO")).entries[-1]
    assert entry.keys() >= {"valid", "by", "clause"}
    assert not {"words", "word", "which"} & entry.keys()


def test_fed_22_no_other_word_of_the_play_is_challenged_later():
    match = game("H8 CASA").put("I8 OS").challenge("CO").rule(True)
    match.challenge("OS", argument="it should be checked too")
    assert match.state.made.challenge.words == ("CO",)
    match.rule(True)
    with pytest.raises(ChallengedAlready):
        match.challenge("OS", argument="and this one")


def test_fed_22_only_words_that_the_play_forms():
    match = game("H8 CASA").put("I8 OS")
    for word in ("CASA", "XX", "?"):
        with pytest.raises(NotAWordOfThePlay):
            match.challenge(word)


def test_fed_22_the_clock_is_stopped_meanwhile():
    match = game().clock().put("H8 CASA").challenge()
    assert (match.state.stage, match.state.clocks.running) == ("challenge", False)


def test_fed_23_once_more_with_an_argument():
    match = game("H8 CASA").put("8H COSÇ").challenge().rule(True)
    with pytest.raises(ArgumentMissing):
        match.challenge()
    match.challenge(argument="The plural of cosç does not exist").rule(False)
    assert match.entries[-1]["clause"] == "FED-23"
    assert match.state.turns[-1].kind == "invalid"


def test_fed_23_and_that_decision_is_final():
    match = game("H8 CASA").put("8H COSA").challenge().rule(True).challenge(argument="why?").rule(True)
    with pytest.raises(ChallengedAlready) as refused:
        match.challenge(argument="and again")
    assert refused.value.details == {"clause": "FED-23"}
    assert match.complete().state.scores == (10, 5)


def test_fed_24_a_valid_play_is_noted_and_play_goes_on():
    match = game("H8 CASA").put("8H COSA").challenge().judge(knows("ca", "COSA")).complete()
    assert (match.state.scores, match.state.to_move) == ((10, 5), 1)


def test_fed_24_an_invalid_one_comes_off_and_the_turn_is_lost():
    match = game("H8 CASA").put("8H COSÇ").challenge().judge(knows("ca", "COSA"))
    assert (match.state.scores, match.state.to_move, match.entries[-1]["clause"]) == ((10, 0), 1, "FED-24")
    assert match.state.board == game("H8 CASA").state.board


def test_fed_25_late_once_tiles_are_being_replaced():
    with pytest.raises(ChallengeLate) as refused:
        game().put("H8 CASA").replaced().challenge()
    assert refused.value.details == {"clause": "FED-25"}


def test_fed_25_with_an_empty_bag_late_once_the_clock_is_pressed():
    match = game().fill(0)
    match.put(match.row(2)).replaced().challenge().rule(True).press()
    with pytest.raises(ChallengeLate):
        match.challenge()


def test_fed_25_with_an_empty_bag_one_tap_makes_the_play_and_another_presses_the_clock():
    """What the clock puts beyond challenge is not done in the tap that shows the play."""
    match = tablet(taps="one").clock().fill(0)
    match.put_and_press(match.row(2))
    assert [entry["type"] for entry in match.entries][-1] == "PlayMade"
    match.challenge().rule(True).replaced().press()
    with pytest.raises(ChallengeLate):
        match.challenge()


def test_fed_25_where_the_players_have_chosen_one_tap_the_documents_chip_does_not_stand_by_that():
    match = tablet(taps="one").clock()
    match.put_and_press(match.row(2))
    until = Players(match).regions["work"].split('id="until"')[1].split("</p>")[0]
    assert "before asking for the tiles" in until and "clause__chip" not in until


def test_fed_25_the_last_play_of_all_can_be_challenged_before_the_clock_is_pressed():
    match = game().fill(0)
    match.put(match.row(7)).replaced()
    assert match.state.stage == "played"
    assert match.challenge().rule(False).state.counts == (7, 7)


def test_fed_26_complete_when_placed_noted_filled_up_and_pressed():
    match = game().clock().put("H8 CASA")
    assert match.state.to_move == 1
    match.replaced()
    assert (match.state.to_move, match.state.counts) == (1, (7, 7))
    assert match.press().state.to_move == 2


def test_fed_27_the_clock_stops_for_five_reasons():
    for reason in ("count", "arbiter", "end", "force-majeure"):
        match = game().clock().stop(reason)
        assert (match.state.clocks.running, match.entries[-1]["clause"]) == (False, "FED-27")
    assert not game().clock().put("H8 CASA").challenge().state.clocks.running


def test_fed_27_and_for_no_other_not_even_tiles_in_excess():
    with pytest.raises(NoReasonToStop):
        game().clock().stop("excess")


def test_fed_27_at_the_end_of_the_game_it_stops():
    match = game().clock().played_out()
    assert not match.state.clocks.running


def test_fed_28_thirty_or_twenty_five_minutes_as_the_organiser_says():
    assert Match("federation").state.ruleset.clock.minutes == (30, 25)
    assert game(minutes=25).state.clocks.remaining == (25 * MINUTE, 25 * MINUTE)


def test_fed_8_there_are_no_senyors_in_these_rules():
    with pytest.raises(NotInTheseRules):
        game().senyors()
