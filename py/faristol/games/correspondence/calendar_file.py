"""Days to remember as a file for any calendar (iCalendar, RFC 5545): whole days, a bell in the morning."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

LONGEST = 75
"""So many bytes a line may have; what is longer goes on in the next one, behind a space."""


@dataclass(frozen=True)
class Day:
    """A day to remember. Its `id` stays the same, so that a later file moves it and does not double it."""

    id: str
    on: date
    title: str
    detail: str = ""


def calendar_text(name: str, days: Iterable[Day], at: int) -> str:
    """Return the file; `at` is the moment of making, in milliseconds."""
    return "".join(f"{part}\r\n" for line in _lines(name, days, at) for part in _folded(line))


def _lines(name: str, days: Iterable[Day], at: int) -> Iterator[str]:
    stamp = f"{datetime.fromtimestamp(at / 1000, UTC):%Y%m%dT%H%M%SZ}"
    yield from ("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Faristol//EN", f"X-WR-CALNAME:{_text(name)}")
    for day in days:
        yield from ("BEGIN:VEVENT", f"UID:{day.id}@faristol", f"DTSTAMP:{stamp}")
        yield f"DTSTART;VALUE=DATE:{day.on:%Y%m%d}"
        yield f"DTEND;VALUE=DATE:{day.on + timedelta(1):%Y%m%d}"
        yield f"SUMMARY:{_text(day.title)}"
        if day.detail:
            yield f"DESCRIPTION:{_text(day.detail)}"
        yield from ("TRANSP:TRANSPARENT", "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:PT9H")
        yield from (f"DESCRIPTION:{_text(day.title)}", "END:VALARM", "END:VEVENT")
    yield "END:VCALENDAR"


def _text(text: str) -> str:
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> Iterator[str]:
    """Yield a line in parts; no sign is cut in the middle."""
    part, size, room = "", 0, LONGEST
    for sign in line:
        wide = len(sign.encode())
        if size + wide > room:
            yield part
            part, size = " ", 1
        part, size = part + sign, size + wide
    yield part
