"""Boards as tests draw and play them."""

from faristol.core.board import Board, read_board
from faristol.core.placement import Placed, PlayRules, place
from faristol.core.play import read_play, write_play
from faristol.core.scoring import Score, score
from faristol.core.tiles import tile_set
from faristol.rulesets import ruleset_data
from faristol.rulesets.schema import OfPlays


def drawn(text: str, language: str = "ca") -> Board:
    """Return a board from fifteen lines, or from the first ones that have tiles."""
    rows = text.split()
    return read_board(tile_set(language), rows + ["." * 15] * (15 - len(rows)))


class Game:
    """A board for plays by one document, one after another."""

    def __init__(self, ruleset: str, *plays: str, board: Board | None = None) -> None:
        data = ruleset_data(ruleset)
        self.tile_set = tile_set(data["language"])
        self.rules = PlayRules.of(OfPlays.read(data))
        self.board = board or Board()
        for play in plays:
            self.play(play)

    def placed(self, text: str, rack: str | None = None) -> Placed:
        tiles = None if rack is None else self.tile_set.read(rack)
        return place(self.tile_set, self.rules, self.board, read_play(self.tile_set, text), tiles)

    def score(self, text: str, rack: str | None = None) -> Score:
        return score(self.tile_set, self.rules, self.placed(text, rack))

    def scores(self, text: str) -> int:
        return self.score(text).total

    def written(self, text: str) -> str:
        return write_play(self.tile_set, self.placed(text).play)

    def play(self, text: str) -> int:
        placed = self.placed(text)
        self.board = self.board.with_tiles(placed.new_tiles)
        return score(self.tile_set, self.rules, placed).total
