"""Players at their own tablets, in Chromium and in Firefox, for a whole evening: what their hands do and what they see.

A tablet can be killed, be loaded again, or sleep with its whole browser. The codes go from screen to screen as text.
"""

import contextlib
import os
import signal
import time
from collections.abc import Iterator
from typing import Any, Protocol

from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from drivers.browser import club_site
from drivers.browser.driven import Firefox, Refused
from drivers.browser.judge import READY, Judge

RECEIVED = "Received: "
PATIENCE = 120.0
READ_OR_REFUSED = (
    "document.querySelector('#code')?.value === '' || document.querySelector('#code-problem') !== null"
)


class Device(Protocol):
    """A browser's page under a player's hands."""

    def opens(self) -> None: ...
    def reloads(self) -> None: ...
    def goes(self, where: str) -> None: ...
    def taps(self, selector: str) -> None: ...
    def writes(self, selector: str, text: str) -> None: ...
    def evaluates(self, javascript: str) -> Any: ...


class InChromium:
    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.page: Page = context.new_page()

    def opens(self) -> None:
        self.page.goto(self.address)
        self.page.wait_for_function(READY, timeout=120_000)

    def reloads(self) -> None:
        self.page.reload()
        self.page.wait_for_function(READY, timeout=60_000)

    def is_killed(self) -> None:
        """Kill the page with its engine, as a system does that needs the memory; and open it again."""
        with contextlib.suppress(Error):
            self.page.goto("chrome://crash", timeout=5_000)
        self.page.close()
        self.page = self.context.new_page()
        self.opens()

    def goes(self, where: str) -> None:
        self.page.evaluate("where => { location.hash = where }", where)

    def taps(self, selector: str) -> None:
        self.page.locator(selector).first.click(timeout=60_000)

    def writes(self, selector: str, text: str) -> None:
        self.page.fill(selector, text, timeout=60_000)

    def evaluates(self, javascript: str) -> Any:
        return self.page.evaluate(javascript)


class InFirefox:
    def __init__(self, browser: Firefox, address: str) -> None:
        self.browser, self.address = browser, address

    def opens(self) -> None:
        self.browser.open(self.address)
        self.browser.wait(READY)

    def reloads(self) -> None:
        self.browser.reload()
        self.browser.wait(READY)

    def goes(self, where: str) -> None:
        self.browser.evaluate(f"(location.hash = {where!r}, true)")

    def taps(self, selector: str) -> None:
        """Tap; a place that was drawn anew between the look and the tap is looked for again."""
        for _ in range(20):
            with contextlib.suppress(Refused):
                self.browser.click(selector)
                return
        self.browser.click(selector)

    def writes(self, selector: str, text: str) -> None:
        self.browser.see(selector)
        self.browser.evaluate(f"(document.querySelector({selector!r}).value = {text!r}, true)")

    def evaluates(self, javascript: str) -> Any:
        return self.browser.evaluate(javascript)


class PlayersDevice:
    """A player at a table, and all slips that this player saw as received."""

    def __init__(self, device: Device, table: int) -> None:
        self.device, self.table = device, table
        self.received: list[tuple[int, str]] = []
        """By round, each as it was shown; "" for no play."""

    def waits(self, javascript: str) -> None:
        end = time.monotonic() + PATIENCE
        while not self.device.evaluates(f"Boolean({javascript})"):
            shown = time.monotonic() < end or self.device.evaluates("document.body.innerText")
            assert shown is True, f"table {self.table} never saw {javascript}, but {shown}"
            time.sleep(0.03)

    def sees(self, selector: str) -> None:
        self.waits(f"document.querySelector({selector!r})")

    def reads(self, selector: str) -> str:
        text = f"document.querySelector({selector!r})?.textContent.trim()"
        return str(self.device.evaluates(text) or "")

    # --- coming in

    def comes_in(self, door: "Door") -> None:
        """Read the room's code and show the own one, until a place of it is this tablet's."""
        while True:
            self.device.goes("#/join")
            self.sees("#join-form, #table-form, #happens, #is-in")
            if self.device.evaluates("Boolean(document.querySelector('#is-in'))"):
                break
            if not self.device.evaluates("Boolean(document.querySelector('#join-form'))"):
                self.device.taps("#again")
                self.sees("#join-form")
            self.device.writes("#code", door.room_code())
            self.device.taps("#read")
            self.sees("#table-form")
            self.device.writes("#table", str(self.table))
            self.device.taps("#take")
            self.sees("#own-code-text")
            if door.lets_in(self.reads("#own-code-text")):
                break
        self.sees("#me, #is-in")
        if self.device.evaluates("Boolean(document.querySelector('#me'))"):
            self.device.taps("#me")
        self.sees("#is-in")
        self.device.goes("#/seat")
        self.sees("#writing-title")

    # --- a round

    def sees_time(self, round_: int) -> None:
        self.sees("#slip-form")
        self.waits(f"document.querySelector('#work').innerText.includes('of round {round_}')")

    def lays(self, tiles: list[tuple[int, str]]) -> None:
        """Lay tiles: each from its place on the rack to its square."""
        if self.device.evaluates("Boolean(document.querySelector('#recall'))"):
            self.device.taps("#recall")
            self.sees("#sort")
        for place, square in tiles:
            self.device.taps(f"#rack-{place}")
            self.sees(f"#rack-{place}[aria-pressed=true]")
            self.device.taps(f"#board-{square}")
            self.waits(f"!document.querySelector('#rack-{place}')")

    def hands_in(self) -> None:
        self.device.taps("#send")
        self.sees("#slip")

    def hands_in_nothing(self) -> None:
        self.device.taps("#no-play")
        self.sees("#slip")

    def sees_received(self, round_: int) -> None:
        """Wait for the judge's answer and note what was received."""
        self.sees("#slip[data-kind=ok]")
        text = self.reads("#slip")
        assert text.startswith(RECEIVED), text
        play = text.removeprefix(RECEIVED).split("You may")[0].strip()
        slip = round_, "" if play == "no play" else play
        if slip not in self.received:
            self.received.append(slip)

    def last_of(self, round_: int) -> str | None:
        return next((play for number, play in reversed(self.received) if number == round_), None)


class Door(Protocol):
    """Where the next tablet comes in: at the judge's, or at one that is in."""

    def room_code(self) -> str: ...
    def lets_in(self, code: str) -> bool:
        """Read the code that a tablet shows; say whether it comes in, or there is a new code."""


class JudgesDoor:
    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def room_code(self) -> str:
        self.judge.goes("#/event/event/room").sees("#read-form")
        code = self.judge.page.locator("#room-code-text")
        expect(code).to_have_count(1, timeout=60_000)
        return code.text_content() or ""

    def lets_in(self, code: str) -> bool:
        before = self.room_code()
        self.judge.page.fill("#code", code)
        self.judge.taps("#read-code")
        self.judge.page.wait_for_function(READ_OR_REFUSED, timeout=60_000)
        if refused := self.judge.page.locator("#code-problem").all_text_contents():
            print(f"the judge's tablet took no code: {refused}")
            return False
        return self.room_code() == before


class HelpersDoor:
    """A player's tablet that is in and has no camera: it lets in others by their codes as text."""

    def __init__(self, player: PlayersDevice) -> None:
        self.player = player
        self.player.device.goes("#/join")
        self.player.device.taps("#let-in")
        self.player.sees("#let-in-form")
        self.player.sees("#room-code-text")

    def room_code(self) -> str:
        return self.player.reads("#room-code-text")

    def lets_in(self, code: str) -> bool:
        self.player.device.writes("#code", code)
        self.player.device.taps("#read")
        self.player.waits("document.querySelector('#code')?.value === ''")
        self.player.waits("!/on its way/.test(document.querySelector('#let-in-outcome').innerText)")
        return "is joining" in self.player.reads("#let-in-outcome")


@contextlib.contextmanager
def asleep(browser: Browser) -> Iterator[None]:
    """Let a whole browser sleep meanwhile, with every tablet in it; until it wakes it cannot be asked anything."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    main = next(process["id"] for process in found if process["type"] == "browser")
    processes = [main, *club_site.descendants(main)]
    _signal(processes, signal.SIGSTOP)
    try:
        yield
    finally:
        _signal(processes, signal.SIGCONT)


def _signal(processes: list[int], kind: signal.Signals) -> None:
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, kind)
