"""A draft is the nearest there is, and nobody meets again where it can be avoided: all pairings are tried."""

from typing import Any

from drivers.rounds_in_words import pairings
from evenings.evening import NotSo
from faristol.tournaments.terms import DISTANCE, GROUPS, TOP_DOWN

MOST_TRIED = 10
"""So many players have 945 pairings."""
SAT_DOWN = ("played", "abandoned", "both-lost")

Pairs = tuple[tuple[str, str], ...]


def a_draft_is_the_nearest(state: Any) -> None:
    """Look at a draft that nobody has touched, of a round in which all divisions are one (MAL-T4b)."""
    draft, terms = state.draft, state.terms
    there = [player for pair in draft.pairs for player in (pair.first, pair.second)]
    touched = state.locked or state.forbidden or state.resting or state.plan or state.parts
    divided = len({state.players[player].division for player in there}) > 1
    if terms.mode not in (DISTANCE, GROUPS, TOP_DOWN) or touched or divided or len(there) > MOST_TRIED:
        return
    met = _meetings(state)
    rows = [row for row in state.standings() if row.player.id in there]
    order = [row.player.id for row in rows]
    halves = {row.player.id: row.record.halves for row in rows}

    def cost(pairs: Pairs) -> tuple[int, ...]:
        again = [met.get(frozenset(pair), []) for pair in pairs]
        clubs = [{state.players[one].club, state.players[two].club} for one, two in pairs]
        of_one_club = sum(len(both) == 1 and "" not in both for both in clubs) if terms.clubs_apart else 0
        repeated = (
            sum(len(each) ** 2 for each in again),
            sum(each[-1] for each in again if each),
            of_one_club,
        )
        if terms.mode != DISTANCE or not state.rounds:
            return repeated
        points = sum((halves[one] - halves[two]) ** 2 for one, two in pairs) if terms.points_first else 0
        apart = (abs(order.index(one) - order.index(two)) for one, two in pairs)
        return (*repeated, points, sum(each if terms.plain_distance else each**2 for each in apart))

    made = tuple((pair.first, pair.second) for pair in draft.pairs)
    best = min(pairings(order), key=cost)
    if cost(made) > cost(best):
        raise NotSo("a draft is the nearest", f"{made} costs {cost(made)}; {best} costs {cost(best)}")


def _meetings(state: Any) -> dict[frozenset[str], list[int]]:
    """Return the rounds in which two have sat down together."""
    together: dict[frozenset[str], list[int]] = {}
    for published in state.rounds:
        for table in published.round.tables:
            if table.result and table.result.outcome.startswith(SAT_DOWN):
                together.setdefault(frozenset((table.first, table.second)), []).append(published.number)
    return together
