"""A club's own list becomes a lexicon: one word a line, plain or as .gz or .xz.

What is not a list of words is refused whole, with the numbers of its lines: half an official list would
give wrong rulings all tournament long. Words that do not fit on the board are no mistake and are counted.
"""

import codecs
import lzma
import zlib
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from faristol.words.errors import (
    DamagedList,
    EmptyList,
    NotAList,
    OtherEncoding,
    PackedTooTightly,
    TooManyWords,
)
from faristol.words.lexicon import Lexicon, digest_in_slices
from faristol.words.other_files import refuse_other_files
from faristol.words.slices import InSlices
from faristol.words.sorting import sorted_once
from faristol.words.spelling import LONGEST, SHORTEST, UNSPELT, spelling

MOST_WORDS = 2_000_000
MOST_BYTES = 100_000_000
LINES_NAMED = 10

PIECE = 1 << 14
"""Bytes of text in a slice: some 1,500 words, under 10 ms in a tablet's browser."""

PACKED_PIECE = 1 << 12
"""Bytes of a packed file in a slice; words pack to a fourth or less."""

UNPACKING = 80 << 20
"""Bytes of memory for unpacking: `xz -9` takes 65 MB."""

MOST_PARTS = 1_000
"""A packed file may be several, one behind the other; no program makes so many."""

SORTING = 5
"""Reading takes this many times as long as sorting and sealing what was read."""


@dataclass(frozen=True)
class Imported:
    """The lexicon of a list, and what of the list is not in it."""

    lexicon: Lexicon
    too_short: int
    too_long: int
    repeated: int


@dataclass
class Read:
    """What was read so far: who shows how far an import is looks in here."""

    words: dict[int, list[bytes]] = field(
        default_factory=lambda: {length: [] for length in range(SHORTEST, LONGEST + 1)}
    )
    lines: int = 0
    size: int = 0
    too_short: int = 0
    too_long: int = 0
    wrong: list[tuple[int, str]] = field(default_factory=list)


def import_list(
    data: bytes, language: str, name: str, version: str = "", read: Read | None = None
) -> InSlices[Imported]:
    """Return the lexicon of a file; every word of it counts as confirmed."""
    read = read or Read()
    total = len(data) + len(data) // SORTING
    for done, lines in _whole_lines(_unpacked(data)):
        _add(read, lines, language)
        if len(read.wrong) >= LINES_NAMED:
            break
        yield done, total
    if read.wrong:
        raise NotAList(
            line=read.wrong[0][0], text=read.wrong[0][1], lines=[line for line, _ in read.wrong[:LINES_NAMED]]
        )
    every = sum(map(len, read.words.values()))
    if not every:
        raise EmptyList()
    rows, words = {}, 0
    for length, of_that_length in read.words.items():
        row = bytearray()
        for some in sorted_once(of_that_length):
            row += b"".join(some)
            words += len(some)
            yield len(data) + (total - len(data)) * words // every, total
        rows[length] = bytes(row)
    sha256 = yield from digest_in_slices(rows, total)
    confirmed = {length: (1 << len(row) // length) - 1 for length, row in rows.items()}
    lexicon = Lexicon(language, name, version, "", words, sha256, rows, confirmed)
    return Imported(lexicon, read.too_short, read.too_long, repeated=every - words)


def _add(read: Read, lines: bytes, language: str) -> None:
    """Add the words of whole lines to those that were read before."""
    if read.lines == 0:
        lines = _without_mark(lines)
    text = _decoded(lines, read.lines)
    if " " in text or "\t" in text:
        text = "\n".join(map(str.strip, text.split("\n")))
    spelt = spelling(language).lines(text)
    words = spelt.split(b"\0")
    if UNSPELT in spelt:
        written = text.split("\n")
        wrong = (place for place, word in enumerate(words) if UNSPELT in word)
        read.wrong += [(read.lines + place + 1, written[place].strip()) for place in wrong]
    read.lines += len(words) - spelt.endswith(b"\0")
    read.size += len(lines)
    if read.lines > MOST_WORDS or read.size > MOST_BYTES:
        raise TooManyWords(most=MOST_WORDS)
    words.sort(key=len)
    lengths = [*map(len, words)]
    first = bisect_left(lengths, SHORTEST)
    read.too_short += first - lengths.count(0)
    for length, of_that_length in read.words.items():
        after = bisect_right(lengths, length)
        of_that_length += words[first:after]
        first = after
    read.too_long += len(words) - first


def _without_mark(lines: bytes) -> bytes:
    """Return the bytes without the mark that some editors put before UTF-8."""
    return lines.removeprefix(codecs.BOM_UTF8)


def _decoded(lines: bytes, before: int) -> str:
    try:
        return lines.decode()
    except UnicodeDecodeError as wrong:
        line = before + lines[: wrong.start].count(b"\n") + 1
        raise OtherEncoding(line=line, encoding="Latin-1") from None


# --- from the file to whole lines, with how much of the file is behind them

Pieces = Iterator[tuple[int, bytes]]


def _unpacked(data: bytes) -> Pieces:
    if data.startswith(b"\x1f\x8b"):
        return _pieces(data, lambda: zlib.decompressobj(wbits=31))
    if data.startswith(b"\xfd7zXZ\0"):
        return _pieces(data, lambda: lzma.LZMADecompressor(lzma.FORMAT_XZ, UNPACKING))
    return ((min(at + PIECE, len(data)), data[at : at + PIECE]) for at in range(0, len(data), PIECE))


def _pieces(data: bytes, unpacker: Callable[[], Any]) -> Pieces:
    """Yield the pieces of a packed file; it may be several, one behind the other, with zeros at the end."""
    at, end, parts = 0, len(data.rstrip(b"\0")), 0
    while at < end:
        unpacking = unpacker()
        parts += 1
        if parts > MOST_PARTS:
            raise DamagedList()
        while not unpacking.eof:
            if at >= len(data):
                raise DamagedList()
            packed = data[at : at + PACKED_PIECE]
            at += len(packed)
            try:
                plain = unpacking.decompress(packed)
            except (zlib.error, lzma.LZMAError) as wrong:
                raise PackedTooTightly() if "limit" in str(wrong) else DamagedList() from None
            yield at, plain
        at -= len(unpacking.unused_data)


def _whole_lines(pieces: Pieces) -> Pieces:
    rest, done, ends = b"", 0, 0
    looked = False
    for done, piece in pieces:
        if piece and not looked:
            refuse_other_files(piece)
            looked = True
        for start in range(0, len(piece), PIECE):
            lines, end, rest = (rest + piece[start : start + PIECE]).rpartition(b"\n")
            if end:
                yield done, lines + end
                ends += lines.count(b"\n") + 1
            elif len(rest) > PIECE:
                raise NotAList(line=ends + 1, text="", lines=[ends + 1])
    if rest:
        yield done, rest
