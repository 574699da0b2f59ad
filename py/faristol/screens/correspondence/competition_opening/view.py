"""A new competition by letter: what its arbiter says before anybody plays."""

from faristol.competitions.opening import Choices, open_competition
from faristol.games.commitment import SECRET_BYTES
from faristol.remembered import recall
from faristol.rulesets import ruleset_data
from faristol.screens.correspondence.set_up import RULES, playing_language, ways
from faristol.screens.forms import often
from faristol.screens.forms.field import Box, Cards, Field, Filled
from faristol.screens.forms.form import Draft, Form, Values
from faristol.screens.forms.page import FormView
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot
from faristol.texts import N_

OF_THE_ARBITER = "competition-arbiter"


def _open(filled: Filled, values: Values, intent: Intent) -> Step:
    """Open the competition; the word list that is open now is in force to the end (COR-6)."""
    scene = filled.scene
    about, secret = scene.open_words.lexicon.about, scene.chance(SECRET_BYTES)
    opened = open_competition(Choices(**values), ruleset_data(RULES), about, secret, scene.app)
    return Step(opens=opened, focus="player")


DRAFT = Slot("competition_setup", Draft)
FORM = Form(
    DRAFT,
    title=N_("A new competition by letter"),
    back=("#/correspondence", N_("Correspondence")),
    groups={
        "about": (
            Field("name", N_("Name of the competition"), hint=N_("It is printed on every sheet.")),
            Field(
                "arbiters",
                N_("Arbiters"),
                usual=lambda filled: recall(filled.scene.remembered.get(OF_THE_ARBITER), str, ""),
                hint=N_("The main one first; their names appear on the sheets."),
                remembered=True,
            ),
            Field(
                "address",
                N_("Where players write to you"),
                hint=N_("E-mail or address; it is in the letters to the players, and on no published page."),
                remembered=True,
            ),
        ),
        "days": (
            *often.days(
                N_("Each player has fifty days of thought for a game: leave time for the slowest one.")
            ),
            Cards("way", N_("How the players write to each other"), ways, usual="e-mail"),
        ),
        "boxes": (
            Box(
                "program",
                N_("Players may ask the program for plays"),
                hint=N_("Their own plays are always scored."),
            ),
            often.letters_left(),
        ),
    },
    remembers=OF_THE_ARBITER,
    language=playing_language,
    opens=_open,
)


def view(scene: Scene) -> FormView:
    return FORM.view(scene)


COMPETITION_SETUP = FORM.screen(view)
