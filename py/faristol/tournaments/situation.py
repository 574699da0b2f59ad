"""How things stand when a round is to be paired: who is there, who has met whom, in which order."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

from faristol.tournaments.cheapest import Cost, Costs, cheapest_pairs
from faristol.tournaments.players import Player
from faristol.tournaments.records import Record
from faristol.tournaments.rounds import Round
from faristol.tournaments.stakes import Stakes, stakes
from faristol.tournaments.standings import Row, by_division, standings
from faristol.tournaments.terms import LADDER, Terms

NO_TROUBLE: Cost = (0, 0, 0, 0)


@dataclass(frozen=True)
class Situation:
    terms: Terms
    number: int
    """The number of the round that is to be paired."""
    rows: tuple[Row, ...]
    """All players, as they stand."""
    present: tuple[str, ...]
    """Those who play in this round, in that order."""
    forbidden: frozenset[frozenset[str]]
    left: int = 1
    """How many rounds are left, this one among them."""

    @property
    def divisions(self) -> list[Self]:
        """The same for each division by itself."""
        parts = ((tuple(rows), {row.player.id for row in rows}) for _, rows in by_division(self.rows))
        return [
            replace(self, rows=rows, present=tuple(player for player in self.present if player in those))
            for rows, those in parts
        ]

    @cached_property
    def by_id(self) -> dict[str, Row]:
        return {row.player.id: row for row in self.rows}

    @cached_property
    def place(self) -> dict[str, int]:
        """The place of each player, from 1, none of them shared."""
        return {row.player.id: place for place, row in enumerate(self.rows, 1)}

    @cached_property
    def known_place(self) -> dict[str, int]:
        """The places that players know: level ones share theirs, and who is new takes nobody's.

        Before anybody has played it is the place in the initial order."""
        if self.number == 1:
            return self.place
        ranks = sorted(row.rank for row in self.rows if row.player.joined < self.number)
        return {row.player.id: 1 + bisect_left(ranks, row.rank) for row in self.rows}

    @property
    def repeats_free(self) -> bool:
        """Whether it does not matter in this round who has met."""
        return self.left <= self.terms.repeats_last

    @cached_property
    def stakes(self) -> Stakes:
        return stakes(self.rows, self.left, self.terms)

    @cached_property
    def certain(self) -> frozenset[str]:
        """Those whom nobody can catch, and who are to be kept apart from all who still play for something."""
        return frozenset(filter(self.stakes.is_certain, self.by_id) if self.terms.certain_apart else ())

    @cached_property
    def rivals(self) -> frozenset[str]:
        """Those who still play for something, where it matters that somebody does not."""
        if not self.certain:
            return self.certain
        nothing = len(self.terms.bands)
        return frozenset(each for each in self.by_id if self.stakes.plays_for(each) < nothing)

    def spoils(self, one: str, two: str) -> bool:
        """Return whether one of these two plays for something, and the other does not need it any more."""
        return (one in self.certain and two in self.rivals) or (two in self.certain and one in self.rivals)

    @cached_property
    def barred(self) -> dict[str, frozenset[str]]:
        """Those whom a player may not meet at all."""
        return {
            player: frozenset(other for pair in self.forbidden if player in pair for other in pair - {player})
            for player in self.by_id
        }

    @cached_property
    def unwanted(self) -> dict[str, frozenset[str]]:
        """Those whom a player should not meet while it can be helped, or may not."""
        clubs: dict[str, set[str]] = {}
        for row in self.rows:
            if self.terms.clubs_apart and row.player.club:
                clubs.setdefault(row.player.club, set()).add(row.player.id)
        unwanted = {}
        for player, row in self.by_id.items():
            met = [other for other in row.record.met if self.counted_meetings(player, other)]
            kept = self.rivals if player in self.certain else self.certain if player in self.rivals else ()
            unwanted[player] = self.barred[player].union(met, clubs.get(row.player.club, ()), kept) - {player}
        return unwanted

    @cached_property
    def keeps_apart(self) -> bool:
        """Whether somebody is kept from meeting somebody else without having met them."""
        clubs = [row.player.club for row in self.rows if row.player.club]
        same_club = self.terms.clubs_apart and len({*clubs}) < len(clubs)
        return bool(same_club or self.forbidden or self.certain)

    def names(self, players: Iterable[str]) -> str:
        return ", ".join(self.by_id[player].player.name for player in players)

    def record(self, player: str) -> Record:
        return self.by_id[player].record

    def meetings(self, one: str, two: str) -> Sequence[int]:
        """Return the rounds in which two have met; on a ladder those that lie too short a time ago."""
        met = self.record(one).met.get(two, ())
        if self.terms.mode == LADDER:
            return [number for number in met if number >= self.number - self.terms.ladder.apart]
        return met

    def counted_meetings(self, one: str, two: str) -> Sequence[int]:
        """Return the same, where it matters in this round who has met."""
        return () if self.repeats_free else self.meetings(one, two)

    def trouble(self, one: str, two: str) -> Cost | None:
        """Return what nothing outweighs: repeats, how new, one club, a spoilt prize; None if forbidden."""
        if two not in self.unwanted[one]:
            return NO_TROUBLE
        if two in self.barred[one]:
            return None
        met = self.counted_meetings(one, two)
        club = self.by_id[one].player.club
        same = self.terms.clubs_apart and club != "" and club == self.by_id[two].player.club
        return len(met) ** 2, met[-1] if met else 0, int(same), int(self.spoils(one, two))

    @property
    def most_trouble(self) -> Cost:
        return self.number**2, self.number, 1, 1

    def least_trouble(self, field: Sequence[str]) -> Cost | None:
        """Return the least of all ways to pair this even number off; None if there is no way."""
        together = set(field)
        if all(2 * len(self.unwanted[player] & together) < len(field) for player in field):
            return NO_TROUBLE  # Dirac: where each can meet half of the others, all can be paired
        costs = Costs(lambda one, two: self.trouble(field[one], field[two]), self.most_trouble)
        found = cheapest_pairs(len(field), costs)
        if found.stuck:
            return None
        each = (self.trouble(field[one], field[two]) for one, two in found.pairs)
        return tuple(map(sum, zip(*(trouble for trouble in each if trouble), strict=True)))


def situation(
    players: Sequence[Player],
    rounds: Sequence[Round],
    terms: Terms,
    absent: Iterable[str] = (),
    forbidden: Iterable[tuple[str, str]] = (),
    left: int = 1,
    order: Sequence[str] = (),
) -> Situation:
    rows = standings(
        players,
        rounds,
        scoring=terms.scoring,
        lower_is_better=terms.lower_is_better,
        forfeits_meet=terms.forfeits_meet,
        seed=terms.seed,
        counting=terms.counting,
        rule=terms.ladder,
        order=order,
    )
    number, away = len(rounds) + 1, set(absent)
    there = (row.player for row in rows if row.player.plays_in(number) and row.player.id not in away)
    present = tuple(player.id for player in there)
    return Situation(terms, number, tuple(rows), present, frozenset(map(frozenset, forbidden)), left)
