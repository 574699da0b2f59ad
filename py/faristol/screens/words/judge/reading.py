"""The words that somebody writes for the judge, as tiles."""

import re

from faristol.core.notation import read_word
from faristol.core.tiles import TileSet
from faristol.errors import Rejected, refusal
from faristol.texts import N_
from faristol.words.spelling import LONGEST, SHORTEST

BETWEEN = re.compile(r"(?:[\s,;:+/!?]|\.(?=\s|$))+")
"""A full stop ends a word only before a space or at the end: within one it is that of l.l."""
TABLE = re.compile(r"\s*(\d{1,3})(?=[\s,;:.]|$)")
MOST = 20
"""A play makes eight words at most."""


NothingToJudge = refusal(
    "judge.nothing", N_("There is no word to judge yet."), N_("Write the words of the play."), field="asked"
)
UnreadableWord = refusal(
    "judge.unreadable",
    N_("“%(word)s” cannot be made with these tiles."),
    N_("Write it as on the board."),
    field="asked",
)
NoWordsLength = refusal(
    "judge.length",
    N_("“%(word)s” cannot be a word of a play: such words have two to fifteen tiles."),
    N_("Write each word in full, separated by spaces."),
    field="asked",
)
TooManyToJudge = refusal(
    "judge.too-many",
    N_("These are more words than one play can make."),
    N_("Write at most %(most)s."),
    field="asked",
)


def table_of(text: str) -> tuple[int | None, str]:
    """Return the number of the table, if one stands before the words, and the words."""
    if found := TABLE.match(text):
        return int(found[1]), text[found.end() :]
    return None, text


def read_words(tile_set: TileSet, text: str) -> list[bytes]:
    """Return each word once, in the order in which they were written; what is none is a slip of the hand."""
    _, text = table_of(text)
    written = [word for word in BETWEEN.split(text) if word]
    if len(written) > MOST:
        raise TooManyToJudge(most=MOST)
    words = [_read(tile_set, word) for word in written]
    return list(dict.fromkeys(words))


def understood(tile_set: TileSet, text: str) -> tuple[list[bytes], Rejected | None, bool]:
    """Return the words so far, what is wrong, and whether all is read: while one writes the last may grow."""
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
