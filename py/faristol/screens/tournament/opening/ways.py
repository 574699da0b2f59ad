"""The ways to pair and to count, each in one plain sentence, and what may be chosen of each."""

from faristol.core.tiles import LANGUAGES as PLAYING
from faristol.screens.new_event import Options
from faristol.screens.tournament.opening.form import Form
from faristol.texts import Texts
from faristol.tournaments.criteria import BUCHHOLZ, COEFFICIENTS, MEAN, POINTS
from faristol.tournaments.terms import (
    ADJACENT,
    DISTANCE,
    GROUPS,
    HALVES,
    KING,
    LOT,
    MANUAL,
    ROUND_ROBIN,
    TOP_DOWN,
)


def modes(t: Texts) -> Options:
    return [
        (
            DISTANCE,
            t.gettext("By distance"),
            t.gettext("from round two on those who stand nearest to each other and have not met"),
        ),
        (
            GROUPS,
            t.gettext("By points"),
            t.gettext("equal points meet, the upper half of each group against its lower half"),
        ),
        (
            TOP_DOWN,
            t.gettext("From the top down"),
            t.gettext("the first meets the next one not met yet, then the first of the rest, and so on"),
        ),
        (
            ROUND_ROBIN,
            t.gettext("Round robin"),
            t.gettext("everybody meets everybody, once or twice; right for a few players"),
        ),
        (
            KING,
            t.gettext("King of the hill"),
            t.gettext("first against second, third against fourth, even if they have met; for a last round"),
        ),
        (MANUAL, t.gettext("By hand"), t.gettext("the program lays out a round and you make the pairs")),
    ]


def first_rounds(form: Form, t: Texts) -> Options:
    """A round robin only asks in which order its table is filled; by hand nothing is asked."""
    lot = (LOT, t.gettext("By lot"), t.gettext("from a promised seed and the room's words"))
    if form["mode"] == MANUAL:
        return []
    if form["mode"] == ROUND_ROBIN:
        return [(HALVES, t.gettext("By rating"), t.gettext("the table is filled in the initial order")), lot]
    halves = t.gettext("the first of the upper half meets the first of the lower: of eight, 1–5, 2–6 …")
    return [
        (HALVES, t.gettext("Halves"), halves),
        (ADJACENT, t.gettext("Neighbours"), t.gettext("first against second, third against fourth")),
        lot,
    ]


def scorings(t: Texts) -> Options:
    return [
        (
            POINTS,
            t.gettext("Points, then differential, then total"),
            t.gettext("a win is one point, a draw a half, a loss nothing"),
        ),
        (
            COEFFICIENTS,
            t.gettext("Sum of coefficients"),
            t.gettext("each game counts by the share of its points"),
        ),
        (
            BUCHHOLZ,
            t.gettext("Points, then median Buchholz, then Berger"),
            t.gettext("among equals, who has had the stronger opponents; then differential and total"),
        ),
        (
            MEAN,
            t.gettext("Points a round"),
            t.gettext("for a league in which people play different numbers of rounds"),
        ),
    ]


def asked_of(mode: str) -> set[str]:
    """The boxes that mean something for a way of pairing."""
    swiss = {"strict_bye", "late_exempt", "forfeits_meet", "clubs_apart"}
    return {
        DISTANCE: {"points_first", *swiss},
        GROUPS: swiss,
        TOP_DOWN: swiss,
        KING: {"late_exempt"},
        MANUAL: {"forfeits_meet"},
    }.get(mode, set())


def clauses_of(form: Form) -> dict[str, str]:
    """What the choices made can cite."""
    rests = "RDU-8" if form["mode"] == TOP_DOWN else "MAL-T4"
    return {
        "mode": {DISTANCE: "MAL-T4", TOP_DOWN: "RDU-8"}.get(form["mode"], ""),
        "scoring": {COEFFICIENTS: "COR-20", POINTS: "MAL-T3"}.get(form["scoring"], ""),
        "rounds": "RDU-8" if form["mode"] == TOP_DOWN else "MAL-T1",
        "byes": "" if form["mode"] in (ROUND_ROBIN, MANUAL) else rests,
    }


def playing_languages(t: Texts) -> Options:
    names = {"ca": t.gettext("Catalan"), "ro": t.gettext("Romanian")}
    return [(code, names[code], None) for code in PLAYING]
