"""What a tap takes back in a duplicate."""

from collections.abc import Sequence

from faristol.games.duplicate.facts import FACTS
from faristol.games.log import Entry, last_act
from faristol.screens.scene import OpenEvent
from faristol.texts import Texts


def undo_label(event: OpenEvent, t: Texts) -> str | None:
    act = last_act(event.entries, event.kind.facts.final)
    if not act or not event.writing:
        return None
    return t.gettext("Undo: %(act)s") % {"act": _named(act, t)}


def _named(act: Sequence[Entry], t: Texts) -> str:
    """Return the name of an act; of one that entered a list, how many went in."""
    match [entry["type"] for entry in act]:
        case ["SlipRuled", _, *_]:
            sentence = t.ngettext("%(num)s slip", "%(num)s slips", len(act))
        case ["PlayerEntered", _, *_]:
            sentence = t.ngettext("one player entered", "%(num)s players entered", len(act))
        case _:
            return t.gettext(FACTS.undo_sentence(act))
    return sentence % {"num": len(act)}
