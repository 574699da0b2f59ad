"""What each turn is worth by itself: a play, an exchange or the pass, by its points and what it keeps.

All who weigh turns do it by this: the computer before it looks further, the annotation of a game, and the
analysis of a position.
"""

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from operator import attrgetter

from faristol.core.tiles import Tiles, tile_set
from faristol.practice.leaves import leaves
from faristol.practice.turns import Chosen, Position, kept_by, without_a_play
from faristol.practice.winning import chance_after
from faristol.words.best import Found
from faristol.words.plays import Search

CONSIDERED = 10
"""So many turns are thought about, those that are worth most."""
EXCHANGES = 2
"""So many exchanges are among them: they leave the same board, and differ by what is kept."""


@dataclass(frozen=True)
class Offer:
    """A turn, the tiles that stay on the rack, and what they are worth, in tenths of a point."""

    turn: Chosen
    stays: Tiles
    leave: int

    @property
    def worth(self) -> int:
        """Its points and what it keeps, in tenths."""
        return 10 * self.turn.score + self.leave


class Offering:
    """The turns at a position; where the bag is empty no tile comes after those that stay."""

    def __init__(self, language: str, position: Position) -> None:
        self._language, self._position = language, position
        rack = self._tiles_of(position.rack)
        parts = leaves(language).of_every_part(tile_set(language), rack) if position.in_bag else {}
        self._leaves = parts
        self._most = max(parts.values(), default=0)

    def of(self, turn: Chosen) -> Offer:
        stays = self._tiles_of(kept_by(self._position, turn, self._language))
        return Offer(turn, stays, self._leaves.get(tuple(sorted(stays)), 0))

    def without_a_play(self) -> list[Offer]:
        """Return the exchanges and the pass, the best first."""
        return _best_first(map(self.of, without_a_play(self._position)))

    def considered(self, plays: Iterable[Found | None]) -> Generator[None, None, list[Offer]]:
        """Find the turns that are worth most, the best first.

        The plays come by their points: once one could keep anything and not be among them, none after it can.
        """
        best: list[Offer] = []
        for play in plays:
            if play is None:
                yield
                continue
            if len(best) == CONSIDERED and 10 * play.score + self._most <= best[-1].worth:
                break
            offer = self.of(Chosen(play))
            if len(best) < CONSIDERED or offer.worth > best[-1].worth:
                best = _best_first([*best, offer])[:CONSIDERED]
        others = self.without_a_play()
        exchanges = [each for each in others if each.turn.exchange][:EXCHANGES]
        passes = [each for each in others if not each.turn.exchange]
        return _best_first([*best, *exchanges, *passes])[:CONSIDERED]

    def chance(self, offer: Offer) -> float:
        """Return how likely it is to win after it."""
        laid = len(self._position.rack) - len(offer.stays) if offer.turn.play else 0
        lead = self._position.lead + offer.worth / 10
        return chance_after(self._language, lead, self._position.in_bag - laid)

    def _tiles_of(self, tiles: Tiles) -> Tiles:
        return tile_set(self._language).sort(tiles)


def offers(language: str, position: Position, search: Search) -> Generator[None, None, list[Offer]]:
    """Find what is worth most at a position, whose plays have been searched."""
    return Offering(language, position).considered(search.in_order())


def _best_first(found: Iterable[Offer]) -> list[Offer]:
    return sorted(found, key=attrgetter("worth"), reverse=True)
