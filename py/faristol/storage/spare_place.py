"""The spare place in a browser: where events and signs of life lie outside the database.

    the cache of copies     <stream>/1 and <stream>/2, written in turn, so that one of the two is always whole
    ballast-1, sign-1       files of one window: room held ready for a full disk, and the last sign of life

A cache survives a full disk. No browser says how full its disk is, so we write something beyond the end of
the ballast and cut it off again. A full disk harms the browser's own list of files as well: so the files are
opened at the start and stay open, and from then on only their content changes.

Chromium's `estimate()` always names a gigabyte. If an act finds no room, the ballast is given up in parts,
and then the act is refused before the database is touched. Copies are in a cache because the origin's own
files do not survive a full disk: their list is a database too.
"""

import asyncio
import re
from contextlib import suppress
from typing import Any

import js
from pyodide.ffi import JsException, to_js

from faristol.storage import Entry, Reading
from faristol.storage.seal import FIRST, faithful, reading, sealed
from faristol.storage.spare import Chain, Room, chain_of, line, sound

MEGABYTE = 1 << 20
FOR_AN_ACT = MEGABYTE // 16
LOW = 4 * MEGABYTE
"""With less than this beside the ballast the person is warned."""
BALLAST = 12 * MEGABYTE
WINDOWS = 3
"""So many windows of one device have a ballast of their own."""
QUOTA_LOW = 50 * MEGABYTE
LOOKS_EVERY = 10
"""One in so many questions for the room, which come once a second, looks at the disk."""
A_MOMENT = 0.1
"""Seconds from an act to the writing of its copy."""
SIGN = 96
"""Bytes of a sign of life: the moment and the event, filled up with blanks."""
_SIGN = re.compile(r"([0-9]{1,15}) (\S+) *\Z")


async def spare_place(home: str, path: str) -> "SparePlace | None":
    """The spare place of this copy of Faristol; None where the browser has no caches and files."""
    try:
        cache = await _ask(js.caches, "open", f"faristol-copies:{path}")
        top = await _ask(js.navigator.storage, "getDirectory")
        folder = await _found(top, "getDirectoryHandle", js.encodeURIComponent(f"faristol:{path}"))
        for number in range(1, WINDOWS + 1):
            if ballast := await _open(folder, f"ballast-{number}"):
                sign = await _open(folder, f"sign-{number}")
                return SparePlace(cache, f"{home}copies/", folder, _Ballast(ballast), sign)
    except (_Refused, JsException, AttributeError):
        pass
    return None


class _Ballast:
    def __init__(self, file: Any) -> None:
        self._file = file
        # The file may be longer, if the browser was killed while `fits` wrote beyond the ballast.
        self._size = min(file.getSize(), BALLAST)
        file.truncate(self._size)
        # Make room now: a browser may drop a database that is opened on a full disk.
        self.makes_room(FOR_AN_ACT)

    def fits(self, size: int) -> bool:
        """Return whether the disk has so much room beside the ballast."""
        fits = _write(self._file, js.Uint8Array.new(size).fill(32), self._size)
        self._file.truncate(self._size)
        return fits

    def makes_room(self, size: int) -> bool:
        """Return whether the disk has so much room, having given up ballast for it if needed."""
        while not self.fits(size):
            if not self._size:
                return False
            self._size = max(0, self._size - LOW)
            self._file.truncate(self._size)
            self._file.flush()
        return True

    def room(self) -> Room:
        """Return how much room there is now, and write a part of the ballast again if some is missing."""
        if not self.fits(LOW):
            # Room is made even if no act needs it: a browser may drop a database that is only read.
            return "low" if self.makes_room(FOR_AN_ACT) else "none"
        if self._size < BALLAST and _write(self._file, js.Uint8Array.new(LOW).fill(32), self._size):
            self._size += LOW
        return "enough"


class _Copy:
    """The copy of an event that this window writes: in memory, and on its way into the cache."""

    def __init__(self, chain: Chain, slot: int) -> None:
        self._lines = [line(*each) for each in chain]
        self._seal = chain[-1][1] if chain else FIRST
        self._slot = slot
        self._behind = False
        self._writing: asyncio.Task[None] | None = None
        self._leaving = asyncio.Event()

    def write(self, after: int, entries: list[Entry]) -> bool:
        if after not in (0, len(self._lines)):
            return False
        new = sealed(self._seal if after else FIRST, map(faithful, entries))
        self._lines[after:] = [line(*each) for each in new]
        self._seal = new[-1][1]
        self._behind = True
        return True

    def bring(self, put: Any) -> None:
        """Write the copy to the cache in a moment, after the answer that shows the act. Nobody waits; later
        entries go with the next writing.
        """
        if self._writing is None or self._writing.done():
            self._writing = asyncio.ensure_future(self._bring(put))

    async def _bring(self, put: Any) -> None:
        while self._behind:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._leaving.wait(), A_MOMENT)
            self._behind = False
            self._slot = 3 - self._slot
            await put(self._slot, b"".join(self._lines))

    async def done(self) -> None:
        self._leaving.set()
        if self._writing:
            await self._writing


class SparePlace:
    def __init__(self, cache: Any, address: str, folder: Any, ballast: _Ballast, sign: Any) -> None:
        self._cache, self._address = cache, address
        self._folder, self._ballast, self._sign = folder, ballast, sign
        self._copies: dict[str, _Copy] = {}
        self._asked = 0
        self._room: Room = "enough"

    # --- the copies

    async def streams(self) -> list[str]:
        requests = await _ask(self._cache, "keys")
        addresses = [str(request.url).removeprefix(self._address) for request in requests]
        return list(dict.fromkeys(address.split("/")[0] for address in addresses))

    async def read(self, stream: str) -> Reading:
        chain, _ = await self._longest(stream)
        return reading(chain, len(chain))

    async def _longest(self, stream: str) -> tuple[Chain, int]:
        """Return the longer of both copies, and its slot."""
        chains = [(sound(chain_of(await self._text(stream, slot))), slot) for slot in (1, 2)]
        return max(chains, key=lambda found: len(found[0]))

    async def _text(self, stream: str, slot: int) -> str:
        with suppress(_Refused):
            if found := await _ask(self._cache, "match", f"{self._address}{stream}/{slot}"):
                content: bytes = (await _ask(found, "arrayBuffer")).to_bytes()
                return content.decode("utf-8", "replace")
        return ""

    async def write(self, stream: str, after: int, entries: list[Entry]) -> bool:
        if stream not in self._copies:
            copy = _Copy(*await self._longest(stream))
            self._copies.setdefault(stream, copy)
        copy = self._copies[stream]
        if not copy.write(after, entries):
            return False

        async def put(slot: int, content: bytes) -> None:
            answer = js.Response.new(to_js(content))  # a text of megabytes would take the tenth of a second
            with suppress(_Refused):
                await _ask(self._cache, "put", f"{self._address}{stream}/{slot}", answer)

        copy.bring(put)
        return True

    async def release(self, stream: str) -> None:
        if copy := self._copies.pop(stream, None):
            await copy.done()

    async def delete(self, stream: str) -> None:
        await self.release(stream)
        for slot in (1, 2):
            await _ask(self._cache, "delete", f"{self._address}{stream}/{slot}")

    # --- the signs of life

    async def live(self, stream: str, at: int) -> None:
        if self._sign:
            _write(self._sign, to_js(f"{at} {stream}".ljust(SIGN).encode()), 0)
            with suppress(JsException):
                self._sign.flush()

    async def last_sign(self, stream: str) -> int | None:
        """Return the last sign of life of an event, from whichever window wrote it."""
        texts = [_content(self._sign)] if self._sign else []
        for number in range(1, WINDOWS + 1):
            with suppress(_Refused):
                handle = await _ask(self._folder, "getFileHandle", f"sign-{number}")
                file = await _ask(handle, "getFile")
                texts.append(str(await _ask(file, "text")))
        signs = [_SIGN.match(text) for text in texts]
        return max((int(sign[1]) for sign in signs if sign and sign[2] == stream), default=None)

    # --- the room

    async def take_room(self, size: int = 0) -> bool:
        return self._ballast.makes_room(FOR_AN_ACT + size)

    async def room(self) -> Room:
        self._asked += 1
        if self._asked % LOOKS_EVERY == 1:
            self._room = self._ballast.room()
            if self._room == "enough" and await _quota_left() < QUOTA_LOW:
                self._room = "low"
        return self._room


class _Refused(Exception):
    """The browser refused a request; `name` says why."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


async def _ask(owner: Any, name: str, *given: Any) -> Any:
    """Return what this method of the browser answers; site/engine/boot.mjs asks it."""
    outcome = await js.faristolAsk(owner, name, *given)
    if outcome.refused:
        raise _Refused(outcome.refused)
    return outcome.answer


async def _found(folder: Any, method: str, name: str) -> Any:
    """Return a folder or a file, made only if there is none: asking with `create` would write to the disk."""
    try:
        return await _ask(folder, method, name)
    except _Refused as refusal:
        if refusal.name != "NotFoundError":
            raise
        return await _ask(folder, method, name, _options(create=True))


async def _open(folder: Any, name: str) -> Any:
    """Return the file, made if needed, or None if it is open elsewhere."""
    handle = await _found(folder, "getFileHandle", name)
    try:
        return await _ask(handle, "createSyncAccessHandle")
    except _Refused as refusal:
        if refusal.name not in ("NoModificationAllowedError", "InvalidStateError"):
            raise
        return None


def _write(file: Any, content: Any, at: int) -> bool:
    """Write, and return whether there was room for all of it."""
    try:
        return bool(file.write(content, _options(at=at)) == content.byteLength)
    except JsException:
        return False


def _content(file: Any) -> str:
    content = js.Uint8Array.new(file.getSize())
    file.read(content, _options(at=0))
    return str(content.to_bytes().decode("utf-8", "replace"))


async def _quota_left() -> float:
    estimate = await _ask(js.navigator.storage, "estimate")
    return float(estimate.quota - estimate.usage)


def _options(**fields: Any) -> Any:
    return to_js(fields, dict_converter=js.Object.fromEntries)
