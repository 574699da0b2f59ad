"""Turns played on again and again against racks that the other may have: how often each of them wins.

Every try deals the unseen tiles anew, the same for each turn. What a turn is worth by itself counts as some
tries more, so that a few lucky ones do not decide. A turn that has fallen behind for certain is tried no
more; when only one is left, or after so many tries, it is done. With one or two tiles in the bag each ending
is worked out, and every deal is tried once where so many tries are wanted.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from math import sqrt
from typing import NamedTuple

from faristol.core.board import Board
from faristol.core.tiles import Tiles
from faristol.practice.offers import Offer, Offering
from faristol.practice.playing_on import TURNS, Following, Outcome, PlayingOn, Table, for_the_other
from faristol.practice.replies import Lanes
from faristol.practice.turns import Chance, Chosen, Position, board_after, without
from faristol.words.bitsets import Bitsets

MOST_TRIES = 600
LEAST_TRIES = 8
"""Before so many nothing is given up."""
CERTAIN = 2.6
"""So many standard errors behind the best a turn is given up."""
AT_SIGHT = 25
"""What a turn is worth by itself counts as so many tries."""
WORKED_OUT = 2
"""With so many tiles in the bag, or fewer, endings are worked out."""
POSITIONS = 300
"""So many are looked at of each ending."""
POINT = 0.0002
"""Where two turns win as often, points decide: each counts as so much of a game."""
SURE = 1.96


class Deal(NamedTuple):
    other: Tiles
    bag: Tiles
    times: int = 1
    """In so many ways the same tiles come."""


class Figure(NamedTuple):
    """A mean and how far it may be off, by an interval of 95 per cent."""

    mean: float
    off: float


@dataclass
class Tried:
    """A turn, and how it came out each time."""

    offer: Offer
    board: Board
    lanes: Lanes
    at_sight: float
    """What it is worth by itself, as a chance to win."""
    outcomes: list[Outcome] = field(default_factory=list)
    times: list[int] = field(default_factory=list)
    given_up: bool = False
    exact: bool = False
    """Every deal has been tried."""

    @property
    def worth(self) -> float:
        """Return what it is worth at sight and by its tries."""
        if self.exact:
            return self.wins.mean + POINT * self.lead.mean
        values = sum(map(_worth, self.outcomes))
        return (AT_SIGHT * self.at_sight + values) / (AT_SIGHT + len(self.outcomes))

    @property
    def wins(self) -> Figure:
        return self._figure([each.wins for each in self.outcomes])

    @property
    def lead(self) -> Figure:
        return self._figure([each.lead for each in self.outcomes])

    def _figure(self, values: Sequence[float]) -> Figure:
        count = sum(self.times)
        mean = sum(value * times for value, times in zip(values, self.times, strict=True)) / max(count, 1)
        return Figure(mean, 0.0 if self.exact else SURE * error(values))


def error(values: Sequence[float]) -> float:
    """Return the standard error of their mean."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


class Simulation:
    def __init__(
        self,
        bitsets: Bitsets,
        position: Position,
        offered: Sequence[Offer],
        chance: Chance,
        most_tries: int = MOST_TRIES,
        positions: int = POSITIONS,
        turns: int = TURNS,
    ) -> None:
        """Try what is `offered`, the best first; so many turns are played on in each try."""
        self._language = bitsets.lexicon.language
        few = position.in_bag <= WORKED_OUT
        self._playing = PlayingOn(
            bitsets, racks_count=position.racks_count, positions=positions if few else 0
        )
        self.deals = _every_deal(position, chance) if few else []
        """Every one, where they are few, in no order."""
        self._position = position
        self._chance = chance
        self._turns = turns
        self.most_tries = most_tries
        offering = Offering(self._language, position)
        self.tried = [self._trying(each, offering.chance(each)) for each in offered]
        self.rounds = 0
        self._is_decided = not self.tried

    @property
    def done(self) -> bool:
        return self._is_decided or self.rounds >= self.most

    def steps(self) -> Iterator[None]:
        """Yield once for each turn that is played on, or position of an ending.

        With more tries than before it goes on from where it ended.
        """
        while not self.done:
            deal = self.deals[self.rounds] if self.deals else self._dealt()
            left = [each for each in self.tried if not each.given_up]
            outcomes = []
            for each in left:
                outcomes.append((yield from self._once(each, deal)))
            for each, outcome in zip(left, outcomes, strict=True):
                each.outcomes.append(outcome)
                each.times.append(deal.times)
            self.rounds += 1
            self._playing.forget()
            self._is_decided = self.most != len(self.deals) and self._gives_up()
        for each in self.tried:
            each.exact = 0 < len(self.deals) == len(each.outcomes)

    @property
    def most(self) -> int:
        """How many rounds there are at most."""
        return min(len(self.deals), self.most_tries) if self.deals else self.most_tries

    @property
    def exact(self) -> bool:
        return all(each.exact for each in self.tried)

    @property
    def best(self) -> Chosen:
        return self.best_first[0].offer.turn if self.tried else Chosen()

    @property
    def best_first(self) -> list[Tried]:
        """By what they win, then by points; what was given up comes behind."""
        return sorted(self.tried, key=_order, reverse=True)

    def _dealt(self) -> Deal:
        hidden, in_bag = list(self._position.hidden), self._position.in_bag
        dealt = tuple(hidden.pop(int(self._chance() * len(hidden))) for _ in range(len(hidden)))
        return Deal(self._position.known + dealt[in_bag:], dealt[:in_bag])

    def _once(self, tried: Tried, deal: Deal) -> Following:
        """Return how it comes out; what was exchanged lies at the end of the bag."""
        position, turn = self._position, tried.offer.turn
        stays = tried.offer.stays
        count = len(position.rack) - len(stays)
        table = Table(
            tried.board,
            tried.lanes,
            deal.other,
            stays + deal.bag[:count],
            deal.bag[count:] + turn.exchange,
            -(position.lead + turn.score),
            0,
            tried.offer.leave,
            passed=count == 0,
        )
        return for_the_other((yield from self._playing.outcome(table, self._turns)))

    def _trying(self, offer: Offer, chance: float) -> Tried:
        board = board_after(self._position.board, offer.turn)
        lead = self._position.lead + offer.worth / 10
        return Tried(offer, board, self._playing.boards.lanes(board), chance + POINT * lead)

    def _gives_up(self) -> bool:
        """Give up what has fallen behind, and return whether one is left."""
        left = [each for each in self.tried if not each.given_up]
        best = max(left, key=_order)
        for each in left if self.rounds >= LEAST_TRIES else []:
            pairs = zip(best.outcomes, each.outcomes, strict=True)
            behind = error([_worth(one) - _worth(other) for one, other in pairs])
            each.given_up = best.worth - each.worth > CERTAIN * behind and each is not best
        return sum(not each.given_up for each in self.tried) == 1


def _worth(outcome: Outcome) -> float:
    return outcome.wins + POINT * outcome.lead


def _order(tried: Tried) -> tuple[bool, float]:
    return not tried.given_up, tried.worth


def _every_deal(position: Position, chance: Chance) -> list[Deal]:
    """Return each bag, in its order, with the other's rack that goes with it; the deals come in any order."""
    bags = Counter(permutations(position.hidden, position.in_bag))
    deals = [Deal(without(position.unseen, bag), bag, times) for bag, times in bags.items()]
    return sorted(deals, key=lambda _: chance())
