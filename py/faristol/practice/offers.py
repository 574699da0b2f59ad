"""What the master thinks about: plays and exchanges, by their points and what they keep."""

from dataclasses import dataclass
from itertools import islice

from faristol.core.board import Board
from faristol.core.tiles import Tiles, tile_set
from faristol.practice.leaves import leaves
from faristol.practice.turns import Chosen, Position, exchanges, kept_by, laid_on, without
from faristol.words.best import Found
from faristol.words.plays import Search

CONSIDERED = 80
"""So many of the best plays are looked at for what they keep."""
EXCHANGES = 2


@dataclass(frozen=True)
class Offer:
    """A turn, the board after it, and what it is worth by itself: its points and what it keeps, in tenths."""

    turn: Chosen
    board: Board
    worth: int


def offers(language: str, position: Position, search: Search) -> list[Offer]:
    """Return all that it may do with what each is worth, the best first."""
    tiles, values, board = tile_set(language), leaves(language), position.board

    def of_play(play: Found) -> Offer:
        worth = 10 * play.score + values.worth(tiles, kept_by(position, play, language))
        return Offer(Chosen(play), board.with_tiles(laid_on(board, play)), worth)

    def of_exchange(given: Tiles) -> Offer:
        return Offer(Chosen(exchange=given), board, values.worth(tiles, without(position.rack, given)))

    plays = map(of_play, islice(search.ordered(), CONSIDERED))
    others = sorted(map(of_exchange, exchanges(position)), key=_worth, reverse=True)
    return sorted([*plays, *others[:EXCHANGES]], key=_worth, reverse=True)


def _worth(offer: Offer) -> int:
    return offer.worth
