"""What the sentences on an exercise book's log have in them beside the values of the entries."""

from faristol.facts import Fact
from faristol.practice.exercises.facts import Answered, Asked
from faristol.screens.practice.exercise_decks import kind_of_card
from faristol.screens.practice.exercises.sentences import shown_text
from faristol.texts import N_, Texts

VERDICTS = {"valid": N_("Valid"), "not-valid": N_("Not valid")}


def values(fact: Fact, names: dict[str, str], t: Texts, zone: int) -> dict[str, str]:
    """Return the question of one that was asked, and what was answered."""
    match fact:
        case Asked(card=card):
            return {"exercise": kind_of_card(card, t), "shown": shown_text(card)}
        case Answered():
            return {"given": _given(fact, t)}
    return {}


def _given(fact: Answered, t: Texts) -> str:
    """Return what was written or tapped; both sides of a hook."""
    given = [t.gettext(VERDICTS[each]) if each in VERDICTS else each for each in fact.given]
    sides = [given] if fact.given_behind is None else [given, fact.given_behind]
    return " / ".join(" ".join(side) or "–" for side in sides)
