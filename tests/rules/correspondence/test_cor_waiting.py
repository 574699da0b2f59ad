"""What a player has to think of, and what happens between two turns: COR-15 to COR-18, COR-28."""

from datetime import date

import pytest

from drivers.letter_game import BLUE, RED, Device, march
from faristol.games.correspondence import ending, post
from faristol.games.correspondence.errors import (
    ArrivedBeforeSent,
    NoTimeClaim,
    NotNow,
    PartnerHasDays,
    ResentTooSoon,
    ThoughtTooLong,
    ThoughtTooShort,
    WrittenEarly,
)
from faristol.games.correspondence.message_errors import NoticeDiffers
from faristol.games.correspondence.notices import (
    news_for_partner,
    notice_of,
    read_notice,
    write_notice,
)
from faristol.games.correspondence.notified import notified
from faristol.games.correspondence.playing import Dates
from faristol.games.correspondence.sheet import facts, read_sheet, sheet_facts, write_sheet
from faristol.games.correspondence.waiting import due, last_day, surely_left, thought_so_far


def first_sent(day=1):
    device = Device()
    device.play("H7 CASA")
    device.send(Dates(march(1), march(1), "stamp", march(day)))
    return device


def days(device, player, today):
    return {each.what: each.on for each in due(device.state, player, march(today))}


def arrive(device, day, known="stamp"):
    device.write(post.letter_arrived(device.state, march(day), known))


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
    device.write(post.write_leave(device.state, BLUE, march(40), march(49), march(1)))
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
    device.write(post.say_longer(device.state, BLUE, march(40), march(5)))
    assert days(device, RED, 40)["waits"] == march(40)
    assert "again" not in days(device, RED, 40)
    assert "tell" not in days(device, BLUE, 40)
    device.pass_turn()
    device.send(Dates(march(1), march(2), "stamp", march(39)))
    assert device.state.longer is None


def test_cor_17_after_the_announced_day_the_next_steps_are_there():
    device = first_sent()
    device.write(post.say_longer(device.state, BLUE, march(40), march(5)))
    told = days(device, RED, 41)
    assert (told["again"], "waits" in told) == (march(41), False)
    assert days(device, BLUE, 41)["tell"] == march(41)
    with pytest.raises(WrittenEarly):
        post.send_again(device.state, march(40))
    device.write(post.send_again(device.state, march(41)))
    assert days(device, RED, 42)["arbiter"] == march(56)


def test_cor_17_a_thought_beyond_the_days_that_are_left_is_asked_about():
    """BLUE has fifty days; the letter came on the second, so the last day is the fifty-third."""
    device = first_sent()
    with pytest.raises(ThoughtTooLong) as no:
        post.say_longer(device.state, BLUE, march(85), march(5))
    assert no.value.details == {"left": 50, "last": march(56)}
    arrive(device, 2)
    post.say_longer(device.state, BLUE, march(53), march(5))
    with pytest.raises(ThoughtTooLong):
        post.say_longer(device.state, BLUE, march(54), march(5))
    (sure,) = post.say_longer(device.state, BLUE, march(85), march(5), sure=True)
    assert sure["until"] == march(85).isoformat()


def test_cor_17_a_play_sent_again_before_fifteen_days_is_asked_about():
    red, blue = first_sent(), Device()
    for day in (3, 15):
        with pytest.raises(WrittenEarly) as no:
            post.send_again(red.state, march(day))
        assert no.value.details == {"day": march(16)}
    red.write(post.send_again(red.state, march(3), sure=True))
    blue.receive(red.message)
    assert blue.state.again == march(3)


def test_cor_17_a_play_sent_again_says_so_in_its_message_and_fifteen_days_later_it_is_the_arbiter_s():
    red, blue = first_sent(), Device()
    with pytest.raises(NotNow):
        post.send_again(blue.state, march(16))
    with pytest.raises(ResentTooSoon):
        post.send_again(first_sent(5).state, march(4))
    red.write(post.send_again(red.state, march(16)))
    assert days(red, RED, 17)["arbiter"] == march(31)
    assert "Retrimis: 16.03.2026\n" in red.message
    blue.receive(red.message)
    assert blue.state == red.state


def test_cor_17_blue_without_a_first_play_asks_red_after_fifteen_days():
    blue, red = Device(), Device()
    assert days(blue, BLUE, 2)["first"] == march(16)
    assert "first" not in days(blue, RED, 2)
    with pytest.raises(WrittenEarly):
        post.ask_first_play(blue.state, march(15))
    blue.write(post.ask_first_play(blue.state, march(17)))
    told = days(blue, BLUE, 18)
    assert (told["arbiter"], "first" in told) == (march(32), False)
    text = write_notice(notice_of(blue.state, BLUE, news_for_partner(blue.entries)))
    red.write(notified(red.state, read_notice(red.state, text)))
    assert red.state.asked == march(17)
    assert read_sheet(write_sheet(blue.entries)) == facts(blue.entries)
    with pytest.raises(NotNow):
        post.ask_first_play(first_sent().state, march(17))


def test_cor_17_blue_counts_from_the_day_on_which_the_sheets_came():
    blue = Device()
    blue.write(post.sheets_arrived(blue.state, march(6)))
    assert days(blue, BLUE, 7)["first"] == march(21)
    assert news_for_partner(blue.entries) == []
    with pytest.raises(WrittenEarly):
        post.ask_first_play(blue.state, march(20))
    post.ask_first_play(blue.state, march(21))
    with pytest.raises(NotNow):
        post.sheets_arrived(first_sent().state, march(6))


def test_cor_18_a_letter_that_came_back_tells_the_partner_why_days_are_gone():
    red, blue = first_sent(), Device()
    red.write(post.letter_returned(red.state, march(9), march(12)))
    assert "Scrisoare înapoiată: 09.03.2026, retrimisă 12.03.2026\n" in red.message
    blue.receive(red.message)
    assert blue.state == red.state
    assert (blue.state.used(RED), blue.state.used(BLUE)) == ([0, 2], [10])


def test_cor_17_the_fifteen_days_run_from_the_day_on_which_a_letter_that_came_back_went_off_again():
    red = first_sent()
    assert days(red, RED, 10)["again"] == march(16)
    red.write(post.letter_returned(red.state, march(9), march(12)))
    assert days(red, RED, 13)["again"] == march(27)
    assert surely_left(red.state, BLUE, march(14)) == 50 - 10 - 1


def test_cor_16_a_leave_has_its_days_to_remember():
    device = first_sent()
    assert days(device, RED, 2)["right"] == date(2027, 2, 28)
    device.write(post.write_leave(device.state, RED, march(60), march(79), march(1)))
    told = days(device, RED, 2)
    assert (told["leave"], told["change"]) == (march(60), march(29))
    assert "change" not in days(device, RED, 30)
    assert "leave" not in days(device, RED, 80)


def test_cor_28_the_result_is_due_five_days_after_the_closing_date():
    device = Device()
    told = days(device, RED, 1)
    assert (told["closes"] - march(1)).days == 395
    assert (told["report"] - told["closes"]).days == 5
    device.write(ending.abandon(device.state, RED))
    assert list(days(device, RED, 1)) == ["report"]


def test_cor_19_who_is_claimed_answers_within_five_days_of_receiving_the_notice():
    """RED told it on the sixtieth day, and the notice came four days later."""
    red, blue = first_sent(), first_sent()
    red.write(ending.claim_time(red.state, RED, march(60)))
    assert red.state.answer_by is None
    text = write_notice(notice_of(red.state, RED, news_for_partner(red.entries)))
    assert "răspuns în 5 zile de la primirea înștiințării" in text
    blue.write(notified(blue.state, read_notice(blue.state, text)))
    assert "defend" not in days(blue, BLUE, 61)
    blue.write(ending.claim_arrived(blue.state, blue.state.claims[0], march(64)))
    assert days(blue, BLUE, 65)["defend"] == march(69)
    assert "defend" not in days(blue, RED, 65)
    given_up = blue.branch()
    given_up.write(ending.abandon(given_up.state, RED))
    assert "defend" not in days(given_up, BLUE, 65)
    blue.write(ending.closed(blue.state, reported=True))
    assert days(blue, BLUE, 65)["defend"] == march(69)
    blue.write(ending.judge_time(blue.state, blue.state.claims[0], over=False))
    assert "defend" not in days(blue, BLUE, 65)
    with pytest.raises(NotNow):
        ending.claim_arrived(blue.state, RED, march(64))


def test_cor_19_a_claim_of_an_earlier_program_is_taken():
    blue = first_sent()
    notice = write_notice(notice_of(blue.state, RED, []))
    claim = (
        "Contestație privind timpul de gândire, ROȘU: partener anunțat 29.04.2026, "
        "răspuns până la 04.05.2026; zile rămase partenerului 50"
    )
    text = notice.partition("Faristol:")[0] + f"Înștiințare: {claim}\n"
    blue.write(notified(blue.state, read_notice(blue.state, text)))
    assert blue.state.claimed == RED
    with pytest.raises(NoticeDiffers):
        read = read_notice(first_sent().state, text.replace("partenerului 50", "partenerului 40"))
        notified(first_sent().state, read)


def test_cor_19_a_claim_of_an_older_sheet_keeps_its_day():
    old = {"type": "TimeClaimed", "player": RED, "left": 50, "told": "2026-04-29", "until": "2026-05-04"}
    device = first_sent()
    device.write([old])
    assert days(device, BLUE, 60)["defend"] == date(2026, 5, 4)
    text = write_sheet(device.entries)
    assert "răspuns până la 04.05.2026" in text
    assert read_sheet(text) == facts(device.entries)


def test_cor_19_a_claim_against_a_partner_with_days_left_is_asked_about():
    """Had BLUE got the play on the day on which it went off, fifty days are over on the fifty-second."""
    device = first_sent()
    with pytest.raises(PartnerHasDays) as no:
        ending.claim_time(device.state, RED, march(20))
    assert no.value.details == {"name": "Ana Ionescu", "left": 32}
    with pytest.raises(PartnerHasDays) as no:
        ending.claim_time(device.state, RED, march(52))
    assert no.value.details["left"] == 0
    ending.claim_time(device.state, RED, march(53))
    with pytest.raises(PartnerHasDays) as no:
        ending.claim_time(device.state, BLUE, march(53))
    assert no.value.details == {"name": "Ion Popescu", "left": 50}
    (claim,) = ending.claim_time(device.state, BLUE, march(53), sure=True)
    assert claim["left"] == 50
    (claim,) = ending.claim_time(device.state, RED, march(53))
    assert claim["left"] == -1


def test_cor_19_once_they_have_agreed_on_the_telephone_nobody_claims_the_time():
    device = first_sent()
    device.write(post.agree_way(device.state, BLUE, "telephone"))
    with pytest.raises(NoTimeClaim):
        ending.claim_time(device.state, RED, march(53))
    device.write(post.agree_way(device.state, RED, "letters"))
    (claim,) = ending.claim_time(device.state, RED, march(53))
    assert claim["player"] == RED and post.agree_way(device.state, RED, "letters") == []


def test_cor_14_a_turn_after_they_agreed_on_e_mail_has_no_stamp_on_any_sheet():
    red, blue = Device(), Device()
    for device in (red, blue):
        device.turns("H7 CASA")
        device.write(post.agree_way(device.state, RED, "e-mail"))
        device.pass_turn()
        device.send(Dates(march(1), march(2), "stamp", march(3)))
    text = write_sheet(red.entries)
    assert (text.count("(ștampila de sosire)"), text.count("(confirmată)")) == (1, 1)
    assert "Comunicare convenită, ROȘU: prin e-mail" in text
    assert read_sheet(text) == sheet_facts(blue.entries)


def test_cor_14_the_day_of_arrival_is_noted_when_the_letter_is_opened():
    device = first_sent(5)
    with pytest.raises(ArrivedBeforeSent):
        post.letter_arrived(device.state, march(4), "stamp")
    arrive(device, 7)
    device.turns("PAS")
    assert device.state.arrived is None
