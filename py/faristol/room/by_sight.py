"""A slip or a result that goes to the judge as a code on the screen, for a room without any network.

Each carries its round and a seal of 8 bytes, made with the seat's own key, so that nobody hands in for
another table. A seat gets its key by one scan of a code of the judge's tablet, which keeps only one secret
for all: the key follows from it and the table.
"""

import hashlib
import hmac
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from faristol.core.play import Play
from faristol.core.squares import SIZE, SQUARES, Place
from faristol.room.code_text import ByteReader, CodeKind, Unreadable

KEY_BYTES = 16
SEAL_BYTES = 8
RECEIPT_BYTES = 4
MARK_BYTES = 2
LAST_TABLE = 999
LAST_ROUND = 255
_HAS_PLAY, _HAS_POINTS = 1, 2
MOST_POINTS = 32_767

KeyOf = Callable[[int], bytes]
"""The key of the seat at a table."""


class WrongSeal(Unreadable):
    """It was not made with the key of its seat, or not in this event."""


@dataclass(frozen=True)
class SlipBySight:
    """A play, as the tiles of its main word lie; None is a slip on which nothing is written."""

    table: int
    round: int
    play: Play | None
    points: int | None = None
    """What the player wrote down."""


@dataclass(frozen=True)
class ResultBySight:
    """The points of both players of a table, in the order of its pairing."""

    table: int
    round: int
    points: tuple[int, int]
    pair: bytes
    """The mark of the two: they may be paired anew while the code is on its way."""


def pair_mark(players: Sequence[str]) -> bytes:
    """Return by what a result's code knows its pair."""
    return hashlib.sha256(" ".join(players).encode()).digest()[:MARK_BYTES]


def seat_key(secret: bytes, table: int) -> bytes:
    """Return the key of a seat; `secret` is the room's, and never leaves the judge's tablet."""
    return hmac.digest(secret, b"seat" + table.to_bytes(2), "sha256")[:KEY_BYTES]


def receipt(key: bytes, round_: int, written: str, points: int | None) -> str:
    """Return what shows a seat that its slip is in as it was sent, and nobody else anything."""
    slip = f"in {round_} {points} {written}".encode()
    return hmac.digest(key, slip, "sha256")[:RECEIPT_BYTES].hex()


def pack_seat_key(table: int, key: bytes) -> bytes:
    return bytes((CodeKind.SEAT_KEY,)) + table.to_bytes(2) + key


def read_seat_key(code: bytes) -> tuple[int, bytes]:
    reader = ByteReader(code, CodeKind.SEAT_KEY)
    table, key = reader.number(2, 1, LAST_TABLE), reader.take(KEY_BYTES)
    reader.end()
    return table, key


def pack_slip(slip: SlipBySight, key: bytes) -> bytes:
    flags, body = 0, b""
    if slip.points is not None:
        flags |= _HAS_POINTS
        body += slip.points.to_bytes(2, signed=True)
    if slip.play is not None:
        flags |= _HAS_PLAY
        body += (2 * slip.play.place.square + slip.play.place.down).to_bytes(2) + slip.play.word
    return _sealed(_head(CodeKind.SLIP | flags, slip.table, slip.round) + body, key)


def read_slip(code: bytes, key_of: KeyOf) -> SlipBySight:
    reader = _opened(code, CodeKind.SLIP, key_of)
    table, round_ = _seat(reader)
    if reader.variant & ~(_HAS_PLAY | _HAS_POINTS):
        raise Unreadable("another form of slip")
    points = _points(reader) if reader.variant & _HAS_POINTS else None
    play = _read_play(reader) if reader.variant & _HAS_PLAY else None
    reader.end()
    return SlipBySight(table, round_, play, points)


def pack_result(result: ResultBySight, key: bytes) -> bytes:
    points = b"".join(each.to_bytes(2, signed=True) for each in result.points)
    return _sealed(_head(CodeKind.RESULT, result.table, result.round) + points + result.pair, key)


def read_result(code: bytes, key_of: KeyOf) -> ResultBySight:
    reader = _opened(code, CodeKind.RESULT, key_of)
    table, round_ = _seat(reader)
    points, pair = (_points(reader), _points(reader)), reader.take(MARK_BYTES)
    reader.end()
    return ResultBySight(table, round_, points, pair)


def _head(first: int, table: int, round_: int) -> bytes:
    return bytes((first,)) + table.to_bytes(2) + bytes((round_,))


def _sealed(content: bytes, key: bytes) -> bytes:
    return content + hmac.digest(key, content, "sha256")[:SEAL_BYTES]


def _opened(code: bytes, kind: CodeKind, key_of: KeyOf) -> ByteReader:
    """Return a reader of what the seat has sealed, once the seal is found right."""
    content = code[:-SEAL_BYTES]
    table, _ = _seat(ByteReader(content, kind))
    if not hmac.compare_digest(_sealed(content, key_of(table)), code):
        raise WrongSeal
    return ByteReader(content, kind)


def _seat(reader: ByteReader) -> tuple[int, int]:
    return reader.number(2, 1, LAST_TABLE), reader.number(1, 1, LAST_ROUND)


def _points(reader: ByteReader) -> int:
    points = int.from_bytes(reader.take(2), signed=True)
    if abs(points) > MOST_POINTS:
        raise Unreadable("a number out of its range")
    return points


def _read_play(reader: ByteReader) -> Play:
    square, down = divmod(reader.number(2, 0, 2 * SQUARES - 1), 2)
    place, word = Place(square, bool(down)), reader.rest()
    if not 0 < len(word) <= min(SIZE, place.room) or 0 in word:
        raise Unreadable("no word on the board")
    return Play(place, word)
