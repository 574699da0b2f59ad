"""When rounds start, and the clock of the round that is on."""

import re

from faristol.tournaments.errors import NoSuchHour, NoSuchLength, NotNow
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.facts_of_time import LONGEST_ROUND
from faristol.tournaments.rounds import Start

_WRITTEN = re.compile(r"(\d{1,2})(?:[:.h](\d{2})?)?", re.ASCII)


def plan_start(event: Tournament, number: int, hour: str, day: str = "") -> list[Entry]:
    """Say when a round starts that is not over; nothing is written where it is so already."""
    first = len(event.rounds) if event.stage == "results" else event.next
    if event.ended or not first <= number <= event.planned:
        raise NotNow
    start = Start(_hour(hour), day)
    if event.starts.get(number, Start("")) == start:
        return []
    return [{"type": "StartPlanned", "round": number, "hour": start.hour, **({"day": day} if day else {})}]


def start_clock(event: Tournament, minutes: int) -> list[Entry]:
    """Let the round's clock run from now on, anew if it runs already."""
    if not 1 <= minutes <= LONGEST_ROUND:
        raise NoSuchLength(most=LONGEST_ROUND)
    return [{"type": "RoundClockStarted", "round": _on(event), "minutes": minutes}]


def stop_clock(event: Tournament) -> list[Entry]:
    number = _on(event)
    return [{"type": "RoundClockStopped", "round": number}] if event.clock else []


def _on(event: Tournament) -> int:
    """Return the number of the round that is on."""
    if event.stage != "results":
        raise NotNow
    return len(event.rounds)


def _hour(text: str) -> str:
    """Return 9:30, 9.30, 9h30 or 9 as 09:30, and nothing as nothing."""
    if not text.strip():
        return ""
    found = _WRITTEN.fullmatch(text.strip())
    hour, minute = (int(found[1]), int(found[2] or 0)) if found else (24, 0)
    if hour > 23 or minute > 59:
        raise NoSuchHour
    return f"{hour:02}:{minute:02}"
