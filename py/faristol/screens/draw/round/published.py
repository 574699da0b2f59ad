"""What a draw's published page shows: the racks of every round, and the promise."""

from typing import Any

from faristol.games.draws import Draws
from faristol.screens.parts.faces import letters
from faristol.screens.publication.promise import promise
from faristol.screens.scene import OpenEvent
from faristol.texts import Texts


def shown(event: OpenEvent, t: Texts) -> dict[str, Any]:
    draws: Draws = event.state
    rounds = [
        {
            "number": round_.number,
            "rack": letters(draws.tile_set.sort(round_.rack)),
            "rejected": [(letters(rack), clause) for rack, clause in round_.rejected],
        }
        for round_ in draws.rounds
    ]
    return {"sheets": [], "wide": False, "rounds": rounds, **promise(event, draws, t)}
