"""Where one is in the standings: the classification, the cross-table, a player …; what is chosen there."""

from dataclasses import dataclass
from typing import Any, TypedDict

from faristol.screens.scene import Scene
from faristol.screens.session import Session, Slot
from faristol.screens.tournament.open_event import event_of
from faristol.tournaments.criteria import ORDERS
from faristol.tournaments.players import Player

PAGES = ("cross", "course", "ratings", "final")


class Chosen(TypedDict, total=False):
    after: int
    part: int
    order: str
    list: str
    """The rating list in the field."""
    final: dict[str, str]


CHOSEN = Slot("tournament_standings", Chosen, of="event")


@dataclass(frozen=True)
class Place:
    page: str = "classification"
    player: Player | None = None


def place_of(scene: Scene) -> Place:
    """An address that leads to nothing is the classification."""
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
    """None forgets."""
    return scene.session.change(CHOSEN, **now)


def after(scene: Scene) -> int:
    """The round after which the standings are shown; the last one unless another was chosen."""
    last: int = len(event_of(scene).rounds)
    wanted = chosen(scene).get("after", last)
    return wanted if 1 <= wanted <= last else last


def order(scene: Scene) -> str:
    wanted = chosen(scene).get("order", "")
    return wanted if wanted in ORDERS else event_of(scene).terms.scoring
