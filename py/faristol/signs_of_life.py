"""When the open event's clock was last seen to run: a person is asked about time that nobody saw."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from faristol.screens.scene import OpenEvent
from faristol.storage.spare import LogWithCopy

UNSEEN = 3_000
"""After so many milliseconds without a sign of life the judge is asked whether that time counts."""

PATIENCE = 2
"""After so many seconds without an answer of the disk the page hears once that the engine lives."""


class SignsOfLife:
    def __init__(self, log: LogWithCopy) -> None:
        self._log = log
        self._known: set[str] = set()  # Events that were open here before: their clock was never unseen.
        self._waiting = False
        """Whether the page has noticed a jump of the clock that has not had its turn yet."""
        self._signing: asyncio.Task[None] | None = None

    async def at_disk(self, sign: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Sign. A disk that stalls is no dead engine; one that stays silent is answered for once."""
        if self._signing and not self._signing.done():
            await self._signing
            return
        self._signing = asyncio.ensure_future(sign())
        if (await asyncio.wait({self._signing}, timeout=PATIENCE))[0]:
            self._signing.result()

    async def sign(self, event: OpenEvent, at: int) -> None:
        if event.last_sign is None and not self._waiting:
            await self._log.live(event.stream, at)

    def wait_for_jump(self) -> None:
        """Write no sign of life until the jump that the page has noticed has had its turn."""
        self._waiting = True

    def jumped(self, event: OpenEvent | None, seen: int) -> OpenEvent | None:
        """Note that the tablet slept or its clock was set: nobody saw the time that has passed."""
        self._waiting = False
        if event and event.writing and event.state.ticking_since is not None and event.last_sign is None:
            return replace(event, last_sign=max(seen, event.state.ticking_since))
        return event

    async def opened(self, event: OpenEvent, at: int, restarted: bool) -> OpenEvent:
        """Return the event with its last sign of life, if the time since then is to be asked about."""
        known = restarted or event.stream in self._known
        self._known.add(event.stream)
        since = event.state.ticking_since
        if known or since is None or not event.writing:
            return event
        last_sign = max(await self._log.last_sign(event.stream) or 0, since)
        # A clock that was set back leaves the last sign in a time to come.
        return replace(event, last_sign=last_sign) if abs(at - last_sign) > UNSEEN else event
