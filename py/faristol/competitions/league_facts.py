"""What the log of a league may say, with all its facts in one table."""

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Annotated

from faristol.competitions.league import Counts, League, LeagueOpened
from faristol.competitions.same_player import Called
from faristol.competitions.worths import DUPLICATE, EventKind, Worth
from faristol.facts import Exported as ExportedAnywhere
from faristol.facts import Fact, Facts
from faristol.fields import Count, Moment, Name, Points, fit, whole
from faristol.texts import N_

Masters = Annotated[int, whole(1, 1_000_000)]


@dataclass(frozen=True)
class Result:
    """What a player has of one event: the points of the plays, and the bonuses in halves of a point.

    Of a tournament the points are halves, and of a single game two for each opponent who is behind."""

    name: Name
    club: Name
    points: Points
    halves: Count
    placed: bool = True
    """Whether the player has a place there; the expelled have none."""
    place: Count | None = None
    of: Count | None = None
    """How many places there are in the player's division, where there are several."""
    most: Masters | None = None
    """What could be had in the player's division, where that is less than in another one."""
    tops: Count | None = None
    """The master plays found; None in an event that was taken in before they were counted."""
    alone: Count = 0
    """How many of them nobody else found."""
    nulls: tuple[tuple[Name, Count], ...] = ()
    """Why slips counted nothing, and how many."""

    @property
    def sum(self) -> Fraction:
        """The points with their bonuses."""
        return self.points + Fraction(self.halves, 2)


class Exported(ExportedAnywhere):
    """A backup was made; there is no secret in it."""

    log_sentence = N_("A backup was made")
    final = False


class TermsChanged(Fact):
    """What counts, and how many of the best events."""

    counts: Counts
    best: Count
    worths: tuple[Worth, ...] = ()
    log_sentence = N_("What counts was changed")
    undo_sentence = N_("Undo: what counts")

    def apply(self, league: League) -> League:
        return replace(league, counts=self.counts, best=self.best, worths=self.worths)


class EventTaken(Fact):
    """The results of an event, as they were when it was taken in; one that is taken again replaces itself."""

    stream: Name
    name: Name
    held: Moment
    entries: Count
    """How long its log was then."""
    rounds: Count
    masters: Masters
    """What the master plays score together; elsewhere the most points that somebody could have."""
    players: tuple[Result, ...]
    kind: EventKind = DUPLICATE
    may_change: bool = False
    """Whether its results were not final when it was taken in."""
    log_sentence = N_("%(name)s was added")
    undo_sentence = N_("Undo: an event added")

    @cached_property
    def called(self) -> frozenset[Called]:
        return frozenset((player.name, player.club) for player in self.players)

    def place_of(self, result: Result) -> int:
        """Return the place; in an event that was taken in without places, by the points."""
        if result.place is not None:
            return result.place
        return 1 + sum(each.placed and each.sum > result.sum for each in self.players)

    def places_of(self, result: Result) -> int:
        """Return of how many places it is one."""
        return result.of or sum(each.placed for each in self.players)

    def apply(self, league: League) -> League:
        fit(len(self.called) == len(self.players), "players")
        others = [event for event in league.events if event.stream != self.stream]
        events = sorted([*others, self], key=lambda event: (event.held, event.stream))
        return replace(league, events=tuple(events))


class EventTakenAgain(EventTaken):
    """The results of an event that went on, in the place of those it had before."""

    log_sentence = N_("%(name)s was added again, as it stands now")
    undo_sentence = N_("Undo: an event added again")


class EventRemoved(Fact):
    """An event taken out of the league."""

    stream: Name
    name: Name
    log_sentence = N_("%(name)s was removed")
    undo_sentence = N_("Undo: an event removed")

    def apply(self, league: League) -> League:
        others = tuple(event for event in league.events if event.stream != self.stream)
        fit(len(others) < len(league.events), "stream")
        return replace(league, events=others)


class SamePlayer(Fact):
    """Two ways in which one person was written."""

    name: Name
    club: Name
    other: Name
    other_club: Name
    log_sentence = N_("%(name)s and %(other)s are one person")
    sentence_of_groups = N_("%(name)s of “%(club)s” and of “%(other_club)s” is one person")
    undo_sentence = N_("Undo: counted as one person")

    @property
    def sentence(self) -> str:
        return self.log_sentence if self.name != self.other else self.sentence_of_groups

    @property
    def pair(self) -> frozenset[Called]:
        return frozenset(((self.name, self.club), (self.other, self.other_club)))

    def apply(self, league: League) -> League:
        return replace(league, joined=league.joined | {self.pair}, parted=league.parted - {self.pair})


class DifferentPlayers(SamePlayer):
    """Two persons whose names look alike."""

    log_sentence = N_("%(name)s and %(other)s are two people")
    sentence_of_groups = N_("%(name)s of “%(club)s” and of “%(other_club)s” are two people")
    undo_sentence = N_("Undo: counted as two people")

    def apply(self, league: League) -> League:
        return replace(league, parted=league.parted | {self.pair}, joined=league.joined - {self.pair})


FACTS: Facts[League] = Facts(LeagueOpened, globals())
"""By the types of their entries."""
apply = FACTS.apply
