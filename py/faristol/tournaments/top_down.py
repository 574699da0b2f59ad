"""From the top down (RDU-8): the best meets the next best whom it has not met, then the best of the rest.

No pair is changed once it is fixed. But a pair is not fixed if those who are left could not all be paired
without a repeat, while with the next opponent they could.
"""

from collections.abc import Sequence

from faristol.tournaments.cheapest import Cost
from faristol.tournaments.errors import CannotPair
from faristol.tournaments.situation import Situation


def top_down(now: Situation, field: Sequence[str]) -> list[tuple[str, str]]:
    left, pairs = list(field), []
    least = now.least_trouble(left)
    if least is None:
        raise CannotPair(players=now.names(left))
    while left:
        best = left.pop(0)
        other, least = _first_who_fits(now, best, left, least)
        left.remove(other)
        pairs.append((best, other))
    return pairs


def _first_who_fits(now: Situation, best: str, left: Sequence[str], least: Cost) -> tuple[str, Cost]:
    """Return the first opponent with whom the trouble of all together is the least, and that of the rest."""
    for other in left:
        trouble = now.trouble(best, other)
        if trouble is None or trouble > least:
            continue
        rest = now.least_trouble([player for player in left if player != other])
        if rest is not None and tuple(map(sum, zip(trouble, rest, strict=True))) == least:
            return other, rest
    raise AssertionError("the least trouble of a field is that of one of its pairings")
