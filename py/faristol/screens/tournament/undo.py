"""What a tap undoes in a tournament."""

from faristol.games.log import Entry, last_act
from faristol.screens.scene import OpenEvent
from faristol.texts import Texts
from faristol.tournaments.facts import FACTS
from faristol.tournaments.facts_of_divisions import OfDivision


def undo_label(event: OpenEvent, t: Texts) -> str | None:
    act = last_act(event.entries, event.kind.facts.final)
    if not act or not event.writing:
        return None
    sentence = FACTS.undo_sentence(act)
    if act[0]["type"] == "PlayerEntered":
        named = t.ngettext("one player entered", "%(num)s players entered", len(act)) % {"num": len(act)}
    elif act[0]["type"] == "PlayerChanged" and len(act) > 1:
        sentence = t.ngettext("%(num)s player corrected", "%(num)s players corrected", len(act))
        named = sentence % {"num": len(act)}
    elif sentence:
        named = t.gettext(sentence)
    else:
        return None
    if division := _division(act[0]):
        named = f"{named}, {division}"
    return t.gettext("Undo: %(act)s") % {"act": named}


def _division(entry: Entry) -> str:
    """Return the division that an act is about, where each is paired for itself."""
    return str(entry.get("division", "")) if issubclass(FACTS.types[entry["type"]], OfDivision) else ""
