"""What is done with a tournament's file: it becomes an event here."""

from faristol.games.commitment import SECRET_BYTES
from faristol.rulesets.table_games import TournamentRules
from faristol.screens.acts import Act
from faristol.screens.scene import Scene, Step
from faristol.screens.tournament import terms
from faristol.screens.tournament.brought.file import FILE, form_of, report_of
from faristol.screens.tournament.game_rules import ruleset
from faristol.tournaments.opening import Choices
from faristol.tournaments.reports.into_log import log_of
from faristol.tournaments.rules import names_starters
from faristol.tournaments.terms import Terms

ANSWERS = ("name", "rounds", "ruleset", "language")


def choose(scene: Scene, fields: dict[str, str]) -> Act:
    return scene.session.put(FILE, _chosen(scene, fields))


def _chosen(scene: Scene, fields: dict[str, str]) -> dict[str, str]:
    return {**form_of(scene), **{name: fields[name] for name in ANSWERS if name in fields}}


def open_(scene: Scene, fields: dict[str, str]) -> Act:
    form = _chosen(scene, fields)
    report = report_of(form)
    if report is None:
        return []
    rules = ruleset(form["ruleset"], scene, form["language"])
    choices = Choices(
        name=form["name"],
        place=report.place,
        director=report.director,
        arbiters=report.arbiters,
        rounds=terms.rounds(form["rounds"]),
        language=form["language"],
        publication=form["language"],
        names_starts=names_starters(TournamentRules.read(rules)) and report.names_starts,
        ruleset=rules,
        minutes=0,
    )
    log = log_of(report, choices, Terms(), scene.chance(SECRET_BYTES), scene.app)
    return Step(opens=log, session=scene.session.without(FILE), focus="work")
