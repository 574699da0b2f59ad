"""A new tournament."""

from typing import Any

from faristol.screens.scene import Scene
from faristol.screens.tournament.game_rules import rule_sentences
from faristol.screens.tournament.opening.form import FORM


def view(scene: Scene) -> dict[str, Any]:
    filled = FORM.filled(scene)
    minutes = int(filled["minutes"]) if filled["minutes"].strip().isdecimal() else None
    named = filled["starts"] == "named"
    return {
        **FORM.view(scene),
        "rule_sentences": rule_sentences(filled.rules, minutes, named=named, t=scene.texts),
    }


TOURNAMENT_SETUP = FORM.screen(view)
