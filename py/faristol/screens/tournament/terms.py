"""How a tournament pairs and counts: asked for a new one, and when it is changed on the way."""

import re
from dataclasses import replace

from faristol.errors import Rejected
from faristol.screens.forms.field import Asks, Box, Cards, Choice, Field, Filled, Note, Number, Options
from faristol.screens.forms.form import Draft, Form, Values
from faristol.screens.session import Slot
from faristol.screens.tournament.errors import (
    LeastRoundsUnreadable,
    LimitsUnreadable,
    NumberUnreadable,
    RoundsUnreadable,
)
from faristol.screens.tournament.figures import HEADS
from faristol.texts import N_
from faristol.tournaments.criteria import BUCHHOLZ, COEFFICIENTS, MEAN, ORDERS, POINTS, criteria, is_order
from faristol.tournaments.opening import MOST_ROUNDS
from faristol.tournaments.terms import (
    ADJACENT,
    CUP,
    DISTANCE,
    GROUPS,
    HALVES,
    KING,
    LOT,
    MANUAL,
    ROUND_ROBIN,
    TOP_DOWN,
    Terms,
)

USUAL_FIRST = {TOP_DOWN: LOT, KING: ADJACENT}
SWISS = (DISTANCE, GROUPS, TOP_DOWN)
WAYS = (
    (
        DISTANCE,
        N_("By distance"),
        N_("from round two on, the nearest players who have not met"),
    ),
    (GROUPS, N_("By points"), N_("equal points meet, the upper half of each group plays the lower half")),
    (
        TOP_DOWN,
        N_("From the top down"),
        N_("the first plays the next one not met yet, then the first of the rest, and so on"),
    ),
    (ROUND_ROBIN, N_("Round robin"), N_("everybody plays everybody, once or twice; for a few players")),
    (
        KING,
        N_("King of the hill"),
        N_("first against second, third against fourth, even if they have met; for a last round"),
    ),
    (CUP, N_("Cup"), N_("whoever loses is out; the first meets the last, the winners go on to the final")),
    (MANUAL, N_("By hand"), N_("the program proposes a round and you make the pairs")),
)
SCORINGS = (
    (
        POINTS,
        N_("Points, then differential, then total"),
        N_("a win is one point, a draw a half, a loss nothing"),
    ),
    (COEFFICIENTS, N_("Sum of coefficients"), N_("each game counts by the share of its points")),
    (
        BUCHHOLZ,
        N_("Points, then median Buchholz, then Berger"),
        N_("among equals, the stronger opponents; then differential and total"),
    ),
    (MEAN, N_("Points per round"), N_("for a league with different numbers of rounds")),
)


def _first_rounds(filled: Filled) -> Options:
    """Return how round one may be paired; a round robin only asks in which order its table is filled."""
    t = filled.texts
    lot = (LOT, t.gettext("By lot"), t.gettext("from a promised secret and the room’s words"))
    if filled["mode"] == ROUND_ROBIN:
        return [(HALVES, t.gettext("By rating"), t.gettext("the table is filled in the initial order")), lot]
    if filled["mode"] == CUP:
        return [(HALVES, t.gettext("By rating"), t.gettext("the first of the list meets the last")), lot]
    halves = t.gettext("the first of the upper half meets the first of the lower: of eight, 1–5, 2–6 …")
    return [
        (HALVES, t.gettext("Halves"), halves),
        (ADJACENT, t.gettext("Neighbours"), t.gettext("first against second, third against fourth")),
        lot,
    ]


def _scorings(filled: Filled) -> Options:
    """Return the orders, an organiser's own among them where the standings count by one already."""
    t, now = filled.texts, filled.given.get("scoring", POINTS)
    named = [(order, t.gettext(label), t.gettext(explained)) for order, label, explained in SCORINGS]
    if now in ORDERS or not is_order(now):
        return list(named)
    then = ", ".join(t.gettext(HEADS[criterion]) for criterion in criteria(now))
    return [*named, (now, t.gettext("Your own order"), then)]


def _least_rounds(filled: Filled) -> int:
    text = filled["least_rounds"].strip() or "0"
    if not text.isdecimal() or int(text) > MOST_ROUNDS:
        raise LeastRoundsUnreadable(rounds=text, most=MOST_ROUNDS)
    return int(text)


def in_modes(*modes: str) -> Asks:
    """Return whether it is paired in one of these ways, for which alone a question means something."""
    return lambda filled: filled["mode"] in modes


BYES = (("2", N_("As a win")), ("1", N_("As a draw")), ("0", N_("Nothing")))


def by_differential(filled: Filled) -> bool:
    return filled["scoring"] != COEFFICIENTS


def number(text: str, refused: Rejected) -> int:
    """Return a whole number, 0 for nothing, or refuse it by what is given."""
    text = text.strip() or "0"
    if not text.isdecimal():
        raise refused
    return int(text)


def limits(text: str) -> tuple[int, ...]:
    return tuple(
        number(each, LimitsUnreadable(number=each)) for each in re.split(r"[\s,;]+", text.strip()) if each
    )


def clause_of_byes(filled: Filled) -> str:
    return "RDU-8" if filled["mode"] == TOP_DOWN else "MAL-T4"


MODE: tuple[Field, ...] = (
    Cards(
        "mode",
        N_("Pairing method"),
        WAYS,
        usual=DISTANCE,
        notes=(Note(lambda filled: {DISTANCE: "MAL-T4", TOP_DOWN: "RDU-8"}.get(filled["mode"]), "mode"),),
    ),
)
FIRST_ROUND: tuple[Field, ...] = (
    Cards(
        "first_round",
        lambda filled: (
            N_("The table of the round robin") if filled["mode"] == ROUND_ROBIN else N_("Round one")
        ),
        _first_rounds,
        usual=lambda filled: USUAL_FIRST.get(filled["mode"], HALVES),
        asked=lambda filled: filled["mode"] != MANUAL,
        carried=True,
        follows="mode",
        id="first-round",
        notes=(
            Note(
                sentence=N_("Distance counts from round two on; with “Neighbours” also in round one."),
                look="less",
                asked=lambda filled: filled["mode"] == DISTANCE and filled["first_round"] != ADJACENT,
            ),
            Note(
                "MAL-T5",
                "seeding",
                N_("The initial order follows the ratings; players without one count as 999, by name."),
                "less",
            ),
        ),
    ),
)
SCORING: tuple[Field, ...] = (
    Cards(
        "scoring",
        N_("Order of the standings"),
        _scorings,
        usual=lambda filled: COEFFICIENTS if filled["mode"] == TOP_DOWN else POINTS,
        follows="mode",
    ),
    Number(
        "least_rounds",
        N_("Least number of rounds for a place"),
        hint=N_("As in a league: players with fewer rounds are listed below the others. Empty: no minimum."),
        read=_least_rounds,
    ),
)
COUNTING: tuple[Field, ...] = (
    Box(
        "points_first",
        N_("Equal points meet before near places"),
        hint=N_("Otherwise only the distance between places counts."),
        asked=in_modes(DISTANCE),
    ),
    Box("third", N_("A match for third place"), usual="on", asked=in_modes(CUP)),
    Box(
        "replayed",
        N_("A drawn game is played again"),
        hint=N_("Otherwise the player with the better place goes on."),
        asked=in_modes(CUP),
    ),
    Box("clubs_apart", N_("Keep players of one club apart if possible"), asked=in_modes(*SWISS)),
    Box(
        "strict_bye",
        N_("With an odd number, the last player always rests"),
        hint=N_(
            "Even if that player has rested before, or others must meet again. Otherwise the last of "
            "those who have rested least, or the next above if that avoids a repeat."
        ),
        asked=in_modes(*SWISS),
    ),
    Box(
        "late_exempt",
        N_("Late players do not rest while others can"),
        asked=in_modes(*SWISS, KING),
        notes=(Note(clause_of_byes, "byes"),),
    ),
    Box(
        "forfeits_meet",
        N_("Players whose game was not played count as having met"),
        hint=N_("Otherwise the two may still be paired."),
        asked=in_modes(*SWISS, MANUAL),
    ),
    Choice("bye_halves", N_("A bye counts"), BYES, usual="2", read=lambda filled: int(filled["bye_halves"])),
    Number(
        "bye_differential",
        N_("Differential of a bye"),
        usual="0",
        asked=by_differential,
        read=lambda filled: number(
            filled["bye_differential"], NumberUnreadable(number=filled["bye_differential"].strip())
        ),
    ),
    Field(
        "limits",
        N_("Largest differential of a game"),
        hint=N_(
            "Empty: no limit. One number for all rounds, or one for each: 200 250 300. It counts for rounds "
            "that are over as well."
        ),
        asked=by_differential,
        size=12,
        read=lambda filled: limits(filled["limits"]),
    ),
    Box("lower_is_better", N_("On the rating list, lower numbers are stronger")),
)
GROUPS_OF_TERMS = {"mode": MODE, "first_round": FIRST_ROUND, "scoring": SCORING, "counting": COUNTING}
TERMS = Form(Slot("terms", Draft), groups=GROUPS_OF_TERMS)
"""The form that asks it again beside the tables, without a draft of its own."""


def rounds(text: str) -> int:
    """Return how many rounds a person wrote, or refuse it."""
    if not text.strip().isdecimal():
        raise RoundsUnreadable(rounds=text.strip() or "–")
    return int(text)


def terms_form(terms: Terms) -> dict[str, str]:
    """Return the answers that give these terms, to be changed."""
    answers = {name: _answer(getattr(terms, name)) for name in TERMS.fields}
    return {**answers, "least_rounds": str(terms.least_rounds or "")}


def _answer(value: object) -> str:
    match value:
        case bool():
            return "on" if value else ""
        case tuple():
            return " ".join(map(str, value))
    return str(value)


def terms_of(values: Values, before: Terms) -> Terms:
    """Return the terms that are asked for; what the form does not ask stays."""
    return replace(before, **{name: values[name] for name in TERMS.fields})
