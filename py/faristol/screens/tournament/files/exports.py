"""The files of a tournament for other programs, by what they are called on the screen.

Where each division is paired for itself, those of programs that pair are of the division in hand: for them it
is a tournament. All others are of all divisions.
"""

from collections.abc import Callable

from faristol.screens.parts.exports import CSV, JSON, TEXT, Export, dated, of_state
from faristol.screens.parts.xlsx import XLSX
from faristol.screens.scene import OpenEvent, Scene
from faristol.screens.tournament.division_files import of_division
from faristol.screens.tournament.files.results_json import association_json, json_text
from faristol.screens.tournament.files.spreadsheets import association_csv, book, games_csv, standings_csv
from faristol.screens.tournament.files.texts import swiss_perfect_games, swiss_perfect_standings
from faristol.texts import N_
from faristol.tournaments.event import Tournament
from faristol.tournaments.reports import trf, tsh


def _association(event: OpenEvent, scene: Scene) -> str:
    return association_json(event.state.hall, event.stream, event.entries[0]["at"])


def _json(event: OpenEvent, scene: Scene) -> str:
    return json_text(event.state.hall, event.entries[0]["at"])


def _of_all(written: Callable[[Tournament], str]) -> Callable[[OpenEvent, Scene], str]:
    """Return a file of all divisions, also where each is paired for itself."""
    return lambda event, scene: written(event.state.hall)


EXPORTS = {
    "standings": Export(N_("-standings.csv"), CSV, _of_all(standings_csv)),
    "book": Export(".xlsx", XLSX, _of_all(book), packed=True),
    "games": Export(N_("-games.csv"), CSV, _of_all(games_csv)),
    "json": Export(N_("-results.json"), JSON, _json),
    "association": Export("-barruf.json", JSON, _association),
    "rows": Export("-barruf.csv", CSV, _of_all(association_csv)),
    "rnd": Export(".rnd", TEXT, _of_all(swiss_perfect_games)),
    "stg": Export(".stg", TEXT, _of_all(swiss_perfect_standings)),
    "trf": Export(".trf", TEXT, dated(trf.write), whose=of_division),
    "tsh": Export(".t", TEXT, of_state(tsh.write), whose=of_division),
}
