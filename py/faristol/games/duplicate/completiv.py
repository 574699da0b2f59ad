"""Completiv: six letters are drawn, and each player names the seventh from those still in stock (RDU-6).

the letter is in stock, not marked      it counts
no such letter, but a joker             the joker lies there: the letter's value is deducted
marked as joker                         worth nothing, whether a joker or the letter is in stock
neither letter nor joker                the play is cancelled
"""

from collections import Counter
from dataclasses import dataclass

from faristol.core.board import Board
from faristol.core.letters import AS_BLANK, letter, plain, tile
from faristol.core.play import Play
from faristol.core.tiles import BLANK, Tiles, TileSet


@dataclass(frozen=True)
class Hand:
    """The play that counts, its rack, and the tile that was named; None if six were enough."""

    play: Play
    rack: Tiles
    named: str | None


def with_seventh(tiles: TileSet, board: Board, rack: Tiles, stock: Tiles, play: Play) -> Hand:
    """Return the play with the tile that the player named: the one that the six do not have."""
    new = [at for at, square in enumerate(play.squares) if not board.squares[square]]
    needed = Counter(tile(tiles, play.word[at]) for at in new)
    lacking = tuple((needed - Counter(rack)).elements())
    if len(lacking) != 1:
        return Hand(play, rack, None)
    (named,) = lacking
    if named != BLANK:
        if named in stock:
            return Hand(play, (*rack, named), named)
        if BLANK in stock:
            at = next(at for at in new if tile(tiles, play.word[at]) == named)
            return Hand(_marked(play, at), (*rack, BLANK), BLANK)
        return Hand(play, rack, None)
    if BLANK in stock:
        return Hand(play, (*rack, BLANK), BLANK)
    marked = (at for at in new if play.word[at] & AS_BLANK)
    letters = (letter(tiles, plain(play.word[at : at + 1])[0]) for at in marked)
    there = next((each for each in letters if each in stock), None)
    return Hand(play, (*rack, BLANK), there) if there else Hand(play, rack, None)


def final_tiles(tiles: TileSet, new_tiles: dict[int, int], rack: Tiles, named: str | None) -> dict[int, int]:
    """Return the tiles as they stay on the board: a letter marked as a joker stays a letter if it is one."""
    if named in (None, BLANK):
        return new_tiles
    jokers = sum(1 for code in new_tiles.values() if code & AS_BLANK)
    if jokers <= rack.count(BLANK):
        return new_tiles
    at = next(
        square
        for square, code in new_tiles.items()
        if code & AS_BLANK and letter(tiles, code & ~AS_BLANK) == named
    )
    return {**new_tiles, at: new_tiles[at] & ~AS_BLANK}


def _marked(play: Play, at: int) -> Play:
    word = bytearray(play.word)
    word[at] |= AS_BLANK
    return Play(play.place, bytes(word))
