"""Where the arbiter is in a competition, and what is noted on the screen and not yet done."""

from dataclasses import dataclass, field
from typing import Any

from faristol.competitions.event import Competition, Game, Report
from faristol.screens.parts.signs import plain
from faristol.screens.scene import OpenEvent, Scene
from faristol.screens.session import Question, Session, Slot


@dataclass(frozen=True)
class ReadLine:
    """What was read of a letter, or of a line, and where it stood."""

    file: int
    """Of several files; 0 of a text that was pasted, or of one file."""
    line: int
    """0 where a file is one game."""
    what: str
    game: int = 0
    side: int = 0
    """Who wrote it; 0 if that is not known."""
    points: str = ""
    why: str = ""
    """Why it could not be read."""
    form: dict[str, str] = field(default_factory=dict)
    """What it puts into the form of its game."""
    letter: str = ""
    """The letter itself, if it waits for an answer."""


@dataclass(frozen=True)
class Notes:
    """What stands in the forms, and whose player's form is open."""

    edited: str = ""
    list: str = ""
    columns: tuple[str, ...] = ()
    """What the columns of that list hold, as a person said."""
    room: str = ""
    string: str = ""
    typed: str = ""
    """"on" if the string is typed as it came out of a bag."""
    pairs: str = ""
    report: dict[str, str] = field(default_factory=dict)
    """The form of a game's report, with the number of the game."""
    letters: str = ""
    """What is pasted and not read yet, and what was read last."""
    came: tuple[ReadLine, ...] = ()
    printed: int | None = None


@dataclass(frozen=True)
class Unlikely:
    """Whether an unlikely score of a game is right."""

    game: int
    report: Report

    @property
    def score(self) -> str:
        return " – ".join(map(plain, self.report.scores))


NOTES = Slot("competition", Notes, of="event")
UNLIKELY = Question("competition-unlikely", Unlikely)


def open_event(scene: Scene) -> OpenEvent:
    assert scene.event
    return scene.event


def competition_of(scene: Scene) -> Competition:
    event: Competition = open_event(scene).state
    return event


def here(scene: Scene) -> str:
    return f"#/event/{open_event(scene).stream}"


def notes(scene: Scene) -> Notes:
    return scene.session.get(NOTES, Notes())


def noted(scene: Scene, **changed: Any) -> Session:
    return scene.session.change(NOTES, **changed)


def game_on_screen(scene: Scene) -> Game | None:
    """Return the game whose address it is: `#/event/<id>/game/3` is the third."""
    event = competition_of(scene)
    match scene.address.split("/"):
        case [_, _, _, "game", number] if number.isdecimal() and 1 <= int(number) <= len(event.games):
            return event.games[int(number) - 1]
    return None
