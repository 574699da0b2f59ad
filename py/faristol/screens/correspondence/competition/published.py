"""What a competition's published page shows: the classification, the games, the string."""

from typing import Any

from faristol.competitions.event import Competition
from faristol.screens.correspondence.competition.letter import rows
from faristol.screens.correspondence.competition.view import game_rows, table_rows
from faristol.screens.scene import OpenEvent
from faristol.texts import Texts


def shown(event: OpenEvent, t: Texts) -> dict[str, Any]:
    competition: Competition = event.state
    return {
        "sheets": [],
        "wide": False,
        "event": competition,
        "table": table_rows(competition),
        "games": game_rows(competition, t),
        "string_rows": rows(competition.string) if competition.string else [],
    }
