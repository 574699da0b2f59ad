"""An event's files for other programs, by its kind: tables for a spreadsheet, data."""

from collections.abc import Callable

from faristol.screens.competition import classification_csv
from faristol.screens.file.results_data import json_text
from faristol.screens.file.spreadsheet import csv_text
from faristol.screens.file.tournament_exports import EXPORTS as OF_TOURNAMENTS
from faristol.screens.scene import OpenEvent, SavedFile, Scene

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


EXPORTS: dict[str, dict[str, Export]] = {
    "duplicate": {"csv": _csv, "json": _json},
    "competition": {"csv": _competition},
    "tournament": OF_TOURNAMENTS,
}
