"""A turn as the computer sees it: what it knows before, what it may do, and the board after."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations

from faristol.core.board import Board
from faristol.core.letters import tile
from faristol.core.tiles import Tiles, take, tile_set
from faristol.rulesets.table_games import ClassicRules
from faristol.words.best import Found

RACK = 7

Chance = Callable[[], float]
"""A number from 0 up to 1."""


@dataclass(frozen=True)
class Position:
    board: Board
    rack: Tiles
    unseen: Tiles
    """Bag and the other racks together."""
    in_bag: int
    may_exchange: int
    """So many tiles; none where the rules forbid it now."""
    least: int = 1
    """So many tiles at least, if any are exchanged."""
    racks_count: bool = True
    """Who is out gets the points of the other's rack, and the other loses them."""
    lead: int = 0
    """By how much one is ahead of the other."""
    may_pass: bool = True
    known: Tiles = ()
    """Of the unseen tiles: the other has them on the rack."""

    @property
    def of_two(self) -> "Position":
        """The same as if two played: what further players hold lies in the bag."""
        return replace(self, in_bag=max(0, len(self.unseen) - RACK))

    @property
    def hidden(self) -> Tiles:
        """The unseen tiles of which nobody knows where they are."""
        return without(self.unseen, self.known)


@dataclass(frozen=True)
class TurnRules:
    """What a document says that a turn is weighed by."""

    exchange_from: int | None
    """With so many tiles in the bag they can be exchanged. None: in a duplicate nobody does, nor passes."""
    least: int = 1
    racks_count: bool = True
    players: int = 2

    def position(self, board: Board, rack: Tiles, unseen: Tiles, lead: int = 0) -> Position:
        in_bag = max(0, len(unseen) - RACK * (self.players - 1))
        enough = self.exchange_from is not None and in_bag >= self.exchange_from
        return Position(
            *(board, rack, unseen, in_bag, min(in_bag, len(rack)) if enough else 0, self.least),
            *(self.racks_count, lead, self.exchange_from is not None),
        )


PLAYS_ONLY = TurnRules(None)


def rules_of(document: ClassicRules, players: int = 2) -> TurnRules:
    rule = document.exchange
    return TurnRules(rule.in_bag, rule.least, bool(document.ends.played_out.racks), players)


@dataclass(frozen=True)
class Chosen:
    """A play; else the tiles to exchange; with neither it passes."""

    play: Found | None = None
    exchange: Tiles = ()

    @property
    def score(self) -> int:
        return self.play.score if self.play else 0


def laid_on(board: Board, play: Found) -> Mapping[int, int]:
    """Return the squares that the play fills, with what lies there then."""
    lying = zip(play.play.squares, play.word, strict=True)
    return {square: code for square, code in lying if not board.squares[square]}


def laid_by(board: Board, play: Found, language: str) -> Tiles:
    """Return the tiles that leave the rack, blanks as such."""
    tiles = tile_set(language)
    return tuple(tile(tiles, code) for code in laid_on(board, play).values())


def kept_by(position: Position, turn: Chosen, language: str) -> Tiles:
    gone = laid_by(position.board, turn.play, language) if turn.play else turn.exchange
    return without(position.rack, gone)


def board_after(board: Board, turn: Chosen) -> Board:
    return board.with_tiles(laid_on(board, turn.play)) if turn.play else board


def without(rack: Tiles, given: Tiles) -> Tiles:
    kept = take(rack, given)
    assert kept is not None
    return kept


def without_a_play(position: Position) -> Iterator[Chosen]:
    """Return each exchange, and the pass."""
    for count in range(position.least, min(position.may_exchange, len(position.rack)) + 1):
        yield from (Chosen(exchange=given) for given in sorted(set(combinations(position.rack, count))))
    if position.may_pass:
        yield Chosen()
