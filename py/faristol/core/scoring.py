"""What a play scores, word by word and square by square (MAL-7, MAL-12 to 14, FED-4, ROM-7)."""

from dataclasses import dataclass

from faristol.core.letters import values
from faristol.core.placement import Placed, PlayRules, Word
from faristol.core.premiums import Premiums, premiums
from faristol.core.tiles import TileSet


@dataclass(frozen=True)
class SquareScore:
    """One tile of a word: its own points, and how often its square counts them in this play."""

    square: int
    code: int
    points: int
    times: int


@dataclass(frozen=True)
class WordScore:
    word: Word
    squares: tuple[SquareScore, ...]
    times: int

    @property
    def points(self) -> int:
        return self.times * sum(each.points * each.times for each in self.squares)


@dataclass(frozen=True)
class Score:
    words: tuple[WordScore, ...]
    bonus: int

    @property
    def total(self) -> int:
        return sum(word.points for word in self.words) + self.bonus


def score(tile_set: TileSet, rules: PlayRules, placed: Placed) -> Score:
    """Premiums count only under new tiles, in both words of a square, letters before words."""
    worth, squares = values(tile_set), premiums()
    words = tuple(_word(worth, squares, placed, word) for word in placed.words)
    return Score(words, rules.bonus if len(placed.new_tiles) == rules.most else 0)


def _word(worth: bytes, premium: Premiums, placed: Placed, word: Word) -> WordScore:
    counted = []
    times = 1
    for square, code in zip(word.squares, word.letters, strict=True):
        new = square in placed.new_tiles
        counted.append(SquareScore(square, code, worth[code], premium.letters[square] if new else 1))
        times *= premium.words[square] if new else 1
    return WordScore(word, tuple(counted), times)
