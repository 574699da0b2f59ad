"""Where one is in the standings: the classification, the cross-table, a player …; what is chosen there."""

from dataclasses import dataclass
from typing import Any

from faristol.screens.scene import Scene, Session
from faristol.screens.tournament.open_event import event_of, open_event
from faristol.tournaments.criteria import ORDERS
from faristol.tournaments.players import Player

KEPT = "tournament_standings"
PAGES = ("cross", "course", "ratings", "final")


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


def chosen(scene: Scene) -> dict[str, Any]:
    """After which round, in which order; the rating list, the final in its form, the paper asked for."""
    kept: dict[str, Any] = scene.session.get(KEPT, {})
    return kept if scene.event and kept.get("of") == scene.event.stream else {}


def choose(scene: Scene, **now: Any) -> Session:
    """None forgets."""
    kept = {**chosen(scene), **now, "of": open_event(scene).stream}
    return {**scene.session, KEPT: {key: value for key, value in kept.items() if value is not None}}


def after(scene: Scene) -> int:
    """The round after which the standings are shown; the last one unless another was chosen."""
    last: int = len(event_of(scene).rounds)
    wanted = chosen(scene).get("after", last)
    return wanted if 1 <= wanted <= last else last


def order(scene: Scene) -> str:
    wanted: str = chosen(scene).get("order", "")
    return wanted if wanted in ORDERS else event_of(scene).terms.scoring
