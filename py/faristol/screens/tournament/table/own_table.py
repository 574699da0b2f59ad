"""What this tablet knows of its table, and what is being written there."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from faristol.errors import refusal
from faristol.screens.parts.event_cards import Card
from faristol.screens.parts.room_guest import host_state
from faristol.screens.scene import Scene
from faristol.screens.session import Slot
from faristol.texts import N_

if TYPE_CHECKING:
    from faristol.room.table_state import TablePair, TableState

NotAtATable = refusal(
    "table.not-at-a-table",
    N_("This tablet has no table to hand in for."),
    N_("Join the room first, or wait for the next round."),
)


@dataclass(frozen=True)
class Written:
    """A result as it is being written: who has looked at it, and the game that it was read from."""

    first: str = ""
    second: str = ""
    ready: bool = False
    """Whether both are asked if it is right."""
    agreed: tuple[int, ...] = ()
    """Who has said so: 0 the first of the pair, 1 the second."""
    game: str = ""
    """The event on this tablet in which they played, or ""."""


WRITTEN = Slot("table-result", Written)
"""About a pair of a round."""
OWN_NAME = Slot("table-player", str)
"""Whose telephone it is, by the player's id."""


def state_of(scene: Scene) -> "TableState | None":
    """Return what the director's tablet has told this one; None before it has, or if it cannot be read."""
    from faristol.room.table_state import read_state

    return host_state(scene, read_state)


def paired(scene: Scene) -> tuple["TableState", "TablePair"]:
    state = state_of(scene)
    if state is None or state.pair is None:
        raise NotAtATable
    return state, state.pair


def about(state: "TableState", pair: "TablePair") -> str:
    return " ".join((f"{state.round}", *pair.ids))


def written_of(scene: Scene, state: "TableState", pair: "TablePair") -> Written:
    return scene.session.get(WRITTEN, Written(), about=about(state, pair))


def may_play(state: "TableState") -> bool:
    """Return whether the rules of its games are those of a document, so that a game can follow them."""
    return "ends" in state.rules and "clock" in state.rules


def game_here(scene: Scene, state: "TableState", pair: "TablePair") -> Card | None:
    """Return the game of these two on this tablet: the one that was begun here, or the last by its names."""
    begun = written_of(scene, state, pair).game
    games = [card for card in scene.cards if card["kind"] == "classic"]
    named = [card for card in games if (card["name"], tuple(card["players"])) == (state.event, pair.names)]
    mine = [card for card in games if card["stream"] == begun]
    return next(iter([*mine, *named]), None)


def score_of(card: Card) -> tuple[int, int] | None:
    """Return the score of a game that the points alone decide; anything else is for the director."""
    result = card.get("result")
    if result is None or result["way"] == "absent" or result.get("decided"):
        return None
    first, second = map(int, result["score"])
    winner = None if first == second else 1 if first > second else 2
    return (first, second) if winner == result["winner"] else None
