"""Why two players were paired, or why one rests, as a sentence; and the clause that it follows."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from faristol.texts import N_, Texts, score
from faristol.tournaments.cup import FINAL
from faristol.tournaments.results import WIN
from faristol.tournaments.standings import COEFFICIENTS
from faristol.tournaments.terms import KING, LADDER, Terms
from faristol.tournaments.why import Why

SENTENCES = {
    "locked": N_("%(first)s and %(second)s: the director made this pair."),
    "brought": N_("%(first)s and %(second)s: this pair came with the tournament file."),
    "halves": N_("%(better)s and %(other)s, %(places)s: the upper half meets the lower."),
    "neighbours-seeded": N_("%(better)s and %(other)s are next to each other in the initial order."),
    "quarters": N_(
        "%(better)s and %(other)s, %(places)s: the first quarter meets the second, the third the fourth."
    ),
    "factor": N_("%(better)s and %(other)s, %(places)s: the first %(top)s meet the next."),
    "contenders": N_("%(better)s and %(other)s can both still reach place %(place)s."),
    "certain": N_(
        "Nobody can catch %(better)s (place %(place)s) any more; %(other)s has nothing more to win or lose."
    ),
    "lot": N_("%(better)s and %(other)s were drawn one after the other, lots %(lot)s and %(other_lot)s."),
    "kept-apart": N_("%(better)s and %(other)s: others are kept apart, and this changes the round least."),
    "neighbours": N_("%(better)s and %(other)s are next to each other, %(places)s."),
    "neighbours-paired": N_(
        "%(better)s and %(other)s are next to each other among those to be paired, %(places)s."
    ),
    "nearest-allowed": N_(
        "Of those to be paired, %(other)s is the nearest below %(better)s without a repeat and not kept "
        "apart."
    ),
    "nearest-unmet": N_("%(other)s is the nearest player below %(better)s without a repeat."),
    "least-distance": N_(
        "%(better)s and %(other)s, %(places)s: no other pairing without more repeats has smaller distances."
    ),
    "least-distance-apart": N_(
        "%(better)s and %(other)s, %(places)s: no other pairing with as few "
        "repeats, and with nobody together who is kept apart, has smaller distances."
    ),
    "next-down": N_("%(other)s is the first below %(better)s who still allows all the others to be paired."),
    "same-points": N_("%(better)s and %(other)s have the same points, %(points)s."),
    "next-points": N_(
        "%(better)s has %(points)s and %(other)s %(other_points)s: somebody had to meet a "
        "player from another group."
    ),
    "repeat": N_(
        "%(better)s and %(other)s met in round %(rounds)s: not everybody can be paired without a repeat."
    ),
    "cup": N_("Cup: %(better)s and %(other)s have places %(place)s and %(other_place)s of %(slots)s."),
    "cup-final": N_("The final of the cup: %(better)s and %(other)s."),
    "cup-again": N_("%(better)s and %(other)s play again: their game was drawn."),
    "cup-third": N_("%(better)s and %(other)s play for third place."),
    "cup-bye": N_("%(player)s goes through without a game."),
    "cup-losers": N_("Losers’ bracket, stage %(stage)s: %(better)s and %(other)s."),
    "cup-bye-losers": N_("Losers’ bracket, stage %(stage)s: %(player)s goes through without a game."),
    "cup-grand": N_("The grand final: %(better)s and %(other)s."),
    "cup-grand-second": N_("The second final: %(better)s and %(other)s have lost one game each."),
    "cup-winners-final": N_("The final of the cup before the grand final: %(better)s and %(other)s."),
    "team": N_("%(teams)s, board %(board)s."),
    "bye-team": N_("%(team)s has no opponent: %(player)s has a bye."),
    "bye-team-short": N_("%(player)s has a point: %(teams)s, board %(board)s, and nobody sits opposite."),
    "table": N_("The round-robin table, round %(round)s."),
    "table-absent": N_("The round-robin table, round %(round)s. Absent: %(absent)s."),
    "bye-last": N_("%(player)s is the last of those to be paired, place %(place)s, and has the bye."),
    "bye-last-without": N_(
        "%(player)s, place %(place)s, has the bye: the last of those who can have it and "
        "have not had one yet."
    ),
    "bye-last-possible": N_("%(player)s, place %(place)s, has the bye: the last of those who can have it."),
    "bye-saves-repeat": N_(
        "%(player)s, place %(place)s, has the bye: if somebody below with as few byes had it, others would "
        "have to meet again."
    ),
    "bye-again": N_("%(player)s has a bye again: everybody who can have one has had one already."),
    "bye-again-forced": N_(
        "%(player)s has a bye again: if anybody else had it, forbidden pairs would leave "
        "others without an opponent."
    ),
    "bye-given": N_("%(player)s has a bye by the director’s decision."),
    "bye-half": N_("%(player)s has a half-point bye."),
    "bye-by-hand": N_("%(player)s has a bye: nobody is left to be paired with."),
    "bye-table": N_("%(player)s has a bye by the round-robin table."),
    "bye-brought": N_("%(player)s has a bye: this came with the tournament file."),
}
BY_THE_DIRECTOR = ("locked", "kept-apart", "bye-given", "bye-half", "bye-by-hand", "brought", "bye-brought")
BY_THE_TABLE = (
    "table",
    "bye-table",
    "cup",
    "cup-again",
    "cup-third",
    "cup-bye",
    "team",
    "bye-team",
    "bye-team-short",
)
OURS = (
    "halves",
    "quarters",
    "factor",
    "contenders",
    "certain",
    "same-points",
    "next-points",
    "bye-last-without",
    "bye-last-possible",
    "bye-saves-repeat",
    "bye-again",
    "nearest-allowed",
    "least-distance-apart",
)
"""Reasons that Mallorca's text does not have: it knows distances, and that the last one rests."""

BY_DISTANCE = ("nearest-unmet", "nearest-allowed", "least-distance", "least-distance-apart")


def sentence(why: Why, names: Mapping[str, str], t: Texts, *, win: int = WIN) -> str:
    """Return the reason; `win` halves are a point: of teams each half is a match point."""
    said = t.gettext(SENTENCES[_code(why)]) % _details(why, names, t, win)
    if "match" not in why.details:
        return said
    match = Why(**why.details["match"])
    own = {name: name for name in why.details["teams"]}
    return f"{said} {sentence(match, own, t, win=1)}"


def clause_of(why: Why, terms: Terms) -> str | None:
    """Return the clause of a reason; none where the director or a table decided, or the house settled it."""
    if why.code in (*BY_THE_DIRECTOR, *BY_THE_TABLE):
        return None
    if terms.mode == LADDER:
        return None
    if terms.scoring == COEFFICIENTS or why.code in ("lot", "next-down"):
        return "RDU-8"
    if why.code in OURS or terms.mode == KING:
        return None
    return "MAL-T5" if why.code == "neighbours-seeded" else "MAL-T4"


def distance_note(whys: Iterable[Why], terms: Terms, t: Texts) -> str:
    """Return how the distances of a round were added up; empty where none played a part."""
    if not any(why.code in BY_DISTANCE for why in whys):
        return ""
    if terms.plain_distance:
        return t.gettext("The distances of the round are added up as they are.")
    return t.gettext(
        "The squares of the distances are added up: one pair far apart is worse than several that"
        " are slightly apart."
    )


def _code(why: Why) -> str:
    if why.details.get("absent"):
        return "table-absent"
    if why.code == "cup-grand" and why.details["game"] > 1:
        return "cup-grand-second"
    if why.code == "cup" and why.details["slots"] == FINAL:
        return "cup-winners-final" if why.details.get("double") else "cup-final"
    return "bye-again-forced" if why.details.get("forced") else why.code


def _details(why: Why, names: Mapping[str, str], t: Texts, win: int) -> dict[str, Any]:
    details: dict[str, Any] = {}
    for key, value in why.details.items():
        match key:
            case "first" | "second" | "better" | "other" | "player":
                details[key] = names[value]
            case "places":
                details["place"], details["other_place"] = value
                details["places"] = _places(details, t)
            case "drawn":
                details["lot"], details["other_lot"] = value
            case "halves":
                both = value if isinstance(value, list) else (value, value)
                details["points"], details["other_points"] = (
                    score(Fraction(each, win), t.language) for each in both
                )
            case "rounds":
                details["rounds"] = ", ".join(map(str, value))
            case "absent":
                details["absent"] = ", ".join(names[player] for player in value)
            case "teams":
                details[key] = " \u2013 ".join(value)
            case "round" | "place" | "top" | "slots" | "board" | "team" | "stage":
                details[key] = value
    return details


def _places(two: Mapping[str, int], t: Texts) -> str:
    if two["place"] == two["other_place"]:
        return t.gettext("both at place %(place)s") % two
    return t.gettext("places %(place)s and %(other_place)s") % two
