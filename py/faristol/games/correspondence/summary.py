"""What a card says of a game without opening it: also by which day the turn has to be sent."""

from typing import Any

from faristol.games.correspondence import game
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.waiting import last_day


def summary(event: Correspondence) -> dict[str, Any]:
    by = last_day(event)
    return {**game.summary(event), "send_by": by.isoformat() if by else None}
