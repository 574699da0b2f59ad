"""Positions to find plays in: real ones from a file, and small games with few letters and few words."""

import json
from collections import Counter
from pathlib import Path
from random import Random

from drivers.lexicons import words
from faristol.core.board import Board, read_board
from faristol.core.letters import codes, tile
from faristol.core.tiles import BLANK, LANGUAGES, Tiles, tile_set
from faristol.words.best import Found
from faristol.words.bitsets import Bitsets
from faristol.words.lexicon import Lexicon, marks, rows_of
from faristol.words.plays import find_plays

REPOSITORY = Path(__file__).parents[2]

# With few letters everything happens at once: doubled letters, crossings, blanks for what the rack has too.
FEW_LETTERS = {"ca": ["A", "E", "S", "NY", "L·L", "Q"], "ro": ["A", "E", "S", "T", "K", "X"]}

whole = words
"""All words of a language, in place of few."""


def real(language: str) -> list[tuple[Board, Tiles]]:
    """Return boards from the middle of games, with a rack of seven letters each."""
    tiles = tile_set(language)
    file = REPOSITORY / "tests" / "data" / "positions" / f"{LANGUAGES[language]}.json"
    return [
        (read_board(tiles, each["board"]), tiles.read(each["rack"])) for each in json.loads(file.read_text())
    ]


def with_blanks(rack: Tiles, blanks: int) -> Tiles:
    return rack[: len(rack) - blanks] + (BLANK,) * blanks


def small_lexicon(language: str, random: Random, words: int) -> Lexicon:
    """Return a lexicon of made-up words, two in three of them confirmed."""
    numbers = [codes(tile_set(language))[letter] for letter in FEW_LETTERS[language]]
    made = {
        bytes(random.choices(numbers, k=random.choice((2, 2, 3, 3, 4, 5, 6, 7, 8, 9)))) for _ in range(words)
    }
    rows = rows_of(made)
    confirmed = marks(rows, {word for word in sorted(made) if random.random() < 0.67})
    return Lexicon.of(rows, confirmed, language=language, name="small", version="1", licence="none")


def small_game(language: str, random: Random, words: int) -> tuple[Bitsets, list[tuple[Board, Tiles]]]:
    """Play at random to the end, and return the position before each play."""
    bitsets = Bitsets(small_lexicon(language, random, words))
    board, before = Board(), []
    for _ in range(8):
        rack = small_rack(language, random)
        before.append((board, rack))
        plays = list(find_plays(bitsets, board, rack).ordered())
        if plays:
            board = board.with_tiles(new_tiles(board, random.choice(plays)))
    return bitsets, before


def small_rack(language: str, random: Random) -> Tiles:
    tiles = tile_set(language)
    letters = [letter for letter in FEW_LETTERS[language] if tiles.letters[letter][0]]
    blanks = random.choice((0, 0, 1, 1, 2))
    size = random.choice((1, 2, 4, 7 - blanks, 7 - blanks))
    return (*random.choices(letters, k=size), *(BLANK,) * blanks)


def new_tiles(board: Board, found: Found) -> dict[int, int]:
    return {
        square: code
        for square, code in zip(found.play.squares, found.word, strict=True)
        if not board.squares[square]
    }


def tiles_of(language: str, board: Board, found: Found) -> Counter[str]:
    return Counter(tile(tile_set(language), code) for code in new_tiles(board, found).values())
