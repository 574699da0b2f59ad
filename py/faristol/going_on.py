"""What is worked out for the screen goes on between two intents, and stands back while one is answered."""

import asyncio

from faristol.screens.scene import Background
from faristol.words.slices import Pace


class GoingOn:
    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self._work: Background | None = None
        self._task: asyncio.Task[None] | None = None

    def show(self, work: Background | None, do: str) -> None:
        """Take the work of the screen that is shown in place of what went on before; a look does some."""
        self._work = work
        if work and not work.done and do == "look":
            work.go_on()
        if work and not work.done and (self._task is None or self._task.done()):
            self._task = asyncio.ensure_future(self._go_on())

    async def _go_on(self) -> None:
        while self._work and not self._work.done:
            self._work.go_on()
            await self.pace.rest()
