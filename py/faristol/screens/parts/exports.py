"""An event's files for other programs: tables for a spreadsheet, data."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from faristol.screens.scene import OpenEvent, SavedFile, Scene

CSV, JSON, TEXT = "text/csv", "application/json", "text/plain"

Written = Callable[[OpenEvent, Scene], str]


def nobodys(event: OpenEvent) -> str:
    return ""


@dataclass(frozen=True)
class Export:
    """How its name ends, its type, and what stands in it; if that is `packed`, in base 64."""

    ending: str
    type: str
    written: Written
    packed: bool = False
    whose: Callable[[OpenEvent], str] = nobodys
    """What its name has before its end, where it is of a part of the event."""

    def file(self, event: OpenEvent, scene: Scene, name: str) -> SavedFile:
        called = f"{name}{self.whose(event)}{scene.texts.gettext(self.ending)}"
        return SavedFile(called, self.type, self.written(event, scene), self.packed)


def of_state(written: Callable[[Any], str]) -> Written:
    return lambda event, scene: written(event.state)


def dated(written: Callable[[Any, int], str]) -> Written:
    """Return an export that is given the time of the first entry."""
    return lambda event, scene: written(event.state, event.entries[0]["at"])
