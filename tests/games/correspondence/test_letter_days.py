"""Days at the limits in a game by letter: of thought, of leave, until an answer, and who thinks of them."""

from datetime import date, timedelta

from test_letter_refused import over, refused, started

from drivers.letter_game import BLUE, RED, Device, march
from faristol.games.correspondence import ending, post
from faristol.games.correspondence.days import Leave, thinking_days
from faristol.games.correspondence.errors import (
    ArrivedBeforeSent,
    LeaveTooLong,
    LeaveTooSoon,
    NotNow,
    ResentTooSoon,
    ThoughtTooShort,
)
from faristol.games.correspondence.playing import Dates
from faristol.games.correspondence.waiting import due, last_day, surely_left, thought_so_far


def noted(what, device, today, player=RED):
    """The day on which a player has this to think of, as seen today."""
    return next((each.on for each in due(device.state, player, today) if each.what == what), None)


def test_the_last_day_is_the_fiftieth_and_leave_moves_it():
    """Come on the 1st: the days 2 to 51 are fifty, and on the 52nd it still goes off in time."""
    device = started()
    device.write(post.letter_arrived(device.state, march(1), "stamp"))
    assert last_day(device.state) == march(52)
    assert thinking_days(march(1), march(52)) == 50
    assert [thought_so_far(device.state, march(day)) for day in (0, 1, 2, 3, 12)] == [0, 0, 0, 1, 10]
    device.write(post.write_leave(device.state, BLUE, march(40), march(49), march(1)))
    assert last_day(device.state) == march(62)
    ten = Leave(march(40), march(49), option=False)
    assert thinking_days(march(1), march(62), leave=ten) == 50


def test_a_leave_that_begins_when_the_fifty_days_are_over_still_moves_the_last_day():
    device = started()
    device.write(post.letter_arrived(device.state, march(1), "stamp"))
    device.write(post.write_leave(device.state, BLUE, march(52), march(61), march(1)))
    assert last_day(device.state) == march(62)
    assert thinking_days(march(1), march(62), leave=device.state.leaves[BLUE]) == 50


def test_days_are_surely_left_from_the_day_on_which_the_last_letter_went_off():
    """RED wrote on the 1st and BLUE, who had thought five days, on the 7th: fifty and forty-five are left."""
    device = started()
    assert [surely_left(Device().state, RED, march(day)) for day in (1, 2, 3)] == [50, 50, 49]
    assert [surely_left(device.state, RED, march(day)) for day in (0, 40)] == [50, 50]
    device = sent_on(1, 7)
    assert [surely_left(device.state, BLUE, march(day)) for day in (7, 40)] == [45, 45]
    assert [surely_left(device.state, RED, march(day)) for day in (6, 7, 8, 9, 40)] == [50, 50, 50, 49, 18]
    device.write(post.write_leave(device.state, RED, march(20), march(29), march(10)))
    assert surely_left(device.state, RED, march(40)) == 28


def sent_on(*days):
    """RED plays on the first of these days, and then they pass in turn."""
    device = Device()
    for before, day in zip((days[0], *days), days, strict=False):
        if device.state.sent:
            device.pass_turn()
        else:
            device.play("H7 CASA")
        device.send(Dates(march(before), march(before), "stamp", march(day)))
    return device


def test_a_partner_s_new_leave_is_judged_by_the_letter_in_which_it_was_another_one():
    """RED wrote of a leave in autumn until the 50th day, and now tells of one in spring; BLUE wrote later."""

    def leave(state, first, days=20):
        (entry,) = post.leave_from_partner(state, RED, march(first), march(first + days - 1))
        return entry["option"]

    assert leave(Device().state, 15)
    assert leave(sent_on(20, 20, 50).state, 60)
    autumn = [{"type": "LeaveWritten", "player": RED, "first": "2026-09-16", "last": "2026-10-05"}]
    for device, first in ((Device(), 60), (sent_on(1, 2, 50, 95), 85)):
        device.write([{**autumn[0], "option": True}])
        assert leave(device.state, first)
    refused(LeaveTooLong, leave, device.state, 75)
    refused(LeaveTooSoon, leave, device.state, 49, 10)
    assert not leave(device.state, 50, 10)


def test_who_thinks_longer_than_ten_days_is_told_on_the_eleventh():
    device = started()
    device.write(post.letter_arrived(device.state, march(1), "stamp"))

    def notices_due(day):
        return [(each.what, each.on) for each in due(device.state, BLUE, march(day)) if each.what == "tell"]

    assert notices_due(1) == notices_due(11) == [("tell", march(12))]
    assert notices_due(13) == [("tell", march(12))]


def test_only_the_twenty_days_are_changed_until_a_month_before_they_begin():
    for days, changes in ((20, ["change"]), (10, [])):
        device = Device()
        device.write(post.write_leave(device.state, RED, march(90), march(89 + days), march(1)))
        state, (leave,) = device.state, device.state.leaves.values()
        assert leave.option
        device.write([{**device.entries[-1], "option": days > 10}])
        found = [each.what for each in due(device.state, RED, march(2)) if each.what == "change"]
        assert found == changes
        assert state.leaves[RED].first == march(90)


def test_nobody_thinks_before_the_letter_has_come_nor_when_the_game_is_over():
    device = started()
    assert thought_so_far(device.state, march(12)) == 0
    device.write(post.letter_arrived(device.state, march(1), "stamp"))
    device.write(ending.abandon(device.state, BLUE))
    assert (thought_so_far(device.state, march(12)), last_day(device.state)) == (0, None)


def test_five_days_after_the_closing_date_the_results_are_due():
    (report,) = [each for each in due(started().state, RED, march(1)) if each.what == "report"]
    assert report.on.isoformat() == "2027-04-05"


def test_a_leave_that_ends_before_it_begins_is_none():
    device = Device()
    refused(LeaveTooSoon, post.leave_from_partner, device.state, BLUE, march(10), march(9))
    one_day = post.leave_from_partner(device.state, BLUE, march(10), march(10))
    assert (one_day[0]["first"], one_day[0]["last"]) == ("2026-03-10", "2026-03-10")


def test_a_play_goes_off_again_after_it_was_sent_and_not_before():
    refused(NotNow, post.send_again, Device().state, march(20))
    refused(NotNow, post.send_again, over().state, march(20))
    device = started()
    device.play("8G MAI")
    device.send(Dates(march(1), march(2), "stamp", march(4)))
    assert refused(ResentTooSoon, post.send_again, device.state, march(3)) == {"sent": march(4)}
    assert post.send_again(device.state, march(4), sure=True)[0]["player"] == BLUE


def test_who_has_to_think_longer_is_the_one_to_move_and_says_a_day_to_come():
    device = started()
    refused(NotNow, post.say_longer, device.state, RED, march(20))
    refused(NotNow, post.say_longer, over().state, BLUE, march(20))
    refused(ThoughtTooShort, post.say_longer, device.state, BLUE, march(20), march(20))
    assert post.say_longer(device.state, BLUE, march(200))[0]["until"] == march(200).isoformat()
    assert post.say_longer(device.state, BLUE, march(21), march(20))[0]["until"] == "2026-03-21"


def test_a_letter_is_noted_from_the_day_on_which_the_last_one_was_sent():
    device = started()
    refused(NotNow, post.letter_arrived, over().state, march(5), "stamp")
    assert post.letter_arrived(Device().state, march(5), "stamp")[0]["player"] == RED
    device.play("8G MAI")
    device.send(Dates(march(1), march(2), "stamp", march(4)))
    no = refused(ArrivedBeforeSent, post.letter_arrived, device.state, march(3), "stamp")
    assert no == {"sent": march(4), "arrived": march(3)}
    assert post.letter_arrived(device.state, march(4), "stamp")[0]["player"] == RED


def test_a_claim_says_what_the_partner_has_left():
    """BLUE has thought two days, and RED, whose turn runs, four if the letter came at once."""
    device = started()
    device.play("8G MAI")
    device.send(Dates(march(1), march(1), "stamp", march(4)))
    assert [
        ending.claim_time(device.state, player, march(9), sure=True)[0]["left"] for player in (RED, BLUE)
    ] == [
        48,
        46,
    ]


def test_a_leave_may_be_of_one_day():
    device = Device()
    (entry,) = post.write_leave(device.state, RED, march(20), march(20), march(1))
    assert (entry["first"], entry["last"]) == ("2026-03-20", "2026-03-20")


def test_a_leave_is_remembered_to_its_last_day_with_all_its_days_and_the_right_to_one_until_a_month_before():
    device = Device()
    rights = [noted("right", device, day) for day in (date(2027, 2, 27), date(2027, 2, 28))]
    assert rights == [date(2027, 2, 28), None]
    device.write(post.write_leave(device.state, RED, march(90), march(109), march(1)))
    assert noted("right", device, march(2)) is None
    (leave,) = [each for each in due(device.state, RED, march(109)) if each.what == "leave"]
    assert (leave.on, leave.days) == (march(90), 20)
    assert [noted("leave", device, march(day)) for day in (109, 110)] == [march(90), None]
    assert noted("right", device, march(110)) is None
    month_before = date(2026, 4, 29)
    assert [noted("change", device, month_before - timedelta(less)) for less in (1, 0)] == [
        month_before,
        None,
    ]


def test_nobody_has_to_say_again_that_a_thought_is_long_and_it_ends_on_the_day_that_was_said():
    device = started()
    device.write(post.letter_arrived(device.state, march(1), "stamp"))
    device.write(post.say_longer(device.state, BLUE, march(20), march(2)))
    assert [noted("tell", device, march(day), BLUE) for day in (3, 11, 20, 21)] == [
        None,
        None,
        None,
        march(21),
    ]
    assert [noted("waits", device, march(day)) for day in (19, 20, 21)] == [march(20), march(20), None]
    assert noted("again", device, march(21)) == march(21)


def test_what_the_sender_had_said_does_not_hold_for_the_partner():
    """RED needed until the 40th day and has written on the 30th: BLUE is not waited for longer by that."""
    device = Device()
    device.write(post.say_longer(device.state, RED, march(40)))
    device.play("H7 CASA")
    device.send(Dates(march(1), march(1), "stamp", march(30)))
    assert (noted("again", device, march(31)), noted("waits", device, march(31))) == (march(45), None)


def test_fifteen_days_run_from_the_last_letter_that_went_off():
    device = started()
    device.play("8G MAI")
    device.send(Dates(march(1), march(2), "stamp", march(4)))
    (again,) = [each for each in due(device.state, BLUE, march(5)) if each.what == "again"]
    assert again.on == march(19)
