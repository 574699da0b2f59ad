"""One window with its engine, driven as the page drives it: intents in, regions out."""

import asyncio
import json
import os
import re
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Self, TypeVar

from drivers.draw import ROOM, SECRET, SPEAKER
from drivers.lexicons import OpenShelf, fetch
from drivers.log import NOON, folded
from drivers.memory_log import MemoryDisk, MemoryLog
from drivers.spare_places import MemorySpare
from faristol.engine import Engine
from faristol.screens.focus import CURSOR, NEXT_STEP
from faristol.screens.page_facts import POLL_MS

REGIONS = {"bar", "work", "shelf", "status", "dialog", "print", "notice"}

_ROW = re.compile(r'<tr\b[^>]* id="(?P<id>[^"]+)"(?P<as_before> data-as-before)?[^>]*>.*?</tr>', re.DOTALL)

SHELF = OpenShelf(fetch, lambda: asyncio.sleep(0))
"""The lexicons of all windows."""

_LOOP = asyncio.new_event_loop()
"""The event loop of all windows, in which work in the background goes on between intents."""
_THREADS: list[ThreadPoolExecutor] = []
"""The thread it runs in: in the tests' own thread Playwright's loop runs once a browser was started."""


def _new_thread() -> None:
    _THREADS[:] = [ThreadPoolExecutor(max_workers=1)]


_new_thread()
os.register_at_fork(after_in_child=_new_thread)  # no thread comes along into a fork, as scripts/mutate.py has

_Answer = TypeVar("_Answer")


def wait_for(answer: Coroutine[Any, Any, _Answer]) -> _Answer:
    """Run the loop of the windows until the answer is there."""
    return _THREADS[0].submit(_LOOP.run_until_complete, answer).result()


class Window:
    """A page over a disk; several stand over the same disk, as several tabs do."""

    _windows = 1_000
    """How many there were: the keys of stored logs begin with lower numbers."""
    longest_answer = 0.0
    """Seconds of work, since somebody set it back."""
    screen = ""
    """The screen whose intents `does` sends."""

    def __init__(
        self,
        disk: MemoryDisk | None = None,
        language: str = "en",
        secret: bytes = SECRET,
        spare: MemorySpare | None = None,
        copies: dict[str, str] | None = None,
    ) -> None:
        Window._windows += 1
        self.name = f"w{Window._windows}"
        self.disk, self.spare = disk or MemoryDisk(), spare
        self.language, self.secret = language, secret
        self.now = NOON
        self.looks = True
        self.regions: dict[str, str] = {}
        self.copies: dict[str, str] = {} if copies is None else copies
        """The page's own storage, which it shares with the other windows of the device."""
        self.home: dict[str, str] = {}
        """Home as the page has stored it."""
        self.last: dict[str, Any] = {"url": "#/", "session": {}}
        self._sent = 0
        self._folded: tuple[Any, Any] = (None, None)
        self.start()

    def start(self, **data: str) -> dict[str, Any]:
        """Start a new engine in this window: at its opening, or after one has died."""
        self.log = MemoryLog(self.disk)
        self.engine = Engine(self.log, SHELF, lambda count: self.secret[:count], self.spare)
        hello = {"data": {"to": self.last["url"], **data}, "session": self.last["session"]}
        return self.do("hello", copies=self.copies, **hello)

    @property
    def held(self) -> dict[str, Any]:
        """Return the values of the session, by the names of their slots."""
        kept = self.last["session"]
        scopes = [kept.get(of, {}) for of in ("window", "event", "question")]
        return {name: each["value"] for values in scopes for name, each in values.items()}

    def restart(self) -> dict[str, Any]:
        """Start the engine again after it has died, with the session that the page has stored."""
        self.close()
        return self.start(restarted="yes")

    def close(self) -> None:
        """Close the window, and release its claims."""
        for stream in [stream for stream, writer in self.disk.writers.items() if writer is self.log]:
            del self.disk.writers[stream]

    def intent(self, do: str, key: str | None = None, **more: Any) -> dict[str, Any]:
        self._sent += 1
        key = key or f"{self.name}-{self._sent}"
        settings = {"language": self.language, "theme": "auto", "sound": True}
        return {"do": do, "seq": self._sent, "at": self.now, "key": key, "settings": settings, **more}

    def do(
        self, do: str, fields: dict[str, str] | None = None, file: bytes | None = None, **more: Any
    ) -> dict[str, Any]:
        if fields is not None:
            more["fields"] = fields
        return self.send(self.intent(do, **more), file)

    def send(self, intent: dict[str, Any], file: bytes | None = None) -> dict[str, Any]:
        answer = self._handle(intent, file)
        if answer.get("again") == POLL_MS and self.looks:
            self.look()
        return answer

    def _handle(self, intent: dict[str, Any], file: bytes | None = None) -> dict[str, Any]:
        before = time.process_time()
        answer = self._see(wait_for(self.engine.handle(json.dumps(intent), file)))
        self.longest_answer = max(self.longest_answer, time.process_time() - before)
        return answer

    def look(self) -> dict[str, Any]:
        """Ask again, as the page does, until the engine's work is done."""
        answer = self._handle(self.intent("look"))
        while answer.get("again") == POLL_MS and not answer.get("then"):
            answer = self._handle(self.intent("look"))
        return answer

    def together(self, *intents: dict[str, Any]) -> list[dict[str, Any]]:
        """Send intents at once, before any of them is answered."""

        async def all_at_once() -> list[str]:
            return await asyncio.gather(*[self.engine.handle(json.dumps(intent)) for intent in intents])

        return [self._see(answer) for answer in wait_for(all_at_once())]

    def _see(self, text: str) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(text)
        for key, kept in answer["copies"].items():
            self.copies.pop(key, None)
            if kept is not None:
                self.copies[key] = kept
        if "regions" in answer:
            self.regions |= {name: self._whole(name, html) for name, html in answer["regions"].items()}
            self.home = answer["home"] or self.home
            self.last = answer
            if answer["ok"]:
                self._finds(answer["focus"])
        return answer

    def _whole(self, region: str, html: str) -> str:
        """Return a region as the page then has it: rows that are only named stand there already."""
        rows = {row["id"]: row[0] for row in _ROW.finditer(self.regions.get(region, ""))}
        return _ROW.sub(lambda row: rows[row["id"]] if row["as_before"] else row[0], html)

    def _finds(self, focus: str | None) -> None:
        """Where an act leads the focus, there is something."""
        place = {None: "", "work": "", NEXT_STEP: "next-step", CURSOR: 'tabindex="0"'}.get(
            focus, f'id="{focus}"'
        )
        assert place in self.page, f"{focus} is not on the screen"

    def go(self, to: str) -> dict[str, Any]:
        return self.do("go", data={"to": to})

    def wait(self, seconds: float) -> Self:
        self.now += int(seconds * 1000)
        return self

    def act(self, do: str, fields: dict[str, str] | None = None, **data: str) -> dict[str, Any]:
        """Send an intent, a second later. It may be refused, but nothing may break."""
        answer = self.wait(1).do(do if "." in do else f"{self.screen}.{do}", fields, data=data)
        assert not answer.get("broken"), answer["broken"]
        return answer

    def does(self, name: str, fields: dict[str, str] | None = None, **data: str) -> Self:
        """Send an intent of this window's own screen, which must be allowed."""
        problems = re.compile(r'-problem">.*?</p>', re.DOTALL)
        assert self.act(name, fields, **data)["ok"], self.regions["notice"] or problems.findall(self.page)
        return self

    # --- what a judge does

    def open_draw(self, **fields: str) -> str:
        """Prepare a draw and make the promise; return the new event's stream."""
        self.go("#/draw")
        answer = self.do("draw_setup.open", {"name": "Dijous", "ruleset": "duplicate", **fields})
        assert answer["ok"], self.regions["notice"]
        stream: str = answer["stream"]
        return stream

    def speak(self, words: str = ROOM) -> dict[str, Any]:
        return self.do("draw.room", {"room": words, "person": SPEAKER})

    def time(self) -> dict[str, Any]:
        self.do("draw.start")
        return self.do("draw.end_time")

    def play_a_draw(self, rounds: int = 3) -> str:
        """Run a draw from its promise to its published secret."""
        stream = self.open_draw()
        self.speak()
        for _ in range(rounds):
            self.wait(10).time()
            self.do("draw.toggle", data={"place": "0"})
            self.do("draw.next_round")
        self.do("draw.ask_end")
        self.do("draw.end")
        assert self.do("draw.publish")["ok"]
        return stream

    # --- what there is

    @property
    def entries(self) -> list[dict[str, Any]]:
        """Return the log of the event on the screen, as it is on the disk."""
        return self.log_of(self.last["stream"])

    def log_of(self, stream: str) -> list[dict[str, Any]]:
        return wait_for(self.log.read(stream)).entries

    @property
    def state(self) -> Any:
        """Return the state of that log."""
        last = self.disk.entries[self.last["stream"]][-1]
        if self._folded[0] != last:
            self._folded = last, folded(self.entries)
        return self._folded[1]

    @property
    def types(self) -> list[str]:
        return [entry["type"] for entry in self.entries]

    @property
    def page(self) -> str:
        return "\n".join(self.regions.values())


def contents(disk: MemoryDisk) -> tuple[Any, ...]:
    """Return everything on a disk, to be compared."""
    return {**disk.entries}, {**disk.cards}, {**disk.signs}
