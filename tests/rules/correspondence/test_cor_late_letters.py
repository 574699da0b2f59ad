"""Claims, offers, ends and answers that come late: the two have one sheet all the same."""

import pytest

from drivers.letter_game import BLUE, RED, march
from faristol.games.correspondence import challenging, ending, post
from faristol.games.correspondence.dispute import read_letter, write_letter
from faristol.games.correspondence.message_errors import AnswerBeforeLetter
from rules.correspondence.test_cor_answers_crossing import (
    answer,
    both,
    challenged,
    fit,
    message,
    notice,
    reads,
)


def not_over(state):
    return ending.judge_time(state, state.claims[0], over=False)


def over(state):
    return ending.judge_time(state, state.claims[0], over=True)


def claims(device, player):
    device.write(ending.claim_time(device.state, player, march(60), sure=True))
    return notice(device, player)


def test_cor_12_a_turn_in_both_variants_counts_the_days_charged_since_the_answer():
    red, blue, text = challenged(stands=True)
    reads(blue, text)
    blue.write(post.letter_returned(blue.state, march(3), march(3)))
    reads(red, notice(blue, BLUE))
    red.play("9H STO", "right")
    red.pass_turn("wrong")
    red.send()
    reads(blue, message(red))
    reads(red, text)
    assert fit(red, blue)
    assert sum(blue.state.used(RED)) == 10


def test_cor_12_the_turn_on_the_right_play_stands_first_also_when_it_was_made_last():
    """RED has made a turn in one variant when the answer comes, and challenges the play that is left."""
    red, blue = both("H7 CASA")
    blue.write(challenging.challenge(blue.state, ["CASA"]))
    blue.play("H7 MINE", "wrong")
    blue.play("8G MAI", "right")
    blue.send()
    reads(red, message(blue))
    text = answer(blue, BLUE, lambda state: challenging.judge(state, stands=False))
    red.play("9H STO", "right")
    reads(red, text)
    red.write(challenging.challenge(red.state, ["MINE"]))
    red.pass_turn("wrong")
    red.play("10H ERA", "right")
    red.send()
    reads(blue, text, message(red))
    assert fit(red, blue)


def test_cor_12_an_answer_to_the_next_challenge_waits_for_it_though_the_last_one_is_answered():
    red, blue = both("H7 CASA")
    blue.write(challenging.challenge(blue.state, ["CASA"]))
    for variant in ("wrong", "right"):
        blue.play("8G MAI", variant)
    blue.send()
    reads(red, message(blue))
    reads(blue, answer(blue, BLUE, lambda state: challenging.judge(state, stands=False)))
    red.write(challenging.admit(red.state))
    red.write(challenging.challenge(red.state, ["MAI"]))
    for variant in ("wrong", "right"):
        red.pass_turn(variant)
    red.send()
    second = answer(red, RED, lambda state: challenging.judge(state, stands=True))
    with pytest.raises(AnswerBeforeLetter):
        reads(blue, second)
    reads(blue, message(red), second)
    reads(red, second)
    assert fit(red, blue)


def test_cor_12_an_answer_to_a_fault_that_was_admitted_leaves_the_next_challenge_open():
    red, blue, text = challenged(stands=False)
    red.write(challenging.admit(red.state))
    red.play("H7 CASA")
    red.send()
    reads(blue, message(red))
    blue.write(challenging.challenge(blue.state, ["CASA"]))
    reads(blue, text)
    assert blue.state.challenge.turn == 2


def test_cor_12_who_asks_about_the_time_does_not_ask_about_a_challenge_that_has_not_gone_off():
    red, blue = both("H7 CASA")
    claim = claims(blue, BLUE)
    blue.write(challenging.challenge(blue.state, ["CASA"]))
    blue.pass_turn("wrong")
    asked = read_letter(write_letter(blue.state, blue.entries, BLUE)).game
    assert asked.challenge is None
    text = answer(blue, BLUE, over)
    reads(red, claim, text)
    reads(blue, text)
    assert red.state.ending.way == "time"
    assert fit(red, blue)


def test_cor_18_a_letter_that_came_back_is_charged_once_though_it_is_noted_twice():
    red, _ = both("H7 CASA")
    for _ in range(2):
        red.write(post.letter_returned(red.state, march(3), march(5)))
    assert (sum(red.state.used(BLUE)), sum(red.state.used(RED))) == (10, 1)


def test_cor_18_the_totals_of_a_turn_lack_all_that_was_charged_while_it_was_on_its_way():
    red, blue = both("H7 CASA", "8G MAI")
    for day in range(3, 10):
        blue.write(post.letter_returned(blue.state, march(day), march(day)))
    charged = notice(blue, BLUE)
    red.play("9H STO")
    red.send()
    reads(blue, message(red))
    reads(red, charged)
    assert fit(red, blue)
    assert sum(red.state.used(RED)) == 70


def test_cor_19_a_claim_is_read_though_its_writer_knows_the_answer_by_now():
    red, blue = both("H7 CASA")
    claims(red, RED)
    text = answer(red, RED, over)
    reads(red, text)
    reads(blue, notice(red, RED), text)
    assert blue.state.ending.way == "time"
    assert fit(red, blue)


def test_cor_19_a_claim_crosses_the_word_that_they_go_on_by_telephone():
    red, blue = both("H7 CASA")
    blue.write(post.agree_way(blue.state, BLUE, "telephone"))
    agreed = notice(blue, BLUE)
    reads(blue, claims(red, RED))
    reads(red, agreed)
    assert blue.state.claimed == RED
    assert fit(red, blue)


def test_cor_25_a_way_of_writing_may_be_agreed_on_again_after_another():
    red, blue = both("H7 CASA")
    for way in ("telephone", "chat", "telephone"):
        blue.write(post.agree_way(blue.state, BLUE, way))
        reads(red, notice(blue, BLUE))
    reads(red, notice(blue, BLUE))
    assert red.state.way == "telephone"
    assert fit(red, blue)


def two_claims():
    """Return the devices, BLUE's turn, and of each the claim with the answer: they have crossed."""
    red, blue = both("H7 CASA")
    of_red = claims(red, RED), answer(red, RED, not_over)
    blue.play("8G MAI")
    blue.send()
    turn = message(blue)
    of_blue = claims(blue, BLUE), answer(blue, BLUE, not_over)
    return red, blue, turn, of_red, of_blue


@pytest.mark.parametrize("late", [True, False])
def test_cor_19_two_claims_that_cross_are_both_answered_in_whichever_order_they_come(late):
    red, blue, turn, (of_red, to_red), (of_blue, to_blue) = two_claims()
    reads(blue, to_blue, of_red, to_red)
    reads(red, *([] if late else [to_red]), turn, of_blue, to_blue, *([to_red] if late else []))
    assert not red.state.waits_for_time
    assert not blue.state.waits_for_time
    assert fit(red, blue)


def test_cor_19_the_answer_to_a_claim_leaves_open_the_one_that_crossed_it():
    red, blue, turn, (of_red, to_red), (of_blue, _) = two_claims()
    reads(blue, of_red, to_red)
    reads(red, to_red, turn, of_blue)
    assert red.state.claims == blue.state.claims == (BLUE,)
    assert fit(red, blue)
    asked = write_letter(blue.state, blue.entries, BLUE).partition("Semnat")[0]
    assert asked.count("Contestație privind timpul de gândire") == 1
    assert "Contestație privind timpul de gândire, ALBASTRU" in asked


def test_cor_19_a_claim_is_noted_that_comes_after_the_other_claim_has_ended_the_game():
    red, blue = both("H7 CASA", "8G MAI")
    of_blue, to_blue = claims(blue, BLUE), answer(blue, BLUE, over)
    red.play("9H STO")
    red.send()
    turn, of_red = message(red), claims(red, RED)
    reads(blue, to_blue, turn, of_red)
    reads(red, of_blue, to_blue)
    assert red.state.ending == blue.state.ending
    assert fit(red, blue)


def test_cor_19_the_arbiter_is_asked_about_both_claims_at_once():
    _, blue, _, (of_red, _), _ = two_claims()
    reads(blue, of_red)
    case = read_letter(write_letter(blue.state, blue.entries, BLUE)).game
    assert case.claims == (RED, BLUE)


def test_cor_19_an_answer_of_an_earlier_program_is_about_the_claim_that_was_made():
    red, _ = both("H7 CASA")
    claims(red, RED)
    named = answer(red, RED, not_over)
    line = "la contestația privind timpul de gândire, ROȘU: timpul"
    assert line in named
    reads(red, named.replace(line.removesuffix(" timpul"), ":", 1).replace("arbitrului :", "arbitrului:"))
    assert not red.state.waits_for_time


def test_cor_19_what_an_earlier_program_noted_of_an_answer_is_known_and_names_its_claim_on_the_sheet():
    red, blue = both("H7 CASA")
    reads(blue, claims(red, RED))
    text = answer(red, RED, not_over)
    reads(red, text)
    blue.write([{"type": "TimeJudged", "over": False, "heard": True}])
    before = len(blue.entries)
    reads(blue, text)
    assert len(blue.entries) == before
    assert fit(red, blue)


def test_cor_21_who_gives_up_says_so_though_a_turn_was_on_its_way():
    red, blue = both("H7 CASA")
    red.write(ending.abandon(red.state, RED))
    blue.play("8G MAI")
    blue.send()
    reads(red, message(blue))
    reads(blue, notice(red, RED))
    assert blue.state.ending.way == "abandoned"
    assert fit(red, blue)


def test_cor_21_who_has_given_up_reads_a_turn_whose_writer_still_offers_a_draw():
    red, blue = both("H7 CASA")
    red.write(ending.abandon(red.state, RED))
    blue.play("8G MAI")
    blue.send()
    blue.write(ending.offer_draw(blue.state, BLUE))
    reads(red, message(blue))
    reads(blue, notice(red, RED))
    assert red.state.ending.way == blue.state.ending.way == "abandoned"
    assert fit(red, blue)


def test_cor_23_an_offer_behind_a_turn_is_a_new_one_and_accepts_none_that_the_turn_declined():
    red, blue = both("H7 CASA", "8G MAI")
    blue.write(ending.offer_draw(blue.state, BLUE))
    offered = notice(blue, BLUE)
    red.play("9H STO")
    red.send()
    red.write(ending.offer_draw(red.state, RED))
    reads(blue, message(red))
    reads(red, offered)
    assert red.state.offered == blue.state.offered == RED
    assert fit(red, blue)


def test_cor_23_an_offer_that_crossed_another_is_read_though_its_writer_knows_of_the_agreement():
    red, blue = both("H7 CASA", "8G MAI")
    for device, player in ((red, RED), (blue, BLUE)):
        device.write(ending.offer_draw(device.state, player))
    reads(red, notice(blue, BLUE))
    reads(blue, notice(red, RED))
    assert blue.state.ending.way == "agreed"
    assert fit(red, blue)


def test_cor_23_a_draw_that_was_agreed_before_the_answer_was_read_settles_the_claim_for_both():
    red, blue = both("H7 CASA")
    red.write(ending.offer_draw(red.state, RED))
    reads(blue, claims(red, RED))
    text = answer(red, RED, over)
    reads(red, text)
    blue.write(ending.accept_draw(blue.state, BLUE))
    reads(red, notice(blue, BLUE))
    reads(blue, text)
    assert red.state.ending.way == "agreed"
    assert fit(red, blue)
