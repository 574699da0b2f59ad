"""What the published page of a game by letter shows: its sheet, front and back."""

from typing import Any

from faristol.games.correspondence.game import Correspondence
from faristol.screens.correspondence.sheet.table import sheet
from faristol.screens.publication.board import squares
from faristol.screens.scene import OpenEvent
from faristol.texts import Texts


def published_page(event: OpenEvent, t: Texts) -> dict[str, Any]:
    game: Correspondence = event.state
    last = game.course.turns[-1].laid if game.course.turns else {}
    return {
        "sheets": ["publication/results.css", "correspondence/sheet/published.css"],
        "wide": True,
        "playing": game.tile_set.language,
        "sheet": sheet(game, event.entries, t),
        "squares": squares(game.tile_set, game.course.board, frozenset(last), t),
    }
