"""What a tournament's published page shows: standings, all rounds, the cross-table, every player's card."""

from typing import Any

from faristol.core.lots import seed
from faristol.screens.scene import OpenEvent
from faristol.screens.tournament import tables
from faristol.screens.tournament.figures import CLAUSES
from faristol.texts import Texts
from faristol.tournaments.course import places
from faristol.tournaments.event import Tournament


def shown(opened: OpenEvent, t: Texts) -> dict[str, Any]:
    event: Tournament = opened.state
    scoring, rows, stood = event.terms.scoring, event.standings(), places(event)
    return {
        "sheets": ["publication/results.css", "tournament/standings/published.css"],
        "wide": True,
        "event": event,
        "playing": event.opened["language"],
        "done": len(event.rounds),
        "heads": tables.heads(scoring, t),
        "ranking_clause": CLAUSES.get(scoring),
        "rows": tables.classification(rows, scoring, t),
        "stages": [
            {
                "round": number,
                "rows": tables.classification(event.standings(after=number), scoring, t),
            }
            for number in range(1, len(event.rounds))
        ],
        "rounds": [
            {
                "number": published.number,
                "closed": published.closed,
                "boards": tables.tables_of(event, published, t),
                "rests": tables.resting(event, published, t),
            }
            for published in event.rounds
        ],
        "lines": tables.cross(event, rows, len(event.rounds), t),
        "cards": [
            {"row": row, "turns": tables.card(event, row["player"], stood, t)}
            for row in tables.classification(rows, scoring, t)
        ],
        "lots": lots(opened),
    }


def lots(opened: OpenEvent) -> dict[str, Any] | None:
    """The promise, and once the lots have been used what they came from; before that it stays a secret."""
    event: Tournament = opened.state
    heard = next((entry for entry in opened.entries if entry["type"] == "RoomHeard"), None)
    if not event.terms.seed or heard is None or not event.rounds or "secret" not in event.opened:
        return None
    secret = event.opened["secret"]
    return {
        "commitment": event.opened["commitment"],
        "secret": secret,
        "words": heard["words"],
        "true": seed(bytes.fromhex(secret), heard["words"]).hex() == heard["seed"],
    }
