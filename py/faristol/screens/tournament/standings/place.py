"""Where one is in the standings: the classification, the cross-table, a player …; what is chosen there."""

from dataclasses import dataclass, field
from typing import Any

from faristol.screens.scene import Scene
from faristol.screens.session import Session, Slot
from faristol.screens.tournament.open_event import event_of
from faristol.tournaments.criteria import is_order
from faristol.tournaments.players import Player

PAGES = ("cross", "course", "ratings", "prizes", "teams", "bracket", "final")


@dataclass(frozen=True)
class Chosen:
    after: int = 0
    """The round after which the standings are shown; 0 for the last one."""
    part: int = 0
    """Of a long list, from 0."""
    order: str = ""
    list: str = ""
    """The rating list in the field."""
    final: dict[str, str] = field(default_factory=dict)
    """What is written in the form of a final."""
    prize: dict[str, str] = field(default_factory=dict)
    """What is written in the form of a prize."""


CHOSEN = Slot("tournament_standings", Chosen, of="event")


@dataclass(frozen=True)
class Place:
    page: str = "classification"
    player: Player | None = None


def place_of(scene: Scene) -> Place:
    """Return the place that the address leads to; the classification if it leads to nothing."""
    players = event_of(scene).players
    match scene.address.split("/")[4:]:
        case ["player", id] if id in players:
            return Place("player", players[id])
        case [("course" | "ratings") as page, id] if id in players:
            return Place(page, players[id])
        case [page] if page in PAGES:
            return Place(page)
    return Place()


def chosen(scene: Scene) -> Chosen:
    return scene.session.get(CHOSEN, Chosen())


def choose(scene: Scene, **now: Any) -> Session:
    return scene.session.change(CHOSEN, **now)


def after(scene: Scene) -> int:
    """Return the round after which the standings are shown; the last one unless another was chosen."""
    last, wanted = len(event_of(scene).rounds), chosen(scene).after
    return wanted if 1 <= wanted <= last else last


def order(scene: Scene) -> str:
    """Return the order that was chosen to look at, or the tournament's own."""
    wanted = chosen(scene).order
    return wanted if is_order(wanted) else event_of(scene).terms.scoring
