"""A game by letter is opened: from the arbiter's sheet or file, or by the two players themselves."""

from typing import Any

from faristol.games.correspondence.opening import WAYS
from faristol.screens.correspondence.competition_opening.view import way_name
from faristol.screens.correspondence.opening.form import form_of, language, string_told
from faristol.screens.correspondence.opening.intents import INTENTS
from faristol.screens.new_event import list_of, lists_for, words_told
from faristol.screens.scene import Scene, Screen
from faristol.texts import Texts


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
        "event_lists": lists_for(scene, language()),
        "list_hint": _list_hint(form["how"], t),
    }


def _list_hint(how: str, t: Texts) -> str:
    if how == "sheet":
        return t.gettext("For a sheet that names no list; if it names one, that one counts.")
    return t.gettext("For this event alone: it stays the same to the end.")


CORRESPONDENCE_SETUP = Screen(
    name="correspondence_setup",
    view=view,
    title=lambda scene: scene.texts.gettext("Correspondence"),
    intents=INTENTS,
    words=lambda scene: list_of(scene, language()),
    waits=False,
    lists=True,
    remembers=True,
)
