"""What stays on a rack after each of its plays, and what that is worth."""

from faristol.core.board import Board
from faristol.core.letters import tile
from faristol.core.tiles import Tiles, TileSet, take
from faristol.practice.leaves import leaves
from faristol.words.best import Found


class Staying:
    def __init__(self, tile_set: TileSet, board: Board, rack: Tiles) -> None:
        self._tiles, self._board, self._rack = tile_set, board, rack
        lying = sum(1 for code in board.squares if code)
        self._bag_is_empty = len(tile_set.all) - lying - len(rack) <= len(rack)
        """What the other does not hold is in the bag; where it is empty no tile comes after those kept."""

    def after(self, found: Found) -> tuple[Tiles, int]:
        """Return the tiles that stay, and their worth in tenths of a point."""
        word = zip(found.play.squares, found.word, strict=True)
        laid = [tile(self._tiles, code) for square, code in word if not self._board.squares[square]]
        stays = self._tiles.sort(take(self._rack, laid) or ())
        if self._bag_is_empty:
            return stays, 0
        return stays, leaves(self._tiles.language).worth(self._tiles, stays)
