"""What a list says of an event that is on this device: the summary of its log, as a card."""

from typing import Any

from faristol.texts import Texts

Card = dict[str, Any]


def going_on(card: Card, t: Texts) -> dict[str, str]:
    """Of an event that runs: that it does, and the button that goes on with it."""
    said = {"name": card["name"], "n": max(card["round"], 1)}
    return {
        "fact": t.gettext("%(name)s: round %(n)s is running") % said,
        "go_on": t.gettext("Go on with round %(n)s") % said,
    }
