"""The clocks that the page keeps moving between two answers. Values only."""

from dataclasses import dataclass

from faristol.screens.view import view_value
from faristol.speech.aloud import TimeCall


@view_value
class OtherClock:
    """A clock that runs beside the one of the screen, and has no end of its own."""

    face: str
    remaining: int
    running_since: int | None
    tenths: str
    until: None = None


@dataclass(frozen=True)
class Ticking:
    """A clock the page keeps moving: two numbers, the calls on the way, and what happens at the end."""

    remaining: int
    running_since: int | None
    calls: list[TimeCall]
    over: str | None
    """What the page asks for then, if anything."""
    until: int | None = 0
    """What is left when `over` is done; below zero a clock counts on, and None has no end."""
    face: str = "clock"
    """The element that shows it."""
    tenths: str = ""
    """The sign before the tenths of a second in the minute before nought and after; "" for whole seconds."""
    beside: OtherClock | None = None
    others: tuple["Ticking", ...] = ()
    """Clocks that run at the same time, each with its own face and its own calls."""
