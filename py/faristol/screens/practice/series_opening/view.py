"""A new serie de maxime: alone on this device, or a club's, whose papers a judge types afterwards."""

from faristol.games.series.opening import Choices, open_series
from faristol.rulesets import IN_SERIES, ruleset_data
from faristol.screens.forms import often
from faristol.screens.forms.field import Box, Cards, Field, Filled, Lines, Note, Number
from faristol.screens.forms.form import Draft, Form, Values
from faristol.screens.forms.page import FormView
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot
from faristol.texts import N_

CLUB, ALONE = "club", "alone"
WAYS = (
    (CLUB, N_("In the club"), N_("Everybody plays on paper; a judge types the plays afterwards.")),
    (ALONE, N_("Alone"), N_("You place the plays here, while the time runs.")),
)


def _number(name: str, filled: Filled) -> int:
    """Return the number that was written; what is none is refused as one that is not allowed."""
    written = filled[name].strip()
    return int(written) if written.isdecimal() and len(written) < 4 else 0


def _names(filled: Filled) -> tuple[str, ...]:
    return tuple(name for line in filled["players"].splitlines() if (name := " ".join(line.split())))


def _rule(*path: str) -> str:
    rules = ruleset_data(IN_SERIES)
    for part in path:
        rules = rules[part]
    return str(rules)


def _open(filled: Filled, values: Values, intent: Intent) -> Step:
    alone = filled["way"] == ALONE
    players = (filled["own"].strip(),) if alone else values["players"]
    chosen = Choices(
        values["name"], alone, players, values["groups"], values["minutes"], values["consonants"]
    )
    entries = open_series(chosen, filled.scene.open_words.lexicon.about, filled.scene.app)
    return Step(opens=entries, focus="next-step")


DRAFT = Slot("series_setup", Draft)
FORM = Form(
    DRAFT,
    title=N_("Serie de maxime"),
    back=("#/practice", N_("Practice")),
    groups={
        "who": (
            Cards("way", N_("Who plays"), WAYS, usual=CLUB, remembered=True),
            often.event_name(N_("Name of the event"), N_("Serie de maxime, %(date)s")),
            Lines(
                "players",
                N_("Players"),
                hint=N_("One on each line. More can be added until the ranking is final."),
                asked=lambda filled: filled["way"] == CLUB,
                size=6,
                lang=lambda filled: filled.language,
                read=_names,
            ),
            Field(
                "own",
                N_("Your name"),
                hint=N_("It appears on the result page; you can leave it empty."),
                asked=lambda filled: filled["way"] == ALONE,
                remembered=True,
            ),
        ),
        "rules": (
            Number(
                "groups",
                N_("Groups of letters"),
                usual=lambda filled: _rule("groups", "number"),
                read=lambda filled: _number("groups", filled),
                notes=(Note("RDU-7", "groups"),),
            ),
            Number(
                "minutes",
                N_("Minutes in all"),
                usual=lambda filled: _rule("time", "minutes"),
                read=lambda filled: _number("minutes", filled),
            ),
            Box(
                "consonants",
                N_("Only the consonants are announced"),
                hint=N_(
                    "Blanks are announced too. Each player then chooses the vowels, as many as were drawn."
                ),
            ),
        ),
    },
    remembers="series",
    language=lambda filled: "ro",
    events=True,
    stays=True,
    opens=_open,
)


def view(scene: Scene) -> FormView:
    return FORM.view(scene)


SERIES_SETUP = FORM.screen(view)
