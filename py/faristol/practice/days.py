"""The games of the day that were played, as a calendar: what the cards of this device's events come to.

A day is the date that the player's own calendar had when the game began, written in its first entry; so no
hour and no zone is reckoned with here. It counts as played when all its rounds were. In the streak it counts
only if the game was begun on its own day, also where that ended after midnight.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from fractions import Fraction
from typing import Any

OPEN_DAYS = 7
"""For so many days a game can still be played after its own."""
COMPARED_DAYS = 30

DAY = timedelta(days=1)


@dataclass(frozen=True)
class PlayedDay:
    """Of the games of one day, in whichever language, the best."""

    percent: Fraction
    stream: str
    in_time: bool
    """Whether any of them was begun on its day."""


@dataclass(frozen=True)
class Calendar:
    today: date
    played: Mapping[date, PlayedDay]

    @property
    def streak(self) -> int:
        """So many days in a row, up to today or yesterday: today's game can still be played."""
        day, days = self.today, 0
        if not self._in_time(day):
            day -= DAY
        while self._in_time(day):
            day, days = day - DAY, days + 1
        return days

    def _in_time(self, day: date) -> bool:
        return day in self.played and self.played[day].in_time

    @property
    def compared(self) -> dict[date, PlayedDay]:
        """The last thirty days, today among them."""
        return {
            day: each for day, each in self.played.items() if 0 <= (self.today - day).days < COMPARED_DAYS
        }

    @property
    def average(self) -> Fraction | None:
        every = [each.percent for each in self.compared.values()]
        return sum(every, Fraction()) / len(every) if every else None

    def place(self, day: date) -> int | None:
        """Return the place of a day among those that are compared; equal ones share the better place."""
        mine = self.compared.get(day)
        return (
            None if mine is None else 1 + sum(each.percent > mine.percent for each in self.compared.values())
        )


def calendar(cards: Iterable[dict[str, Any]], today: date) -> Calendar:
    played: dict[date, PlayedDay] = {}
    for card in cards:
        if not is_played(card):
            continue
        day = date.fromisoformat(card["date"])
        game = PlayedDay(percent_of(card), card["stream"], not card.get("late"))
        before = played.get(day, game)
        best = max(before, game, key=lambda each: each.percent)
        played[day] = PlayedDay(best.percent, best.stream, before.in_time or game.in_time)
    return Calendar(today, played)


def is_played(card: dict[str, Any]) -> bool:
    """Return whether it is of a game of the day with all its rounds."""
    if not is_of_a_day(card) or not card["final"]:
        return False
    return bool(card["possible"]) and bool(card["rounds"] == card["planned"])


def percent_of(card: dict[str, Any]) -> Fraction:
    """Return how many per cent of the best plays a game that was played came to."""
    return Fraction(100 * card["points"], card["possible"])


def game_of(cards: Iterable[dict[str, Any]], day: str) -> dict[str, Any] | None:
    """Return a day's game: the one that goes on, else the best that was played, else one ended early."""
    of_day = [card for card in cards if is_of_a_day(card) and card["date"] == day]
    goes_on = [card for card in of_day if not card["final"]]
    played = sorted(filter(is_played, of_day), key=percent_of, reverse=True)
    return next(iter([*goes_on, *played, *of_day]), None)


def is_of_a_day(card: dict[str, Any]) -> bool:
    return card["kind"] == "solo" and card["date"] is not None


def is_open(day: date, today: date) -> bool:
    """Return whether the game of a day can be begun."""
    return 0 <= (today - day).days <= OPEN_DAYS


def earlier(today: date) -> list[date]:
    """Return the days before today whose game is open, the oldest first."""
    return [today - n * DAY for n in range(OPEN_DAYS, 0, -1)]
