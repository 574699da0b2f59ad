"""A game by letter is opened: from the arbiter's sheet or file, or by the two players themselves."""

from typing import Any

from faristol.games.correspondence.opening import WAYS
from faristol.rulesets import ruleset_data
from faristol.screens.competition_setup.view import way_name
from faristol.screens.correspondence_setup.form import RULES, form_of, string_told
from faristol.screens.correspondence_setup.intents import INTENTS
from faristol.screens.new_event import words_told
from faristol.screens.scene import Scene, Screen


def view(scene: Scene) -> dict[str, Any]:
    t, form = scene.texts, form_of(scene)
    return {
        "title": t.gettext("Correspondence"),
        "subtitle": None,
        "back": "#/",
        "back_name": t.gettext("Home"),
        "form": form,
        "hows": [
            ("sheet", t.gettext("The arbiter sent it"), t.gettext("a sheet in words, a message or a file")),
            (
                "own",
                t.gettext("We play between us"),
                t.gettext("the string is typed from a letter, or drawn here"),
            ),
        ],
        "colours": [
            ("red", t.gettext("RED"), t.gettext("who begins")),
            ("blue", t.gettext("BLUE"), t.gettext("who answers")),
        ],
        "ways": [(way, way_name(way, t), None) for way in WAYS],
        "told": string_told(form["string"], t),
        "words": words_told(scene),
    }


CORRESPONDENCE_SETUP = Screen(
    name="correspondence_setup",
    view=view,
    title=lambda scene: scene.texts.gettext("Correspondence"),
    intents=INTENTS,
    words=lambda scene: str(ruleset_data(RULES)["language"]),
    waits=False,
    remembers=True,
)
