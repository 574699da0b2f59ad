"""What a tournament's published page shows: standings, all rounds, the cross-table, every player's card."""

from dataclasses import dataclass
from typing import Any

from faristol.core.lots import seed
from faristol.screens.scene import OpenEvent
from faristol.screens.tournament import tables
from faristol.screens.tournament.figures import CLAUSES
from faristol.texts import Texts
from faristol.tournaments.course import places
from faristol.tournaments.event import Tournament


@dataclass(frozen=True)
class Lots:
    """The promise, and what the lots came from."""

    commitment: str
    secret: str
    words: str
    true: bool
    """Whether they are those that had to come."""


def published_page(opened: OpenEvent, t: Texts) -> dict[str, Any]:
    event: Tournament = opened.state
    scoring, rows, stood = event.terms.scoring, event.standings(), places(event)
    standings = tables.classification(rows, scoring, t)
    return {
        "sheets": ["publication/results.css", "tournament/standings/published.css"],
        "wide": True,
        "event": event,
        "playing": event.opened["language"],
        "heads": tables.heads(scoring, t),
        "ranking_clause": CLAUSES.get(scoring),
        "rows": standings,
        "earlier": [
            tables.classification(event.standings(after=number), scoring, t)
            for number in range(1, len(event.rounds))
        ],
        "rounds": [
            (published, tables.board_lines(event, published, t), tables.resting(event, published.draft, t))
            for published in event.rounds
        ],
        "lines": tables.cross(event, rows, len(event.rounds), t),
        "cards": [(row, tables.card(event, row.player.id, stood, t)) for row in standings],
        "lots": lots(opened),
    }


def lots(opened: OpenEvent) -> Lots | None:
    """Return the lots once they have been used; before that what they come from stays a secret."""
    event: Tournament = opened.state
    heard = next((entry for entry in opened.entries if entry["type"] == "RoomHeard"), None)
    if not event.terms.seed or heard is None or not event.rounds or "secret" not in event.opened:
        return None
    secret, words = event.opened["secret"], heard["words"]
    true = seed(bytes.fromhex(secret), words).hex() == heard["seed"]
    return Lots(event.opened["commitment"], secret, words, true)
