"""Mutants of stored examples: bytes flipped, cut, doubled and swapped, lines as well, and fields of JSON."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from drivers.damage import GONE, RUBBISH, damaged, paths
from faristol.storage.files import export_file

WORDS = [each.encode("utf-8", "replace") for each in RUBBISH if isinstance(each, str)]
WORDS += [b"\xff", b"\x00" * 9, b"]}", b'"', b"\t", b";" * 500, b"-99999", b"?", "ș·ŀ".encode(), b"\r", b"--"]


def scratched(chance: Random, text: str, signs: str = '{}[]":,e\\ul') -> str:
    """Return a message in which some signs are others."""
    left = [*text]
    for _ in range(chance.randint(1, 5)):
        left[chance.randrange(len(left))] = chance.choice(signs)
    return "".join(left)


def mutant(chance: Random, examples: Sequence[bytes]) -> bytes:
    """Return one of the examples with a few things wrong."""
    data = chance.choice(examples)
    if chance.random() < 0.4 and (sealed := _sealed_anew(chance, data)):
        return sealed
    for _ in range(chance.choice((1, 1, 2, 3, 8))):
        data = chance.choice((_flip, _cut, _double, _put, _lines, _splice, _many))(chance, data, examples)
    return data


def _span(chance: Random, data: bytes) -> tuple[int, int]:
    start = chance.randrange(len(data) + 1)
    return start, min(len(data), start + chance.choice((1, 2, 5, 30, 400)))


def _flip(chance: Random, data: bytes, examples: Sequence[bytes]) -> bytes:
    at = chance.randrange(len(data) + 1)
    return data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]


def _cut(chance: Random, data: bytes, examples: Sequence[bytes]) -> bytes:
    start, end = _span(chance, data)
    return data[:start] if chance.random() < 0.1 else data[:start] + data[end:]


def _double(chance: Random, data: bytes, examples: Sequence[bytes]) -> bytes:
    start, end = _span(chance, data)
    return data[:end] + data[start:]


def _put(chance: Random, data: bytes, examples: Sequence[bytes]) -> bytes:
    start, end = _span(chance, data)
    return data[:start] + chance.choice(WORDS) + data[chance.choice((start, end)) :]


def _lines(chance: Random, data: bytes, examples: Sequence[bytes]) -> bytes:
    """One line left out, said twice, or in another's place."""
    lines = data.split(b"\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(3):
        case 0:
            del lines[one]
        case 1:
            lines.insert(other, lines[one])
        case _:
            lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def _splice(chance: Random, data: bytes, examples: Sequence[bytes]) -> bytes:
    other = chance.choice(examples)
    return data[: chance.randrange(len(data) + 1)] + other[chance.randrange(len(other) + 1) :]


def _many(chance: Random, data: bytes, examples: Sequence[bytes]) -> bytes:
    """A piece very often; seldom, because it takes its time."""
    if chance.random() < 0.8:
        return _put(chance, data, examples)
    start, end = _span(chance, data)
    return data[:start] + data[start:end] * chance.choice((100, 3_000)) + data[end:]


def _sealed_anew(chance: Random, data: bytes) -> bytes | None:
    """Return a file in which fields are rubbish; that of an event has seals and a digest that fit them."""
    try:
        document = json.loads(data)
        log = [line["entry"] for line in document["entries"]] if "entries" in document else None
    except (ValueError, TypeError, LookupError):
        return None
    if log is None:
        rubbish = chance.choice([each for each in RUBBISH if each is not GONE])
        (spoilt,) = damaged([document], 0, chance.choice([*paths(document)]), rubbish)
        return json.dumps(spoilt).encode()
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        number = chance.randrange(len(log))
        places = [*paths(log[number])]
        if places and isinstance(log[number], dict):
            log = damaged(log, number, chance.choice(places), chance.choice(RUBBISH))
    match chance.randrange(10):
        case 0:
            del log[chance.randrange(len(log)) :][:5]
        case 1:
            log.insert(chance.randrange(len(log)), chance.choice(log))
        case 2:
            log[chance.randrange(len(log))] = {
                "type": chance.choice([each for each in RUBBISH if each is not GONE])
            }
    return _file(document["stream"], log)


def _file(stream: str, log: list[Any]) -> bytes | None:
    try:
        return export_file(stream, log, "0", [], 0)
    except (TypeError, ValueError):  # no file could say so
        return None
