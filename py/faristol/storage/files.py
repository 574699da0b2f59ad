"""An event as one file, for another tablet or for the club's records.

A JSON document with a header, one entry a line with its seal, and a digest over the whole:

    {
    "format": "faristol-event",
    "version": 1,
    …
    "entries": [
    {"entry": {…}, "seal": "…"},
    …
    ],
    "digest": "…"
    }

A published page carries the same document in `<pre id="faristol-log" hidden>`, so it can be imported too.
Any bytes can be read: a damaged or cut file gives the entries before the damage.
"""

import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from faristol.plain_json import DECODER, is_monstrous
from faristol.storage import ClubVoice, Entry
from faristol.storage.errors import FileTooLarge, NewerFile, NotAnEvent
from faristol.storage.recorded import read_voice, voice_rows
from faristol.storage.seal import FIRST, canonical, faithful, reading, sealed

FORMAT = "faristol-event"
VERSION = 1

MOST_BYTES = 16_000_000
"""A whole evening of two hundred players is a tenth of it."""

_PUBLISHED = re.compile(r'<pre\b[^<>]{0,200}\sid="faristol-log"[^<>]{0,200}>')
_ENTRIES = re.compile(r'"entries"\s*:\s*\[')
_BETWEEN = re.compile(r"[ \t\r\n,]*")
_STREAM = re.compile(r"[0-9A-Za-z_-]{1,64}")


@dataclass(frozen=True)
class FileReading:
    stream: str
    entries: list[Entry]
    broken: int | None
    app: str
    lexicons: list[Any]
    digest_ok: bool
    published: bool
    voice: ClubVoice


def export_file(
    stream: str,
    entries: list[Entry],
    app: str,
    lexicons: list[Any],
    at: int,
    rest: Sequence[tuple[Any, Any]] = (),
    voice: ClubVoice | None = None,
) -> bytes:
    """`rest` are texts and seals that could not be read: they go along as they are, for who can mend them.

    The club's own voice, if it has one, is a part of the header, which an earlier Faristol reads over.
    """
    header = {
        "format": FORMAT,
        "version": VERSION,
        "app": app,
        "lexicons": lexicons,
        "stream": stream,
        "exported_at": at,
        **({"voice": voice_rows(voice)} if voice else {}),
    }
    chain = sealed(FIRST, map(faithful, entries))
    lines = [f"{json.dumps(name)}: {canonical(value)}," for name, value in header.items()]
    lines.append('"entries": [')
    sound = [f'{{"entry":{text},"seal":"{seal}"}}' for text, seal in chain]
    damaged = [canonical({"damaged": [str(text), str(seal)]}) for text, seal in rest]
    lines.append(",\n".join([*sound, *damaged]))
    lines.append("],")
    lines.append(f'"digest": "{_digest(header, [seal for _, seal in chain])}"')
    return "\n".join(["{", *lines, "}", ""]).encode()


def embed(document: bytes) -> str:
    """The exported document as the text of the published page's `<pre>`."""
    import html  # here, because it would bring 1.7 MB of entities into the memory of every tablet

    return html.escape(document.decode(), quote=False)


def read_file(data: bytes | memoryview) -> FileReading:
    if len(data) > MOST_BYTES:
        raise FileTooLarge(most=MOST_BYTES // 1_000_000)
    text = str(data, "utf-8-sig", "replace")
    published = text.lstrip().startswith("<")
    return _read(_parse(_log_of_page(text) if published else text), published)


def _log_of_page(page: str) -> str:
    import html  # here: see `embed`

    found = _PUBLISHED.search(page)
    if found is None:
        raise NotAnEvent(why="no-log")
    log, _, _ = page[found.end() :].partition("</pre>")
    try:
        # The empty lines keep the page's line numbers.
        return "\n" * page.count("\n", 0, found.end()) + html.unescape(log)
    except ValueError:  # a letter's number of thousands of digits
        raise NotAnEvent(why="no-log") from None


def _parse(text: str) -> dict[str, Any]:
    if not text.strip():
        raise NotAnEvent(why="empty")
    if is_monstrous(text):
        raise NotAnEvent(why="other-format")
    try:
        document = DECODER.decode(text)
    except json.JSONDecodeError as failure:
        document = _salvage(text)
        if document is None:
            raise NotAnEvent(why="not-json", line=failure.lineno, column=failure.colno) from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise NotAnEvent(why="other-format")
    return document


def _salvage(text: str) -> Any:
    """Return the document up to where its JSON breaks; the entry that can't be read is None in it."""
    found = _ENTRIES.search(text)
    if found is None:
        return None
    try:
        document = DECODER.decode(text[: found.end()] + "]}")
    except json.JSONDecodeError:
        return None
    entries, place = document["entries"], found.end()
    while True:
        between = _BETWEEN.match(text, place)
        place = between.end() if between else place
        if text.startswith("]", place):
            return document
        try:
            entry, place = DECODER.raw_decode(text, place)
        except json.JSONDecodeError:
            entry = None
        entries.append(entry)
        if entry is None:
            return document


def _read(document: dict[str, Any], published: bool) -> FileReading:
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise NotAnEvent(why="other-format")
    if version > VERSION:
        raise NewerFile(version=version)
    for name, kind in (("stream", str), ("app", str), ("lexicons", list), ("entries", list)):
        if not isinstance(document.get(name), kind):
            raise NotAnEvent(why="incomplete", field=name)
    if not _STREAM.fullmatch(document["stream"]):
        raise NotAnEvent(why="incomplete", field="stream")
    lines = document.pop("entries")
    digest = document.pop("digest", None)
    chain = [_line(line) for line in lines]
    sound = reading(chain, len(chain))
    return FileReading(
        stream=document["stream"],
        entries=sound.entries,
        broken=sound.broken,
        app=document["app"],
        lexicons=document["lexicons"],
        digest_ok=sound.broken is None and digest == _digest(document, [seal for _, seal in chain]),
        published=published,
        voice=read_voice(document.get("voice")),
    )


def _line(line: Any) -> tuple[str | None, str | None]:
    match line:
        case {"entry": dict(entry), "seal": str(seal)}:
            return canonical(entry), seal
    return None, None


def _digest(header: dict[str, Any], seals: Sequence[str | None]) -> str:
    whole = {"header": header, "count": len(seals), "last": seals[-1] if seals else FIRST}
    return hashlib.sha256(canonical(whole).encode()).hexdigest()


Kind = Literal["same", "theirs-goes-on", "ours-goes-on", "parted"]


@dataclass(frozen=True)
class Comparison:
    """A file's log compared with ours: so many entries in `common`, then so many more on either side."""

    kind: Kind
    common: int
    ours_more: int
    theirs_more: int


_KINDS: dict[tuple[bool, bool], Kind] = {
    (False, False): "same",
    (False, True): "theirs-goes-on",
    (True, False): "ours-goes-on",
    (True, True): "parted",
}


def compare(ours: list[Entry], theirs: list[Entry]) -> Comparison:
    common = 0
    for our, their in zip(ours, theirs, strict=False):
        if canonical(our) != canonical(their):
            break
        common += 1
    ours_more, theirs_more = len(ours) - common, len(theirs) - common
    kind = _KINDS[bool(ours_more), bool(theirs_more)]
    return Comparison(kind, common, ours_more, theirs_more)
