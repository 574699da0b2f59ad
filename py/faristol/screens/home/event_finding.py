"""Finds events of this device by parts of what is written on them, by their activity and their year."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from faristol.screens.home.cards import EventRow, row
from faristol.screens.parts.event_cards import Card
from faristol.screens.parts.finding import fits
from faristol.screens.scene import Scene
from faristol.texts import N_

LISTED = 40
"""How many are listed before one asks for more."""

KINDS = {
    "duplicate": N_("Duplicates"),
    "draws": N_("Draws"),
    "classic": N_("Games of two"),
    "tournament": N_("Tournaments"),
    "league": N_("Leagues"),
    "correspondence": N_("Games by letter"),
    "competition": N_("Competitions by letter"),
    "solo": N_("Duplicates for one"),
    "exercises": N_("Word exercises"),
}
"""By the kind's name, as one chooses between them."""


@dataclass(frozen=True)
class Looking:
    """Which events one looks for."""

    search: str = ""
    """Parts of the name, the activity or the day."""
    listed: int = LISTED
    kind: str = ""
    year: str = ""


def found(cards: Sequence[Card], looking: Looking, scene: Scene) -> list[tuple[Card, EventRow]]:
    return [
        (card, each)
        for card in cards
        if looking.kind in ("", card["kind"]) and looking.year in ("", year_of(card, scene.zone))
        if fits(looking.search, *(each := row(card, scene)).written)
    ]


def year_of(card: Card, zone: int) -> str:
    return str((datetime.fromtimestamp(card["at"] / 1000, UTC) + timedelta(minutes=zone)).year)
