"""The files of a tournament for other programs, by what they are called on the screen."""

from faristol.screens.parts.exports import CSV, JSON, TEXT, Export, dated, of_state
from faristol.screens.parts.xlsx import XLSX
from faristol.screens.scene import OpenEvent, Scene
from faristol.screens.tournament.files.results_json import association_json, json_text
from faristol.screens.tournament.files.spreadsheets import association_csv, book, games_csv, standings_csv
from faristol.screens.tournament.files.texts import swiss_perfect_games, swiss_perfect_standings
from faristol.tournaments.reports import trf, tsh


def _association(event: OpenEvent, scene: Scene) -> str:
    return association_json(event.state, event.stream, event.entries[0]["at"])


EXPORTS = {
    "standings": Export("-standings.csv", CSV, of_state(standings_csv)),
    "book": Export(".xlsx", XLSX, of_state(book), packed=True),
    "games": Export("-games.csv", CSV, of_state(games_csv)),
    "json": Export("-results.json", JSON, dated(json_text)),
    "association": Export("-barruf.json", JSON, _association),
    "rows": Export("-barruf.csv", CSV, of_state(association_csv)),
    "rnd": Export(".rnd", TEXT, of_state(swiss_perfect_games)),
    "stg": Export(".stg", TEXT, of_state(swiss_perfect_standings)),
    "trf": Export(".trf", TEXT, dated(trf.write)),
    "tsh": Export(".t", TEXT, of_state(tsh.write)),
}
