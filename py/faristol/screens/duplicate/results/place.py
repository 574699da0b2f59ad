"""Where one is in the results: the classification, the places, a round or a player, and what is chosen."""

from dataclasses import dataclass, field
from typing import Any

from faristol.games.duplicate.players import Player
from faristol.games.duplicate.results import finished
from faristol.games.duplicate.rounds import Round
from faristol.screens.duplicate.open_event import event_of, open_event
from faristol.screens.scene import Scene
from faristol.screens.session import Slot

LISTED = 50
"""So many rows of a long list at a time."""


@dataclass(frozen=True)
class Place:
    """`round` and `player` are set on their own pages; both are None on the classification.

    On the page of the places `player` is the one whose line is marked.
    """

    round: Round | None = None
    player: Player | None = None
    moves: bool = False
    table: bool = False
    """The table of players and rounds."""

    @property
    def page(self) -> str:
        if self.moves:
            return "moves"
        if self.table:
            return "table"
        return "round" if self.round else "player" if self.player else "classification"


@dataclass(frozen=True)
class Edit:
    """The slip that is being put right, and what is written over it; without a player it is a new one."""

    round: int
    player: str | None
    page: str
    form: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Chosen:
    """What was chosen here."""

    after: int | None = None
    part: int = 0
    """Which part of a long list."""
    on_board: tuple[int, str] | None = None
    """A round, and the play of it that lies on the board; "" for the board as the players had it."""
    edit: Edit | None = None
    reopening: bool = False
    other_room: dict[str, Any] | None = None
    percents: bool = False
    """Whether the table of rounds has percentages instead of points."""


CHOSEN = Slot("results", Chosen, of="event")


def place_of(scene: Scene) -> Place:
    """Return the place that the address names, or the classification."""
    event = event_of(scene)
    match scene.address.split("/")[3:]:
        case ["results", "round", number]:
            found = [round_ for round_ in finished(event) if str(round_.number) == number]
            return Place(round=found[0]) if found else Place()
        case ["results", "player", player] if player in event.players:
            return Place(player=event.players[player])
        case ["results", "table"]:
            return Place(table=True)
        case ["results", "places", *player] if finished(event):
            return Place(player=event.players.get("".join(player)), moves=True)
    return Place()


def chosen(scene: Scene) -> Chosen:
    return scene.session.get(CHOSEN, Chosen())


def after(scene: Scene) -> int | None:
    """Return the round after which the classification is wanted; None after the last one."""
    last, wanted = len(finished(event_of(scene))), chosen(scene).after
    return wanted if wanted and wanted < last else None


def address(scene: Scene, *parts: object) -> str:
    return "/".join(["#/event", open_event(scene).stream, "results", *map(str, parts)])
