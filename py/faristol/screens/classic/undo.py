"""What is taken back in a game of two, and where: by a tap, by all who agree to it, or by the arbiter."""

from faristol.games.classic.facts import FACTS
from faristol.games.classic.undoing import is_decision, needs_agreement, taken_back
from faristol.games.log import last_act
from faristol.screens.scene import OpenEvent
from faristol.texts import Texts


def undo_label(event: OpenEvent, t: Texts) -> str | None:
    acts = taken_back(event.entries)
    if not acts or not event.writing:
        return None
    sentence = FACTS.undo_sentence(acts[0])
    return t.gettext("Undo: %(act)s") % {"act": t.gettext(sentence)}


def undo_at(event: OpenEvent) -> str | None:
    """Return where a decision, or a turn that is complete, is taken back; None for what a tap takes back."""
    act = last_act(event.entries, event.kind.facts.final)
    if is_decision(act):
        return f"#/event/{event.stream}/arbiter"
    return f"#/event/{event.stream}/undo" if needs_agreement(event.entries, act) else None
