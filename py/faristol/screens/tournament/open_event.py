"""The tournament that lies open: what every part of its screens begins with."""

from collections.abc import Sequence

from faristol.games.log import Entry
from faristol.games.publishing import was_seen
from faristol.screens.scene import OpenEvent, Scene
from faristol.screens.tournament.evening_words import SaysEvenings
from faristol.screens.view import View, view_value
from faristol.tournaments.errors import NotNow
from faristol.tournaments.event import Tournament


@view_value
class RoundClock:
    """Milliseconds that are left of a round, and the word for their end in the language that is played."""

    left: int
    last_word: str


@view_value
class DivisionTab:
    """A division that is paired for itself: where it is, and whether it is the one in hand."""

    division: str
    name: str
    where: str
    in_hand: bool
    left: int | None
    """Milliseconds on the clock of its round, if the division is not in hand."""


@view_value(kw_only=True)
class TournamentView(SaysEvenings, View):
    """What each screen of an open tournament shows."""

    event: Tournament
    here: str
    """The event's address."""
    playing: str
    """The language of its games."""
    round_clock: RoundClock | None
    undo: str | None = None
    divisions_in_play: Sequence[DivisionTab] = ()
    """The divisions, where each is paired for itself."""


def published_at(entries: Sequence[Entry], number: int) -> int | None:
    """Return when a round was published, or came whole from another tablet: the last time."""
    times = (entry["at"] for entry in reversed(entries) if was_seen(entry) and entry.get("round") == number)
    return next(times, None)


def open_event(scene: Scene) -> OpenEvent:
    if scene.event is None:
        raise NotNow
    return scene.event


def event_of(scene: Scene) -> Tournament:
    state: Tournament = open_event(scene).state
    return state


def about(event: Tournament) -> str:
    """Return the event's name, with the division in hand where each is paired for itself."""
    return " · ".join(filter(None, (event.opened.name, event.part)))


def here(scene: Scene) -> str:
    return f"#/event/{open_event(scene).stream}"
