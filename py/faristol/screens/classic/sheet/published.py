"""What the published page of a game of two shows: the sheet, the board after each turn, the result.

A log holds the racks, so there is no page before the game is over.
"""

from typing import Any

from faristol.games.classic.analysing import boards
from faristol.games.classic.errors import StillPlayed
from faristol.games.classic.game import Classic
from faristol.games.classic.sheet import lines
from faristol.screens.classic import score_sheet as table
from faristol.screens.parts.faces import letters
from faristol.screens.parts.letters import place_and_letters
from faristol.screens.publication.board import squares
from faristol.screens.scene import OpenEvent
from faristol.texts import Texts


def shown(opened: OpenEvent, t: Texts) -> dict[str, Any]:
    event: Classic = opened.state
    if event.stage != "over":
        raise StillPlayed
    return {
        "sheets": ["publication/results.css", "classic/sheet/published.css"],
        "wide": True,
        "playing": event.tile_set.language,
        "where": table.where(event, t),
        "rules": table.rules_name(event, t),
        "positions": _positions(event, t),
        **table.shown(event, t),
    }


def _positions(event: Classic, t: Texts) -> list[dict[str, Any]]:
    found = boards(event)
    positions = []
    for number, (turn, line) in enumerate(zip(event.turns, lines(event), strict=True)):
        before, after = found[number], found[number + 1]
        pairs = enumerate(zip(before.squares, after.squares, strict=True))
        new = frozenset(at for at, (was, now) in pairs if was != now)
        positions.append(
            {
                **table.cell(line, t),
                "number": number + 1,
                "name": event.names[turn.player - 1],
                "play": place_and_letters(turn.play) if turn.play else None,
                "rack": letters(turn.rack) if turn.rack is not None else None,
                "squares": squares(event.tile_set, after, new, t),
            }
        )
    return positions
