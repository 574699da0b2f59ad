"""Prepare a draw: language and rack rule, the names of the tiles, the time."""

from faristol.games.commitment import SECRET_BYTES
from faristol.games.judging_draws import open_draws
from faristol.screens.forms import often
from faristol.screens.forms.field import Cards, Filled, Note
from faristol.screens.forms.form import Draft, Form, Values
from faristol.screens.forms.page import FormView
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.sealed.promise import occasion, recorded
from faristol.screens.session import Slot
from faristol.texts import N_

RULES = (
    ("duplicate", N_("Catalan"), N_("at least one vowel and one consonant")),
    ("romanian-duplicate", N_("Romanian"), N_("two of each in the first fifteen rounds")),
)


def _open(filled: Filled, values: Values, intent: Intent) -> Step:
    scene = filled.scene
    made, secret = occasion(scene), scene.chance(SECRET_BYTES)
    opened = open_draws(values["name"], dict(values), often.names_of_tiles(filled), secret, scene.app, made)
    return Step(opens=opened, remember=recorded(scene, made))


DRAFT = Slot("draw_setup", Draft)
FORM = Form(
    DRAFT,
    title=N_("Prepare a draw"),
    groups={
        "rack": (
            often.event_name(N_("Name of the draw"), N_("Draw of %(date)s")),
            Cards(
                "ruleset",
                N_("Playing language and rack rule"),
                RULES,
                usual=often.first_rules("duplicate", "romanian-duplicate"),
            ),
            often.one_and_one(lambda filled: filled.language == "ro"),
            often.put_back(Note(lambda filled: str(filled.rules["rack"]["clause"]))),
        ),
        "call": (often.minutes(tuple("012345")), *often.calling(), often.room_sees()),
    },
    opens=_open,
    lists=False,
)


def view(scene: Scene) -> FormView:
    return FORM.view(scene)


DRAW_SETUP = FORM.screen(view)
