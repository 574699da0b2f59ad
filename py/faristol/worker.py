"""The browser's side of the engine: PyScript calls `handle` in its worker.

The engine is made at the first intent, not at import: an import may have been frozen into the memory
snapshot, and what belongs to one person may not.
"""

import asyncio
import json

import js
from pyodide.ffi import create_once_callable

from faristol.engine import Engine
from faristol.storage.indexeddb import IndexedDbLog
from faristol.storage.spare_place import spare_place
from faristol.words.errors import LexiconMissing
from faristol.words.shelf import Shelf

_engine: Engine | None = None


async def handle(text: str, data: object = None) -> str:
    global _engine
    if _engine is None:
        spare = await spare_place(str(js.faristolHome), scope())
        store = IndexedDbLog(scope(), spare.take_room if spare else None)
        _engine = _engine or Engine(store, Shelf(lexicon, rest), spare=spare)
    message = json.loads(text)
    message.setdefault("device", {})["start"] = str(getattr(js, "faristolStart", ""))
    return await _engine.handle(json.dumps(message), None if data is None else data.to_bytes())  # type: ignore[attr-defined]


def scope() -> str:
    """Return the folder that the page is served from, by which several copies on one host stay apart."""
    return str(js.URL.new(js.faristolHome).pathname)


async def lexicon(name: str) -> bytes:
    answer = await js.fetch(f"{js.faristolHome}lexicons/{name}")
    if not answer.ok:
        raise LexiconMissing
    content: bytes = (await answer.arrayBuffer()).to_bytes()
    return content


async def rest() -> None:
    """Let the page's messages in. `asyncio.sleep(0)` does not: in Chromium they would wait for ever."""
    woken = asyncio.get_running_loop().create_future()

    def wake() -> None:
        if not woken.done():  # work that was stopped waits no more
            woken.set_result(None)

    js.setTimeout(create_once_callable(wake), 0)
    await woken
