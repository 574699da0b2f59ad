"""What a tap takes back in a duplicate."""

from faristol.games.duplicate.facts import FACTS
from faristol.games.log import last_act
from faristol.screens.scene import OpenEvent
from faristol.texts import Texts


def undo_label(event: OpenEvent, t: Texts) -> str | None:
    act = last_act(event.entries, event.kind.facts.final)
    if not act or not event.writing:
        return None
    fact = FACTS.types[act[0]["type"]]
    return t.gettext("Undo: %(act)s") % {"act": t.gettext(fact.undo_sentence)}
