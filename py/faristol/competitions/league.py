"""Several events as one competition: everybody's results over the events, the best so many of them.

A league counts points with their bonuses, or what per cent of the master plays everybody's plays scored. A
season takes in tournaments and single games too, and each kind of event has its own points (`worths`).
Who is equal in the sum is ahead by the best single event, then by the next best; who is equal in all of
them shares the place.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Literal

from faristol.competitions.same_player import Called, Pair, same_players
from faristol.competitions.worths import DUPLICATE, PLACE, USUAL, EventKind, Worth, in_tenths
from faristol.facts import Opened
from faristol.fields import Count, Language
from faristol.games.log import Entry
from faristol.texts import N_

if TYPE_CHECKING:
    from faristol.competitions.league_facts import EventTaken, Result

LOG_VERSION = 1
ALL = 0
"""All events count, where others say how many of the best do."""
Publication = Literal["ca", "ro", "en"]
Counts = Literal["points", "percent", "kinds"]
PERCENT, BY_KIND = "percent", "kinds"
Results = tuple[Fraction | None, ...]
"""What somebody has of each event; None for who was not there."""


class LeagueOpened(Opened):
    language: Language
    publication: Publication
    counts: Counts
    best: Count
    worths: tuple[Worth, ...] = ()
    """What each kind of event is worth, where kinds count."""
    log_sentence = N_("The league was opened")


@dataclass(frozen=True)
class League:
    opened: LeagueOpened
    counts: str
    """"points", "percent" or "kinds"."""
    best: int = ALL
    worths: tuple[Worth, ...] = ()
    events: tuple["EventTaken", ...] = ()
    joined: frozenset[Pair] = frozenset()
    parted: frozenset[Pair] = frozenset()
    """Names on which somebody has decided that they are one person, or two."""

    stage, running, ticking_since = "open", False, None

    @property
    def by_kind(self) -> bool:
        return self.counts == BY_KIND

    def worth(self, kind: EventKind) -> Worth:
        """Return what an event of this kind is worth; where nobody has said, as usual."""
        return next(each for each in (*self.worths, *USUAL) if each.kind == kind)


@dataclass(frozen=True)
class Standing:
    """A line of a league: one person's results, which of them count, and the place."""

    rank: int
    results: Results
    counted: frozenset[int]
    """The events that make up the sum."""
    total: Fraction
    decided: int | None = None
    """Which of the best events puts them ahead of the next one, from 1; None if the sum does."""
    shared: bool = False

    @property
    def worth(self) -> tuple[Fraction, tuple[Fraction, ...]]:
        return self.total, best_first(self.results)


def opened(entry: Entry) -> League:
    first = LeagueOpened(entry)
    return League(first, first.counts, first.best, first.worths)


def summary(league: League) -> dict[str, Any]:
    """Return what home shows of this league without opening it."""
    players = {called for event in league.events for called in event.called}
    return {
        "kind": "league",
        "name": league.opened.name,
        "language": league.opened.language,
        "phase": league.stage,
        "running": False,
        "events": len(league.events),
        "players": len(players),
    }


def best_first(results: Results) -> tuple[Fraction, ...]:
    """Return all results from the best on; who was not there scored nothing."""
    return tuple(sorted((each or Fraction(0) for each in results), reverse=True))


def standings(results: Mapping[Any, Results], best: int = ALL) -> list[tuple[Any, Standing]]:
    """Return everybody in order; those with equal results keep theirs and share the place."""
    rows = [(who, _standing(each, best)) for who, each in results.items()]
    rows.sort(key=lambda row: row[1].worth, reverse=True)
    worths = [row.worth for _, row in rows]
    placed = []
    for at, (who, row) in enumerate(rows):
        rank = worths.index(row.worth) + 1
        below = next((worth for worth in worths[at:] if worth != row.worth), None)
        decided = _decided(row.worth, below) if below and below[0] == row.total else None
        shared = worths.count(row.worth) > 1
        placed.append((who, Standing(rank, row.results, row.counted, row.total, decided, shared)))
    return placed


def _standing(results: Results, best: int) -> Standing:
    there = [(result, at) for at, result in enumerate(results) if result is not None]
    there.sort(key=lambda each: -each[0])
    counting = there[: best or None]
    total = sum((result for result, _ in counting), Fraction(0))
    return Standing(0, results, frozenset(at for _, at in counting), total)


def _decided(worth: Sequence[Any], below: Sequence[Any]) -> int:
    pairs = zip(worth[1], below[1], strict=True)
    return next(place for place, (mine, other) in enumerate(pairs, 1) if mine != other)


def persons(league: League) -> tuple[dict[frozenset[Called], Results], list[tuple[Called, Called]]]:
    """Return everybody's results by all they are called, and the pairs that may be one person."""
    found, doubts = same_players([event.called for event in league.events], league.joined, league.parted)
    return {each: tuple(_result(league, event, each) for event in league.events) for each in found}, doubts


def _result(league: League, event: "EventTaken", called: frozenset[Called]) -> Fraction | None:
    result = next((each for each in event.players if (each.name, each.club) in called), None)
    return None if result is None else counted(league, event, result)


def counted(league: League, event: "EventTaken", result: "Result") -> Fraction | None:
    """Return what a result counts; None without a place, or where an event of its kind counts nothing."""
    if not result.placed or (league.counts != BY_KIND and event.kind != DUPLICATE):
        return None
    if league.counts == BY_KIND:
        worth = league.worth(event.kind)
        if worth.by == PLACE:
            return worth.of_place(event.place_of(result))
        return worth.of_share(share(event, result))
    if league.counts == PERCENT:
        return in_tenths(100 * share(event, result))
    return result.sum


def share(event: "EventTaken", result: "Result") -> Fraction:
    """Return how much of all that could be had in an event somebody has."""
    return Fraction(result.points, result.most or event.masters)
