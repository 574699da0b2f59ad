"""Days of thought, leave, letters that do not come: COR-14 to 18."""

from datetime import date, timedelta

import pytest

from faristol.games.correspondence.days import (
    Leave,
    ask_leave,
    counted_arrival,
    days_left,
    month_before,
    must_tell,
    thinking_days,
    unclaimed,
    without_answer,
)
from faristol.games.correspondence.errors import (
    LeaveIsTaken,
    LeaveTooLate,
    LeaveTooLong,
    LeaveTooSoon,
    SentBeforeArrival,
)
from faristol.rulesets import ruleset_data
from faristol.rulesets.letters import Days

RULES = Days.read(ruleset_data("correspondence")["days"])


def august(day):
    return date(2026, 8, 1) + timedelta(day - 1)


@pytest.mark.parametrize(("arrived", "sent", "days"), [(10, 10, 0), (10, 11, 0), (10, 13, 2), (10, 60, 49)])
def test_cor_14_from_the_day_after_arrival_to_the_day_of_sending(arrived, sent, days):
    assert thinking_days(august(arrived), august(sent)) == days


def test_cor_14_nothing_is_sent_before_it_arrived():
    with pytest.raises(SentBeforeArrival):
        thinking_days(august(10), august(9))


@pytest.mark.parametrize(
    ("known", "sent_on_13", "arrived"),
    [
        ("stamp", 2, 10),
        ("one-stamp", 1, 11),
        ("received", 2, 10),
        ("received-in-bucharest", 3, 9),
        ("confirmed", 2, 10),
    ],
)
def test_cor_14_how_the_day_of_arrival_is_known(known, sent_on_13, arrived):
    """One stamp within a town: the next day. No legible stamp: in Bucharest the day before receipt."""
    assert thinking_days(august(10), august(13), known) == sent_on_13
    assert counted_arrival(august(10), known, august(13)) == august(arrived)
    assert thinking_days(counted_arrival(august(10), known, august(13)), august(13)) == sent_on_13


def test_cor_14_an_answer_on_the_day_of_the_only_stamp_costs_nothing():
    assert thinking_days(august(10), august(10), "one-stamp") == 0
    assert counted_arrival(august(10), "one-stamp", august(10)) == august(10)


def test_cor_15_fifty_days_for_the_whole_game():
    assert days_left(RULES, []) == 50
    assert days_left(RULES, [3, 0, 2]) == 45
    assert days_left(RULES, [49, 3]) == -2


BEGINS, CLOSES = date(2026, 3, 1), date(2027, 3, 31)


def asked(first, last, written, option=None):
    return ask_leave(RULES, first, last, written, BEGINS, CLOSES, option)


OPTION = Leave(date(2026, 8, 1), date(2026, 8, 20), option=True)


def test_cor_16_twenty_days_written_down_at_the_start_or_a_month_ahead():
    at_the_start = asked(date(2026, 3, 5), date(2026, 3, 24), BEGINS)
    assert at_the_start == Leave(date(2026, 3, 5), date(2026, 3, 24), option=True)
    assert asked(OPTION.first, OPTION.last, date(2026, 7, 1)) == OPTION
    with pytest.raises(LeaveTooLong) as no:
        asked(OPTION.first, OPTION.last, date(2026, 7, 2))
    assert no.value.details == {"most": 10}
    with pytest.raises(LeaveTooLong) as no:
        asked(OPTION.first, date(2026, 8, 21), date(2026, 7, 1))
    assert no.value.details == {"most": 20}


def test_cor_16_the_option_is_changed_until_a_month_before_it_begins():
    later = asked(date(2026, 9, 1), date(2026, 9, 20), date(2026, 7, 1), OPTION)
    assert later == Leave(date(2026, 9, 1), date(2026, 9, 20), option=True)
    with pytest.raises(LeaveTooLong):
        asked(date(2026, 9, 1), date(2026, 9, 20), date(2026, 7, 2), OPTION)


def test_cor_16_ten_days_at_any_time_without_an_option_or_before_it():
    short = asked(date(2026, 7, 20), date(2026, 7, 29), date(2026, 7, 20))
    assert short == Leave(date(2026, 7, 20), date(2026, 7, 29), option=False)
    assert asked(date(2026, 7, 20), date(2026, 7, 29), date(2026, 7, 20), OPTION) == short
    with pytest.raises(LeaveIsTaken):
        asked(date(2026, 8, 1), date(2026, 8, 10), date(2026, 7, 20), OPTION)
    with pytest.raises(LeaveIsTaken):
        asked(date(2026, 8, 25), date(2026, 8, 30), date(2026, 8, 20), OPTION)
    with pytest.raises(LeaveIsTaken):
        asked(date(2026, 8, 25), date(2026, 8, 30), date(2026, 8, 1), short)


def test_cor_16_a_leave_is_not_written_down_after_it_began_and_has_a_day_at_least():
    for first, last in ((19, 25), (22, 21)):
        with pytest.raises(LeaveTooSoon):
            asked(date(2026, 7, first), date(2026, 7, last), date(2026, 7, 20))


def test_cor_16_the_right_ends_a_month_before_the_competition():
    """31 March has no day of its number in February."""
    assert month_before(CLOSES) == date(2027, 2, 28)
    assert month_before(date(2027, 1, 15)) == date(2026, 12, 15)
    cut = asked(date(2027, 2, 20), date(2027, 3, 11), date(2027, 1, 2))
    assert cut == Leave(date(2027, 2, 20), date(2027, 2, 27), option=True)
    with pytest.raises(LeaveTooLate):
        asked(date(2027, 2, 28), date(2027, 3, 2), date(2027, 2, 28))


@pytest.mark.parametrize(
    ("arrived", "sent", "days"),
    [(-5, 25, 9), (-5, 10, 5), (3, 10, 0), (10, 25, 4), (25, 30, 4), (-5, 0, 4)],
)
def test_cor_16_days_of_leave_are_not_days_of_thought(arrived, sent, days):
    """From 1 to 20 August."""
    assert thinking_days(august(arrived), august(sent), leave=OPTION) == days


def test_cor_17_who_means_to_think_more_than_ten_days_says_so():
    assert not must_tell(RULES, 10)
    assert must_tell(RULES, 11)


def test_cor_17_fifteen_days_without_an_answer_the_play_goes_again_and_then_to_the_arbiter():
    assert without_answer(RULES, august(1), None) == ("again", august(16))
    assert without_answer(RULES, august(1), august(18)) == ("arbiter", august(33))


def test_cor_17_a_partner_who_asked_to_wait_is_not_sent_the_play_again():
    assert without_answer(RULES, august(1), None, longer=august(20)) == ("again", august(21))
    assert without_answer(RULES, august(1), None, longer=august(12)) == ("again", august(16))
    assert without_answer(RULES, august(1), august(16), longer=august(40)) == ("arbiter", august(41))


def test_cor_18_a_letter_left_at_the_post_costs_ten_days_and_resending_it_late_as_many():
    assert unclaimed(RULES, august(10), august(10)) == (10, 0)
    assert unclaimed(RULES, august(10), august(14)) == (10, 3)
