"""Which letters lengthen a word by one, before it or behind it."""

from dataclasses import dataclass

from faristol.words.bitsets import Bitsets
from faristol.words.spelling import LONGEST
from faristol.words.wordsets import letters_of


@dataclass(frozen=True)
class Hooks:
    """Letters by their numbers, in tile order."""

    before: list[int]
    behind: list[int]


def hooks(bitsets: Bitsets, word: bytes) -> Hooks:
    if len(word) >= LONGEST:
        return Hooks([], [])
    checks = bitsets.crosschecks(confirmed=False)
    return Hooks(letters_of(checks.between(b"", word)), letters_of(checks.between(word, b"")))
