"""A game against the computer is begun: under any rules, at one of four levels."""

from faristol.games.classic.opening import Choices, open_classic
from faristol.games.commitment import SECRET_BYTES
from faristol.practice.beginning import begun
from faristol.practice.levels import CLUB as CLUB_PLAYER
from faristol.screens.forms.as_last_time import AsLastTime, chosen
from faristol.screens.forms.field import Cards, Field, Filled
from faristol.screens.forms.form import Draft, Form, Values
from faristol.screens.forms.page import FormView
from faristol.screens.parts.levels import levels
from faristol.screens.rules_of_two import asked
from faristol.screens.rules_of_two.club_rules import CLUB
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot
from faristol.texts import N_

COMPUTER = 2


def _open(filled: Filled, values: Values, intent: Intent) -> Step:
    """Draw who starts and the racks, so that the first turn can be played.

    There is no clock: who practises takes the time that it takes.
    """
    scene, t = filled.scene, filled.texts
    chosen = Choices(
        name="",
        place="",
        round="",
        table="",
        mode="tablet",
        players=(values["name"].strip() or t.gettext("Player"), t.gettext("Computer")),
        minutes=0,
        clocks="program",
        publication=filled.language,
        computer={"player": COMPUTER, "level": values["level"]},
    )
    about, secret = scene.open_words.lexicon.about, scene.chance(SECRET_BYTES)
    (opened,) = open_classic(chosen, filled.rules, about, secret, scene.app)
    return Step(opens=begun(opened, intent.at), focus="work")


DRAFT = Slot("against_setup", Draft)
FORM = Form(
    DRAFT,
    title=N_("Against the computer"),
    back=("#/practice", N_("Practice")),
    groups={
        "level": (
            Cards(
                "level",
                N_("How well the computer plays"),
                lambda filled: levels(filled.texts),
                usual=CLUB_PLAYER.name,
                hint=N_("At every level, it plays only words found in several sources."),
                remembered=True,
            ),
        ),
        "rules": (asked.WHICH_RULES,),
        "who": (
            Field(
                "name",
                N_("Your name"),
                hint=N_("It appears on the score sheet; you can leave it empty."),
                remembered=True,
            ),
        ),
    },
    remembers="practice",
    rules=lambda card, scene: CLUB.rules(card, scene.remembered),
    opens=_open,
)


def view(scene: Scene) -> FormView:
    return FORM.view(scene)


AS_LAST_TIME = AsLastTime(
    FORM.open_as_last_time, lambda scene: " · ".join(chosen(FORM, scene, "level", "ruleset"))
)
AGAINST_SETUP = FORM.screen(view)
