"""The log of an exercise book in sentences."""

from faristol.games.log import Entry
from faristol.practice.exercises.cards import Card
from faristol.screens.practice.exercise_decks import names as decks
from faristol.screens.practice.exercises.saying import shown_text
from faristol.texts import N_, Texts

SENTENCES = {
    "ExercisesOpened": N_("The exercise book was begun"),
    "WordFound": N_("Found: %(word)s"),
}
ASKED = N_("%(exercise)s: %(shown)s")
RIGHT = N_("Right: %(given)s")
MISSED = N_("Missed: %(given)s")
VERDICTS = {"valid": N_("Valid"), "not-valid": N_("Not valid")}


def tell(entry: Entry, names: dict[str, str], t: Texts, zone: int) -> str:
    if entry["type"] == "Asked":
        card = Card.from_data(entry["card"])
        return t.gettext(ASKED) % {"exercise": decks(t)[card.deck], "shown": shown_text(card)}
    if entry["type"] == "Answered":
        answered = RIGHT if entry["right"] else MISSED
        return t.gettext(answered) % {"given": _given(entry, t)}
    sentence = SENTENCES[entry["type"]]
    return t.gettext(sentence) % entry


def _given(entry: Entry, t: Texts) -> str:
    """What was written or tapped; both sides of a hook."""
    given = [t.gettext(VERDICTS[each]) if each in VERDICTS else each for each in entry["given"]]
    sides = [given, entry["given_behind"]] if "given_behind" in entry else [given]
    return " / ".join(" ".join(side) or "–" for side in sides)
