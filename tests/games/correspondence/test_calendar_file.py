"""Days for a calendar: whole days, lines that every program reads (RFC 5545)."""

from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from drivers.log import NOON
from faristol.games.correspondence.calendar_file import LONGEST, Day, calendar_text

ONE = Day("send-id", date(2026, 5, 5), "K7M2: turul; până la 5 mai, cel târziu", "Ediția a 15-a\nPopescu")


def unfolded(text: str) -> list[str]:
    return text.replace("\r\n ", "").removesuffix("\r\n").split("\r\n")


def test_a_day_is_whole_and_rings_in_the_morning():
    lines = unfolded(calendar_text("Ediția a 15-a", [ONE], NOON))
    assert lines[:2] == ["BEGIN:VCALENDAR", "VERSION:2.0"]
    assert lines[-1] == "END:VCALENDAR"
    assert "UID:send-id@faristol" in lines
    assert "DTSTART;VALUE=DATE:20260505" in lines
    assert "DTEND;VALUE=DATE:20260506" in lines
    assert "SUMMARY:K7M2: turul\\; până la 5 mai\\, cel târziu" in lines
    assert "DESCRIPTION:Ediția a 15-a\\nPopescu" in lines
    assert "TRIGGER:PT9H" in lines
    assert "DTSTAMP:20261009T100000Z" in lines


def test_the_last_day_of_a_year_ends_in_the_next():
    lines = unfolded(calendar_text("x", [Day("a", date(2026, 12, 31), "x")], NOON))
    assert "DTEND;VALUE=DATE:20270101" in lines
    assert not [line for line in lines if line == "DESCRIPTION:"]


@given(st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=200))
def test_no_line_is_too_long_and_nothing_of_the_text_is_lost(title):
    text = calendar_text("x", [Day("a", date(2026, 1, 1), title)], NOON)
    assert all(len(line.encode()) <= LONGEST for line in text.split("\r\n"))
    (summary,) = [line for line in unfolded(text) if line.startswith("SUMMARY:")]
    said = summary.removeprefix("SUMMARY:").replace("\\,", ",").replace("\\;", ";").replace("\\\\", "\\")
    assert said == title


def test_a_long_line_is_filled_to_its_last_sign():
    text = calendar_text("x", [Day("a", date(2026, 1, 1), "x" * 200)], NOON)
    assert max(len(line) for line in text.split("\r\n")) == LONGEST == 75
    assert [len(line) for line in text.split("\r\n") if "xxxx" in line][:2] == [75, 75]
