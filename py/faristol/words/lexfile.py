"""The .lex file: a lexicon in a third of a megabyte.

    one line of JSON    format, language, name, version, licence, number of words, their SHA-256,
                        how many there are of each length, and by their SHA-256 which editions came
                        before, whose changed words lie beside it
    then, deflated      for each length the marks of the confirmed words, a bit each, as one number;
                        and all words in order, each as a byte of 128 and how many tiles it shares with
                        the word before, and the tiles that it does not share

A list in order shares most of its tiles, and what is not shared repeats: -ava, -aves, -ava. Opening undoes
it thousands of words at a time, and only three of the steps are taken word by word.
"""

import json
import zlib
from collections.abc import Mapping
from itertools import chain
from os.path import commonprefix
from types import MappingProxyType
from typing import Any

from faristol.core.tiles import LANGUAGES
from faristol.plain_json import read_json
from faristol.words import rowfile
from faristol.words.errors import DamagedLexicon
from faristol.words.lexicon import Lexicon, words_of
from faristol.words.slices import InSlices, finish
from faristol.words.spelling import LONGEST, SHORTEST

FORMAT = 1
LENGTHS = range(SHORTEST, LONGEST + 1)

SHARED = 128
"""A byte from here on begins a word: no language has so many tiles."""

SLICE = 1 << 15
"""How many bytes are undone before someone else may have a turn: about 10,000 words, some 5 ms."""

_TILES = bytes(range(SHARED))
_SHARES = bytes(max(0, sign - SHARED) for sign in range(256))
_ENDS = bytes(sign if sign < SHARED else 0 for sign in range(256))


def write(lexicon: Lexicon, earlier: Mapping[str, str] = MappingProxyType({})) -> bytes:
    lengths = [len(lexicon.rows[length]) // length for length in LENGTHS]
    header = {
        "format": FORMAT,
        "language": lexicon.language,
        "name": lexicon.name,
        "version": lexicon.version,
        "licence": lexicon.licence,
        "words": lexicon.words,
        "sha256": lexicon.sha256,
        "lengths": lengths,
        "earlier": dict(earlier),
    }
    body = bytearray()
    for length, words in zip(LENGTHS, lengths, strict=True):
        body += lexicon.confirmed[length].to_bytes(_bytes_for(words))
    before = b""
    for word in sorted(chain.from_iterable(words_of(lexicon.rows, length) for length in LENGTHS)):
        shared = len(commonprefix((before, word)))
        body.append(SHARED + shared)
        body += word[shared:]
        before = word
    return json.dumps(header, ensure_ascii=False).encode() + b"\n" + zlib.compress(body, 9)


def open_lexicon(data: bytes) -> Lexicon:
    """Return the lexicon of a whole file, at once."""
    return finish(open_in_slices(data))


def open_in_slices(data: bytes) -> InSlices[Lexicon]:
    """Opens a file a few milliseconds at a time; yields how much is done, and of how much.

    A list that a club imported lies on the device in a form of its own, and is opened here as well.
    """
    try:
        return (yield from _opened(data))
    except (ValueError, TypeError, LookupError, ArithmeticError) as broken:
        raise DamagedLexicon() from broken


def _opened(data: bytes) -> InSlices[Lexicon]:
    header = read_header(data)
    if header["format"] == rowfile.FORMAT:
        return (yield from rowfile.open_rows(header, data))
    try:
        body = zlib.decompress(data[data.index(b"\n") + 1 :])
    except zlib.error as broken:
        raise DamagedLexicon() from broken
    at, confirmed = 0, {}
    for length, words in zip(LENGTHS, header["lengths"], strict=True):
        packed = body[at : at + _bytes_for(words)]
        confirmed[length] = int.from_bytes(packed)
        at += len(packed)
    rows = {length: bytearray() for length in LENGTHS}
    word = b""
    while at < len(body):
        yield at, len(body)
        end = _next_word(body, at + SLICE)
        words = _undo(word, body[at:end])
        word = words[-1]
        _append(rows, words)
        at = end
    if [len(row) // length for length, row in rows.items()] != header["lengths"]:
        raise DamagedLexicon()
    return Lexicon(
        **{key: header[key] for key in ("language", "name", "version", "licence", "words", "sha256")},
        rows={length: bytes(row) for length, row in rows.items()},
        confirmed=confirmed,
    )


def read_header(data: bytes) -> dict[str, Any]:
    """Return what the first line says; nothing is opened."""
    line, _, _ = data.partition(b"\n")
    try:
        header: dict[str, Any] = read_json(line.decode())
        known = header["format"] in (FORMAT, rowfile.FORMAT) and header["language"] in LANGUAGES
        known = known and type(header.setdefault("earlier", {})) is dict
        known = known and all(type(header[name]) is str for name in ("name", "version", "licence", "sha256"))
    except (ValueError, TypeError, KeyError) as broken:
        raise DamagedLexicon() from broken
    if not known:
        raise DamagedLexicon()
    return header


def _next_word(body: bytes, at: int) -> int:
    """Return where the next word begins."""
    while at < len(body) and body[at] < SHARED:
        at += 1
    return min(at, len(body))


def _undo(word: bytes, coded: bytes) -> list[bytes]:
    """Return the words that are coded, of which the first shares its tiles with `word`."""
    shares = coded.translate(_SHARES, _TILES)
    ends = coded.translate(_ENDS).split(b"\0")[1:]
    return [word := word[:shared] + end for shared, end in zip(shares, ends, strict=True)]


def _append(rows: dict[int, bytearray], words: list[bytes]) -> None:
    """Append the words to the row of their length; they stay in order."""
    words.sort(key=len)
    together = b"".join(words)
    lengths = bytes(map(len, words))
    at = 0
    for length, row in rows.items():
        end = at + length * lengths.count(length)
        row += together[at:end]
        at = end


def _bytes_for(words: int) -> int:
    return (words + 7) // 8
