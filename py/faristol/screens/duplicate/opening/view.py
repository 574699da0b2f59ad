"""A new duplicate."""

from faristol.screens.duplicate.opening.form import FORM
from faristol.screens.forms.page import FormView
from faristol.screens.scene import Scene


def view(scene: Scene) -> FormView:
    return FORM.view(scene)


DUPLICATE_SETUP = FORM.screen(view)
