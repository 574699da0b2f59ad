"""Drawing lots: numbers that follow from a seed, so that everybody can check them later.

They are the unsigned 32-bit big-endian words of SHA-256(seed ‖ round ‖ attempt ‖ counter), the three as
big-endian 32-bit fields, attempt and counter from 0; a number that would make some lots likelier than others
is skipped; a lot is drawn once. Never change this: it is part of draw v1.

The seed is promised before anybody can wish for a lot: first the room sees the fingerprint of a secret, then
it says some words, and the seed is made of both. Since draw v2 the fingerprint is of a text as well, and of
the room's words only letters and figures count. docs/draw.md describes all of it.
"""

import hashlib
import struct
import unicodedata
from collections.abc import Iterator, Sequence
from typing import TypeVar

Lot = TypeVar("Lot")

COUNTING = frozenset(("Lu", "Ll", "Lt", "Lo", "Nd", "Nl", "No"))
"""The Unicode categories of the characters that count in the room's words."""


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def seed(secret: bytes, room: str) -> bytes:
    return hashlib.sha256(secret + b"\0" + unicodedata.normalize("NFC", room).encode()).digest()


def promise(secret: bytes, text: str) -> str:
    """The fingerprint of draw v2: of the secret and of what is promised with it."""
    return hashlib.sha256(secret + b"\1" + unicodedata.normalize("NFC", text).encode()).hexdigest()


def plain_words(room: str) -> str:
    """Return what counts of the room's words since draw v2, the same for all spellings of a sentence.

    It is letters and figures, small and without accents, no spaces, no punctuation. They are made capitals
    first, so that ß and SS become the same; capitals alone would change with a later Unicode.
    """
    small = "".join(sign.lower() for sign in _letters_and_figures(room).upper())
    return unicodedata.normalize("NFC", _letters_and_figures(small))


def _letters_and_figures(text: str) -> str:
    signs = unicodedata.normalize("NFKD", text)
    return "".join(sign for sign in signs if unicodedata.category(sign) in COUNTING)


def numbers(seed: bytes, round_: int, attempt: int) -> Iterator[int]:
    counter = 0
    while True:
        fields = struct.pack(">III", round_, attempt, counter)
        yield from struct.unpack(">8I", hashlib.sha256(seed + fields).digest())
        counter += 1


def draw_lots(lots: Sequence[Lot], seed: bytes, round_: int, attempt: int, count: int) -> list[Lot]:
    """Return `count` lots, or all if there are fewer, in the order drawn."""
    left = list(lots)
    drawn: list[Lot] = []
    source = numbers(seed, round_, attempt)
    while left and len(drawn) < count:
        fair = 2**32 - 2**32 % len(left)
        number = next(number for number in source if number < fair)
        drawn.append(left.pop(number % len(left)))
    return drawn
