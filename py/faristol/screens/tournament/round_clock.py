"""The clock of the round that is on, seen and heard on each screen of a tournament; and when rounds start."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date

from faristol.games.classic.clocks import MINUTE
from faristol.screens.acts import Act
from faristol.screens.parts.calendar_days import day_text
from faristol.screens.scene import Scene, Step
from faristol.screens.ticking import Ticking
from faristol.screens.tournament.evening_words import said_of
from faristol.screens.tournament.open_event import RoundClock, event_of, open_event
from faristol.speech.aloud import round_calls
from faristol.texts import Texts
from faristol.tournaments import timing
from faristol.tournaments.errors import NoSuchLength
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts_of_time import LONGEST_ROUND
from faristol.tournaments.parts import parts_of
from faristol.tournaments.rounds import Start

USUAL = 60
"""Minutes of a round where the players have no clocks of their own."""


def round_clock(scene: Scene) -> RoundClock | None:
    event = event_of(scene)
    if event.clock is None:
        return None
    return RoundClock(event.clock.left(scene.now), round_calls(event.opened.language)[-1].text)


def ticking(scene: Scene) -> Ticking | None:
    """Return the clock that the page keeps moving, with those of the other divisions beside it.

    Only the window that writes calls the time out."""
    event = event_of(scene)
    own = _ticking(event, scene, "clock")
    running = [
        ticks
        for at, part in enumerate(parts_of(event), 1)
        if part.part != event.part and (ticks := _ticking(part, scene, f"division-clock-{at}"))
    ]
    every = [*([own] if own else []), *running]
    return replace(every[0], others=tuple(every[1:])) if every else None


def _ticking(event: Tournament, scene: Scene, face: str) -> Ticking | None:
    """Return the clock of a tournament or a division, whose calls then name it."""
    clock = event.clock
    if clock is None:
        return None
    calls = round_calls(event.opened.language) if open_event(scene).writing else []
    if event.part:
        calls = [replace(call, text=f"{event.part}: {call.text}") for call in calls]
    return Ticking(clock.remaining, clock.running_since, calls, over=None, face=face)


def usual_minutes(event: Tournament) -> int:
    """Return how long the last round with a clock lasted, or both players' time."""
    timed = [published.clock.remaining for published in event.rounds if published.clock]
    return timed[-1] // MINUTE if timed else 2 * (event.minutes or 0) or USUAL


def start_clock(event: Tournament, minutes: str = "") -> Act:
    length = minutes.strip()
    if not (length.isascii() and length.isdecimal()):
        raise NoSuchLength(most=LONGEST_ROUND)
    return Step(timing.start_clock(event, int(length)), focus="stop-clock")


def stop_clock(event: Tournament) -> Act:
    return Step(timing.stop_clock(event), focus="minutes")


def start_text(start: Start | None, t: Texts) -> str:
    """Return 09:30, with the day where it is said; nothing where no start is planned."""
    if start is None:
        return ""
    day = day_text(date.fromisoformat(start.day), t) if start.day else ""
    return ", ".join(part for part in (day, start.hour) if part)


def start_of(event: Tournament, number: int, t: Texts) -> str:
    if event.parts:
        return _of_divisions({name: start_of(part, number, t) for name, part in event.parts.items()})
    return start_text(event.starts.get(number), t)


def _of_divisions(texts: Mapping[str, str]) -> str:
    """Return what is said of each division; once where it is the same of all."""
    if len({*texts.values()}) == 1:
        return next(iter(texts.values()))
    return " · ".join(f"{name}: {text}" for name, text in texts.items() if text)


def next_start(event: Tournament, t: Texts) -> str:
    """Return when the next round starts, with its number; nothing where that is not planned."""
    if event.parts:
        return _of_divisions({name: next_start(part, t) for name, part in event.parts.items()})
    t = said_of(event, t)
    start = "" if event.ended or event.next > event.planned else start_of(event, event.next, t)
    return t.gettext("Round %(n)s starts: %(start)s") % {"n": event.next, "start": start} if start else ""
