"""Why a pair was made, as a sentence."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from faristol.texts import N_, score, texts
from faristol.tournaments.results import WIN
from faristol.tournaments.why import Why

SENTENCES = {
    "locked": N_("%(first)s and %(second)s: the director made this pair."),
    "halves": N_(
        "%(better)s and %(other)s, places %(place)s and %(other_place)s: the upper half meets the lower."
    ),
    "neighbours-seeded": N_("%(better)s and %(other)s are next to each other in the initial order."),
    "lot": N_("%(better)s and %(other)s were drawn one after the other, lots %(lot)s and %(other_lot)s."),
    "kept-apart": N_("%(better)s and %(other)s: others are kept apart, and this changes the round least."),
    "neighbours": N_(
        "%(better)s and %(other)s stand next to each other, places %(place)s and %(other_place)s."
    ),
    "nearest-unmet": N_("%(other)s is the nearest below %(better)s who is not a repeat."),
    "least-distance": N_(
        "%(better)s and %(other)s, places %(place)s and %(other_place)s: no other round without more repeats "
        "keeps the distances smaller."
    ),
    "next-down": N_("%(other)s is the first below %(better)s with whom the others can still be paired."),
    "same-points": N_("%(better)s and %(other)s have the same points, %(points)s."),
    "next-points": N_(
        "%(better)s has %(points)s and %(other)s %(other_points)s: somebody had to meet another group."
    ),
    "repeat": N_(
        "%(better)s and %(other)s have met in round %(rounds)s: not everybody can be paired without a repeat."
    ),
    "table": N_("The table of the round robin, round %(round)s."),
    "table-absent": N_("The table of the round robin, round %(round)s. Absent: %(absent)s."),
}


def sentence(why: Why, names: Mapping[str, str], locale: str) -> str:
    code = "table-absent" if why.details.get("absent") else why.code
    return texts(locale).gettext(SENTENCES[code]) % _told(why, names, locale)


def _told(why: Why, names: Mapping[str, str], locale: str) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for key, value in why.details.items():
        match key:
            case "first" | "second" | "better" | "other":
                told[key] = names[value]
            case "places":
                told["place"], told["other_place"] = value
            case "drawn":
                told["lot"], told["other_lot"] = value
            case "halves":
                both = value if isinstance(value, list) else (value, value)
                told["points"], told["other_points"] = (score(Fraction(each, WIN), locale) for each in both)
            case "rounds":
                told["rounds"] = ", ".join(map(str, value))
            case "absent":
                told["absent"] = ", ".join(names[player] for player in value)
            case "round":
                told["round"] = value
    return told
