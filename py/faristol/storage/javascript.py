"""How the browser is asked, and its answers awaited, inside the engine's worker."""

import asyncio
from typing import Any

import js
from pyodide.ffi import create_proxy, jsnull, to_js


class Refused(Exception):
    """The browser refused a request; `name` says why."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


async def ask(owner: Any, name: str, *given: Any) -> Any:
    """Return what this method of the browser answers; site/engine/boot.mjs asks it."""
    outcome = await js.faristolAsk(owner, name, *given)
    if outcome.refused:
        raise Refused(outcome.refused)
    return outcome.answer


async def first_event(target: Any, *names: str, within: float | None = None) -> str:
    """Return the name of whichever event comes first; raise TimeoutError if none does in so many seconds."""
    came: asyncio.Future[str] = asyncio.Future()

    def hear(event: Any) -> None:
        if not came.done():
            came.set_result(event.type)

    hearing = create_proxy(hear)
    for name in names:
        setattr(target, f"on{name}", hearing)
    try:
        return await asyncio.wait_for(came, within)
    finally:
        for name in names:
            setattr(target, f"on{name}", jsnull)
        hearing.destroy()


def js_object(**fields: Any) -> Any:
    return to_js(fields, dict_converter=js.Object.fromEntries)
