"""The files of a game at one table for other programs."""

from faristol.core.gcg import write_gcg
from faristol.games.classic.errors import StillPlayed
from faristol.games.classic.recording import as_gcg
from faristol.screens.classic.sheet.as_csv import csv_text
from faristol.screens.classic.sheet.view import small_blanks
from faristol.screens.parts.exports import CSV, TEXT, Export
from faristol.screens.scene import OpenEvent, Scene


def _gcg(event: OpenEvent, scene: Scene) -> str:
    """Return what other programs read; it holds the racks."""
    game = event.state
    if game.stage != "over":
        raise StillPlayed
    return write_gcg(game.tile_set, as_gcg(game))


def _sheet(event: OpenEvent, scene: Scene) -> str:
    return csv_text(event.state, small=small_blanks(scene))


EXPORTS = {"gcg": Export(".gcg", TEXT, _gcg), "csv": Export(".csv", CSV, _sheet)}
