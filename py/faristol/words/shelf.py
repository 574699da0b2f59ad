"""The lexicon that is open on this device: one in memory at a time, opened when a screen first needs it.

It is opened in the background, some milliseconds at a time; a screen is shown meanwhile, or waits for it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

from faristol.core.tiles import LANGUAGES
from faristol.errors import Rejected
from faristol.plain_json import read_json
from faristol.words.bitsets import Bitsets
from faristol.words.comparing import shared_words
from faristol.words.editions import earlier_edition, way_back
from faristol.words.lexfile import open_in_slices, open_lexicon, read_header
from faristol.words.lexicon import Lexicon
from faristol.words.slices import Pace

Fetch = Callable[[str], Awaitable[bytes]]
Rest = Callable[[], Awaitable[None]]
Content = Callable[[], Awaitable[bytes | Lexicon]]

READ = 0.6
"""The share of the work that is reading the words; the rest is making sets of them."""


class Shelf:
    """`fetch` gives a built-in file by its name; `rest` lets everything else on the device have a turn."""

    def __init__(self, fetch: Fetch, rest: Rest) -> None:
        self._fetch = fetch
        self.pace = Pace(rest)
        self.done = 0.0
        """The share that is open of what is being opened."""
        self._name: str | None = None
        self._opening: asyncio.Task[Bitsets | Rejected] | None = None

    async def built_in(self, language: str) -> bytes:
        return await self._fetch(f"{_place(language)}.lex")

    async def header(self, language: str) -> bytes:
        """Return the first line of the built-in file, which lies beside it as well."""
        return await self._fetch(f"{_place(language)}.json")

    async def measured(self, language: str) -> Mapping[str, Any]:
        """Return what was measured of the built-in list."""
        text = await self._fetch(f"{LANGUAGES[language]}/measured.json")
        measured: Mapping[str, Any] = read_json(text.decode())
        return measured

    async def earlier(self, language: str, version: str) -> Lexicon:
        """Return the built-in list as it was in an earlier edition."""
        today = await self.built_in(language)
        lexicon = await self.pace.drive(open_in_slices(today), self._report)
        for edition in way_back(read_header(today)["earlier"].values(), version):
            changed = open_lexicon(await self._fetch(f"{LANGUAGES[language]}/{edition}.lex"))
            lexicon = await self.pace.drive(earlier_edition(lexicon, changed), self._report)
        return lexicon

    async def beside(self, content: bytes | Lexicon, other: bytes | Lexicon) -> Lexicon:
        """Return a list that tells which of its words another one has too."""
        lexicon, second = await self._read(content), await self._read(other)
        shared = await self.pace.drive(shared_words(lexicon, second), self._report)
        return replace(lexicon, shared=shared)

    def begin(self, name: str, content: Content) -> Bitsets | None:
        """Return the lexicon of this name if it is open. If not, begin to open it and let go of the other.
        A refusal to open it is raised once; whoever asks again tries again."""
        if self._opening is None or name not in self._names(self._opening):
            self.put_back()
            self._name, self.done = name, 0.0
            self._opening = asyncio.ensure_future(self._open(content))
        if not self._opening.done():
            return None
        opened = self._opening.result()
        if isinstance(opened, Rejected):
            self._opening = None
            raise opened
        return opened

    async def open(self, name: str, content: Content) -> Bitsets:
        """Return the lexicon as `begin` does, but wait for it."""
        opened = self.begin(name, content)
        while opened is None:
            assert self._opening
            with self.pace.awaited():
                await asyncio.wait({self._opening})
            opened = self.begin(name, content)
        return opened

    def put_back(self) -> None:
        """Let go of what is open."""
        if self._opening:
            self._opening.cancel()
        self._name = self._opening = None

    def _names(self, opening: asyncio.Task[Bitsets | Rejected]) -> tuple[str | None, ...]:
        """Return the names of what is open; its digest is one, by which an event wants its list."""
        opened = opening.result() if opening.done() else None
        return (self._name, opened.lexicon.sha256) if isinstance(opened, Bitsets) else (self._name,)

    async def _open(self, content: Content) -> Bitsets | Rejected:
        """Open it; a refusal is handed on, not raised where nobody listens."""
        try:
            found = await self._read(await content())
        except Rejected as refusal:
            return refusal
        bitsets = Bitsets(found)
        for share in bitsets.opening():
            self.done = READ + (1 - READ) * share
            await self.pace.rest()
        return bitsets

    async def _read(self, content: bytes | Lexicon) -> Lexicon:
        if isinstance(content, Lexicon):
            return content
        return await self.pace.drive(open_in_slices(content), self._report)

    def _report(self, share: float) -> None:
        self.done = READ * share


def _place(language: str) -> str:
    return f"{LANGUAGES[language]}/{LANGUAGES[language]}"
