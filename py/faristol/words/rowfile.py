"""A club's list as a device keeps it: one line of JSON, then the words of each length as they are.

It is larger than a .lex (6 MB for 600,000 words) and made and opened at once, which is what counts on a
device. Every word of it is confirmed. Behind the words is what the list says of them.
"""

import hashlib
import json
from collections.abc import Iterable
from itertools import chain
from typing import Any

from faristol.words.definitions import Definitions
from faristol.words.errors import DamagedLexicon
from faristol.words.lexicon import Lexicon, digest_in_slices
from faristol.words.slices import InSlices
from faristol.words.spelling import LONGEST, SHORTEST

FORMAT = "rows-1"
LENGTHS = range(SHORTEST, LONGEST + 1)


def write_rows(lexicon: Lexicon) -> bytes:
    lengths = [len(lexicon.rows[length]) // length for length in LENGTHS]
    header = {"format": FORMAT, **lexicon.about, "licence": lexicon.licence, "lengths": lengths}
    said = lexicon.definitions.parts if lexicon.definitions else ()
    header["definitions"] = {"parts": [*map(len, said)], "sha256": _digest(said)}
    line = json.dumps(header, ensure_ascii=False).encode()
    return b"\n".join((line, b"".join(chain((lexicon.rows[length] for length in LENGTHS), said))))


def renamed(data: bytes, name: str, version: str) -> bytes:
    """Return the same words under another name."""
    at = data.index(b"\n")
    header = {**json.loads(data[:at]), "name": name, "version": version}
    return json.dumps(header, ensure_ascii=False).encode() + data[at:]


def open_rows(header: dict[str, Any], data: bytes) -> InSlices[Lexicon]:
    """Open a list that lay on the disk for years; its digest is compared before anybody rules by it."""
    at, rows = data.index(b"\n") + 1, {}
    for length, words in zip(LENGTHS, header["lengths"], strict=True):
        rows[length] = data[at : at + length * words]
        at += length * words
    sha256 = yield from digest_in_slices(rows)
    known = header.get("definitions", {"parts": [], "sha256": _digest(())})
    said = []
    for size in known["parts"]:
        said.append(data[at : at + size])
        at += size
    if at != len(data) or (sha256, _digest(said)) != (header["sha256"], known["sha256"]):
        raise DamagedLexicon()
    return Lexicon(
        **{key: header[key] for key in ("language", "name", "version", "licence", "words", "sha256")},
        rows=rows,
        confirmed={length: (1 << len(row) // length) - 1 for length, row in rows.items()},
        definitions=Definitions(*said) if said else None,
    )


def _digest(parts: Iterable[bytes]) -> str:
    seal = hashlib.sha256()
    for part in parts:
        seal.update(part)
    return seal.hexdigest()
