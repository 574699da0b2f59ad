"""Players who keep a table, whoever the opponent is: one who cannot climb stairs, or sees badly.

Nobody's pair changes by it: the tables of a division are set in another order. If two who keep a table meet,
it is that of the first; if one is beyond the last table of the division, or taken, the nearest counts.
"""

from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby

from faristol.tournaments.pairing import Draft, Paired
from faristol.tournaments.players import Player

MOST_TABLES = 999


def at_own_tables(draft: Draft, players: Mapping[str, Player]) -> Draft:
    """Return the round with the pairs of these players at their tables, all others in their order."""
    pairs: list[Paired] = []
    for _, some in groupby(draft.pairs, lambda pair: players[pair.first].division):
        pairs += _placed(list(some), players, len(pairs))
    return replace(draft, pairs=tuple(pairs))


def _placed(pairs: list[Paired], players: Mapping[str, Player], before: int) -> list[Paired]:
    """Return the pairs of a division, whose tables come after so many others."""
    left = list(range(len(pairs)))
    places: dict[int, Paired] = {}
    keep = [(table, pair) for pair in pairs if (table := own_table(pair, players))]
    for table, pair in sorted(keep, key=lambda each: each[0]):
        place = min(left, key=lambda free: (abs(free - (table - before - 1)), free))
        left.remove(place)
        places[place] = pair
    others = (pair for pair in pairs if not own_table(pair, players))
    places |= dict(zip(left, others, strict=True))
    return [places[place] for place in range(len(pairs))]


def own_table(pair: Paired, players: Mapping[str, Player]) -> int:
    return players[pair.first].table or players[pair.second].table
