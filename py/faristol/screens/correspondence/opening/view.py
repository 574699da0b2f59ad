"""A game by letter is opened: from the arbiter's sheet or file, or by the two players themselves."""

from faristol.screens.correspondence.opening.form import FORM, check_string, draw, file
from faristol.screens.forms.page import FormView
from faristol.screens.scene import Scene


def view(scene: Scene) -> FormView:
    return FORM.view(scene, beside=check_string(FORM.filled(scene)["string"], scene.texts))


CORRESPONDENCE_SETUP = FORM.screen(view, draw=draw, file=file)
