"""What is half done on a tournament's screens: the table in hand, the name taken, the list in the field."""

from typing import Any, Required, TypedDict, cast

from faristol.screens.scene import Scene
from faristol.screens.session import Question, Session, Slot
from faristol.tournaments.reporting import Report


class Table(TypedDict, total=False):
    round: Required[int]
    board: Required[int]
    unsigned: dict[str, Any] | None
    """Who has not signed a game that was read from its file."""


class Notes(TypedDict, total=False):
    edited: str
    list: str
    lists: int
    """How many lists have been entered."""
    search: str
    room: str
    panel: str
    terms: dict[str, str]
    chosen: Table
    in_hand: Table
    form: dict[str, str]
    written: dict[str, tuple[str, str]]
    taken: str


class Asked(TypedDict, total=False):
    """What a dialog asks: `repeats`, `unlikely` or `end`, and what it is about."""

    what: Required[str]
    then: str
    pairs: str
    one: str
    two: str
    round: int
    board: int
    told: Report
    why: str


NOTES = Slot("tournament", Notes, of="event")
ASKED = Question("tournament-asked", Asked)


def notes(scene: Scene) -> Notes:
    return scene.session.get(NOTES, Notes())


def noted(scene: Scene, **changes: Any) -> Session:
    """None forgets; a question that was asked is answered."""
    return scene.session.dismissed().change(NOTES, **changes)


def asked(scene: Scene, what: str, **about: Any) -> Session:
    return scene.session.put(ASKED, cast(Asked, {"what": what, **about}))
