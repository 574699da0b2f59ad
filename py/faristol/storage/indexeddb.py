"""The log on the tablet's disk: IndexedDB and Web Locks, inside the engine's worker.

    entries   [stream, number] -> the entry's text and its seal
    cards     stream -> the card's text, with the number and seal of the stream's last entry
    signs     stream -> the last sign of life
    lists     digest -> what is known about a list of words, as text, and its bytes (from version 2 on)
    choices   name -> what this device has chosen
    recordings  [language, text] -> its sound in the club's own voice (from version 3 on)

Each act is one strict transaction, complete or undone. Its requests are made without an `await` between them,
which would end it; where the log ends is looked up inside the appending transaction, by a callback.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import js
from pyodide.ffi import JsException, create_once_callable, create_proxy, jsnull, to_js

from faristol.errors import Rejected
from faristol.plain_json import read_object
from faristol.storage import Card, ClubVoice, Entry, Reading, in_order, moment, newest_first
from faristol.storage.errors import StorageBlocked, StorageClosed, StorageFull, WrittenElsewhere
from faristol.storage.javascript import first_event, js_object
from faristol.storage.seal import FIRST, faithful, reading, sealed

VERSION = 3
PATIENCE = 8.0
"""Seconds until a database is open: while a browser deletes it for want of room, it may not answer."""
EVENTS = {"entries": ["stream", "number"], "cards": "stream", "signs": "stream"}
KEYS = {**EVENTS, "lists": "sha256", "choices": "name", "recordings": ["language", "text"]}


class IndexedDbLog:
    """One window's log. `path` is the page's folder: two copies of Faristol on one server share nothing."""

    def __init__(self, path: str, has_room: Callable[[], Awaitable[bool]] | None = None) -> None:
        self._name = f"faristol:{path}"
        self._has_room = has_room
        self._database: Any = None
        self._refused_until = 0.0
        """A browser that has not answered is not waited for again at each question."""
        self.dropped = False
        self._claims: dict[str, tuple[asyncio.Future[None], asyncio.Future[None], Any]] = {}

    async def cards(self) -> list[Card]:
        found = [(_part(row, "stream"), _part(row, "card")) for row in await self._asked("cards", "getAll")]
        return newest_first(
            {**(read_object(text) or {}), "stream": stream}
            for stream, text in found
            if isinstance(stream, str)
        )

    async def read(self, stream: str) -> Reading:
        transaction = await self._transaction("readonly", "entries", "cards")
        rows = transaction.objectStore("entries").getAll(_numbers_of(stream))
        end = transaction.objectStore("cards").get(stream)
        await _complete(transaction)
        found = [row if isinstance(row, dict) else {} for row in rows.result.to_py()]
        chain = [(row.get("entry"), row.get("seal")) for row in found]
        return reading(chain, _number(end.result))

    async def end(self, stream: str) -> int:
        return _number(await self._asked("cards", "get", stream))

    async def append(self, stream: str, after: int, entries: list[Entry], card: Card) -> None:
        texts, on_card = [faithful(entry) for entry in entries], faithful(card)
        transaction = await self._transaction("readwrite", "entries", "cards")
        log, cards = transaction.objectStore("entries"), transaction.objectStore("cards")
        stale = False

        def write(event: Any) -> None:
            nonlocal stale
            end = event.target.result
            number, last = (0, FIRST) if end is jsnull else (end.key[1], _part(end.value, "seal"))
            if stale := number != after:
                transaction.abort()
                return
            for text, seal in sealed(last, texts):
                number, last = number + 1, seal
                log.add(js_object(stream=stream, number=number, entry=text, seal=seal))
            cards.put(js_object(stream=stream, card=on_card, number=number, seal=last))

        writing = create_proxy(write)
        log.openCursor(_numbers_of(stream), "prev").onsuccess = writing
        failure = await _failure(transaction)
        writing.destroy()
        if stale or failure == "ConstraintError":
            raise WrittenElsewhere(stream=stream, after=after)
        if failure is not None:
            raise _refusal(failure)

    async def live(self, stream: str, at: int) -> None:
        await self._changed("signs", "put", js_object(stream=stream, at=at))

    async def last_sign(self, stream: str) -> int | None:
        return moment(_part(await self._asked("signs", "get", stream), "at"))

    async def delete(self, stream: str) -> None:
        transaction = await self._transaction("readwrite", *EVENTS)
        for store in EVENTS:
            transaction.objectStore(store).delete(_numbers_of(stream) if store == "entries" else stream)
        await _complete(transaction)

    async def lists(self) -> list[dict[str, Any]]:
        transaction = await self._transaction("readonly", "lists")
        found: list[dict[str, Any]] = []

        def add_next(event: Any) -> None:
            # They are read one by one and without their contents: ten lists are a hundred megabytes.
            cursor = event.target.result
            if cursor is not jsnull:
                if isinstance(sha256 := cursor.key, str):
                    found.append({**(read_object(_part(cursor.value, "about")) or {}), "sha256": sha256})
                getattr(cursor, "continue")()

        adding = create_proxy(add_next)
        transaction.objectStore("lists").openCursor().onsuccess = adding
        await _complete(transaction)
        adding.destroy()
        return sorted(found, key=in_order)

    async def list_content(self, sha256: str) -> bytes | None:
        row = await self._asked("lists", "get", sha256)
        content = _part(row, "content")  # there may be rubbish in its place
        return bytes(content.to_bytes()) if hasattr(content, "to_bytes") else None

    async def keep_list(self, about: dict[str, Any], content: bytes) -> None:
        text, sha256 = faithful(about), about["sha256"]
        await self._changed("lists", "put", js_object(sha256=sha256, about=text, content=content))

    async def drop_list(self, sha256: str) -> None:
        chosen = [name for name, value in (await self.choices()).items() if value == sha256]
        transaction = await self._transaction("readwrite", "lists", "choices")
        transaction.objectStore("lists").delete(sha256)
        for name in chosen:
            transaction.objectStore("choices").delete(name)
        await _complete(transaction)

    async def choices(self) -> dict[str, str]:
        found = [(_part(row, "name"), _part(row, "value")) for row in await self._asked("choices", "getAll")]
        return {name: value for name, value in found if isinstance(name, str) and isinstance(value, str)}

    async def choose(self, name: str, value: str | None) -> None:
        if value is None:
            await self._changed("choices", "delete", name)
        else:
            await self._changed("choices", "put", js_object(name=name, value=value))

    async def recordings(self) -> ClubVoice:
        rows = await self._asked("recordings", "getAll")
        found = [[_part(row, name) for name in ("language", "text", "sound")] for row in rows]
        sounds = [each for each in found if isinstance(each[0], str) and isinstance(each[1], str)]
        return {(language, text): s.to_bytes() for language, text, s in sounds if hasattr(s, "to_bytes")}

    async def record(self, language: str, text: str, sound: bytes | None) -> None:
        if sound is None:
            await self._changed("recordings", "delete", to_js([language, text]))
        else:
            await self._changed("recordings", "put", js_object(language=language, text=text, sound=sound))

    async def claim(self, stream: str) -> bool:
        locks = getattr(js.navigator, "locks", None)
        if locks is None or stream in self._claims:
            return True
        granted, released = asyncio.Future[None](), asyncio.Future[None]()

        async def hold(lock: Any) -> None:
            if lock is not jsnull:
                granted.set_result(None)
                await released

        holding = create_proxy(hold)
        request = locks.request(f"{self._name}:{stream}", js_object(ifAvailable=True), holding)
        held = asyncio.ensure_future(request)
        await asyncio.wait({granted, held}, return_when=asyncio.FIRST_COMPLETED)
        if granted.done():
            self._claims[stream] = released, held, holding
            return True
        holding.destroy()
        # A browser that answers with an error gives no locks.
        return held.exception() is not None

    async def release(self, stream: str) -> None:
        if stream in self._claims:
            released, held, holding = self._claims.pop(stream)
            released.set_result(None)
            await held
            holding.destroy()

    async def _changed(self, store: str, method: str, row: Any) -> None:
        await self._asked(store, method, row, mode="readwrite")

    async def _asked(self, store: str, method: str, *key: Any, mode: str = "readonly") -> Any:
        transaction = await self._transaction(mode, store)
        request = getattr(transaction.objectStore(store), method)(*key)
        await _complete(transaction)
        return request.result

    async def _transaction(self, mode: str, *stores: str) -> Any:
        for last_try in (False, True):
            database = await self._open()
            try:
                return database.transaction(to_js(stores), mode, js_object(durability="strict"))
            except JsException as failure:
                # The browser may close the connection without telling: try once more with a new one.
                self._database = None
                if last_try:
                    raise _refusal(failure.name) from None
        raise AssertionError

    async def _open(self) -> Any:
        if asyncio.get_running_loop().time() < self._refused_until:
            raise StorageClosed
        if self._database is None:
            if self._has_room and not await self._has_room():
                raise StorageFull  # a browser may delete a database that is opened on a full disk
            try:
                request = js.indexedDB.open(self._name, VERSION)
            except AttributeError:
                raise StorageBlocked(why="missing") from None
            except JsException as failure:
                raise _refusal(failure.name) from None
            making = create_proxy(_make_stores)
            request.onupgradeneeded = making
            try:
                outcome = await first_event(request, "success", "error", "blocked", within=PATIENCE)
            except TimeoutError:
                # It may still be made, and open one day.
                self._refused_until = asyncio.get_running_loop().time() + PATIENCE
                request.onsuccess = request.onerror = create_once_callable(self._comes_late)
                raise StorageClosed from None
            making.destroy()
            if outcome != "success":
                why = request.error.name if outcome == "error" else outcome
                if why == "UnknownError" and not self._has_room:
                    raise StorageBlocked(why=why)  # a browser that has no spare place lets nothing be kept
                raise _refusal(why)
            self._database = request.result
            self.dropped = False
            # Close it when a later version of the app or a person clearing the site's data waits for us.
            self._database.onversionchange = create_once_callable(self._lose)
            self._database.onclose = create_once_callable(self._drop)
        return self._database

    def _comes_late(self, event: Any) -> None:
        self._refused_until = 0.0
        if event.type == "success":
            event.target.result.close()

    def _lose(self, event: Any) -> None:
        event.target.close()
        self._database = None

    def _drop(self, event: Any) -> None:
        self._lose(event)
        self.dropped = True


def _make_stores(event: Any) -> None:
    """Make the stores that do not exist yet; those of an earlier version stay as they are."""
    database = event.target.result
    for name, key in KEYS.items():
        if not database.objectStoreNames.contains(name):
            database.createObjectStore(name, js_object(keyPath=key))


def _numbers_of(stream: str) -> Any:
    return js.IDBKeyRange.bound(to_js([stream, 1]), to_js([stream, js.Infinity]))


def _part(row: Any, name: str) -> Any:
    """What a record has under this name; None where it is not one of ours."""
    return getattr(row, name, None)


def _number(card: Any) -> int:
    """Which number of its stream's last entry is written with a card."""
    number = _part(card, "number")
    return number if type(number) is int else 0


async def _failure(transaction: Any) -> str | None:
    """Return None once everything is on disk, else the name of the failure."""
    if await first_event(transaction, "complete", "abort") == "complete":
        return None
    return "aborted" if transaction.error is jsnull else str(transaction.error.name)


async def _complete(transaction: Any) -> None:
    if (failure := await _failure(transaction)) is not None:
        raise _refusal(failure)


def _refusal(name: str) -> Rejected:
    if name == "UnknownError":
        return StorageClosed()
    return StorageFull() if name == "QuotaExceededError" else StorageBlocked(why=name)
