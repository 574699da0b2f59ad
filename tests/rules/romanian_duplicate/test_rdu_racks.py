"""The racks of the Romanian duplicate: RDU-1, RDU-3."""

import pytest

from drivers.draw import SECRET, Draw, on_board
from drivers.log import MINUTE
from faristol.core.rack import Need, kinds
from faristol.core.tiles import tile_set
from faristol.games import judging_draws as judging
from faristol.games.draw import RackRule, draw_rack
from faristol.games.judging_draws import NotNow
from faristol.rulesets import ruleset_data
from faristol.speech.aloud import time_calls

ROMANIAN = tile_set("ro")
RULE = RackRule.from_data(ruleset_data("romanian-duplicate"))


def filled_up(kept, bag, round_=2, rule=RULE):
    return draw_rack(ROMANIAN, rule, SECRET, round_, 0, ROMANIAN.read(bag), ROMANIAN.read(kept))


def need(round_, left):
    return RULE.need_in(round_, kinds(ROMANIAN, ROMANIAN.read(left)))


def test_rdu_1_everyone_has_the_same_seven_letters_and_three_minutes():
    table = Draw("romanian-duplicate").speak().time()
    assert len(table.state.rack) == 7
    (entry,) = [e for e in table.entries if e["type"] == "TimeStarted"]
    assert entry["remaining"] == 3 * MINUTE
    assert [call.text for call in time_calls("ro")] == ["1 minut!", "30 de secunde!", "Timp!"]


@pytest.mark.parametrize("round_", [1, 2, 15])
def test_rdu_1_in_rounds_1_to_15_two_vowels_and_two_consonants(round_):
    assert need(round_, "AEBCDFGHI") == Need(2, 2)


@pytest.mark.parametrize("round_", [16, 17, 40])
def test_rdu_1_after_round_15_one_of_each(round_):
    assert need(round_, "AEBCDFGHI") == Need(1, 1)


@pytest.mark.parametrize("rack", ["AEBCDFG", "AEIOUBC", "A?BCDFG", "??BCDFG", "AEIOU??", "AB??", "AE??"])
def test_rdu_1_a_joker_is_either(rack):
    assert Need(2, 2).met_by(kinds(ROMANIAN, ROMANIAN.read(rack)))


@pytest.mark.parametrize("rack", ["ABCDFGH", "AEIOUAB", "?BCDFGH", "?AEIOUA", "A??", "B??", "??"])
def test_rdu_1_a_joker_is_not_both_at_once(rack):
    assert not Need(2, 2).met_by(kinds(ROMANIAN, ROMANIAN.read(rack)))


def test_rdu_1_otherwise_the_letters_are_drawn_again():
    found = filled_up("", "AAAAAAAAAAABC")
    assert found.rejected
    assert {"B", "C"} <= set(found.drawn)


@pytest.mark.parametrize("left", ["ABCDF", "AEIOB", "AB", "B??", "A??", "??"])
def test_rdu_1_where_two_and_two_cannot_be_had_any_more_one_of_each(left):
    assert need(3, left) == Need(1, 1)
    assert filled_up("", left, round_=3) is not None


@pytest.mark.parametrize("left", ["ABC?", "AE?B", "AB??", "AE??", "BC??"])
def test_rdu_1_with_jokers_two_and_two_can_be_had_for_longer(left):
    assert need(3, left) == Need(2, 2)
    assert len(filled_up("", left, round_=3).drawn) == 4


def test_rdu_1_two_and_two_is_asked_of_rack_and_bag_together():
    """One vowel stays, the other is in the bag: the rack must get it."""
    found = filled_up("ABCDFG", "EHJLM", round_=3)
    assert {"A", "E"} <= set(found.kept + found.drawn)


def test_rdu_1_where_only_new_letters_go_back_all_do_if_the_kept_ones_leave_too_little_room():
    """Six vowels stay, and there is one place for two consonants."""
    data = ruleset_data("romanian-duplicate")
    data["rack"]["put_back"] = "new"
    found = filled_up("AEIOUA", "BCDFEE", round_=3, rule=RackRule.from_data(data))
    assert len(found.rejected[0][1]) == 7
    assert found.kept == ()
    assert Need(2, 2).met_by(kinds(ROMANIAN, found.drawn))


@pytest.mark.parametrize("left", ["BCD", "AEI", "A", "?", ""])
def test_rdu_1_then_the_end(left):
    assert filled_up("", left, round_=3) is None


def test_rdu_1_a_whole_game_keeps_the_rule_in_every_round():
    table = Draw("romanian-duplicate").speak().to_the_end(3)
    assert table.state.ended == "RDU-1"
    for round_ in table.state.rounds:
        least = Need(2, 2) if round_.number <= 15 else Need(1, 1)
        assert least.met_by(kinds(ROMANIAN, round_.rack)), round_
        assert not any(
            least.met_by(kinds(ROMANIAN, rack)) for rack, clause in round_.rejected if clause == "RDU-1"
        )


def test_rdu_1_one_and_one_throughout_is_a_setting():
    table = Draw("romanian-duplicate", one_and_one=True)
    assert table.state.rule.need_in(1, kinds(ROMANIAN, ROMANIAN.all)) == Need(1, 1)


def test_rdu_3_nobody_handed_in_a_correct_play_the_same_letters_are_announced_again():
    table = Draw("romanian-duplicate").speak().time()
    before = table.state
    table.write(judging.call_again(before))
    assert table.state.phase == "call"
    assert (table.state.rack, table.state.bag, table.state.round) == (before.rack, before.bag, before.round)
    assert table.last["clause"] == "RDU-3"


def test_rdu_3_the_time_then_runs_in_full_again_and_the_round_goes_on():
    table = Draw("romanian-duplicate").speak().time()
    table.write(judging.call_again(table.state))
    table.time()
    assert table.entries[-2]["remaining"] == 3 * MINUTE
    kept = table.state.rack[:2]
    assert table.keep(kept).state.round == 2
    assert len(on_board(table)) == 5


def test_rdu_3_is_no_rule_of_the_catalan_document():
    table = Draw("duplicate").speak().time()
    with pytest.raises(NotNow):
        judging.call_again(table.state)
