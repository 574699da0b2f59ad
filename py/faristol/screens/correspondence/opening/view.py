"""A game by letter is opened: from the arbiter's sheet or file, or by the two players themselves."""

from typing import Any

from faristol.screens.correspondence.opening.form import FORM, draw, file, from_sheet, string_told
from faristol.screens.scene import Scene


def view(scene: Scene) -> dict[str, Any]:
    t, filled = scene.texts, FORM.filled(scene)
    of_sheet = t.gettext("For a sheet that names no list; if it names one, that one counts.")
    return {
        **FORM.view(scene),
        "string_told": string_told(filled["string"], t),
        "list_hint": of_sheet if from_sheet(filled) else "",
    }


CORRESPONDENCE_SETUP = FORM.screen(view, draw=draw, file=file)
