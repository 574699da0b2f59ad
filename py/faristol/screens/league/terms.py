"""What counts in a league, as a person answers it: at its opening and later."""

from faristol.competitions.errors import NoSuchNumber
from faristol.texts import N_, Texts

MOST_EVENTS = 999

COUNTS = (
    ("points", N_("The points"), N_("with their bonuses")),
    ("percent", N_("Percentage of the master plays"), N_("short and long events count the same")),
)


def read_best(text: str) -> int:
    """Return how many of the best events count; 0 for all of them."""
    text = text.strip() or "0"
    if not text.isdecimal() or int(text) > MOST_EVENTS:
        raise NoSuchNumber(best=text)
    return int(text)


def terms_sentence(counts: str, best: int, t: Texts) -> str:
    if counts == "points":
        sentence = t.ngettext(
            "The points of the best %(n)s event of each count, with their bonuses.",
            "The points of the best %(n)s events of each count, with their bonuses.",
            best,
        )
        every = t.gettext("The points of all events count, with their bonuses.")
    else:
        sentence = t.ngettext(
            "What counts is the percentage of the master plays, over the best %(n)s event of each player.",
            "What counts is the percentage of the master plays, over the best %(n)s events of each player.",
            best,
        )
        every = t.gettext("What counts is the percentage of the master plays, over all events.")
    return sentence % {"n": best} if best else every
