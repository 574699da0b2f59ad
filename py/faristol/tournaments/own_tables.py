"""Players who keep a table, whoever the opponent is: one who cannot climb stairs, or sees badly.

Nobody's pair changes by it: the tables of a division are set in another order. The boards of a match of teams
stay together and in their order, so the whole match goes where that player is nearest to the table. If two
who keep a table meet, it is that of the first; if one is beyond the last table of the division, or taken, the
nearest counts.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import accumulate, groupby

from faristol.tournaments.matches import is_match
from faristol.tournaments.pairing import Draft, Paired
from faristol.tournaments.players import Player

MOST_TABLES = 999
Together = Sequence[Paired]
"""A pair, or the boards of a match."""


def at_own_tables(draft: Draft, players: Mapping[str, Player]) -> Draft:
    """Return the round with the pairs of these players at their tables, all others in their order."""
    pairs: list[Paired] = []
    numbers = [board for board, _ in draft.numbered]
    for _, some in groupby(draft.pairs, lambda pair: players[pair.first].division):
        matches = [list(boards) for _, boards in groupby(some, _sits_with)]
        pairs += _placed(matches, players, numbers[len(pairs) :])
    return replace(draft, pairs=tuple(pairs))


def _sits_with(pair: Paired) -> object:
    """Return what all boards of a match share; every other pair sits alone."""
    return pair.why.details["teams"] if is_match(pair.why) else pair


def _placed(
    matches: Sequence[Together], players: Mapping[str, Player], numbers: Sequence[int]
) -> list[Paired]:
    """Return the pairs of a division, whose tables have these numbers from the first one on."""
    left = list(range(len(matches)))
    starts = accumulate(map(len, matches[:-1]), initial=0)
    first = [numbers[start] for start in starts]
    places: dict[int, Together] = {}
    keep = [(wanted, match) for match in matches if (wanted := _first_table(match, players)) is not None]
    for wanted, match in sorted(keep, key=lambda each: each[0]):
        place = min(left, key=lambda free: (abs(first[free] - wanted), free))
        left.remove(place)
        places[place] = match
    others = (match for match in matches if _first_table(match, players) is None)
    places |= dict(zip(left, others, strict=True))
    return [pair for place in range(len(matches)) for pair in places[place]]


def _first_table(match: Together, players: Mapping[str, Player]) -> int | None:
    """Return where the first board of it would have to be for who keeps a table."""
    return next((table - at for at, pair in enumerate(match) if (table := own_table(pair, players))), None)


def own_table(pair: Paired, players: Mapping[str, Player]) -> int:
    return players[pair.first].table or players[pair.second].table
