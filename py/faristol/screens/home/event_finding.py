"""Finds events of this device by parts of what is written on them, by their activity, year and club.

Events that somebody put into the archive are not listed on home; only a search finds them there.
"""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from faristol.remembered import recall
from faristol.screens.home.cards import EventRow, row
from faristol.screens.parts.event_cards import Card
from faristol.screens.parts.finding import fits
from faristol.screens.scene import Scene
from faristol.texts import N_

LISTED = 40
"""How many are listed before one asks for more."""

ARCHIVE_RECORD = "events-archived"
ARCHIVE = "archive"

KINDS = {
    "duplicate": N_("Duplicates"),
    "draws": N_("Draws"),
    "classic": N_("Two-player games"),
    "tournament": N_("Tournaments"),
    "league": N_("Leagues"),
    "correspondence": N_("Games by letter"),
    "competition": N_("Competitions by letter"),
    "solo": N_("Duplicates for one"),
    "series": N_("Series de maxime"),
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
    club: str = ""
    place: str = ""
    """ARCHIVE, or home."""


def found(cards: Sequence[Card], looking: Looking, scene: Scene) -> list[EventRow]:
    return [
        each
        for card in cards
        if looking.kind in ("", card["kind"]) and looking.year in ("", year_of(card, scene.zone))
        if not looking.club or looking.club in card.get("clubs", ()) or fits(looking.club, card["name"])
        if fits(looking.search, *(each := row(card, scene)).written)
    ]


def archived(remembered: Mapping[str, str]) -> tuple[str, ...]:
    """Return the events that were put into the archive of this device."""
    nothing: tuple[str, ...] = ()
    return recall(remembered.get(ARCHIVE_RECORD), tuple[str, ...], nothing)


def archive_record(streams: Collection[str]) -> dict[str, str | None]:
    """Return what the device remembers of an archive with these events."""
    return {ARCHIVE_RECORD: json.dumps(sorted(streams)) if streams else None}


def year_of(card: Card, zone: int) -> str:
    return str((datetime.fromtimestamp(card["at"] / 1000, UTC) + timedelta(minutes=zone)).year)
