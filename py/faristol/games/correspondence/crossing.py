"""What the partner knew when a letter was written: letters cross, and what is on its way is not known yet."""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import chain, combinations, takewhile

from faristol.games.correspondence.exact import exact
from faristol.games.correspondence.facts import apply, start_of
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.in_order import BETWEEN, CROSSES, place_after
from faristol.games.correspondence.sheet import OWN
from faristol.games.log import Entry

COMPARED = frozenset({"LeaveWritten", "DaysCharged", "DrawOffered", "GameEnded"})
"""What is told between two turns and goes into the last line of a letter."""
MOST_CROSSING, MOST_UNREAD = 5, 20


def game_after(event: Correspondence, turns: int) -> Correspondence:
    """Return the game as it was when so many turns had gone off, before the next of them was made."""
    after = place_after(event.told, turns)
    since = takewhile(lambda fact: fact["type"] != "TurnSent", event.told[after:])
    before = (fact for fact in event.told[:after] if fact.get("way") not in CROSSES)
    return _fold(event, [*before, *(fact for fact in since if fact["type"] in BETWEEN | OWN)])


def as_the_partner_knew(event: Correspondence) -> Iterator[Correspondence]:
    """Yield this game, then without what was told here last, and without each choice of what crossed."""
    yield event
    crossing = [at for at, fact in enumerate(event.told) if _may_cross(fact)]
    own = [at for at in crossing if "heard" not in event.told[at]][-MOST_UNREAD:]
    last = crossing[-MOST_CROSSING:]
    choices = (combinations(last, number) for number in range(1, len(last) + 1))
    for unknown in (*(own[at:] for at in range(len(own))), *chain.from_iterable(choices)):
        yield _fold(event, [fact for at, fact in enumerate(event.told) if at not in unknown])


def _may_cross(fact: Entry) -> bool:
    return fact["type"] in COMPARED


def fits(event: Correspondence, said: str, more: list[Entry]) -> bool:
    """Return whether the last line of a letter fits, with what it brings, the game as its writer knew it."""
    return any(exact(reduce(apply, more, each)) == said for each in as_the_partner_knew(event))


def _fold(event: Correspondence, told: Sequence[Entry]) -> Correspondence:
    return reduce(apply, told, start_of(event.opened))
