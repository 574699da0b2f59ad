"""A device asks for a seat that another one has had: only the judge gives that away."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from faristol.room.seats import Seats

MOST_ASKING = 12
"""More than one hall asks for at a time: whoever asks for ever fills no tablet."""


@dataclass(frozen=True)
class Asking:
    """Who would like a seat, and since when; it is told nothing of it until the judge has said yes."""

    link: int
    table: int
    at: int
    page: bool = False
    language: str = ""
    app: str = ""


@dataclass(frozen=True)
class SeatAsked:
    asking: Asking

    def apply(self, seats: "Seats") -> "Seats":
        others = [each for each in seats.asking if each.link != self.asking.link]
        return replace(seats, asking=(*others, self.asking)[-MOST_ASKING:])


@dataclass(frozen=True)
class AskingEnded:
    """It has gone, has a seat, or the judge has said no."""

    link: int

    def apply(self, seats: "Seats") -> "Seats":
        return replace(seats, asking=tuple(each for each in seats.asking if each.link != self.link))


def asking_on(seats: "Seats", link: int) -> Asking | None:
    return next((each for each in seats.asking if each.link == link), None)
