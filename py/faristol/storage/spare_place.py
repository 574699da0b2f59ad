"""The spare place in a browser: where events and signs of life lie outside the database.

    the cache of copies     <stream>/1 and <stream>/2, written in turn, so that one of the two is always whole
    ballast-1, sign-1       files of one window: room held ready for a full disk, and the last sign of life

A full disk harms the browser's own list of files: so the files are opened at the start and stay open, and
from then on only their content changes. If an act finds no room, the ballast is given up in parts, and then
the act is refused before the database is touched.

A copy in the cache outlives a damaged database. On a full disk Chromium deletes all of this together, whether
a page is open or not; what is left then is the copy that the page has, and the window that is open.
"""

import asyncio
import re
from contextlib import suppress
from typing import Any

import js
from pyodide.ffi import JsException, to_js

from faristol.storage import Entry, Reading
from faristol.storage.ballast import FOR_AN_ACT, MEGABYTE, Ballast, write_at
from faristol.storage.javascript import Refused, ask, js_object
from faristol.storage.seal import FIRST, faithful, reading, sealed
from faristol.storage.spare import Chain, Room, chain_of, line, sound

WINDOWS = 3
"""So many windows of one device have a ballast of their own."""
QUOTA_LOW = 50 * MEGABYTE
LOOKS_EVERY = 10
"""One in so many questions for the room, which come once a second, looks at the disk."""
A_MOMENT = 0.1
"""Seconds from an act to the writing of its copy."""
NEVER = ("SecurityError", "NotAllowedError", "NotSupportedError", "TypeError")
"""With these a browser says that it has no such place; with others, that it cannot open it now."""
SIGN = 96
"""Bytes of a sign of life: the moment and the event, filled up with blanks."""
_SIGN = re.compile(r"([0-9]{1,15}) (\S+) *\Z")


async def spare_place(home: str, path: str) -> "SparePlace | None":
    """The spare place of this copy of Faristol; None where the browser has no caches and files."""
    place = SparePlace(f"{home}copies/", path)
    try:
        return place if await place.open() else None
    except Refused as refusal:
        return None if refusal.name in NEVER else place
    except (JsException, AttributeError):
        return None


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
        if after not in (0, len(self._lines)) or not entries:
            return after == len(self._lines)
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
    def __init__(self, address: str, path: str) -> None:
        self._address, self._path = address, path
        self._cache: Any = None
        self._folder: Any = None
        self._sign: Any = None
        self._ballast: Ballast | None = None
        self._copies: dict[str, _Copy] = {}
        self._is_laid_up = False
        self._asked = 0
        self._room: Room = "enough"

    async def open(self) -> bool:
        """Return whether there was a place for this window, or other windows have them all."""
        self._cache = await ask(js.caches, "open", f"faristol-copies:{self._path}")
        top = await ask(js.navigator.storage, "getDirectory")
        self._folder = await _found(
            top, "getDirectoryHandle", js.encodeURIComponent(f"faristol:{self._path}")
        )
        for number in range(1, WINDOWS + 1):
            if ballast := await _open(self._folder, f"ballast-{number}"):
                self._sign = await _open(self._folder, f"sign-{number}")
                self._ballast = Ballast(ballast)
                return True
        return False

    # --- the copies

    async def streams(self) -> list[str]:
        requests: Any = []
        with suppress(Refused):
            requests = await ask(self._cache, "keys")
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
        with suppress(Refused):
            if found := await ask(self._cache, "match", f"{self._address}{stream}/{slot}"):
                content: bytes = (await ask(found, "arrayBuffer")).to_bytes()
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
            with suppress(Refused):
                await ask(self._cache, "put", f"{self._address}{stream}/{slot}", answer)

        copy.bring(put)
        return True

    async def release(self, stream: str) -> None:
        if copy := self._copies.pop(stream, None):
            await copy.done()

    async def delete(self, stream: str) -> None:
        await self.release(stream)
        for slot in (1, 2):
            with suppress(Refused):
                await ask(self._cache, "delete", f"{self._address}{stream}/{slot}")

    # --- the signs of life

    async def live(self, stream: str, at: int) -> None:
        if self._sign:
            write_at(self._sign, to_js(f"{at} {stream}".ljust(SIGN).encode()), 0)
            with suppress(JsException):
                self._sign.flush()

    async def last_sign(self, stream: str) -> int | None:
        """Return the last sign of life of an event, from whichever window wrote it."""
        texts = [_content(self._sign)] if self._sign else []
        for number in range(1, WINDOWS + 1):
            with suppress(Refused):
                handle = await ask(self._folder, "getFileHandle", f"sign-{number}")
                file = await ask(handle, "getFile")
                texts.append(str(await ask(file, "text")))
        signs = [_SIGN.match(text) for text in texts]
        return max((int(sign[1]) for sign in signs if sign and sign[2] == stream), default=None)

    # --- the room

    async def take_room(self, size: int = 0) -> bool:
        """Return whether there is room; before the first act all the ballast is laid up.

        Where the place cannot be opened the database will say.
        """
        if self._ballast is None:
            with suppress(Refused):
                await self.open()
        if self._ballast is None:
            return True
        if not self._is_laid_up:
            self._is_laid_up = True
            self._ballast.room()
        return self._ballast.makes_room(FOR_AN_ACT + size)

    async def room(self) -> Room:
        self._asked += 1
        if self._asked % LOOKS_EVERY == 1:
            if self._ballast:
                self._room = self._ballast.room()
            if self._room == "enough" and await _quota_left() < QUOTA_LOW:
                self._room = "low"
        return self._room


async def _found(folder: Any, method: str, name: str) -> Any:
    """Return a folder or a file, made only if there is none: asking with `create` would write to the disk."""
    try:
        return await ask(folder, method, name)
    except Refused as refusal:
        if refusal.name != "NotFoundError":
            raise
        return await ask(folder, method, name, js_object(create=True))


async def _open(folder: Any, name: str) -> Any:
    """Return the file, made if needed, or None if it is open elsewhere."""
    handle = await _found(folder, "getFileHandle", name)
    try:
        file = await ask(handle, "createSyncAccessHandle")
        if not isinstance(file.getSize(), int):
            raise Refused("NotSupportedError")  # Chrome before 108 answers with a promise
        return file
    except Refused as refusal:
        if refusal.name not in ("NoModificationAllowedError", "InvalidStateError"):
            raise
        return None


def _content(file: Any) -> str:
    content = js.Uint8Array.new(file.getSize())
    file.read(content, js_object(at=0))
    return str(content.to_bytes().decode("utf-8", "replace"))


async def _quota_left() -> float:
    estimate = await ask(js.navigator.storage, "estimate")
    return float(estimate.quota - estimate.usage)
