"""The files of a tournament for other programs, by what they are called on the screen."""

from collections.abc import Callable
from typing import Any

from faristol.screens.scene import OpenEvent, SavedFile, Scene
from faristol.screens.tournament.files.results_json import association_json, json_text
from faristol.screens.tournament.files.spreadsheets import association_csv, games_csv, standings_csv
from faristol.screens.tournament.files.texts import swiss_perfect_games, swiss_perfect_standings, trf

Export = Callable[[OpenEvent, Scene, str], SavedFile]


def _file(ending: str, type_: str, written: Callable[[OpenEvent], str]) -> Export:
    def export(event: OpenEvent, scene: Scene, name: str) -> SavedFile:
        return SavedFile(f"{name}{ending}", type_, written(event))

    return export


def _of_state(written: Callable[[Any], str]) -> Callable[[OpenEvent], str]:
    return lambda event: written(event.state)


def _dated(written: Callable[[Any, int], str]) -> Callable[[OpenEvent], str]:
    return lambda event: written(event.state, event.entries[0]["at"])


def _association(event: OpenEvent) -> str:
    return association_json(event.state, event.stream, event.entries[0]["at"])


EXPORTS: dict[str, Export] = {
    "standings": _file("-standings.csv", "text/csv", _of_state(standings_csv)),
    "games": _file("-games.csv", "text/csv", _of_state(games_csv)),
    "json": _file("-results.json", "application/json", _dated(json_text)),
    "association": _file("-barruf.json", "application/json", _association),
    "rows": _file("-barruf.csv", "text/csv", _of_state(association_csv)),
    "rnd": _file(".rnd", "text/plain", _of_state(swiss_perfect_games)),
    "stg": _file(".stg", "text/plain", _of_state(swiss_perfect_standings)),
    "trf": _file(".trf", "text/plain", _dated(trf)),
}
