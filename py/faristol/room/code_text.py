"""Bytes as the text of a QR code, which has 45 signs at 5.5 bits each; these 41 may stand in a link, too.

Two bytes are three signs, and a last one alone is two. The first byte of each code says which it is; a form
that an earlier Faristol cannot read takes another number.
"""

from enum import IntEnum
from typing import Self

SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ+-./:"
_VALUES = {sign: value for value, sign in enumerate(SIGNS)}
_BASE = len(SIGNS)
LONGEST = 4_296
"""The signs of the largest QR code."""
MOST_CODES = 5_000
"""More than the longest file is shown as."""


class CodeKind(IntEnum):
    OFFERS = 0x10
    ANSWER = 0x20
    SLIP = 0x30
    RESULT = 0x40
    FRAME = 0x50
    SEAT_KEY = 0x60


class Unreadable(ValueError):
    """What came from another device is not what it should be."""


def codes_in(text: str) -> list[str]:
    """Return the codes that a page has read since the last answer, one a line."""
    return text.split("\n", MOST_CODES)[:MOST_CODES]


def to_text(content: bytes) -> str:
    signs = []
    for at in range(0, len(content), 2):
        pair = content[at : at + 2]
        value = int.from_bytes(pair)
        for _ in range(len(pair) + 1):
            value, sign = divmod(value, _BASE)
            signs.append(SIGNS[sign])
    return "".join(signs)


def to_bytes(text: str) -> bytes:
    if len(text) > LONGEST:
        raise Unreadable("longer than a code can be")
    content = bytearray()
    for at in range(0, len(text), 3):
        group = text[at : at + 3]
        if len(group) == 1 or not all(sign in _VALUES for sign in group):
            raise Unreadable("no text of a code")
        value = 0
        for sign in reversed(group):
            value = value * _BASE + _VALUES[sign]
        if value >= 1 << 8 * (len(group) - 1):
            raise Unreadable("no text of a code")
        content += value.to_bytes(len(group) - 1)
    return bytes(content)


def kind_of_code(content: bytes) -> CodeKind:
    """Return which code this is; the lower half of the first byte belongs to the kind itself."""
    try:
        return CodeKind(content[0] & 0xF0)
    except (IndexError, ValueError):
        raise Unreadable("no code of a room") from None


class ByteReader:
    """Reads bytes from the front, and raises `Unreadable` where there are too few or too many."""

    def __init__(self, content: bytes, kind: CodeKind) -> None:
        if kind_of_code(content) is not kind:
            raise Unreadable("another kind of code")
        self.variant = content[0] & 0x0F
        self._content, self._at = content, 1

    def take(self, count: int) -> bytes:
        start, self._at = self._at, self._at + count
        if self._at > len(self._content):
            raise Unreadable("cut off")
        return self._content[start : self._at]

    def number(self, count: int, least: int, most: int) -> int:
        """Return a number of so many bytes within a range."""
        found = int.from_bytes(self.take(count))
        if not least <= found <= most:
            raise Unreadable("a number out of its range")
        return found

    def rest(self) -> bytes:
        return self.take(len(self._content) - self._at)

    def end(self) -> Self:
        if self._at != len(self._content):
            raise Unreadable("longer than it should be")
        return self
