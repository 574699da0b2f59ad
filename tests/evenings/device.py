"""A tablet with its own clock, on which the engine, the page or the battery may die at any write."""

import html
import re
from random import Random
from typing import Any

from drivers.linked_windows import Tablet, Wire
from drivers.log import folded
from drivers.memory_log import MemoryDisk, MemoryLog
from drivers.window import SHELF
from evenings.seen import Page, page_of, sentences
from faristol.engine import Engine
from faristol.screens.page_facts import POLL_MS
from faristol.storage import Card, Entry

PATIENCE = 40
_CODE = re.compile(r'id="(?:[\w-]*code-text|seat-key-text)"[^>]*>([^<]+)<')


class Died(BaseException):
    """The engine ended in the middle of a write. No engine catches this."""


class FragileLog(MemoryLog):
    """A log whose device dies before or after its next write, where an evening wants it."""

    dies = ""

    async def append(self, stream: str, after: int, entries: list[Entry], card: Card) -> None:
        self._die("before")
        await super().append(stream, after, entries, card)
        self._die("after")

    async def choose(self, name: str, value: str | None) -> None:
        self._die("before")
        await super().choose(name, value)
        self._die("after")

    def _die(self, when: str) -> None:
        if self.dies == when:
            self.dies = ""
            raise Died


class Device(Tablet):
    """What stands on a table or lies in a hand. `ahead` is by how much its clock is wrong."""

    says_yes = False
    patience = PATIENCE
    """How often somebody looks whether work is done, before doing something else."""

    def __init__(
        self, wire: Wire, chance: Random, language: str = "en", disk: MemoryDisk | None = None
    ) -> None:
        self.chance = Random(chance.random())
        self.ahead = 0
        self.broken = ""
        self._acts = 0
        self._states: dict[str, tuple[Any, Any]] = {}
        self.saved: list[dict[str, Any]] = []
        """The files that it has saved."""
        self.visited: list[str] = []
        self.intents: list[str] = []
        self.along: dict[str, list[tuple[str, str]]] = {}
        """The logs that it had from the beginning, beside what the evening is about."""
        self.misled: list[str] = []
        """Where acts have led the focus, and there was nothing."""
        super().__init__(wire, disk=disk, language=language)

    def start(self, **data: str) -> dict[str, Any]:
        self.log = FragileLog(self.disk)
        self.engine = Engine(self.log, SHELF, self.chance.randbytes, self.spare)
        return self.do("hello", data={"to": self.last["url"], **data}, session=self.last["session"])

    def intent(self, do: str, key: str | None = None, **more: Any) -> dict[str, Any]:
        """Return an intent with a key that follows from what was done, not from how often the page looked."""
        self._acts += do != "look"
        number = int(self.name.removeprefix("w"))
        return super().intent(do, key or f"{number:016x}{self._acts:016x}", **more)

    def send(self, intent: dict[str, Any], file: bytes | None = None) -> dict[str, Any]:
        """Send an intent; if the engine dies of it, the page starts another and sends it once more."""
        self.intents.append(intent["do"])
        try:
            answer = super().send(intent, file)
        except Died:
            self.restart()
            answer = super().send(intent, file)
        if answer.get("broken"):
            self.broken = answer["broken"]
        if answer.get("save"):
            self.saved = [*self.saved[-4:], answer["save"]]
        if self.last["url"] not in self.visited[-1:]:
            self.visited = [*self.visited[-20:], self.last["url"]]
        return answer

    def look(self) -> dict[str, Any]:
        """Ask again until the engine's work is done, or until somebody does not wait any longer."""
        answer = self._handle(self.intent("look"))
        for _ in range(self.patience):
            if answer.get("again") != POLL_MS or answer.get("then"):
                break
            answer = self._handle(self.intent("look"))
        return answer

    def _finds(self, focus: str | None) -> None:
        """Note where an act leads to nothing: the page leads to its work area then."""
        try:
            super()._finds(focus)
        except AssertionError:
            self.misled.append(f"{focus} after {self.intents[-1]}")

    def reload(self) -> None:
        """Load the page again: its links are gone, its session and its address stay."""
        self.close()
        self.wire.forget(self)
        self.start()

    def battery_dies(self) -> None:
        """Begin at home, with what was on the disk."""
        self.close()
        self.wire.forget(self)
        self.last = {"url": "#/", "session": {}}
        self.start()

    def time_runs_out(self) -> None:
        """Say that the clock is at nought, as the page does."""
        clock = self.last.get("clock")
        runs = clock and clock["running_since"] is not None and clock.get("over")
        if runs and self.now - clock["running_since"] >= clock["remaining"]:
            self.do(clock["over"])

    @property
    def sees(self) -> Page:
        return page_of(self.regions)

    def folded(self, stream: str) -> Any:
        """Return the state of a log on this disk; it is folded anew once something was written."""
        chain = self.disk.entries[stream]
        kept = self._states.get(stream)
        if kept is None or kept[0] != chain[-1]:
            kept = self._states[stream] = chain[-1], folded(self.log_of(stream))
        return kept[1]

    @property
    def codes(self) -> list[str]:
        """Return the codes that stand on the page, as their pictures would be read."""
        return [html.unescape(code) for code in _CODE.findall(self.page)]

    def reads(self, *regions: str) -> str:
        return " ".join(
            sentences(self.regions.get(name, "")) for name in regions or ("notice", "work", "shelf")
        )
