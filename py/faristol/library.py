"""The word lists of this device: those that came with Faristol and those that the club brought.

One of each language is chosen for analysis and new events. A list is read in the background, while the
device does everything else; nothing is kept of it before it has been read whole.

A lexicon is opened when a screen first needs it (`Screen.words`), one at a time in memory, in slices. A
screen with `waits=False` is shown meanwhile; its intents ask for `scene.open_words`.
"""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Annotated, Any

from faristol.bringing_lists import Bringing
from faristol.core.tiles import LANGUAGES
from faristol.errors import refusal
from faristol.fields import Damaged, Digits, Language, Moment, Name, read_fields, whole
from faristol.screens.lists import (
    Beside,
    Compile,
    Hold,
    ListAct,
    Lists,
    Remove,
    Rename,
    Stop,
    Use,
    Wanted,
)
from faristol.storage import Card, Store
from faristol.storage.errors import NOT_OPEN
from faristol.storage.spare import LogWithCopy, Spare
from faristol.texts import N_
from faristol.words.bitsets import Bitsets
from faristol.words.lexfile import read_header
from faristol.words.lexicon import Lexicon
from faristol.words.rowfile import renamed
from faristol.words.shelf import Shelf

ListMissing = refusal(
    "list.missing",
    N_("The word list “%(name)s” is not on this device."),
    N_("Import it again under “Word lists”; its fingerprint begins with %(sha256)s."),
)
ListInUse = refusal(
    "list.in-use",
    N_("“%(event)s” is not over and uses this list."),
    N_("End that event first; the list is needed until then."),
)


_DIGEST = re.compile(r"[0-9a-f]{64}")


class _About:
    """What is said of a list that a club brought."""

    language: Language
    name: Name
    version: Name
    words: Annotated[int, whole(0, 10**7)]
    sha256: Digits
    at: Moment
    definitions: Annotated[int, whole(0, 10**7)] = 0


def _is_readable(about: dict[str, Any]) -> bool:
    """A list of which rubbish is said is as good as none; brought again it takes the place of the rubbish."""
    try:
        return bool(read_fields(_About, about))
    except Damaged:
        return False


class Library:
    def __init__(self, store: Store, shelf: Shelf, spare: Spare) -> None:
        self._store = store
        self._log = LogWithCopy(store, spare)
        self._shelf = shelf
        self._chosen: Mapping[str, str] = {}
        self._built_in: dict[str, dict[str, Any]] = {}
        self._measured: dict[str, Mapping[str, Any]] = {}
        self._bringing = Bringing(store, self._log, shelf, self._every)
        self.changed = False
        """Whether other windows have to render their lists again."""

    @property
    def opened(self) -> float:
        """Return which share of the lexicon has been opened so far."""
        return self._shelf.done

    async def reread_choices(self) -> None:
        """Read from the disk which lists are chosen, since another window may have chosen others."""
        with suppress(*NOT_OPEN):
            choices = await self._store.choices()
            self._chosen = {
                name: choices[name] for name in LANGUAGES if _DIGEST.fullmatch(choices.get(name, ""))
            }

    # --- opening

    def begin(self, wanted: Wanted) -> Bitsets | None:
        """Return the lexicon that a screen wants if it is open; otherwise begin to open it."""
        return self._shelf.begin(self._name(wanted), partial(self._content, wanted))

    async def open(self, wanted: Wanted) -> Bitsets:
        return await self._shelf.open(self._name(wanted), partial(self._content, wanted))

    def _name(self, wanted: Wanted) -> str:
        """Return the digest of a list, or a language: its built-in list, whose digest is not known yet."""
        if isinstance(wanted, Beside):
            return f"{self._name(wanted.list)}/{self._name(wanted.other)}"
        if not isinstance(wanted, str):
            wanted = str(wanted["sha256"])
        known = self._built_in.get(wanted, {})
        return self._chosen.get(wanted) or str(known.get("sha256", wanted))

    async def _content(self, wanted: Wanted) -> bytes | Lexicon:
        if isinstance(wanted, Beside):
            return await self._shelf.beside(
                await self._content(wanted.list), await self._content(wanted.other)
            )
        name = self._name(wanted)
        if name in LANGUAGES:
            return await self._shelf.built_in(name)
        content = await self._store.list_content(name)
        if content is not None:
            return content
        for language in LANGUAGES:
            header = await self._header(language)
            if header["sha256"] == name:
                return await self._shelf.built_in(language)
            if version := header["earlier"].get(name):
                return await self._shelf.earlier(language, version)
        about = {} if isinstance(wanted, str) else wanted
        full_name = f"{about.get('name', '')} {about.get('version', '')}".strip()
        raise ListMissing(name=full_name or name[:8], sha256=name[:8])

    async def _header(self, language: str) -> dict[str, Any]:
        if language not in self._built_in:
            self._built_in[language] = read_header(await self._shelf.header(language))
        return self._built_in[language]

    async def _about_built_in(self, language: str) -> dict[str, Any]:
        if language not in self._measured:
            self._measured[language] = await self._shelf.measured(language)
        return {**await self._header(language), **self._measured[language], "built_in": True}

    # --- what the screen of the lists shows, and does

    def lists_written(self) -> dict[str, Any] | None:
        """Return, once, what the other windows are told when the lists have changed."""
        changed, self.changed = self.changed, False
        return {"stream": "#/words", "number": 0} if changed else None

    async def lists(self) -> Lists:
        """Return all word lists of the device, and the one that is being read."""
        held = self._bringing.held is not None
        return Lists(await self._every(), self._chosen, held, self._bringing.reading)

    async def _every(self) -> tuple[Mapping[str, Any], ...]:
        built_in = [await self._about_built_in(language) for language in LANGUAGES]
        return (*built_in, *filter(_is_readable, await self._store.lists()))

    async def has(self, sha256: str) -> bool:
        return any(known["sha256"] == sha256 for known in await self._every())

    async def content_of(self, sha256: str) -> bytes:
        """Return a list that was brought to this device, as it lies here; nothing if it is gone."""
        return await self._store.list_content(sha256) or b""

    @property
    def has_outcome(self) -> bool:
        return self._bringing.is_done

    def bring(self, name: str, content: bytes, at: int) -> bool:
        """Begin to keep a list as another device has it; say whether nothing else is being read just now."""
        return self._bringing.from_device(name, content, at)

    async def act(self, act: ListAct, at: int, cards: Sequence[Card]) -> None:
        """Do what a screen asks for with a list."""
        match act:
            case Hold(file):
                self._bringing.held = file
            case Compile():
                self._bringing.from_file(act, at)
            case Stop():
                self._bringing.stop()
            case Use(language, sha256):
                await self._log.take_room()
                await self._store.choose(language, sha256)
                await self._changed()
            case Rename():
                await self._rename(act)
            case Remove(sha256):
                await self._remove(sha256, cards)

    async def outcome(self) -> dict[str, Any] | None:
        """Return what is known about a list that has been read since the last call, or raise its refusal."""
        about = self._bringing.outcome()
        if about is not None:
            await self._changed()
        return about

    async def _rename(self, wish: Rename) -> None:
        content = await self._store.list_content(wish.sha256)
        for about in await self._store.lists():
            if content is not None and about["sha256"] == wish.sha256:
                named = renamed(content, wish.name, wish.version)
                await self._log.take_room(len(named))
                await self._store.keep_list({**about, "name": wish.name, "version": wish.version}, named)
        self._shelf.put_back()
        await self._changed()

    async def _remove(self, sha256: str, cards: Sequence[Card]) -> None:
        for card in cards:
            if card.get("lexicon") == sha256 and card["phase"] != "over":
                raise ListInUse(event=card["name"])
        await self._log.take_room()
        await self._store.drop_list(sha256)
        self._shelf.put_back()
        await self._changed()

    async def _changed(self) -> None:
        self.changed = True
        await self.reread_choices()
