"""A new tournament."""

from faristol.screens.forms.page import FormView
from faristol.screens.scene import Scene
from faristol.screens.tournament.game_rules import rule_sentences
from faristol.screens.tournament.opening.form import FORM, rules_of


def view(scene: Scene) -> FormView:
    filled = FORM.filled(scene)
    minutes = int(filled["minutes"]) if filled["minutes"].strip().isdecimal() else None
    named = filled["starts"] == "named"
    return FORM.view(scene, beside=rule_sentences(rules_of(filled), minutes, named=named, t=scene.texts))


TOURNAMENT_SETUP = FORM.screen(view)
