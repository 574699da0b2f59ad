"""A new game of two, or of up to four."""

from faristol.screens.classic.opening.form import FORM, offered, seat, several
from faristol.screens.forms.page import FormView
from faristol.screens.rules_of_two.asked import rules_of
from faristol.screens.scene import Scene
from faristol.screens.view import view_value


@view_value
class Table:
    most: int
    """So many can play by these rules."""
    several: bool
    """Whether more than two are named."""
    offered: list[str]


def view(scene: Scene) -> FormView:
    filled = FORM.filled(scene)
    return FORM.view(scene, beside=Table(rules_of(filled).players.most, several(filled), offered(scene)))


CLASSIC_SETUP = FORM.screen(view, seat=seat)
