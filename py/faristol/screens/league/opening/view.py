"""A new league, and the leagues that are on this device."""

from faristol.competitions.league_acts import open_league
from faristol.screens.forms import often
from faristol.screens.forms.field import Choice, Filled
from faristol.screens.forms.form import Draft, Form, Values
from faristol.screens.forms.page import FormView
from faristol.screens.league.card import card_line
from faristol.screens.league.terms import EACH_KIND, WHAT_COUNTS, worths_of
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot
from faristol.screens.view import view_value
from faristol.texts import N_

PLAYED_IN = ("ca", "ro")


@view_value
class LeagueRow:
    id: str
    href: str
    title: str
    detail: str
    when: str


def _language(filled: Filled) -> str:
    """Return the language of the names, as far as the prints tell it."""
    return filled["publication"] if filled["publication"] in PLAYED_IN else PLAYED_IN[0]


def _open(filled: Filled, values: Values, intent: Intent) -> Step:
    opened = open_league(
        values["name"],
        _language(filled),
        values["publication"],
        values["counts"],
        values["best"],
        filled.scene.app,
        worths_of(values),
    )
    return Step(opens=opened, focus="work")


DRAFT = Slot("league_setup", Draft)
FORM = Form(
    DRAFT,
    title=N_("A new league"),
    groups={
        "about": (
            often.event_name(N_("Name of the league"), N_("League, %(date)s")),
            *WHAT_COUNTS,
            Choice(
                "publication",
                N_("Language of the board, the printouts and the files"),
                often.publications,
                usual=lambda filled: filled.scene.settings.language,
                remembered=True,
            ),
        ),
        **EACH_KIND,
    },
    remembers="league-club",
    language=_language,
    lists=False,
    events=True,
    opens=_open,
)


def leagues(scene: Scene) -> list[LeagueRow]:
    """Return the leagues on this device, the newest first."""
    t = scene.texts
    return [
        LeagueRow(
            f"league-{card['stream']}",
            f"#/event/{card['stream']}",
            card["name"],
            card_line(card, t),
            t.when(card["at"], scene.now, scene.zone),
        )
        for card in scene.cards
        if card["kind"] == "league"
    ]


def view(scene: Scene) -> FormView:
    return FORM.view(scene, beside=leagues(scene))


LEAGUE_SETUP = FORM.screen(view)
