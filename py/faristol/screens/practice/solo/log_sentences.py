"""What the sentences on the log of a game for one have in them beside the values of the entries."""

from faristol.facts import Fact
from faristol.practice.solo.event import SoloOpened
from faristol.practice.solo.facts import HintBought, Proposed, TimeStarted, Tried
from faristol.screens.practice.solo_sentences import hint
from faristol.texts import Texts, minutes_and_seconds


def values(fact: Fact, names: dict[str, str], t: Texts, zone: int) -> dict[str, str]:
    """Return where it began, what a hint told, which words are not in the list, how much time was left."""
    match fact:
        case SoloOpened(start=start) if start:
            return {"event": start.event, "round": str(start.round)}
        case Proposed() | Tried():
            return {"words": ", ".join(fact.words)}
        case HintBought():
            return {"hint": hint(fact.kind, fact.told, t)}
        case TimeStarted():
            return {"left": minutes_and_seconds(fact.remaining)}
    return {}
