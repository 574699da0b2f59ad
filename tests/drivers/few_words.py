"""Word lists of a few words, so that one sees at once what can be played; and chance that repeats itself."""

from collections.abc import Callable
from random import Random

from faristol.words.bitsets import Bitsets
from faristol.words.lexicon import Lexicon, marks, rows_of
from faristol.words.spelling import spelling


def few(language: str, *words: str) -> Bitsets:
    made = [spelling(language).word(word) for word in words]
    rows = rows_of(made)
    known = marks(rows, set(made))
    return Bitsets(Lexicon.of(rows, known, language=language, name="few", version="1", licence="none"))


def at_random(seed: int) -> Callable[[], float]:
    return Random(seed).random
