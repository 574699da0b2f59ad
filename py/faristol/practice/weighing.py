"""Which of some turns leaves one furthest ahead once the other has replied.

What the other holds is not known: racks are drawn from the unseen tiles, the same for every turn, and each
is let reply as well as it can. All turns are tried against a few racks, the better half of them against more,
and so on: most of the work goes to those between which it is close.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from faristol.core.tiles import Tiles
from faristol.practice.offers import Offer
from faristol.practice.replies import Boards, Rack
from faristol.practice.turns import Chance, Chosen, Position
from faristol.words.bitsets import Bitsets
from faristol.words.lanes import Lane

ROUNDS = ((16, 4), (8, 8), (4, 16))
"""So many turns at most, and against how many racks more."""
TRIES = sum(turns * racks for turns, racks in ROUNDS)


@dataclass
class _Tried:
    offer: Offer
    lanes: list[Lane]
    replies: int = 0
    """What the other has scored in all."""


class Weighing:
    def __init__(
        self, bitsets: Bitsets, position: Position, offered: Sequence[Offer], chance: Chance
    ) -> None:
        """`offered`: the best first."""
        boards = Boards(bitsets)
        most, _ = ROUNDS[0]
        self._bitsets = bitsets
        self._position = position
        self._chance = chance
        self._left = [_Tried(offer, boards.lanes(offer.board)) for offer in offered[:most]]
        self._racks = 0

    def steps(self) -> Iterator[None]:
        """One for each reply."""
        for most, racks in ROUNDS:
            self._left = sorted(self._left, key=self._ahead, reverse=True)[:most]
            if len(self._left) < 2:
                return
            for _ in range(racks):
                yield from self._against(other_rack(self._position, self._chance))

    @property
    def best(self) -> Chosen:
        """By the racks that all have been tried against."""
        return max(self._left, key=self._ahead).offer.turn if self._left else Chosen()

    def _against(self, tiles: Tiles) -> Iterator[None]:
        rack, scores = Rack(self._bitsets, tiles), []
        for tried in self._left:
            scores.append(rack.best_score(tried.lanes))
            yield
        for tried, score in zip(self._left, scores, strict=True):
            tried.replies += score
        self._racks += 1

    def _ahead(self, tried: _Tried) -> int:
        """In tenths, over all the racks."""
        return max(self._racks, 1) * tried.offer.worth - 10 * tried.replies


def other_rack(position: Position, chance: Chance) -> Tiles:
    """As it may be: so many of the unseen tiles as are not in the bag."""
    unseen = list(position.unseen)
    return tuple(unseen.pop(int(chance() * len(unseen))) for _ in range(len(unseen) - position.in_bag))
