"""A file as a sequence of codes without end, of which any that are enough give it back.

The file is pressed together and cut into blocks. The first frames are the blocks; each later one is the XOR
of about half of them, drawn from the file's mark and the frame's number. Whoever has as many frames as there
are blocks, and one or two more, solves for the blocks; which frames were missed does not matter.

The draw is splitmix32. A xorshift would not do: it is linear over the same field, so that its rows never
span more than 32 blocks.
"""

import hashlib
import zlib
from collections.abc import Iterator

from faristol.room.code_text import ByteReader, CodeKind, Unreadable

MOST_BYTES = 16_000_000
"""Of the file itself: what a few codes press together may be no more when it is unpressed."""
MOST_BLOCKS = 2_048
_MARK = 4
HEAD = 1 + _MARK + 3 + 3
"""Of a frame: its kind, the mark of the file, its pressed length, the frame's number."""
BLOCK = 821
"""With the head a code of version 20-L, which a camera reads from two pixels a module on."""

_WORD = 0xFFFFFFFF


def frames(content: bytes, block: int = BLOCK) -> Iterator[bytes]:
    """Yield the frames of a file for as long as somebody looks at them."""
    pressed = zlib.compress(content, 9)
    mark, length = _mark_of(pressed), len(pressed)
    count = _blocks_in(length, block)
    if count > MOST_BLOCKS:
        raise Unreadable("too long for codes")
    padded = pressed.ljust(count * block, b"\0")
    blocks = [int.from_bytes(padded[at * block : (at + 1) * block]) for at in range(count)]
    for number in range(1 << 24):
        mixed, row = 0, _row(mark, number, count)
        for at in range(count):
            if row >> at & 1:
                mixed ^= blocks[at]
        head = bytes((CodeKind.FRAME,)) + mark + length.to_bytes(3) + number.to_bytes(3)
        yield head + mixed.to_bytes(block)


def enough(content: bytes, block: int = BLOCK) -> int:
    """Return how many frames of a file are shown before they come round again: a third may be missed."""
    return _blocks_in(len(zlib.compress(content, 9)), block) * 3 // 2 + 4


class FrameCollector:
    """Takes frames in any order, and gives the file back once there are enough."""

    def __init__(self) -> None:
        self.blocks = 0
        """How many frames are needed; 0 before the first."""
        self._file: tuple[bytes, int, int] | None = None
        self._solved: dict[int, tuple[int, int]] = {}
        self._seen: set[int] = set()

    @property
    def collected(self) -> int:
        """How many of the frames that were read bring something new."""
        return len(self._solved)

    def take(self, frame: bytes) -> bytes | None:
        """Return the file if this frame completes it; a frame of another file begins that one."""
        reader = ByteReader(frame, CodeKind.FRAME)
        mark = reader.take(_MARK)
        length, number = reader.number(3, 1, MOST_BYTES), reader.number(3, 0, (1 << 24) - 1)
        body = reader.rest()
        count = _blocks_in(length, len(body)) if body else 0
        if not 0 < count <= MOST_BLOCKS:
            raise Unreadable("no frame of a file")
        if self._file != (mark, length, len(body)):
            self._begin(mark, length, len(body), count)
        if number in self._seen:
            return None
        self._seen.add(number)
        self._add(_row(mark, number, count), int.from_bytes(body))
        return self._content(mark, length, len(body)) if self.collected == count else None

    def _begin(self, mark: bytes, length: int, size: int, count: int) -> None:
        self._file, self.blocks = (mark, length, size), count
        self._solved, self._seen = {}, set()

    def _add(self, row: int, mixed: int) -> None:
        """Take from a row what is known of its blocks; what is left is known by its first block."""
        while row:
            first = (row & -row).bit_length() - 1
            if first not in self._solved:
                self._solved[first] = row, mixed
                return
            known, part = self._solved[first]
            row, mixed = row ^ known, mixed ^ part

    def _content(self, mark: bytes, length: int, size: int) -> bytes:
        blocks: dict[int, int] = {}
        for at in sorted(self._solved, reverse=True):
            row, mixed = self._solved[at]
            for other, block in blocks.items():
                if row >> other & 1:
                    mixed ^= block
            blocks[at] = mixed
        pressed = b"".join(blocks[at].to_bytes(size) for at in sorted(blocks))[:length]
        self._file = None  # what is shown next begins anew, the same file too
        if _mark_of(pressed) != mark:
            raise Unreadable("the frames are not of one file")
        return _unpressed(pressed)


def _unpressed(pressed: bytes) -> bytes:
    press = zlib.decompressobj()
    try:
        content = press.decompress(pressed, MOST_BYTES)
    except zlib.error:
        raise Unreadable("nothing that was pressed together") from None
    if not press.eof:
        raise Unreadable("longer than a file may be")
    return content


def _mark_of(pressed: bytes) -> bytes:
    return hashlib.sha256(pressed).digest()[:_MARK]


def _blocks_in(length: int, block: int) -> int:
    return -(-length // block)


def _row(mark: bytes, number: int, count: int) -> int:
    """Return which blocks are in a frame, the first in the lowest bit; it is never none of them."""
    if number < count:
        return 1 << number
    state, row = int.from_bytes(mark) ^ (number + 1) * 0x9E3779B1 & _WORD, 0
    for at in range(0, count, 32):
        state = state + 0x9E3779B9 & _WORD
        row |= _mixed(state) << at
    return row & (1 << count) - 1 or 1


def _mixed(state: int) -> int:
    """Return the number that splitmix32 makes of a state."""
    state = (state ^ state >> 16) * 0x21F0AAAD & _WORD
    state = (state ^ state >> 15) * 0x735A2D97 & _WORD
    return state ^ state >> 15
