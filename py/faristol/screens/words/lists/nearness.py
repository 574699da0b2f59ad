"""What a list that came with Faristol is worth: how near the official one it is, how sure its words are."""

from faristol.screens.parts.word_lists import About
from faristol.texts import Texts, figure


def nearness(about: About, t: Texts) -> tuple[str, ...]:
    """Return the sentences; the first measure is that of the whole list, the others of some of its words."""
    whole, *parts = about["nearness"]
    sentence = t.gettext(
        "Edition %(edition)s, compared with the official list: of 100 of its words, about %(right)s are "
        "official; of 100 official words, about %(found)s are in it."
    )
    return (
        sentence % {"edition": about["edition"], **_of_hundred(whole)},
        *(_of_length(part, t) for part in parts),
        t.ngettext(
            "Several sources know %(words)s word in it: it is confirmed. The computer plays no others.",
            "Several sources know %(words)s words in it: these are confirmed. The computer plays no others.",
            about["confirmed"],
        )
        % {"words": figure(about["confirmed"])},
        *_of_confirmed(about, t),
    )


def _of_length(part: About, t: Texts) -> str:
    sentence = t.ngettext(
        "Words of %(tiles)s tile alone: about %(right)s and %(found)s.",
        "Words of %(tiles)s tiles alone: about %(right)s and %(found)s.",
        part["most"],
    )
    return sentence % {"tiles": part["most"], **_of_hundred(part)}


def _of_confirmed(about: About, t: Texts) -> tuple[str, ...]:
    """Return how far a judge can rely on a word, where that has been measured."""
    if "official" not in about:
        return ()
    confirmed, others = (round(100 * about["official"][which]) for which in ("confirmed", "others"))
    sentence = t.gettext(
        "Of 100 confirmed words about %(confirmed)s are official, of 100 others about %(others)s."
    )
    return (sentence % {"confirmed": confirmed, "others": others},)


def _of_hundred(part: About) -> dict[str, int]:
    return {"right": round(100 * part["precision"]), "found": round(100 * part["recall"])}
