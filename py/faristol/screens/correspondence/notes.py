"""What is half done at a game by letter, and in no log: tiles being tried, a message being pasted, dates.

It is about the log as it is, and forgotten with each act that is written.
"""

from dataclasses import dataclass, field
from typing import Any

from faristol.games.correspondence.game import Correspondence
from faristol.games.log import Entry
from faristol.screens.board.placing import Placing
from faristol.screens.correspondence.seats import game_of, open_event
from faristol.screens.errors import OnlyWatching
from faristol.screens.notice import Caution, Done, Notice
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Session, Slot
from faristol.texts import Texts


@dataclass(frozen=True)
class Doubt:
    """Why a message does not fit, whether it can be taken all the same, and what the partner is answered."""

    fact: str
    way_out: str
    clause: str
    take: str | None
    answer: str


@dataclass(frozen=True)
class Sure:
    """What is unusual, and asked about under its form: an intent, its fields and two sentences."""

    do: str
    fields: dict[str, str]
    fact: str
    way_out: str


@dataclass(frozen=True)
class Notes:
    placing: Placing | None = None
    variant: str | None = None
    hand: int | None = None
    """Whose letters are tried while the partner thinks."""
    program_play: int | None = None
    """The one of the program's plays that lies there to be seen, counted from 0."""
    listed: bool = False
    message: str = ""
    came: str = ""
    doubt: Doubt | None = None
    challenging: bool = False
    dates: dict[str, str] = field(default_factory=dict)
    asked: Sure | None = None
    marks: dict[str, str] = field(default_factory=dict)
    printed: int | None = None
    why: str = ""
    """What the letter to the arbiter says beside the sheet."""
    proposed: tuple[str, str] = ("", "")
    """The coefficients of RED and BLUE in it, of a game that has none by the rules."""


NOTES = Slot("correspondence", Notes, of="event")
HANDED = Slot("letter-handed", bool, of="event")
"""Whether the message of the turn that went off last has been copied, saved or printed."""

TOLD_LAST = Slot("letter-told-last", str, of="event")
"""What was copied last besides the message of a turn: the notice of the end, or the report to the arbiter."""


def handed_at_end(scene: Scene) -> str:
    return scene.session.get(TOLD_LAST, "", about=len(open_event(scene).entries))


def hand_at_end(scene: Scene, what: str) -> Session:
    return scene.session.put(TOLD_LAST, what, about=len(open_event(scene).entries))


def notes(scene: Scene) -> Notes:
    return scene.session.get(NOTES, Notes(), about=len(open_event(scene).entries))


def noted(scene: Scene, **now: Any) -> Session:
    """Return the session with some notes changed."""
    return scene.session.change(NOTES, about=len(open_event(scene).entries), **now)


def turn(scene: Scene) -> str:
    """Return which turn went off last, and whether it went off again."""
    event = game_of(scene)
    return f"{len(event.sent)}/{event.again}/{len(event.returned)}"


def handed(scene: Scene) -> bool:
    """Return whether the last message has been copied, saved or printed, or is known to be on its way."""
    return scene.session.get(HANDED, False, about=turn(scene))


def hand_over(scene: Scene, yes: bool = True) -> Session:
    return scene.session.put(HANDED, yes, about=turn(scene))


def keep(scene: Scene, focus: str | None = None, **now: Any) -> Step:
    return Step(session=noted(scene, **now), focus=focus)


def noted_for_partner(scene: Scene, entries: list[Entry]) -> Step:
    """Return the step that writes what the partner, or by the arbiter both, have to be told."""
    t = scene.texts
    ready = t.gettext("The notice for the partner is ready beside the board.")
    if game_of(scene).disputes:
        ready = t.gettext("The answer to both players is ready.")
    return Step(entries=entries, notice=Done(t.gettext("Noted."), ready))


def only_selected(t: Texts) -> Notice:
    """Return what is said where the page may not copy."""
    return Caution(
        t.gettext("The text is selected."), t.gettext("Copy it with the keys or the menu of the device.")
    )


def writing(scene: Scene) -> Correspondence:
    """Return the game for an intent that writes; a window that only watches does nothing."""
    if not open_event(scene).writing:
        raise OnlyWatching
    return game_of(scene)
