"""The last turns: the bag is empty, so what is unseen is the other's rack, and answers can be worked out."""

from itertools import islice

from faristol.core.board import Board
from faristol.core.letters import tile
from faristol.core.tiles import Tiles, TileSet, take, tile_set
from faristol.words.best import Found
from faristol.words.bitsets import Bitsets
from faristol.words.plays import Search
from faristol.words.slices import InSlices

LOOKED_AT = 14
"""So many plays, each with the best answer to it: a second on a tablet."""


def last_turn(
    bitsets: Bitsets, board: Board, rack: Tiles, other: Tiles, search: Search
) -> InSlices[Found | None]:
    """The play that leaves one furthest ahead after the best answer; to be out first counts too."""
    tiles = tile_set(bitsets.lexicon.language)
    plays = list(islice(search.ordered(), LOOKED_AT))
    best: tuple[int, Found] | None = None
    for done, play in enumerate(plays):
        yield done, len(plays)
        laid = _laid(board, play)
        kept = take(rack, (tile(tiles, code) for code in laid.values()))
        assert kept is not None
        ahead = play.score + (points(tiles, other) * 2 if not kept else 0)
        if kept:
            ahead -= _answer(bitsets, tiles, board.with_tiles(laid), other, kept)
        if best is None or ahead > best[0]:
            best = ahead, play
    return best[1] if best else None


def _answer(bitsets: Bitsets, tiles: TileSet, board: Board, other: Tiles, kept: Tiles) -> int:
    """What the best answer brings; if it is the last play, with what is left on our rack."""
    search = Search(bitsets, board, other, confirmed=True)
    for _ in search.steps():
        pass
    answer = next(search.ordered(), None)
    if answer is None:
        return -points(tiles, other)
    left = len(other) - len(_laid(board, answer))
    return answer.score + (2 * points(tiles, kept) if not left else points(tiles, kept) // 2)


def _laid(board: Board, play: Found) -> dict[int, int]:
    return {
        square: code
        for square, code in zip(play.play.squares, play.word, strict=True)
        if not board.squares[square]
    }


def points(tile_set: TileSet, rack: Tiles) -> int:
    return sum(map(tile_set.points, rack))
