"""Answers and notices come to the two at different moments: the sheets fit all the same."""

from functools import reduce

import pytest

from drivers.letter_game import BLUE, RED, ROWS, Device, march
from drivers.log import Log
from faristol.games.correspondence import challenging, ending, post
from faristol.games.correspondence.arriving import came
from faristol.games.correspondence.dispute import open_dispute, read_letter, write_letter
from faristol.games.correspondence.facts import apply, opened
from faristol.games.correspondence.message_errors import AnswerBeforeLetter, OtherTurn
from faristol.games.correspondence.notices import write_notice
from faristol.games.correspondence.playing import Dates
from faristol.games.correspondence.rulings import ruling_of
from faristol.games.correspondence.sheet import sheet_facts, write_sheet
from faristol.screens.correspondence.game.letters import whole_message, whole_notice


def both(*turns, **chosen):
    devices = Device(**chosen), Device(**chosen)
    for device in devices:
        device.turns(*turns)
    return devices


def message(device):
    return whole_message(device.state, tuple(device.entries))


def notice(device, player):
    return whole_notice(device.state, tuple(device.entries), player)


def reads(device, *texts):
    for text in texts:
        device.write(came(device.state, device.entries, text, device.is_word, march(9)).entries)


def fit(red, blue):
    assert write_sheet(red.entries) == write_sheet(blue.entries)
    assert ending.worth(red.state) == ending.worth(blue.state)
    return True


def answer(device, player, decide):
    case = Log(open_dispute(read_letter(write_letter(device.state, device.entries, player)), march(9)))
    case.write(decide(case.state))
    return write_notice(ruling_of(case.entries))


def challenged(stands):
    """BLUE challenges CASA and plays in both variants; RED has read it, and the answer is ready."""
    red, blue = both("H7 CASA")
    blue.write(challenging.challenge(blue.state, ["CASA"]))
    blue.pass_turn("wrong")
    blue.play("8G MAI", "right")
    blue.send()
    reads(red, message(blue))
    return red, blue, answer(blue, BLUE, lambda state: challenging.judge(state, stands=stands))


@pytest.mark.parametrize("stands", [True, False])
@pytest.mark.parametrize("first", [True, False])
def test_cor_12_a_fault_that_is_admitted_stands_though_the_answer_crosses_it(stands, first):
    red, blue, text = challenged(stands)
    red.write(challenging.admit(red.state))
    told = notice(red, RED)
    reads(blue, *((text, told) if first else (told, text)))
    reads(red, text)
    assert fit(red, blue)
    assert red.state.penalties == blue.state.penalties == ()
    assert blue.state.course.turns[0].points == 0


def test_cor_12_a_fault_is_admitted_too_in_a_game_that_the_answer_has_ended():
    """BLUE lays the last letters in both variants; the string was empty before."""
    red, blue = Device(), Device()
    for device in (red, blue):
        for row in ROWS[:12]:
            device.lay_all(row)
        for player, place, count in ((RED, "C8", 2), (BLUE, "B8", 2), (RED, "15A", 4)):
            device.turns(f"{place} {device.hand(player)[:count].replace('?', 'e')}")
    blue.write(challenging.challenge(blue.state, [], "nu este legată"))
    for variant in ("right", "wrong"):
        blue.play(f"15K {blue.hand(BLUE, variant).replace('?', 'e')}", variant)
    blue.send()
    reads(red, message(blue))
    text = answer(blue, BLUE, lambda state: challenging.judge(state, stands=True))
    red.write(challenging.admit(red.state))
    told = notice(red, RED)
    reads(blue, text, told)
    reads(red, text)
    assert red.state.ending.way == "played-out"
    assert fit(red, blue)
    assert "Greșeală recunoscută" in write_sheet(blue.entries)


def test_cor_12_an_answer_in_the_middle_of_a_turn_leaves_the_variant_that_stands():
    red, blue, text = challenged(stands=True)
    red.play("9H STO", "right")
    red.pass_turn("wrong")
    reads(red, text)
    red.send()
    reads(blue, text, message(red))
    assert fit(red, blue)


def test_cor_12_a_turn_in_both_variants_stands_before_the_answer_that_was_read_first():
    red, blue, text = challenged(stands=True)
    red.play("9H STO", "right")
    red.pass_turn("wrong")
    red.send()
    reads(blue, text, message(red))
    reads(red, text)
    assert fit(red, blue)
    assert "II, ROȘU (depunere incorectă)" in write_sheet(blue.entries)


def test_cor_19_an_answer_that_comes_before_the_claim_waits_for_it():
    red, blue = both("H7 CASA")
    red.write(ending.claim_time(red.state, RED, march(60), sure=True))
    claim = notice(red, RED)
    text = answer(red, RED, lambda state: ending.judge_time(state, state.claims[0], over=False))
    with pytest.raises(AnswerBeforeLetter):
        reads(blue, text)
    blue.play("8G MAI")
    blue.send()
    reads(red, text, message(blue))
    reads(blue, claim, text)
    assert fit(red, blue)


def test_cor_25_a_notice_that_was_lost_comes_with_the_next_message():
    red, blue = both("H7 CASA")
    blue.write(post.agree_way(blue.state, BLUE, "telephone"))
    blue.write(post.say_longer(blue.state, BLUE, march(20)))
    blue.play("8G MAI")
    blue.send()
    reads(red, message(blue))
    assert red.state.way == "telephone"
    assert fit(red, blue)


def test_cor_25_in_which_way_a_letter_was_written_is_not_told_by_what_was_agreed_later():
    red, blue = both(way="letters")
    red.play("H7 CASA")
    turn = red.send(Dates(march(1), march(2), "received", march(5)))
    blue.write(post.agree_way(blue.state, BLUE, "chat"))
    reads(red, notice(blue, BLUE))
    reads(blue, turn)
    blue.play("8G MAI")
    blue.send(Dates(march(5), march(5), "confirmed", march(5)))
    reads(red, message(blue))
    assert fit(red, blue)
    assert "(confirmată)" in write_sheet(red.entries)


def test_cor_14_a_letter_of_the_day_before_in_bucharest_did_not_come_before_it_was_sent():
    red, blue = both(way="letters")
    red.play("H7 CASA")
    reads(blue, red.send(Dates(march(1), march(1), "received-in-bucharest", march(5))))
    assert fit(red, blue)
    assert blue.state.sent[0].arrived == march(1)


def test_cor_18_days_that_are_charged_while_the_answer_is_on_its_way_are_not_missed_in_its_totals():
    red, blue = both("H7 CASA")
    red.write(post.letter_returned(red.state, march(3), march(4)))
    blue.play("8G MAI")
    blue.send()
    reads(red, message(blue))
    reads(blue, notice(red, RED) or message(red))
    red.play("9H STO")
    red.send()
    reads(blue, message(red))
    assert fit(red, blue)
    assert sum(blue.state.used(BLUE)) == 10


def test_cor_25_of_a_chat_all_that_is_new_is_read_and_the_older_mail_beneath_hides_nothing():
    red, blue = both("H7 CASA")
    red.write(post.agree_way(red.state, RED, "chat"))
    chat = "".join(f"06.03.2026, 18:22 - Ion: {text}" for text in (red.message, notice(red, RED)))
    other = Device()
    reads(other, chat)
    assert (len(other.state.sent), other.state.way) == (1, "chat")
    blue.play("8G MAI")
    blue.send()
    reads(red, message(blue))
    with pytest.raises(OtherTurn):
        reads(other, f"{ahead(red)}\n-----Mesajul inițial-----\n{red.message}")


def ahead(red):
    red.play("9H STO")
    red.send()
    return message(red)


def test_cor_12_a_turn_that_challenges_anew_stands_behind_the_answer():
    red, blue, text = challenged(stands=True)
    reads(red, text)
    red.write(challenging.challenge(red.state, [], "nu e bine așezat"))
    red.play("9H STO", "right")
    red.pass_turn("wrong")
    red.send()
    reads(blue, text, message(red))
    assert blue.state.challenge.by == RED
    assert fit(red, blue)


def test_cor_12_a_fault_that_is_admitted_begins_no_game_again_that_was_given_up():
    red, blue, _ = challenged(stands=True)
    red.write(challenging.admit(red.state))
    blue.write(ending.abandon(blue.state, BLUE))
    given_up = notice(blue, BLUE)
    reads(blue, notice(red, RED))
    reads(red, given_up)
    assert blue.state.ending.way == "abandoned"
    assert fit(red, blue)


def test_cor_12_an_answer_that_is_worded_like_an_earlier_one_waits_for_its_challenge():
    red, blue, text = challenged(stands=False)
    reads(red, text)
    reads(blue, text)
    red.play("H7 CASA")
    red.send()
    reads(blue, message(red))
    blue.write(challenging.challenge(blue.state, [], "nu e bine așezat"))
    blue.pass_turn("wrong")
    blue.play("8G MAI", "right")
    blue.send()
    again = answer(blue, BLUE, lambda state: challenging.judge(state, stands=False))
    with pytest.raises(AnswerBeforeLetter):
        reads(red, again)
    reads(red, message(blue), again)
    reads(blue, again)
    assert fit(red, blue)


def test_cor_17_days_that_were_charged_stand_before_the_turn_that_came_behind_the_answer():
    red, blue, text = challenged(stands=True)
    red.play("9H STO", "right")
    red.pass_turn("wrong")
    red.send()
    reads(blue, text)
    blue.write(post.letter_returned(blue.state, march(3), march(4)))
    reads(red, notice(blue, BLUE) or message(blue), text)
    reads(blue, message(red))
    assert fit(red, blue)


def test_cor_18_what_became_of_a_letter_is_noted_though_the_game_has_ended_meanwhile():
    red, blue = Device(), Device()
    red.play("H7 CASA")
    red.send()
    red.write(post.send_again(red.state, march(5), sure=True))
    blue.write(ending.abandon(blue.state, BLUE))
    reads(red, notice(blue, BLUE))
    reads(blue, message(red))
    assert fit(red, blue)


def test_cor_19_a_claim_counts_the_days_as_its_writer_knew_them():
    red, blue = both("H7 CASA", "8G MAI")
    blue.write(post.letter_returned(blue.state, march(3), march(5)))
    red.play("9H STO")
    red.send()
    red.write(ending.claim_time(red.state, RED, march(12), sure=True))
    reads(blue, message(red), notice(red, RED))
    reads(red, notice(blue, BLUE) or message(blue))
    assert blue.state.claimed == RED
    assert fit(red, blue)


def test_cor_17_the_same_day_told_once_more_is_nothing_new():
    device = Device()
    device.write(post.say_longer(device.state, RED, march(20)))
    assert post.say_longer(device.state, RED, march(20)) == []
    assert post.say_longer(device.state, RED, march(21))


def test_cor_12_an_answered_challenge_stays_on_the_sheet_though_the_game_ends_before_its_turn_goes_off():
    _, blue = both("H7 CASA")
    blue.write(challenging.challenge(blue.state, ["CASA"]))
    case = Log(open_dispute(read_letter(write_letter(blue.state, blue.entries, BLUE)), march(9)))
    case.write(challenging.judge(case.state, stands=True))
    case.write(ending.never_came(case.state, BLUE))
    assert "Contestație, ALBASTRU: CASA" in write_sheet(case.entries)
    first, *others = sheet_facts(case.entries)
    assert reduce(apply, others, opened(first)).ending
