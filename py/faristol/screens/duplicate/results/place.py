"""Where one is in the results: the classification, a round or a player, and what is chosen there."""

from dataclasses import dataclass
from typing import Any

from faristol.games.duplicate.players import Player
from faristol.games.duplicate.results import finished
from faristol.games.duplicate.rounds import Round
from faristol.screens.duplicate.open_event import event_of, open_event
from faristol.screens.scene import Scene, Session

LISTED = 50
"""So many rows of a long list at a time."""


@dataclass(frozen=True)
class Place:
    """`round` and `player` are set on their own pages; both are None on the classification."""

    round: Round | None = None
    player: Player | None = None

    @property
    def page(self) -> str:
        return "round" if self.round else "player" if self.player else "classification"


def place_of(scene: Scene) -> Place:
    """An address that leads to nothing is the classification."""
    event = event_of(scene)
    match scene.address.split("/")[3:]:
        case ["results", "round", number]:
            found = [round_ for round_ in finished(event) if str(round_.number) == number]
            return Place(round=found[0]) if found else Place()
        case ["results", "player", player] if player in event.players:
            return Place(player=event.players[player])
    return Place()


def chosen(scene: Scene) -> dict[str, Any]:
    """What was chosen here: after which round, which part of the list, which play lies on the board."""
    kept: dict[str, Any] = scene.session.get("results", {})
    return kept if kept.get("stream") == open_event(scene).stream else {}


def choose(scene: Scene, **now: Any) -> Session:
    kept = {**chosen(scene), "stream": open_event(scene).stream, **now}
    return {**scene.session, "results": {key: value for key, value in kept.items() if value is not None}}


def after(scene: Scene) -> int | None:
    """The round after which the classification is shown; None after all of them."""
    last, wanted = len(finished(event_of(scene))), chosen(scene).get("after")
    return wanted if wanted and wanted < last else None


def address(scene: Scene, *parts: object) -> str:
    return "/".join(["#/event", open_event(scene).stream, "results", *map(str, parts)])
