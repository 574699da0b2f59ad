"""A challenge: two variants until the arbiter answers: COR-12, COR-13."""

import pytest

from drivers.letter_game import BLUE, RED, ROWS, TILES, Device
from faristol.games.correspondence import arbiter, challenging, ending
from faristol.games.correspondence.errors import (
    AllWordsRight,
    ChallengeIsOpen,
    NotInThePlay,
    NotNow,
    ReasonMissing,
    TurnNotMade,
    WhichVariant,
)
from faristol.games.correspondence.reading import read_message
from faristol.games.correspondence.sheet import facts, read_sheet, write_sheet


def challenged(words=("CASA",), why=""):
    """RED played CASA, and BLUE does not accept it."""
    device = Device()
    device.turns("H7 CASA")
    device.write(challenging.challenge(device.state, words, why))
    return device


def played_on():
    device = challenged()
    device.play("8G MAI", "right")
    device.play("H7 MINE", "wrong")
    device.send()
    return device


def test_cor_12_the_game_goes_on_in_both_variants():
    device = played_on()
    assert [turn.points for turn in device.state.course.turns] == [8, 6]
    assert [turn.points for turn in device.state.challenge.wrong.turns] == [0, 14]
    assert (device.hand(RED, "right"), device.hand(RED, "wrong")) == ("TORAAAA", "CASATOR")
    assert device.hand(BLUE, "right") != device.hand(BLUE, "wrong")
    device.play("7H CAT", "right")
    device.pass_turn("wrong")
    device.send()
    assert device.state.to_move == BLUE


def test_cor_12_a_turn_is_not_sent_before_it_is_made_in_both():
    device = challenged()
    with pytest.raises(WhichVariant):
        device.play("8G MAI")
    device.play("8G MAI", "right")
    with pytest.raises(TurnNotMade):
        device.send()
    device.pass_turn("wrong")
    device.send()
    with pytest.raises(NotNow):
        Device().pass_turn("right")


def test_cor_12_the_arbiter_answers_and_one_variant_is_dropped():
    for stands, points in ((True, [8, 6]), (False, [0, 14])):
        device = played_on()
        device.write(challenging.judge(device.state, stands))
        assert device.points == points
        assert device.state.challenge is None
        device.turns("PAS")
    with pytest.raises(NotNow):
        challenging.judge(device.state, True)


def test_cor_12_the_partner_may_admit_the_fault_and_go_on_from_the_original():
    device = played_on()
    device.write(challenging.admit(device.state))
    assert device.points == [0, 14]
    assert device.hand(RED) == "CASATOR"
    device.turns("7H MAR")
    with pytest.raises(NotNow):
        challenging.admit(device.state)


def test_cor_12_who_challenged_cannot_admit_for_the_partner():
    device = challenged()
    with pytest.raises(NotNow):
        challenging.admit(device.state)


def test_cor_12_only_the_play_just_received_with_its_words_or_a_fault_that_is_described():
    device = Device()
    with pytest.raises(NotNow):
        challenging.challenge(device.state, ["CASA"])
    device.turns("H7 CASA")
    with pytest.raises(NotInThePlay):
        challenging.challenge(device.state, ["CAS"])
    with pytest.raises(ReasonMissing):
        challenging.challenge(device.state, [], " ")
    device.write(challenging.challenge(device.state, [], "alt cuvânt\npe grilă"))
    assert device.state.challenge.why == "alt cuvânt pe grilă"
    with pytest.raises(ChallengeIsOpen):
        challenging.challenge(device.state, ["CASA"])
    with pytest.raises(ChallengeIsOpen):
        arbiter.annul(device.state, 1, RED, "în L")


def test_cor_12_pas_and_a_play_that_scored_nothing_are_not_challenged():
    device = Device(words=["CASA"])
    for play in ("PAS", "H7 MINE"):
        device.turns(play)
        with pytest.raises(NotNow):
            challenging.challenge(device.state, ["MINE"])


def test_cor_12_the_last_play_of_all_may_be_challenged_and_the_game_is_not_over():
    device = Device()
    for row in ROWS:
        device.lay_all(row)
    assert device.state.ending.way == "played-out"
    device.write(challenging.challenge(device.state, [], "nu este legată"))
    assert device.state.ending is None
    assert ending.worth(device.state) is None
    device.pass_turn("wrong")
    device.send()
    again = device.entries.copy()
    device.write(challenging.judge(device.state, stands=True))
    assert device.state.ending.way == "played-out"
    device.entries = again
    device.write(challenging.judge(device.state, stands=False))
    assert device.state.ending is None
    assert device.state.course.turns[-2].points == 0
    device.turns("PAS")


def test_cor_12_when_both_variants_are_over_only_the_arbiter_can_end_the_game():
    """The last but one play is challenged, and BLUE lays the last letters in both variants."""
    device = Device()
    for row in ROWS[:13]:
        device.lay_all(row)
    device.write(challenging.challenge(device.state, [], "nu este legată"))
    for variant, row in (("right", "B"), ("wrong", "C")):
        device.play(f"{row}8 " + device.hand(BLUE, variant).replace("?", "e"), variant)
    device.send()
    assert (device.hand(BLUE, "right"), device.hand(BLUE, "wrong")) == ("", "??")
    device.pass_turn("wrong")
    device.send()
    device.play("B8 ee", "wrong")
    device.send()
    for again in (lambda: device.pass_turn("wrong"), lambda: device.pass_turn("right"), device.send):
        with pytest.raises(NotNow):
            again()
    device.write(challenging.judge(device.state, stands=False))
    assert device.state.ending.way == "played-out"
    assert len(device.state.hand(RED)) == 7


def test_cor_12_what_a_game_given_up_is_worth_waits_for_the_arbiter():
    device = played_on()
    device.write(ending.abandon(device.state, RED))
    assert ending.worth(device.state) is None
    device.write(challenging.judge(device.state, stands=False))
    assert device.state.ending.way == "abandoned"
    assert device.state.scores == (0, 14)
    assert ending.worth(device.state) == (4700, 15300)


def test_cor_13_an_unfounded_challenge_costs_ten_points_for_each_word_that_proves_right():
    device = Device()
    device.turns("H7 CASA", "I6 MINE")
    words = [word.split()[1] for word in device.state.course.turns[-1].words]
    assert words == ["MINE", "CI", "AN", "SE"]
    device.write(challenging.challenge(device.state, ["MINE", "CI"]))
    device.write(challenging.judge(device.state, stands=True))
    assert device.state.scores == (8 - 20, device.points[1])
    assert device.entries[-1]["clause"] == "COR-13"


def test_cor_13_each_word_that_proves_right_costs_ten_points_though_another_is_wrong():
    """MINE with CI, AN and SE: of three words that BLUE's partner doubts one is wrong."""
    device = Device()
    device.turns("H7 CASA", "I6 MINE")
    device.write(challenging.challenge(device.state, ["MINE", "CI", "AN"]))
    before = device.entries.copy()
    device.write(challenging.judge(device.state, stands=False, right=["MINE", "AN", "SE"]))
    assert device.state.scores == (8 - 20, 0)
    assert (device.entries[-1]["right"], device.entries[-1]["clause"]) == (["MINE", "AN"], "COR-13")
    assert "cuvinte corecte: MINE, AN; penalizare 20 p" in write_sheet(device.entries)
    assert read_sheet(write_sheet(device.entries)) == facts(device.entries)
    device.entries = before
    with pytest.raises(AllWordsRight):
        challenging.judge(device.state, stands=False, right=["MINE", "CI", "AN"])
    (judged,) = challenging.judge(device.state, stands=True)
    assert (judged["right"], judged["penalty"]) == (["MINE", "CI", "AN"], 30)


def test_cor_13_all_words_may_be_right_in_a_play_with_the_fault_that_was_described():
    device = challenged(["CASA"], "altă poziție pe grilă")
    device.write(challenging.judge(device.state, stands=False, right=["CASA"]))
    assert (device.points, device.state.penalties) == ([0], ((BLUE, 10),))


def test_cor_13_an_answer_of_an_older_sheet_is_read():
    device = challenged()
    device.write([{"type": "ChallengeJudged", "stands": False, "penalty": 0, "clause": "COR-12"}])
    sheet = write_sheet(device.entries)
    assert "depunere incorectă; penalizare 0 p" in sheet
    assert read_sheet(sheet) == facts(device.entries)
    assert read_sheet(sheet.replace("incorectă", "greșită")) == facts(device.entries)


def test_cor_13_a_founded_one_and_one_without_words_cost_nothing():
    for words, why, stands in ((["CASA"], "", False), ([], "nu este legată", True)):
        device = challenged(words, why)
        device.write(challenging.judge(device.state, stands))
        assert device.state.penalties == ()


def test_cor_12_a_sheet_and_a_letter_that_call_the_wrong_play_as_they_did_earlier_are_read():
    device = played_on()
    sheet, message = write_sheet(device.entries), device.message
    assert "depunere incorectă" in sheet and "Varianta: depunere incorectă" in message
    assert "greșită" not in sheet + message
    earlier = sheet.replace("depunere incorectă", "depunere greșită")
    assert read_sheet(earlier) == facts(device.entries)
    words = ("depunere greșită", "greșită", "incorectă", "depunere gresita")
    read = [read_message(TILES, message.replace("depunere incorectă", each)) for each in words]
    assert all(each == read_message(TILES, message) for each in read)
