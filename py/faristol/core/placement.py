"""Whether a play is legal: the first reason why not, in a judge's order, or the words that it forms.

The order: readable, coordinates (core/play.py), on the rack, on the board, the squares free, the word whole,
enough tiles, the centre, connected; and last of all the words.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from faristol.core.board import Board
from faristol.core.errors import (
    NoSuchWord,
    NotConnected,
    NotOnRack,
    NotOverCentre,
    OffBoard,
    SquareTaken,
    TooFew,
    WordGoesOn,
    reason,
)
from faristol.core.letters import letter, plain, tile
from faristol.core.notation import marked_word
from faristol.core.play import Play
from faristol.core.squares import CENTRE, Place, name
from faristol.core.tiles import BLANK, Tiles, TileSet
from faristol.errors import Rejected
from faristol.rulesets.schema import OfPlays


@dataclass(frozen=True)
class PlayRules:
    """What a document says of one play; `clauses` cites it for each reason why one doesn't stand."""

    first: int
    most: int
    bonus: int
    clauses: Mapping[str, str]

    @classmethod
    def of(cls, rules: OfPlays) -> "PlayRules":
        return cls(rules.play.first, rules.play.most, rules.play.bonus, rules.reasons)

    def clause(self, refusal: Rejected) -> str:
        return self.clauses[reason(refusal)]


@dataclass(frozen=True)
class Word:
    """A word that a play forms or lengthens, and the squares it lies on."""

    squares: range
    letters: bytes


@dataclass(frozen=True)
class Placed:
    """A play that fits: as it is listed, its new tiles by square, and its words, the main one first."""

    play: Play
    new_tiles: Mapping[int, int]
    words: tuple[Word, ...]


def place(tile_set: TileSet, rules: PlayRules, board: Board, play: Play, rack: Tiles | None) -> Placed:
    """Return the play on the board, whatever its words are. Without a rack any tiles may be used."""
    _on_the_rack(tile_set, rules, board, play, rack)
    if len(play.word) > play.place.room:
        raise OffBoard(word=marked_word(tile_set, play.word), place=str(play.place))
    for square, code in zip(play.squares, play.word, strict=True):
        if board.squares[square] and not _same(board.squares[square], code):
            there = letter(tile_set, board.squares[square])
            raise SquareTaken(square=name(square), tile=there)
    new_tiles = _new_tiles(board, play)
    after = board.with_tiles(new_tiles)
    _whole(tile_set, after, play)
    if not new_tiles or (board.is_empty and len(new_tiles) < rules.first):
        raise TooFew(first=rules.first)
    if board.is_empty and CENTRE not in new_tiles:
        raise NotOverCentre
    if not board.is_empty and not any(_touches(board, square) for square in new_tiles):
        raise NotConnected
    return _placed(after, play, new_tiles)


def check_words(tile_set: TileSet, placed: Placed, is_word: Callable[[bytes], bool]) -> None:
    if not all(is_word(plain(word.letters)) for word in placed.words):
        formed = " ".join(marked_word(tile_set, word.letters) for word in placed.words)
        raise NoSuchWord(words=formed)


def _same(one: int, other: int) -> bool:
    """Return whether it is the same letter, blank or not: nobody marks a blank that is already there."""
    return plain(bytes([one])) == plain(bytes([other]))


def _new_tiles(board: Board, play: Play) -> dict[int, int]:
    return {
        square: code
        for square, code in zip(play.squares, play.word, strict=True)
        if not board.squares[square]
    }


def _on_the_rack(tile_set: TileSet, rules: PlayRules, board: Board, play: Play, rack: Tiles | None) -> None:
    there = board.on(play.squares).ljust(len(play.word), b"\0")
    needed = tuple(
        tile(tile_set, code)
        for code, lies in zip(play.word, there, strict=True)
        if not (lies and _same(lies, code))
    )
    if rack is not None:
        lacking = tuple((Counter(needed) - Counter(rack)).elements())
    else:
        lacking = tuple(letter for letter in needed if letter != BLANK and not tile_set.letters[letter][0])
    if lacking or len(needed) > rules.most:
        raise NotOnRack(tiles=tile_set.line(tile_set.sort(lacking or needed)))


def _whole(tile_set: TileSet, after: Board, play: Play) -> None:
    run = after.run(play.place.square, play.place.down)
    if len(play.word) == 1:
        # One letter is no word: what it makes crosswise is the word to write.
        run = max(run, after.run(play.place.square, not play.place.down), key=len)
    if len(run) != len(play.word):
        raise WordGoesOn(word=marked_word(tile_set, after.on(run)))


def _touches(board: Board, square: int) -> bool:
    return len(board.run(square, down=False)) > 1 or len(board.run(square, down=True)) > 1


def _placed(after: Board, play: Play, new_tiles: Mapping[int, int]) -> Placed:
    down = play.place.down
    if len(new_tiles) == 1:
        # A play of one tile may be written across or down; it is listed across unless that word is shorter.
        (square,) = new_tiles
        down = len(after.run(square, down=True)) > len(after.run(square, down=False))
    main = after.run(next(iter(new_tiles)), down)
    crosses = [after.run(square, not down) for square in new_tiles]
    words = [Word(run, after.on(run)) for run in [main, *crosses] if run is main or len(run) > 1]
    return Placed(Play(Place(main[0], down), after.on(main)), new_tiles, tuple(words))
