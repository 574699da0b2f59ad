"""A position in another playing language: which of its tiles there are in that one too."""

from collections import Counter
from dataclasses import replace

from faristol.core.board import Board
from faristol.core.letters import AS_BLANK, codes, letter, tile
from faristol.core.tiles import Tiles, tile_set
from faristol.practice.turns import PLAYS_ONLY
from faristol.screens.practice.analysis.study import Study


def in_language(study: Study, language: str) -> tuple[Study, Tiles]:
    """Return the study with the tiles that this language has, and those for which it has none left."""
    other, old = tile_set(language), study.tile_set
    numbers, left, lacking = codes(other), Counter(other.all), list[str]()

    def is_there(one: str) -> bool:
        left[one] -= 1
        if left[one] < 0:
            lacking.append(one)
        return left[one] >= 0

    squares = bytearray(len(study.board.squares))
    for square, code in enumerate(study.board.squares):
        if not code:
            continue
        name = letter(old, code).upper()
        if name not in numbers:
            lacking.append(name)
        elif is_there(tile(old, code)):
            squares[square] = numbers[name] | code & AS_BLANK
    rack = tuple(one for one in study.rack if is_there(one))
    moved = study.at(Board(bytes(squares)), other.sort(rack))
    rules = study.rules if study.rules == PLAYS_ONLY else None
    return replace(moved, language=language, game="", turn=0, rules=rules), tuple(lacking)
