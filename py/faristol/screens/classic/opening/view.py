"""A new game of two, or of up to four."""

from typing import Any

from faristol.games.classic.opening import most_players
from faristol.screens.classic.opening.form import FORM, several
from faristol.screens.scene import Scene


def view(scene: Scene) -> dict[str, Any]:
    filled = FORM.filled(scene)
    rules = filled.rules
    return {**FORM.view(scene), "rules": rules, "most": most_players(rules), "several": several(filled)}


CLASSIC_SETUP = FORM.screen(view)
