"""The words that somebody writes for the judge, as tiles."""

import re

from faristol.core.notation import read_word
from faristol.core.tiles import TileSet
from faristol.errors import Rejected
from faristol.words.spelling import LONGEST, SHORTEST

BETWEEN = re.compile(r"[\s,;+]+")
MOST = 20
"""A play makes eight words at most."""


class NothingToJudge(Rejected):
    code = "judge.nothing"
    field = "asked"


class UnreadableWord(Rejected):
    code = "judge.unreadable"
    field = "asked"


class NoWordsLength(Rejected):
    code = "judge.length"
    field = "asked"


class TooManyToJudge(Rejected):
    code = "judge.too-many"
    field = "asked"


def read_words(tile_set: TileSet, text: str) -> list[bytes]:
    """Each word once, in the order in which they were written; what is none is a slip of the hand."""
    written = [word for word in BETWEEN.split(text) if word]
    if len(written) > MOST:
        raise TooManyToJudge(most=MOST)
    words = [_read(tile_set, word) for word in written]
    return list(dict.fromkeys(words))


def understood(tile_set: TileSet, text: str) -> tuple[list[bytes], Rejected | None, bool]:
    """While one writes: the words so far, what is wrong, and whether all is read. The last may still grow."""
    try:
        return read_words(tile_set, text), None, True
    except Rejected as wrong:
        earlier = text[: len(text) - len(BETWEEN.split(text)[-1])]
        if earlier == text or wrong.details.get("word") in BETWEEN.split(earlier):
            return [], wrong, False
        return read_words(tile_set, earlier), None, False


def _read(tile_set: TileSet, text: str) -> bytes:
    word = read_word(tile_set, text.upper())
    if word is None:
        raise UnreadableWord(word=text)
    if not SHORTEST <= len(word) <= LONGEST:
        raise NoWordsLength(word=text)
    return word
