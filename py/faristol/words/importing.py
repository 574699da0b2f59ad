"""A club's own list becomes a lexicon: one word a line, plain or as .gz or .xz.

What is not a list of words is refused whole, with the numbers of its lines: half an official list would
give wrong rulings all tournament long. Only a person leaves out the lines that are no words, and only few.
Words that do not fit on the board are no mistake and are counted.
"""

import codecs
import lzma
import zlib
from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import chain, islice
from typing import Any

from faristol.words.definitions import Collected
from faristol.words.errors import (
    DamagedList,
    EmptyList,
    NotAList,
    OtherEncoding,
    PackedTooTightly,
    TooManyWords,
)
from faristol.words.lexicon import Lexicon, digest_in_slices
from faristol.words.list_text import OLD, UTF_8, UTF_16, Layout, Pieces, as_utf_8, layout_of, utf_16_of
from faristol.words.other_files import refuse_other_files
from faristol.words.slices import InSlices
from faristol.words.sorting import sorted_once
from faristol.words.spelling import LONGEST, SHORTEST, UNSPELT, spelling

MOST_WORDS = 2_000_000
MOST_BYTES = 100_000_000
LINES_NAMED = 10
MOST_LEFT_OUT = 10
"""A file of which more than one line in so many is no word is not a list."""
EXAMPLES = 10

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
    too_short: int = 0
    too_long: int = 0
    repeated: int = 0
    no_words: int = 0
    encoding: str = UTF_8
    first_column: bool = False
    examples: tuple[str, ...] = ()
    """Words with letters that another encoding would show as others."""


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
    """The first lines that are no words."""
    no_words: int = 0
    said: Collected = field(default_factory=Collected)
    encoding: str = UTF_8
    layout: Layout = Layout()
    examples: list[str] = field(default_factory=list)

    def begin_again(self, encoding: str) -> None:
        """Forget what was read: the file is in another encoding."""
        self.__dict__ = Read(encoding=encoding).__dict__


def import_list(
    data: bytes,
    language: str,
    name: str,
    version: str = "",
    read: Read | None = None,
    *,
    leave_out: bool = False,
) -> InSlices[Imported]:
    """Return the lexicon of a file; every word of it counts as confirmed.

    With `leave_out` lines that are no words are counted and are not in it.
    """
    read = read or Read()
    total = len(data) + len(data) // SORTING
    try:
        yield from _read(read, data, language, total, leave_out=leave_out)
    except OtherEncoding as in_none:
        read.begin_again(OLD[language])
        yield from _read(read, data, language, total, leave_out=leave_out)
        if len(read.wrong) >= LINES_NAMED:
            raise in_none from None
    if read.wrong and not (leave_out and read.no_words * MOST_LEFT_OUT <= read.lines):
        raise NotAList(
            line=read.wrong[0][0],
            text=read.wrong[0][1],
            lines=", ".join(str(line) for line, _ in read.wrong[:LINES_NAMED]),
        )
    every = sum(map(len, read.words.values()))
    if not every:
        raise EmptyList()
    rows, words = {}, 0
    for length, of_that_length in read.words.items():
        row = bytearray()
        for some in read.said.placed(length, sorted_once(of_that_length)):
            row += b"".join(some)
            words += len(some)
            yield len(data) + (total - len(data)) * words // every, total
        rows[length] = bytes(row)
    sha256 = yield from digest_in_slices(rows, total)
    confirmed = {length: (1 << len(row) // length) - 1 for length, row in rows.items()}
    definitions = read.said.all()
    lexicon = Lexicon(language, name, version, "", words, sha256, rows, confirmed, definitions=definitions)
    return Imported(
        lexicon,
        read.too_short,
        read.too_long,
        every - words,
        read.no_words,
        read.encoding,
        bool(read.layout.mark),
        tuple(read.examples),
    )


def _read(read: Read, data: bytes, language: str, total: int, *, leave_out: bool) -> InSlices[None]:
    for done, lines in _whole_lines(_in_utf_8(read, _unpacked(data))):
        _add(read, lines, language)
        if len(read.wrong) >= LINES_NAMED and not leave_out:
            break
        yield done, total


def _in_utf_8(read: Read, pieces: Pieces) -> Pieces:
    """Yield the pieces as they are, or those of an older encoding, or of UTF-16, in UTF-8."""
    first = next((each for each in pieces if each[1]), None)
    if first is None:
        return iter(())
    refuse_other_files(first[1])
    every = chain([first], pieces)
    if codec := utf_16_of(first[1]):
        read.encoding = UTF_16
        return as_utf_8(every, codec)
    return every if read.encoding == UTF_8 else as_utf_8(every, read.encoding.replace("Windows-", "cp"))


def _add(read: Read, lines: bytes, language: str) -> None:
    """Add the words of whole lines to those that were read before."""
    if read.lines == 0:
        lines = _without_mark(lines)
    text = _decoded(lines, read.lines, OLD[language])
    if read.lines == 0:
        read.layout = layout_of(text, language)
    written, text = text, read.layout.words(text, first=read.lines == 0)
    if len(read.examples) < EXAMPLES and not text.isascii():
        strange = (line.strip() for line in text.split("\n") if not line.isascii())
        read.examples += islice(strange, EXAMPLES - len(read.examples))
    if " " in text or "\t" in text:
        text = "\n".join(map(str.strip, text.split("\n")))
    spelt = spelling(language).lines(text)
    words = spelt.split(b"\0")
    if UNSPELT in spelt:
        in_lines = written.split("\n")
        wrong = [place for place, word in enumerate(words) if UNSPELT in word]
        read.no_words += len(wrong)
        room = LINES_NAMED - len(read.wrong)
        read.wrong += [(read.lines + place + 1, in_lines[place].strip()) for place in wrong[:room]]
        words = [b"" if UNSPELT in word else word for word in words]
    read.lines += len(words) - spelt.endswith(b"\0")
    read.size += len(lines)
    if read.layout.mark:
        _add_definitions(read, words, written.split("\n"))
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


def _add_definitions(read: Read, words: list[bytes], lines: list[str]) -> None:
    for word, line in zip(words, lines, strict=True):
        if SHORTEST <= len(word) <= LONGEST and (text := read.layout.definition(line)):
            read.said.add(word, text)


def _without_mark(lines: bytes) -> bytes:
    """Return the bytes without the mark that some editors put before UTF-8."""
    return lines.removeprefix(codecs.BOM_UTF8)


def _decoded(lines: bytes, before: int, older: str) -> str:
    try:
        return lines.decode()
    except UnicodeDecodeError as wrong:
        line = before + lines[: wrong.start].count(b"\n") + 1
        raise OtherEncoding(line=line, encoding=older) from None


# --- from the file to whole lines, with how much of the file is behind them


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
    for done, piece in pieces:
        for start in range(0, len(piece), PIECE):
            lines, end, rest = (rest + piece[start : start + PIECE]).rpartition(b"\n")
            if end:
                yield done, lines + end
                ends += lines.count(b"\n") + 1
            elif len(rest) > PIECE:
                raise NotAList(line=ends + 1, text="", lines=str(ends + 1))
    if rest:
        yield done, rest
