"""A tournament's file as it was brought, in the session until it is opened or another one comes."""

from collections.abc import Callable, Mapping

from faristol.screens.parts.pasted_lists import ZIPPED, decoded
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Slot
from faristol.screens.tournament.decisions import ready_reason
from faristol.tournaments.reports import games, own_json, trf, tsh
from faristol.tournaments.reports.report import NoReport, Report, tables
from faristol.tournaments.rules import POINTS

FILE = Slot("tournament_file", dict[str, str])
READERS: Mapping[str, Callable[[str], Report]] = {
    ".trf": trf.read,
    ".trfx": trf.read,
    ".t": tsh.read,
    ".json": lambda text: own_json.read(text, ready_reason),
    ".csv": games.read,
    ".xlsx": games.read,
    ".ods": games.read,
}
"""Who reads a file, by how its name ends."""
LARGEST = 1_000_000
UNWRITTEN = {"text": "", "ending": "", "name": "", "rounds": "", "language": "ca", "ruleset": POINTS}


def bring(ending: str) -> Callable[[Scene, bytes], Step]:
    """Return what goes to the form with a file of this kind, unless it cannot be read."""

    def begin(scene: Scene, file: bytes) -> Step:
        if len(file) > LARGEST:
            raise NoReport
        text = _text_of(file)
        found = READERS[ending](text)
        for number in range(1, found.rounds + 1):
            tables(found, number)
        language = "ro" if scene.settings.language == "ro" else "ca"
        form = {"text": text, "ending": ending, "name": found.name, "language": language}
        form["rounds"] = str(max(found.planned, found.rounds, 1))
        return Step(session=scene.session.put(FILE, form), go="#/tournament-file")

    return begin


def _text_of(file: bytes) -> str:
    """Return the text of a file; of a spreadsheet program's own the sheet with the games."""
    if not file.startswith(ZIPPED):
        return decoded(file)
    from faristol.screens.parts.workbook import sheets  # a director seldom brings one

    return next(filter(games.is_table, sheets(file)), "")


def form_of(scene: Scene) -> dict[str, str]:
    written: dict[str, str] = scene.session.get(FILE, {})
    return {**UNWRITTEN, **written}


def report_of(form: Mapping[str, str]) -> Report | None:
    """Return what the form's file says; None if there is none."""
    reader = READERS.get(form["ending"])
    return reader(form["text"]) if reader else None
