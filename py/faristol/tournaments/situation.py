"""How things stand when a round is to be paired: who is there, who has met whom, in which order."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from faristol.tournaments.cheapest import Cost, cheapest_pairs
from faristol.tournaments.players import Player
from faristol.tournaments.records import Record
from faristol.tournaments.rounds import Round
from faristol.tournaments.standings import Row, standings
from faristol.tournaments.terms import Terms

NO_TROUBLE: Cost = (0, 0, 0)


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

    @cached_property
    def by_id(self) -> dict[str, Row]:
        return {row.player.id: row for row in self.rows}

    @cached_property
    def place(self) -> dict[str, int]:
        """The place of each player, from 1, none of them shared."""
        return {row.player.id: place for place, row in enumerate(self.rows, 1)}

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
        return {
            player: (self.barred[player] | row.record.met.keys() | clubs.get(row.player.club, set()))
            - {player}
            for player, row in self.by_id.items()
        }

    def names(self, players: Iterable[str]) -> str:
        return ", ".join(self.by_id[player].player.name for player in players)

    def record(self, player: str) -> Record:
        return self.by_id[player].record

    def trouble(self, one: str, two: str) -> Cost | None:
        """Return what nothing else outweighs: repeats, how new they are, the same club; None if forbidden."""
        if two not in self.unwanted[one]:
            return NO_TROUBLE
        if two in self.barred[one]:
            return None
        met = self.record(one).met.get(two, ())
        club = self.by_id[one].player.club
        same = self.terms.clubs_apart and club != "" and club == self.by_id[two].player.club
        return len(met) ** 2, met[-1] if met else 0, int(same)

    def least_trouble(self, field: Sequence[str]) -> Cost | None:
        """Return the least of all ways to pair this even number off; None if there is no way."""
        together = set(field)
        if all(2 * len(self.unwanted[player] & together) < len(field) for player in field):
            return NO_TROUBLE  # Dirac: where each can meet half of the others, all can be paired
        found = cheapest_pairs(len(field), lambda one, two: self.trouble(field[one], field[two]))
        if found.stuck:
            return None
        each = (self.trouble(field[one], field[two]) for one, two in found.pairs)
        repeats, newness, same = zip(*(trouble for trouble in each if trouble), strict=True)
        return sum(repeats), sum(newness), sum(same)


def situation(
    players: Sequence[Player],
    rounds: Sequence[Round],
    terms: Terms,
    absent: Iterable[str] = (),
    forbidden: Iterable[tuple[str, str]] = (),
) -> Situation:
    rows = standings(
        players,
        rounds,
        scoring=terms.scoring,
        lower_is_better=terms.lower_is_better,
        forfeits_meet=terms.forfeits_meet,
        seed=terms.seed,
    )
    number, away = len(rounds) + 1, set(absent)
    there = (row.player for row in rows if row.player.plays_in(number) and row.player.id not in away)
    present = tuple(player.id for player in there)
    return Situation(terms, number, tuple(rows), present, frozenset(map(frozenset, forbidden)))
