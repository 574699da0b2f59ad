"""What is done with a tournament's file: it becomes an event here."""

from faristol.games.commitment import SECRET_BYTES
from faristol.rulesets.table_games import TournamentRules
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.tournament import terms
from faristol.screens.tournament.brought.file import FILE, form_of, report_of
from faristol.screens.tournament.game_rules import ruleset
from faristol.tournaments.opening import Choices
from faristol.tournaments.reports.into_log import log_of
from faristol.tournaments.rules import names_starters
from faristol.tournaments.terms import Terms

ANSWERS = ("name", "rounds", "ruleset", "language")


def choose(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.put(FILE, _chosen(scene, intent)))


def _chosen(scene: Scene, intent: Intent) -> dict[str, str]:
    return {**form_of(scene), **{name: intent.fields[name] for name in ANSWERS if name in intent.fields}}


def open_(scene: Scene, intent: Intent) -> Step:
    form = _chosen(scene, intent)
    report = report_of(form)
    if report is None:
        return Step()
    rules = ruleset(form["ruleset"], scene, form["language"])
    choices = Choices(
        name=form["name"],
        place=report.place,
        director=report.director,
        rounds=terms.rounds(form["rounds"]),
        language=form["language"],
        publication=form["language"],
        names_starts=names_starters(TournamentRules.read(rules)) and report.names_starts,
        ruleset=rules,
        minutes=0,
    )
    log = log_of(report, choices, Terms(), scene.chance(SECRET_BYTES), scene.app)
    return Step(opens=log, session=scene.session.without(FILE), focus="work")


INTENTS = {"choose": choose, "open": open_}
