"""Long work in short slices: a generator that yields (done, total) every few milliseconds.

Whoever drives it may answer other intents in between, show how far it is, or stop and drop it.
"""

from collections.abc import Awaitable, Callable, Generator, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

Result = TypeVar("Result")
InSlices = Generator[tuple[int, int], None, Result]


def finish(work: Generator[Any, None, Result]) -> Result:
    """Do all of it at once, where nobody waits."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: Result = end.value
            return result


class Pace:
    """How long work goes on beside what people do: it stands back while they are being answered.

    Only where an answer itself waits for the work does it go on. `rest` lets everything else have a turn.
    """

    def __init__(self, rest: Callable[[], Awaitable[None]]) -> None:
        self._rest = rest
        self._answering = 0
        self._awaited = 0

    @contextmanager
    def answering(self) -> Iterator[None]:
        self._answering += 1
        try:
            yield
        finally:
            self._answering -= 1

    @contextmanager
    def awaited(self) -> Iterator[None]:
        self._awaited += 1
        try:
            yield
        finally:
            self._awaited -= 1

    async def rest(self) -> None:
        await self._rest()
        while self._answering and not self._awaited:
            await self._rest()

    async def drive(self, work: InSlices[Result], report: Callable[[float], None]) -> Result:
        """Do the work, and report the share of it that is done."""
        while True:
            try:
                done, total = next(work)
            except StopIteration as end:
                result: Result = end.value
                return result
            report(done / total)
            await self.rest()
