"""Presses everything that an event's screens show, each button from the same state."""

import copy
from collections.abc import Iterator

from drivers.memory_log import MemoryDisk
from drivers.window import Window, contents
from evenings.seen import Button, Form, Page, page_of
from faristol.screens.activities import activity_of

Press = tuple[str, str]
"""What was pressed, and where the engine broke: empty if it did not."""


def pressed_through(file: bytes) -> Iterator[Press]:
    """Yield each press on the screens of the event of a file, after it was taken in at home."""
    window = Window()
    window.looks = False
    answer = window.do("home.bring", file=file)
    yield "home.bring", answer.get("broken", "")
    event = window.engine._desk.event
    if event is None:
        return
    home = f"#/event/{event.stream}"
    for address in (home, f"{home}/file", *(f"{home}/{page}" for page in activity_of(event).pages)):
        yield from _on(window.disk, address)


def _on(disk: MemoryDisk, address: str) -> Iterator[Press]:
    """Yield each press on one screen, and on the dialog that comes of it."""
    window = _at(disk, address)
    yield address.rpartition("/")[2], window.last.get("broken") or ""
    shown = {**window.regions}
    for one in _presses(page_of(shown)):
        if window.regions != shown or contents(window.disk) != contents(disk):
            window = _at(disk, address)
        yield _name(one), _press(window, one)
        if "data-modal" in window.regions.get("dialog", ""):
            for answer in _presses(page_of(window.regions)):
                asked = _at(disk, address)
                _press(asked, one)
                yield f"{_name(one)} {_name(answer)}", _press(asked, answer)
            window = _at(disk, address)


def _at(disk: MemoryDisk, address: str) -> Window:
    lent = copy.deepcopy(disk)
    lent.writers.clear()
    window = Window(lent)
    window.looks = False
    window.now = 1_791_600_000_000
    window.do("leave", data={"to": address})
    return window


def _presses(page: Page) -> list[tuple[Page, Button | Form]]:
    """Return the buttons and forms of a page: of several that do the same the first and the last."""
    same: dict[str, list[Button | Form]] = {}
    for button in page.buttons:
        if not button.is_file:
            same.setdefault(button.do, []).append(button)
    for form in page.submits:
        same.setdefault(f"form {form.do}", []).append(form)
    return [(page, each) for several in same.values() for each in several[:1] + several[1:][-1:]]


def _name(press: tuple[Page, Button | Form]) -> str:
    return press[1].do


def _press(window: Window, press: tuple[Page, Button | Form]) -> str:
    page, what = press
    form = page.forms.get(what.form) if isinstance(what, Button) else what
    data = what.sent if isinstance(what, Button) else what.data
    answer = window.wait(1).do(what.do, form.filled if form else None, data=data)
    return answer.get("broken") or ""
