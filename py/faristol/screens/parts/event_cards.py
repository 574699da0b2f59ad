"""What a list says of an event that is on this device: the summary of its log, as a card."""

from typing import Any

from faristol.screens.view import view_value
from faristol.texts import Texts

Card = dict[str, Any]


@view_value
class GoingOn:
    """That an event is running, and the label of the button that goes on with it."""

    fact: str
    go_on: str


def going_on(card: Card, t: Texts) -> GoingOn:
    values = {"name": card["name"], "n": max(card["round"], 1)}
    fact = t.gettext("%(name)s: round %(n)s is running")
    return GoingOn(fact % values, t.gettext("Go on with round %(n)s") % values)
