"""A tournament from another program: who plays, how far it has come, and then it goes on here."""

from collections.abc import Mapping

from faristol.core.tiles import LANGUAGES as PLAYING
from faristol.screens.acts import acts
from faristol.screens.parts.word_lists import playing
from faristol.screens.rules_of_two.club_rules import CLUB
from faristol.screens.scene import Scene, Screen
from faristol.screens.tournament.brought import intents
from faristol.screens.tournament.brought.file import form_of, report_of
from faristol.screens.tournament.figures import counting_note, points
from faristol.screens.view import View, view_value
from faristol.texts import N_, Texts
from faristol.tournaments.reports.report import Person, Report
from faristol.tournaments.rules import POINTS

LISTED = 6
"""So many players, or doubts, are in sight; the others are behind a fold."""

LOST = {
    "ladder": N_("The values of the ladder are not in the file: the standings go by points here."),
    "cup": N_("The bracket of the cup is not in the file: the standings go by the points of the games."),
    "pairing": N_("The file does not have all settings of the pairing: choose them before the next round."),
    "divisions": N_("Each division was paired for itself; here they go on together, round by round."),
    "lots": N_("Lots decide between level players: they are drawn anew, and may fall otherwise."),
}
"""What a document of ours cannot bring, by its name in own_json.py."""


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
    lost: list[str]
    """What of a tournament of ours cannot be taken over."""
    counts: str
    """What a bye counts in it."""


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
    by_points = (POINTS, t.gettext("Only the points count"), None)
    return BroughtView(
        title=title(scene),
        back="#/",
        back_name=t.gettext("Home"),
        found=_found(report, t) if report else None,
        form=form,
        in_sight=LISTED,
        rules=[by_points, *CLUB.cards(scene.remembered, t)],
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
        [(person, points(person.halves(rounds), t)) for person in report.people],
        [_doubt(person, rounds, t) for person in report.doubtful],
        ""
        if report.with_points
        else t.gettext("The file has no scores of the games: the standings go by games won and drawn."),
        [t.gettext(LOST[each]) for each in report.lost],
        counting_note(report.counting, t) or t.gettext("A bye counts one point and no game points."),
    )


def _doubt(person: Person, rounds: int, t: Texts) -> str:
    said = t.gettext("Line %(line)s, %(name)s: %(stated)s points are stated, the rounds give %(points)s.")
    stated = points(person.stated_halves or 0, t)
    return said % {
        "line": person.line,
        "name": person.name,
        "stated": stated,
        "points": points(person.halves(rounds), t),
    }


def title(scene: Scene) -> str:
    return scene.texts.gettext("A tournament from another program")


TOURNAMENT_FILE = Screen(
    name="tournament_file", view=view, title=title, intents=acts(intents), remembers=True
)
