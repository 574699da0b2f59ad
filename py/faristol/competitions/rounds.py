"""The rounds of a competition by letter, by the Swiss way of free games (RDU-8).

The document mentions the Clavecin system and gives no rule of it; this way goes by coefficients, too.
"""

from collections import Counter
from collections.abc import Iterator, Sequence, Set

from faristol.competitions.errors import EverybodyHasMet, NotNow, StringMissing, TooFewPlayers
from faristol.competitions.event import Competition
from faristol.competitions.worth import classification
from faristol.core.lots import draw_lots, plain_words, seed
from faristol.games.log import Entry
from faristol.tournaments.cheapest import Costs, cheapest_pairs
from faristol.tournaments.errors import SecretMissing
from faristol.tournaments.round_robin import rounds_needed
from faristol.tournaments.terms import advised_rounds

Met = Set[frozenset[str]]
LOTS = 2
"""The lots of round one are other ones than those of the string."""


def may_pair(event: Competition) -> bool:
    """Return whether another round can be made: all games so far have their results."""
    in_rounds = event.stage == "players" or (event.stage == "games" and event.round > 0)
    return in_rounds and not event.unreported


def is_advised(event: Competition) -> bool:
    """Return whether the next round is one of those that so many players play (RDU-8)."""
    players = len(event.players)
    most = min(advised_rounds(players), rounds_needed(players))
    return may_pair(event) and 0 < event.round < most


def pair_round(event: Competition) -> list[Entry]:
    """Pair the next round: the first by lot, then from the top down by the sums, nobody twice."""
    if not may_pair(event):
        raise NotNow
    if event.string is None:
        raise StringMissing
    order = [row.player.id for row in classification(event) if row.player.excluded is None]
    if len(order) < 2:
        raise TooFewPlayers
    met = {frozenset(game.players) for game in event.games}
    field, rests = _with_rest(event, order if event.round else _by_lot(event), met)
    red = Counter(game.players[0] for game in event.games)
    pairs = [sorted(pair, key=red.__getitem__) for pair in _top_down(field, met)]
    return [{"type": "RoundPaired", "round": event.round + 1, "games": pairs, "rests": rests}]


def _by_lot(event: Competition) -> list[str]:
    if not event.opened.secret:
        raise SecretMissing
    lots = seed(bytes.fromhex(event.opened.secret), plain_words(event.room or ""))
    return draw_lots(list(event.players), lots, LOTS, 0, len(event.players))


def _with_rest(event: Competition, order: list[str], met: Met) -> tuple[list[str], str]:
    """Return who plays and who rests: the last who has rested least, if the others can meet."""
    if len(order) % 2 == 0:
        return order, ""
    for rests in sorted(reversed(order), key=Counter(event.rests).__getitem__):
        field = [id for id in order if id != rests]
        if _can_be_paired(field, met):
            return field, rests
    raise EverybodyHasMet


def _top_down(left: list[str], met: Met) -> Iterator[tuple[str, str]]:
    while left:
        best, *others = left
        for other in others:
            left = [id for id in others if id != other]
            if {best, other} not in met and _can_be_paired(left, met):
                yield best, other
                break
        else:
            raise EverybodyHasMet


def _can_be_paired(field: Sequence[str], met: Met) -> bool:
    often = Counter(id for pair in met if pair <= {*field} for id in pair)
    if all(2 * times < len(field) for times in often.values()):
        return True  # Dirac: where each can meet half of the others, all can be paired
    costs = Costs(lambda one, two: None if {field[one], field[two]} in met else (0,), (1,))
    return not cheapest_pairs(len(field), costs).stuck
