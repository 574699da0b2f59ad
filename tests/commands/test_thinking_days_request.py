"""The request thinking-days: from the day after arrival to the day of sending."""

import pytest


@pytest.mark.parametrize(
    ("arrived", "sent", "town", "days"),
    [
        ("2026-08-10", "2026-08-10", {}, 0),
        ("2026-08-10", "2026-08-11", {}, 0),
        ("2026-08-10", "2026-08-13", {}, 2),
        ("2026-08-10", "2026-08-13", {"same_town": False}, 2),
        ("2026-08-10", "2026-08-13", {"same_town": True}, 1),
        ("2026-08-10", "2026-08-10", {"same_town": True}, 0),
        ("2026-12-30", "2027-01-02", {}, 2),
        ("2028-02-28", "2028-03-01", {}, 1),
        ("9999-12-31", "9999-12-31", {"same_town": True}, 0),
        ("0001-01-01", "9999-12-31", {}, 3652057),
    ],
)
def test_days_of_the_calendar(program, arrived, sent, town, days):
    assert program.ok("thinking-days", arrived=arrived, sent=sent, **town) == {"days": days}


@pytest.mark.parametrize(
    ("keys", "error", "key"),
    [
        ({"sent": "2026-08-13"}, "missing-key", "arrived"),
        ({"arrived": "2026-08-13"}, "missing-key", "sent"),
        ({"arrived": "10.08.2026", "sent": "2026-08-13"}, "wrong-value", "arrived"),
        ({"arrived": "20260810", "sent": "2026-08-13"}, "wrong-value", "arrived"),
        ({"arrived": "2026-02-29", "sent": "2026-08-13"}, "wrong-value", "arrived"),
        ({"arrived": "2026-08-10", "sent": "2026-08-13T00:00"}, "wrong-value", "sent"),
        ({"arrived": "2026-08-10", "sent": "٢٠٢٦-٠٨-١٣"}, "wrong-value", "sent"),
        ({"arrived": "2026-08-10", "sent": 13}, "wrong-kind", "sent"),
        ({"arrived": "2026-08-10", "sent": "2026-08-13", "same_town": "no"}, "wrong-kind", "same_town"),
        ({"arrived": "2026-08-10", "sent": "2026-08-13", "leave": 10}, "unknown-key", "leave"),
    ],
)
def test_what_is_wrong_is_named(program, keys, error, key):
    assert program.refused("thinking-days", **keys) == (error, key)


def test_what_was_sent_before_it_arrived_is_an_error(program):
    answer = program.ask("thinking-days", arrived="2026-08-13", sent="2026-08-10")
    assert (answer["ok"], answer["error"]) == (False, "letter.sent-before-arrival")
    assert "10/8/2026" in answer["message"]
