"""The classification: the totals, then the best single play, then the next best (DUP-20)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property

from faristol.games.duplicate.bonus import Bonus, bonuses, in_totals
from faristol.games.duplicate.counting import once
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.results import percent
from faristol.games.duplicate.tallies import Tally, scores, tally


@dataclass(frozen=True)
class Row:
    player: Player
    rank: int | None
    """The rank, shared by those who are equal in everything; None for the expelled."""
    played: int
    """The points of all plays."""
    bonuses: tuple[Bonus, ...]
    """Those won up to here, in the total or not yet."""
    plays: tuple[int, ...]
    """The scores of all plays, the best first."""
    masters: int
    """How often the master play was found, or one that scores as much."""
    decided: int | None = None
    """Which of the best plays put this player ahead of the next one, from 1; None if the total did."""
    with_bonuses: bool = True
    """Whether the bonuses are in the total."""
    deducted: int = 0
    """What sanctions took from the total, by a club's own rules."""
    tally: Tally | None = None
    """In topping, where points do not count: `played` is what its ranking goes by."""

    @cached_property
    def total(self) -> Fraction:
        return self.played + self.added - self.deducted

    def share_of(self, masters: int) -> Fraction | None:
        """Return the percentage of what the master plays score; None in topping, where no points count."""
        return None if self.tally else percent(self.played, masters)

    @property
    def added(self) -> Fraction:
        """The points of the bonuses in the total."""
        return sum((bonus.points for bonus in self.bonuses if self.with_bonuses), Fraction(0))

    @property
    def worth(self) -> tuple[Fraction | int, tuple[int, ...] | int]:
        return self.tally.worth if self.tally else (self.total, self.plays)


@once
def standings(event: Duplicate, after: int | None = None) -> list[Row]:
    """Return the standings after a round, or after all. The expelled are last, without a rank."""
    rounds = [
        round_ for round_ in event.rounds if round_.master and (after is None or round_.number <= after)
    ]
    given = [bonus for bonus in bonuses(event) if after is None or bonus.round <= after]
    added = in_totals(event, after)
    scored = [scores(event, round_) for round_ in rounds]
    best = [round_.master.points for round_ in rounds if round_.master]
    rows: list[Row] = []
    expelled: list[Row] = []
    for player in event.at_tables:
        own_scores = [points.get(player.id, 0) for points in scored]
        topped = tally(event, player.id, rounds) if event.topping else None
        if topped:
            masters = topped.found
        else:
            masters = sum(score > 0 and score >= top for score, top in zip(own_scores, best, strict=True))
        own = tuple(bonus for bonus in given if bonus.player == player.id)
        plays = () if topped else tuple(sorted(own_scores, reverse=True))
        less = event.deducted(player, after)
        total = sum(own_scores)
        row = Row(player, None, total, own, plays, masters, with_bonuses=added, deducted=less, tally=topped)
        (rows if event.expelled.get(player.id) is None else expelled).append(row)
    rows.sort(key=lambda row: row.worth, reverse=True)
    expelled.sort(key=lambda row: row.worth, reverse=True)
    return [*placed_in_order(rows), *expelled]


def deducts(event: Duplicate) -> bool:
    """Return whether sanctions took points from anybody's total: then rows say from whose, and how many."""
    return any(row.deducted for row in standings(event))


def placed_in_order(rows: Sequence[Row]) -> list[Row]:
    """Return the rows with their ranks; equal ones share the best of their places."""
    placed: list[Row] = []
    start = 0
    while start < len(rows):
        end = start + 1
        while end < len(rows) and rows[end].worth == rows[start].worth:
            end += 1
        decided = _decided(rows[start], rows[end]) if end < len(rows) else None
        placed += [replace(row, rank=start + 1, decided=decided) for row in rows[start:end]]
        start = end
    return placed


def _decided(row: Row, following: Row) -> int | None:
    """Return which of the best plays decides between two players with the same total."""
    if following.total != row.total or row.tally:
        return None
    pairs = zip(row.plays, following.plays, strict=True)
    return next(place for place, (mine, other) in enumerate(pairs, 1) if mine != other)


def master_total(event: Duplicate, after: int | None = None) -> int:
    last = len(event.rounds) if after is None else after
    return sum(round_.master.points for round_ in event.rounds[:last] if round_.master)
