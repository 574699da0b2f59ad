"""Figures of a duplicate beside its totals: tops that one alone found, nulls by kind, the best place."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from faristol.games.duplicate.counting import counted, once
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.players_by_rounds import players_by_rounds
from faristol.games.duplicate.results import course, finished, percent
from faristol.games.duplicate.standings import master_total, standings

Kinds = Sequence[tuple[str, int]]
"""Why slips counted nothing, and how many: the most frequent first."""


@dataclass(frozen=True)
class PlayerFigures:
    alone: int
    """So many plays as good as the master play that nobody else had."""
    nulls: Kinds
    best_place: int | None
    """The best that was held after any round; the expelled have none."""


@dataclass(frozen=True)
class EventFigures:
    percent: Fraction | None
    """What the whole room made of what the master plays scored for each."""
    found: int
    """In so many rounds somebody found as much as the master play."""
    alone: int
    """In so many of these only one did."""
    nulls: Kinds


@once
def player_figures(event: Duplicate) -> Mapping[str, PlayerFigures]:
    done = [each for each in players_by_rounds(event) if each.master is not None]
    return {
        id: PlayerFigures(
            sum(each.alone == id for each in done),
            _kinds([each for player, each in _nulls(event) if player == id]),
            min((after.ranks[id] for after in course(event) if id in after.ranks), default=None),
        )
        for id in event.players
    }


def event_figures(event: Duplicate) -> EventFigures:
    rows, done = standings(event), [each for each in players_by_rounds(event) if each.master is not None]
    return EventFigures(
        None if event.topping else percent(sum(row.played for row in rows), master_total(event) * len(rows)),
        sum(bool(each.tops) for each in done),
        sum(each.alone is not None for each in done),
        _kinds([kind for _, kind in _nulls(event)]),
    )


@once
def _nulls(event: Duplicate) -> Sequence[tuple[str, str]]:
    """Return the player and the reason of each slip whose play counts nothing."""
    found = []
    for round_ in finished(event):
        for id in round_.slips:
            counts = counted(event, round_, id)
            if counts and counts.null:
                found.append((id, str(counts.reason)))
    return found


def _kinds(reasons: Sequence[str]) -> Kinds:
    return tuple(sorted(Counter(reasons).items(), key=lambda each: (-each[1], each[0])))
