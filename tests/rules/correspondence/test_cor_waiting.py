"""What a player has to think of, and what happens between two turns: COR-15 to COR-18, COR-28."""

from datetime import date

import pytest

from by_letter import BLUE, RED, Device, march
from faristol.games.correspondence import ending, post
from faristol.games.correspondence.errors import (
    ArrivedBeforeSent,
    NotNow,
    ResentTooSoon,
    ThoughtTooShort,
)
from faristol.games.correspondence.playing import Dates
from faristol.games.correspondence.waiting import due, last_day, thought_so_far


def first_sent(day=1):
    device = Device()
    device.play("H7 CASA")
    device.send(Dates(march(1), march(1), "stamp", march(day)))
    return device


def days(device, player, today):
    return {each.what: each.on for each in due(device.state, player, march(today))}


def arrive(device, day, known="stamp"):
    device.act(post.letter_arrived(device.state, march(day), known))


def test_cor_15_the_last_day_on_which_a_turn_can_go_within_the_fifty():
    device = first_sent()
    assert last_day(device.state) is None
    arrive(device, 3)
    assert thought_so_far(device.state, march(3)) == 0
    assert thought_so_far(device.state, march(14)) == 10
    last = last_day(device.state)
    assert last == march(54)
    assert thought_so_far(device.state, last) == 50
    assert days(device, BLUE, 4)["send"] == last
    device.pass_turn()
    device.send(Dates(march(1), march(3), "stamp", last))
    assert device.state.days_left(BLUE) == 0


def test_cor_15_with_a_leave_the_last_day_is_later_and_one_stamp_gives_a_day():
    device = first_sent()
    device.act(post.write_leave(device.state, BLUE, march(40), march(49), march(1)))
    arrive(device, 3, "one-stamp")
    assert last_day(device.state) == march(65)


def test_cor_17_who_thinks_longer_says_until_when_and_is_not_sent_the_play_again():
    device = first_sent()
    assert days(device, RED, 2)["again"] == march(16)
    arrive(device, 2)
    assert days(device, BLUE, 5)["tell"] == march(13)
    with pytest.raises(NotNow):
        post.say_longer(device.state, RED, march(40))
    with pytest.raises(ThoughtTooShort):
        post.say_longer(device.state, BLUE, march(5), march(5))
    device.act(post.say_longer(device.state, BLUE, march(40), march(5)))
    assert days(device, RED, 5)["waits"] == march(40)
    assert "again" not in days(device, RED, 5)
    assert "tell" not in days(device, BLUE, 5)
    device.pass_turn()
    device.send(Dates(march(1), march(2), "stamp", march(39)))
    assert device.state.told is None


def test_cor_17_a_play_sent_again_says_so_in_its_message_and_fifteen_days_later_it_is_the_arbiter_s():
    red, blue = first_sent(), Device()
    with pytest.raises(NotNow):
        post.send_again(blue.state, march(16))
    with pytest.raises(ResentTooSoon):
        post.send_again(first_sent(5).state, march(4))
    red.act(post.send_again(red.state, march(16)))
    assert days(red, RED, 17)["arbiter"] == march(31)
    assert "Retrimis: 16.03.2026\n" in red.message
    blue.receive(red.message)
    assert blue.state == red.state


def test_cor_17_blue_without_a_first_play_asks_red_after_fifteen_days():
    assert days(Device(), BLUE, 2)["first"] == march(16)
    assert "first" not in days(Device(), RED, 2)


def test_cor_18_a_letter_that_came_back_tells_the_partner_why_days_are_gone():
    red, blue = first_sent(), Device()
    red.act(post.letter_returned(red.state, march(9), march(12)))
    assert "Scrisoare înapoiată: 09.03.2026, retrimisă 12.03.2026\n" in red.message
    blue.receive(red.message)
    assert blue.state == red.state
    assert (blue.state.used(RED), blue.state.used(BLUE)) == ([0, 2], [10])


def test_cor_16_a_leave_has_its_days_to_remember():
    device = first_sent()
    assert days(device, RED, 2)["right"] == date(2027, 2, 28)
    device.act(post.write_leave(device.state, RED, march(60), march(79), march(1)))
    told = days(device, RED, 2)
    assert (told["leave"], told["change"]) == (march(60), march(29))
    assert "change" not in days(device, RED, 30)
    assert "leave" not in days(device, RED, 80)


def test_cor_28_the_result_is_due_five_days_after_the_closing_date():
    device = Device()
    told = days(device, RED, 1)
    assert (told["closes"] - march(1)).days == 395
    assert (told["report"] - told["closes"]).days == 5
    device.act(ending.abandon(device.state, RED))
    assert list(days(device, RED, 1)) == ["report"]


def test_cor_19_who_is_claimed_answers_within_five_days():
    device = first_sent()
    device.act(ending.claim_time(device.state, RED, march(60)))
    assert days(device, BLUE, 61)["defend"] == march(65)
    assert "defend" not in days(device, RED, 61)
    device.act(ending.judge_time(device.state, over=False))
    assert "defend" not in days(device, BLUE, 61)


def test_cor_14_the_day_of_arrival_is_noted_when_the_letter_is_opened():
    device = first_sent(5)
    with pytest.raises(ArrivedBeforeSent):
        post.letter_arrived(device.state, march(4), "stamp")
    arrive(device, 7)
    device.turns("PAS")
    assert device.state.arrived is None
