"""An event's files for other programs, by its kind: tables for a spreadsheet, data."""

from collections.abc import Callable

from faristol.core.gcg import write_gcg
from faristol.games.classic.errors import StillPlayed
from faristol.games.classic.recording import as_gcg
from faristol.games.correspondence.sheet import write_sheet
from faristol.screens.classic.sheet import as_csv as sheet_csv
from faristol.screens.classic.sheet.view import small_blanks
from faristol.screens.correspondence.competition import classification_csv
from faristol.screens.duplicate.results.as_csv import csv_text
from faristol.screens.duplicate.results.as_json import json_text
from faristol.screens.practice.exercises import as_csv as exercises_csv
from faristol.screens.practice.solo_result import as_csv as solo_csv
from faristol.screens.scene import OpenEvent, SavedFile, Scene
from faristol.screens.tournament.files.exports import EXPORTS as OF_TOURNAMENTS

Export = Callable[[OpenEvent, Scene, str], SavedFile]
"""From the event, by a name for the file."""


def _csv(event: OpenEvent, scene: Scene, name: str) -> SavedFile:
    """A line for each player."""
    return SavedFile(f"{name}.csv", "text/csv", csv_text(event.state))


def _json(event: OpenEvent, scene: Scene, name: str) -> SavedFile:
    """The same and the rounds, for programs."""
    text = json_text(event.state, event.entries[0]["at"])
    return SavedFile(f"{name}-results.json", "application/json", text)


def _competition(event: OpenEvent, scene: Scene, name: str) -> SavedFile:
    """The classification, then the games."""
    return SavedFile(f"{name}.csv", "text/csv", classification_csv.csv_text(event.state))


def _gcg(event: OpenEvent, scene: Scene, name: str) -> SavedFile:
    """What other programs read; it holds the racks."""
    game = event.state
    if game.stage != "over":
        raise StillPlayed
    return SavedFile(f"{name}.gcg", "text/plain", write_gcg(game.tile_set, as_gcg(game)))


def _sheet(event: OpenEvent, scene: Scene, name: str) -> SavedFile:
    """The score sheet of a game of two."""
    text = sheet_csv.csv_text(event.state, small=small_blanks(scene))
    return SavedFile(f"{name}.csv", "text/csv", text)


def _letter_sheet(event: OpenEvent, scene: Scene, name: str) -> SavedFile:
    """Of a game by letter, in words: another device opens the game from it."""
    return SavedFile(f"{name}.txt", "text/plain", write_sheet(event.entries))


def _exercises(event: OpenEvent, scene: Scene, name: str) -> SavedFile:
    """Every question of an exercise book, and how well it is known."""
    return SavedFile(f"{name}.csv", "text/csv", exercises_csv.csv_text(event.state, scene.texts, scene.zone))


def _solo(event: OpenEvent, scene: Scene, name: str) -> SavedFile:
    """A game for one, a line for each round."""
    return SavedFile(f"{name}.csv", "text/csv", solo_csv.csv_text(event.state, scene.texts))


EXPORTS: dict[str, dict[str, Export]] = {
    "duplicate": {"csv": _csv, "json": _json},
    "competition": {"csv": _competition},
    "correspondence": {"sheet": _letter_sheet},
    "classic": {"gcg": _gcg, "csv": _sheet},
    "solo": {"csv": _solo},
    "tournament": OF_TOURNAMENTS,
    "exercises": {"csv": _exercises},
}
