"""Each entry carries a seal: SHA-256 over the seal before it and the entry's text.

A changed, lost, added or displaced entry no longer fits, and neither does anything after it. The seals
protect against accidents, not against forgers: whoever can write the log can seal it again.
"""

import hashlib
import json
from collections.abc import Iterable
from typing import Any

from faristol.plain_json import read_object
from faristol.storage import Entry, Reading

FIRST = ""
"""What stands for the seal before the first entry."""


def canonical(value: Any) -> str:
    """Return the one JSON text of a value, whatever the order of its keys."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
    # Half a surrogate pair (a cut emoji) has no UTF-8, but JSON can spell it.
    return text.encode("utf-8", "backslashreplace").decode()


def faithful(entry: Entry) -> str:
    """Return the text of an entry; raise for a value that would be read back as another, such as a tuple."""
    text = canonical(entry)
    if json.loads(text) != entry:
        raise TypeError(f"not plain JSON: {entry!r}")
    return text


def seal_text(previous: str, text: str) -> str:
    return hashlib.sha256(f"{previous}\n{text}".encode("utf-8", "surrogatepass")).hexdigest()


def sealed(previous: str, texts: Iterable[str]) -> list[tuple[str, str]]:
    """Return each text with its seal, the first sealed to `previous`."""
    chain = []
    for text in texts:
        previous = seal_text(previous, text)
        chain.append((text, previous))
    return chain


def reading(chain: Iterable[tuple[Any, Any]], count: int) -> Reading:
    """Return the entries of (text, seal) pairs up to the first that does not fit; there should be `count`."""
    entries: list[Entry] = []
    previous, pairs = FIRST, list(chain)
    for text, found in pairs:
        if not isinstance(text, str) or found != seal_text(previous, text):
            break
        if (entry := read_object(text)) is None:
            break
        entries.append(entry)
        previous = found
    read = len(entries)
    broken = read + 1 if read < max(count, len(pairs)) else None
    return Reading(entries, broken, previous, tuple(pairs[read:]))
