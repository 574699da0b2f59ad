"""What the log of a tournament says of time: when a round is to start, and the clock of one that is on."""

import re
from dataclasses import replace
from typing import Annotated, Any

from faristol.core.clock import Clock
from faristol.fields import Day, Moment, fit, whole
from faristol.texts import N_
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts_of_divisions import OfDivision
from faristol.tournaments.facts_of_rounds import with_round
from faristol.tournaments.opened import Number
from faristol.tournaments.published import Published
from faristol.tournaments.rounds import Start

LONGEST_ROUND = 600
_HOUR = re.compile(r"([01]\d|2[0-3]):[0-5]\d")


def hour_of_day(value: Any) -> str:
    """Return an hour such as 09:30, or nothing."""
    if isinstance(value, str) and (value == "" or _HOUR.fullmatch(value)):
        return value
    raise ValueError


class StartPlanned(OfDivision):
    """When a round is to start; without an hour and a day nobody says."""

    round: Number
    hour: Annotated[str, hour_of_day] = ""
    day: Day = ""
    log_sentence = N_("%(Round)s starts: %(start)s")
    undo_sentence = N_("when a round starts")
    keeps_draft = True

    def changed(self, event: Tournament) -> Tournament:
        starts = {number: start for number, start in event.starts.items() if number != self.round}
        if self.hour or self.day:
            starts[self.round] = Start(self.hour, self.day)
        return replace(event, starts=starts)


class _RoundTimed(OfDivision):
    round: Number

    def timed(self, event: Tournament) -> Published:
        """Return the round that is on, which alone has a clock."""
        fit(event.stage == "results" and self.round == len(event.rounds), "round")
        return event.rounds[-1]


class RoundClockStarted(_RoundTimed):
    """The clock of the round runs, from the start or anew."""

    minutes: Annotated[int, whole(1, LONGEST_ROUND)]
    at: Moment
    log_sentence = N_("The clock of %(in_round)s was started: %(minutes)s min")
    undo_sentence = N_("the clock started")

    def changed(self, event: Tournament) -> Tournament:
        clock = Clock(self.minutes * 60_000, self.at)
        return with_round(event, replace(self.timed(event), clock=clock))


class RoundClockStopped(_RoundTimed):
    """There is no clock any more."""

    log_sentence = N_("The clock of %(in_round)s was put away")
    undo_sentence = N_("the clock put away")

    def changed(self, event: Tournament) -> Tournament:
        return with_round(event, replace(self.timed(event), clock=None))
