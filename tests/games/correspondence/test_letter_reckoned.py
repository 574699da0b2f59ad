"""What is counted in a game by letter, at the limits: coefficients step by step, days, the short line."""

import pytest
from test_letter_refused import over, refused, started

from drivers.letter_game import BLUE, RED, Device, march, third_turn
from faristol.core.coefficients import AGAINST_NOTHING
from faristol.games.correspondence import arbiter, ending, post
from faristol.games.correspondence.days import Leave, thinking_days
from faristol.games.correspondence.errors import (
    ArrivedBeforeSent,
    LeaveTooSoon,
    NotNow,
    ResentTooSoon,
    ThoughtTooShort,
)
from faristol.games.correspondence.exact import exact
from faristol.games.correspondence.message import confirmation
from faristol.games.correspondence.notices import notice_of
from faristol.games.correspondence.playing import Dates
from faristol.games.correspondence.reckoning import reckoning
from faristol.games.correspondence.waiting import due, last_day, thought_so_far

# --- coefficients


@pytest.mark.parametrize(
    ("plays", "winner", "more", "less"),
    [
        (("H7 CASA", "PAS", "PAS", "PAS", "PAS"), RED, 8, 0),
        (("PAS", "H8 MINE", "PAS", "PAS", "PAS", "PAS"), BLUE, 14, 0),
    ],
)
def test_a_game_that_was_played_to_its_end_is_reckoned_by_its_score(plays, winner, more, less):
    device = Device()
    device.turns(*plays)
    found = reckoning(device.state)
    (step,) = found.steps
    assert (step.what, step.values) == ("against-nothing", {"player": winner, "more": more, "less": less})
    assert found.final[winner - 1] == AGAINST_NOTHING


def test_a_level_game_says_its_score():
    device = Device()
    device.turns("PAS", "PAS", "PAS", "PAS")
    (step,) = reckoning(device.state).steps
    assert (step.what, step.values) == ("level", {"red": 0, "blue": 0})


@pytest.mark.parametrize("left", [RED, BLUE])
def test_of_a_game_given_up_it_is_said_who_stayed_who_left_and_with_how_many_points(left):
    device = started()
    device.turns("8G MAI")
    device.write(ending.abandon(device.state, left))
    points = [device.state.scores[player - 1] for player in (3 - left, left)]
    first, *_, last = reckoning(device.state).steps
    assert first.values == {"player": 3 - left, "mine": points[0], "theirs": points[1], "turns": 1}
    assert (last.what, last.values) == ("who-left", {"player": left})


def test_what_the_arbiter_sets_and_takes_off_is_told_after_it():
    device = over()
    device.write(arbiter.decide(device.state, 9_000, 11_000, "ciudat"))
    device.write(arbiter.punish(device.state, BLUE, 3, "a scris altul"))
    decided, punished = reckoning(device.state).steps[-2:]
    assert (decided.what, decided.values) == ("decided", {"red": 9_000, "blue": 11_000})
    assert (punished.what, punished.values) == ("punished", {"player": BLUE, "tenths": 3})
    assert reckoning(device.state).final == (9_000, 8_000)
    assert reckoning(started().state) is None


def test_a_notice_is_signed_by_the_one_who_sends_it_and_names_the_last_turn():
    device = started()
    for player, name in ((RED, "Ion Popescu"), (BLUE, "Ana Ionescu")):
        assert notice_of(device.state, player, ()).signed == name
    assert [notice_of(each.state, RED, ()).after for each in (Device(), device)] == ["–", "I, ROȘU"]
    device.turns("8G MAI")
    assert notice_of(device.state, RED, ()).after == "I, ALBASTRU"
    device.turns("PAS")
    assert notice_of(device.state, RED, ()).after == "II, ROȘU"


# --- days


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


def test_nobody_thinks_any_more_when_the_game_is_over():
    device = started()
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
    assert post.say_longer(device.state, BLUE, march(21), march(20))[0]["until"] == "2026-03-21"


def test_a_letter_is_noted_from_the_day_on_which_the_last_one_was_sent():
    device = started()
    refused(NotNow, post.letter_arrived, over().state, march(5), "stamp")
    device.play("8G MAI")
    device.send(Dates(march(1), march(2), "stamp", march(4)))
    refused(ArrivedBeforeSent, post.letter_arrived, device.state, march(3), "stamp")
    assert post.letter_arrived(device.state, march(4), "stamp")[0]["player"] == RED


def test_a_claim_says_what_the_partner_has_left():
    """BLUE has thought two days, and RED none."""
    device = started()
    device.play("8G MAI")
    device.send(Dates(march(1), march(1), "stamp", march(4)))
    assert [
        ending.claim_time(device.state, player, march(9), sure=True)[0]["left"] for player in (RED, BLUE)
    ] == [
        48,
        50,
    ]


def test_a_leave_may_be_of_one_day():
    device = Device()
    (entry,) = post.write_leave(device.state, RED, march(20), march(20), march(1))
    assert (entry["first"], entry["last"]) == ("2026-03-20", "2026-03-20")


def test_fifteen_days_run_from_the_last_letter_that_went_off():
    device = started()
    device.play("8G MAI")
    device.send(Dates(march(1), march(2), "stamp", march(4)))
    (again,) = [each for each in due(device.state, BLUE, march(5)) if each.what == "again"]
    assert again.on == march(19)


def test_the_main_word_of_the_partner_s_play_is_confirmed_with_its_points():
    device = third_turn()
    device.play("7C GOL")
    assert confirmation(device.state.course.turns[-1]) == "7C: GOL, 41"
    assert [confirmation(turn) for turn in (None, device.state.course.turns[2])] == ["–", "PAS"]


# --- the short line


def test_the_short_line_is_for_ever_the_same_for_the_same_game():
    """Two tablets compare it, and one of them may be years older."""
    lines = [exact(device.state).split()[:2] for device in (Device(), started(), third_turn())]
    assert lines == [["7GTC", "0"], ["7GTC", "I-R"], ["R3JA", "II-A"]]
