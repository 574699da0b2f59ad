"""Which of some turns leaves one furthest ahead once the other has replied.

What the other holds is not known: racks are drawn from the unseen tiles, the same for every turn, and each
is let reply as well as it can. Many turns are tried against a few racks, those that do not lag behind against
more, and so on: most of the work goes to those between which it is close.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from faristol.core.tiles import Tiles
from faristol.practice.offers import Offer
from faristol.practice.replies import Boards, Lanes, Rack
from faristol.practice.turns import Chance, Chosen, Position, board_after
from faristol.words.bitsets import Bitsets


class Round(NamedTuple):
    most: int
    """So many turns, the best so far."""
    behind: int
    """None that is further behind the best, in tenths of a point."""
    racks: int
    """So many racks more that they are tried against."""


ROUNDS = (Round(10, 50, 6), Round(5, 25, 10), Round(3, 15, 12))
TRIES = sum(each.most * each.racks for each in ROUNDS)
"""No turn takes more."""
COUNTED = 4
"""So many tenths of a reply are counted: the more a board gives to the other, the more it gives afterwards to
oneself. Of a point that the reply is worth more, by games played on from 180 positions, two thirds came back
in one's next turn, and with the turns after that not half of it was lost."""


@dataclass
class Tried:
    offer: Offer
    lanes: Lanes
    replies: int = 0
    """What the other has scored in all."""


class Weighing:
    def __init__(
        self, bitsets: Bitsets, position: Position, offered: Sequence[Offer], chance: Chance
    ) -> None:
        """Weigh what is `offered`, the best first."""
        boards = Boards(bitsets)
        self._bitsets = bitsets
        self._position = position
        self._chance = chance
        self.racks = 0
        """So many has each been tried against that is still left."""
        self.left = [
            Tried(offer, boards.lanes(board_after(position.board, offer.turn)))
            for offer in offered[: ROUNDS[0].most]
        ]

    def steps(self) -> Iterator[None]:
        """Yield once for each reply."""
        for most, behind, racks in ROUNDS:
            self.left = sorted(self.left, key=self._ahead, reverse=True)[:most]
            least = max(map(self._ahead, self.left), default=0) - behind
            self.left = [each for each in self.left if self._ahead(each) >= least]
            for _ in range(racks if len(self.left) > 1 else 0):
                yield from self._against(other_rack(self._position, self._chance))

    @property
    def best(self) -> Chosen:
        """By the racks that all have been tried against."""
        return max(self.left, key=self._ahead).offer.turn if self.left else Chosen()

    def _against(self, tiles: Tiles) -> Iterator[None]:
        rack, scores = Rack(self._bitsets, tiles), []
        for tried in self.left:
            scores.append(rack.best_score(tried.lanes))
            yield
        for tried, score in zip(self.left, scores, strict=True):
            tried.replies += score
        self.racks += 1

    def _ahead(self, tried: Tried) -> float:
        """Return how far it is ahead, in tenths, after a reply as it has been so far."""
        return tried.offer.worth - COUNTED * tried.replies / max(self.racks, 1)


def other_rack(position: Position, chance: Chance) -> Tiles:
    """Return the other rack as it may be: so many of the unseen tiles as are not in the bag."""
    hidden = list(position.hidden)
    drawn = len(hidden) - position.in_bag
    return (*position.known, *(hidden.pop(int(chance() * len(hidden))) for _ in range(drawn)))
