"""A person's events of a league one by one, and what they come to together."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from faristol.competitions.league import League
from faristol.competitions.league_facts import EventTaken, Result
from faristol.competitions.same_player import Called
from faristol.games.duplicate.rounds import NO_PLAY


@dataclass(frozen=True)
class Evening:
    event: EventTaken
    result: Result

    @property
    def percent(self) -> Fraction:
        return Fraction(100 * self.result.points, self.most)

    @property
    def most(self) -> int:
        """What could be had there."""
        return self.result.most or self.event.masters

    @property
    def nulls(self) -> int:
        return sum(self.kinds.values())

    @property
    def kinds(self) -> dict[str, int]:
        """The nulls by kind, without the absences that an earlier Faristol took in among them."""
        return {kind: count for kind, count in self.result.nulls if kind not in NO_PLAY}


@dataclass(frozen=True)
class Season:
    """The events at which somebody was. Of those taken in by an early Faristol there are only the points."""

    evenings: Sequence[Evening]

    @property
    def percent(self) -> Fraction | None:
        """What was scored of all that the master plays scored."""
        possible = sum(each.most for each in self.evenings)
        points = sum(each.result.points for each in self.evenings)
        return Fraction(100 * points, possible) if possible else None

    @property
    def counted(self) -> Sequence[Evening]:
        """Those of which there is more than the points."""
        return [each for each in self.evenings if each.result.tops is not None]

    @property
    def tops(self) -> int:
        return sum(each.result.tops or 0 for each in self.evenings)

    @property
    def alone(self) -> int:
        return sum(each.result.alone for each in self.evenings)

    @property
    def nulls(self) -> Sequence[tuple[str, int]]:
        """By kind, the most frequent first."""
        kinds: Counter[str] = Counter()
        for each in self.evenings:
            kinds.update(each.kinds)
        return sorted(kinds.items(), key=lambda each: (-each[1], each[0]))

    @property
    def best_place(self) -> int | None:
        return min((each.result.place for each in self.evenings if each.result.place), default=None)


def season(league: League, called: frozenset[Called]) -> Season:
    found = (
        Evening(event, result)
        for event in league.events
        for result in event.players
        if (result.name, result.club) in called
    )
    return Season(tuple(found))
