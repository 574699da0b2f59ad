"""What is half done on a tournament's screens: the table in hand, the name picked, the list in the field."""

from dataclasses import dataclass, field
from typing import Any

from faristol.screens.parts.signs import plain
from faristol.screens.scene import Scene
from faristol.screens.session import Question, Session, Slot
from faristol.tournaments.reporting import Report


@dataclass(frozen=True)
class TableNote:
    """A table of a round that was tapped."""

    round: int
    board: int
    unsigned: dict[str, Any] | None = None
    """Who has not signed a game that was read from its file."""


@dataclass(frozen=True)
class Notes:
    list: str = ""
    columns: tuple[str, ...] = ()
    """What each of its columns holds, if somebody has chosen it."""
    lists: int = 0
    """How many lists have been entered."""
    room: str = ""
    """What the room said, as far as it is written."""
    panel: str | None = None
    terms: dict[str, str] | None = None
    chosen: TableNote | None = None
    in_hand: TableNote | None = None
    """The table whose sheet is being written."""
    form: dict[str, str] | None = None
    written: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Unlikely scores that are asked about, by board."""
    picked: str | None = None
    """The player who is to change places with another."""


@dataclass(frozen=True)
class Looking:
    """At whom one looks on a screen; another visit begins anew."""

    edited: str | None = None
    """The player who is put right."""
    search: str = ""
    """A part of the name that is looked for."""
    money: str = ""
    """Whether the list has the fees: "all", or only of those who are "owing"."""


@dataclass(frozen=True)
class Repeats:
    """Whether these pairs may meet again; and what is done then: draw, lock a board, swap two players."""

    pairs: str
    then: str
    board: int = 0
    one: str = ""
    two: str = ""


@dataclass(frozen=True)
class Unlikely:
    """Whether an unlikely score is right, or one in the place of another."""

    round: int
    board: int
    report: Report
    why: str = ""
    arbiter: str = ""
    absent: str | None = None
    """The outcome that this score mostly stands for, where somebody did not come."""
    there: str | None = None
    """The result that it would replace."""

    @property
    def score(self) -> str:
        return " – ".join(map(plain, self.report.score or ()))


NOTES = Slot("tournament", Notes, of="event")
LOOKING = Slot("tournament-looking", Looking, of="sight")
REPEATS = Question("tournament-repeats", Repeats)
UNLIKELY = Question("tournament-unlikely", Unlikely)
ENDING = Question("end-tournament", bool)
"""Whether the tournament is to end."""


def notes(scene: Scene) -> Notes:
    return scene.session.get(NOTES, Notes())


def looking(scene: Scene) -> Looking:
    return scene.session.get(LOOKING, Looking())


def looks_at(scene: Scene, **changes: Any) -> Session:
    """Return the session with at whom one looks changed and its question answered."""
    return scene.session.dismissed().change(LOOKING, **changes)


def noted(scene: Scene, **changes: Any) -> Session:
    """Return the session with these notes changed and its question answered."""
    return scene.session.dismissed().change(NOTES, **changes)
