"""What a tap takes back in a game of two, and where an arbiter's decision is taken back."""

from faristol.games.classic.facts import FACTS
from faristol.games.classic.undoing import is_decision
from faristol.games.log import last_act
from faristol.screens.scene import OpenEvent
from faristol.texts import Texts


def undo_label(event: OpenEvent, t: Texts) -> str | None:
    act = last_act(event.entries, event.kind.facts.final)
    if not act or not event.writing:
        return None
    sentence = FACTS.types[act[0]["type"]].undo_sentence
    return t.gettext("Undo: %(act)s") % {"act": t.gettext(sentence)}


def undo_at(event: OpenEvent) -> str | None:
    """Return where an arbiter's decision is taken back; None for what a tap takes back."""
    decided = is_decision(last_act(event.entries, event.kind.facts.final))
    return f"#/event/{event.stream}/arbiter" if decided else None
