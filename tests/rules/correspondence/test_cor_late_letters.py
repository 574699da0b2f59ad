"""Claims, offers, ends and answers that come late: the two have one sheet all the same."""

from drivers.letter_game import RED, march
from faristol.games.correspondence import ending
from rules.correspondence.test_cor_answers_crossing import (
    answer,
    both,
    fit,
    notice,
    reads,
)


def over(state):
    return ending.judge_time(state, over=True)


def claims(device, player):
    device.write(ending.claim_time(device.state, player, march(60), sure=True))
    return notice(device, player)


def test_cor_19_a_claim_is_read_though_its_writer_knows_the_answer_by_now():
    red, blue = both("H7 CASA")
    claims(red, RED)
    text = answer(red, RED, over)
    reads(red, text)
    reads(blue, notice(red, RED), text)
    assert blue.state.ending.way == "time"
    assert fit(red, blue)
