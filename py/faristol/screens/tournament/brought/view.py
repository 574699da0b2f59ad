"""A tournament from another program: who plays, how far it has come, and then it goes on here."""

from collections.abc import Mapping

from faristol.core.tiles import LANGUAGES as PLAYING
from faristol.screens.acts import acts
from faristol.screens.parts.word_lists import playing
from faristol.screens.rules_of_two.club_rules import CLUB
from faristol.screens.scene import Scene, Screen
from faristol.screens.tournament.brought import intents
from faristol.screens.tournament.brought.file import form_of, report_of
from faristol.screens.view import View, view_value
from faristol.texts import Texts
from faristol.tournaments.reports.report import Person, Report
from faristol.tournaments.results import DRAW, WIN
from faristol.tournaments.rules import POINTS

LISTED = 6
"""So many players, or doubts, are in sight; the others are behind a fold."""


@view_value
class Found:
    """What a file says, and what it does not."""

    players: str
    rounds: str
    people: list[tuple[Person, str]]
    """With their points."""
    doubts: list[str]
    """Players whose points are not those of their games."""
    lacks: str


@view_value(kw_only=True)
class BroughtView(View):
    found: Found | None
    """None where no file has been brought."""
    form: Mapping[str, str]
    in_sight: int
    rules: list[tuple[str, str, str | None]]
    languages: list[tuple[str, str, str | None]]


def view(scene: Scene) -> BroughtView:
    t, form = scene.texts, form_of(scene)
    report = report_of(form)
    points = (POINTS, t.gettext("Only the points count"), None)
    return BroughtView(
        title=title(scene),
        back="#/",
        back_name=t.gettext("Home"),
        found=_found(report, t) if report else None,
        form=form,
        in_sight=LISTED,
        rules=[points, *CLUB.cards(scene.remembered, t)],
        languages=[(code, playing(t)[code], None) for code in PLAYING],
    )


def _found(report: Report, t: Texts) -> Found:
    count, rounds = len(report.people), report.rounds
    if rounds:
        paired = t.ngettext("%(num)s round paired", "%(num)s rounds paired", rounds) % {"num": rounds}
    else:
        paired = t.gettext("no round paired yet")
    return Found(
        t.ngettext("%(num)s player", "%(num)s players", count) % {"num": count},
        paired,
        [(person, _points(person.halves(rounds))) for person in report.people],
        [_doubt(person, rounds, t) for person in report.doubtful],
        ""
        if report.with_points
        else t.gettext("The file has no scores of the games: the standings go by games won and drawn."),
    )


def _doubt(person: Person, rounds: int, t: Texts) -> str:
    said = t.gettext("Line %(line)s, %(name)s: %(stated)s points are stated, the rounds give %(points)s.")
    stated = _points(person.stated_halves or 0)
    return said % {
        "line": person.line,
        "name": person.name,
        "stated": stated,
        "points": _points(person.halves(rounds)),
    }


def _points(halves: int) -> str:
    whole, half = divmod(halves, WIN)
    return f"{whole or ''}½" if half == DRAW else str(whole)


def title(scene: Scene) -> str:
    return scene.texts.gettext("A tournament from another program")


TOURNAMENT_FILE = Screen(
    name="tournament_file", view=view, title=title, intents=acts(intents), remembers=True
)
