"""A dispute comes to the arbiter: the player's letter is pasted, or the game's file is chosen."""

from datetime import date

from faristol.games.correspondence.dispute import read_letter
from faristol.screens.correspondence.disputes_here import goes_to_dispute
from faristol.screens.correspondence.sent_in import letter_in
from faristol.screens.correspondence.set_up import playing_language
from faristol.screens.forms.field import Field, Filled, Lines
from faristol.screens.forms.form import Draft, Form, Values
from faristol.screens.forms.page import FormView
from faristol.screens.parts.calendar_days import read_day, today
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot
from faristol.texts import N_


def _today(filled: Filled) -> str:
    return today(filled.scene.now, filled.scene.zone).isoformat() if filled.scene.now else ""


def _came(filled: Filled) -> date:
    """Return the day in the form; today if the form was filled in before the day was known."""
    return read_day(filled["came"] or _today(filled), "came")


def _open(filled: Filled, values: Values, intent: Intent) -> Step:
    return goes_to_dispute(filled.scene, read_letter(values["letter"]), values["came"])


def file(scene: Scene, intent: Intent) -> Step:
    """Open the dispute of a file, which came on the day that stands in the form."""
    came = FORM.fields["came"].value(FORM.fill({**FORM.filled(scene).answers, **intent.fields}, scene))
    return goes_to_dispute(scene, letter_in(intent.file or b""), came)


DRAFT = Slot("dispute_setup", Draft)
FORM = Form(
    DRAFT,
    title=N_("A dispute"),
    back=("#/correspondence", N_("Correspondence")),
    groups={
        "letter": (
            Lines(
                "letter",
                N_("The player’s letter"),
                hint=N_("Paste the whole letter: it contains the sheet from which the game is opened."),
                size=12,
                lang=playing_language,
                problems=("sheet", "string", "message"),
            ),
            Field("came", N_("It arrived on"), usual=_today, look="date", read=_came),
        ),
    },
    language=playing_language,
    lists=False,
    events=True,
    stays=True,
    opens=_open,
)


def view(scene: Scene) -> FormView:
    return FORM.view(scene)


DISPUTE_SETUP = FORM.screen(view, file=file)
