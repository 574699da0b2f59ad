"""How a tournament pairs and counts: asked for a new one, and when it is changed on the way."""

import re
from dataclasses import replace

from faristol.errors import Rejected
from faristol.rulesets.table_games import TournamentRules
from faristol.screens.forms.field import Asks, Box, Cards, Choice, Field, Filled, Note, Number
from faristol.screens.forms.form import CARD, Draft, Form, Values
from faristol.screens.session import Slot
from faristol.screens.tournament.errors import (
    LeastRoundsUnreadable,
    LimitsUnreadable,
    NumberUnreadable,
    RoundsUnreadable,
)
from faristol.screens.tournament.ladder_rule import LADDER_RULE, ladder_form, ladder_rule
from faristol.screens.tournament.ways import WAYS, first_rounds, scorings
from faristol.texts import N_
from faristol.tournaments.criteria import COEFFICIENTS, ON_LADDER, POINTS
from faristol.tournaments.opening import MOST_ROUNDS
from faristol.tournaments.terms import (
    ADJACENT,
    BOARDS,
    CUP,
    DISTANCE,
    GROUPS,
    HALVES,
    KING,
    LADDER,
    LOT,
    MANUAL,
    OF_TEAMS,
    ROUND_ROBIN,
    TEAM_ROBIN,
    TOP_DOWN,
    Terms,
)

USUAL_FIRST = {TOP_DOWN: LOT, KING: ADJACENT, LADDER: ADJACENT}
USUAL_ORDER = {TOP_DOWN: COEFFICIENTS, LADDER: ON_LADDER}
SWISS = (DISTANCE, GROUPS, TOP_DOWN)


def _least_rounds(filled: Filled) -> int:
    text = filled["least_rounds"].strip() or "0"
    if not text.isdecimal() or int(text) > MOST_ROUNDS:
        raise LeastRoundsUnreadable(rounds=text, most=MOST_ROUNDS)
    return int(text)


def _first_round(filled: Filled) -> str:
    """Return how round one is paired where nobody has chosen: by Mallorca's text by distance too."""
    if filled["mode"] == DISTANCE and _is_near(filled):
        return ADJACENT
    return USUAL_FIRST.get(filled["mode"], HALVES)


def _is_near(filled: Filled) -> bool:
    """Return whether the document has it so: the one chosen in this form, or that of the tournament."""
    if CARD in filled.form.fields:
        swiss = TournamentRules.read(filled.rules).swiss
    else:
        swiss = filled.scene.event.state.rules.swiss if filled.scene.event else None
    return bool(swiss and swiss.near)


def _boards(filled: Filled) -> int:
    text = filled["boards"].strip() or str(BOARDS)
    return number(text, NumberUnreadable(number=text))


def in_modes(*modes: str) -> Asks:
    """Return whether it is paired in one of these ways, for which alone a question means something."""
    return lambda filled: filled["mode"] in modes


BYES = (("2", N_("As a win")), ("1", N_("As a draw")), ("0", N_("Nothing")))


def by_differential(filled: Filled) -> bool:
    return filled["scoring"] not in (COEFFICIENTS, ON_LADDER)


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
        notes=(
            Note(lambda filled: {DISTANCE: "MAL-T4", TOP_DOWN: "RDU-8"}.get(filled["mode"]), "mode"),
            Note(
                sentence=N_("On a ladder all divisions have the same evenings."),
                asked=lambda filled: filled["mode"] == LADDER,
            ),
        ),
    ),
)
FIRST_ROUND: tuple[Field, ...] = (
    Cards(
        "first_round",
        lambda filled: (
            N_("The round-robin table") if filled["mode"] in (ROUND_ROBIN, TEAM_ROBIN) else N_("Round one")
        ),
        first_rounds,
        usual=_first_round,
        asked=lambda filled: filled["mode"] not in (LADDER, MANUAL),
        carried=True,
        follows="mode",
        follows_too=CARD,
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
                N_(
                    "The initial order follows the ratings; players without one count as 999, in order of "
                    "name."
                ),
                "less",
            ),
        ),
    ),
)
SCORING: tuple[Field, ...] = (
    Cards(
        "scoring",
        N_("Order of the standings"),
        scorings,
        usual=lambda filled: USUAL_ORDER.get(filled["mode"], POINTS),
        follows="mode",
    ),
    Number(
        "least_rounds",
        N_("Minimum rounds for a place"),
        hint=N_("As in a league: players with fewer rounds are listed below the others. Empty: no minimum."),
        read=_least_rounds,
    ),
)
COUNTING: tuple[Field, ...] = (
    Box(
        "points_first",
        N_("Players level on points meet before neighbours in the standings"),
        hint=N_("Otherwise only the distance between places counts."),
        asked=in_modes(DISTANCE),
    ),
    Box(
        "plain_distance",
        N_("Add up the distances themselves, not their squares"),
        hint=N_("By squares, one pair far apart is worse than several that are slightly apart."),
        asked=in_modes(DISTANCE),
    ),
    Box(
        "double",
        N_("Double elimination"),
        hint=N_("Whoever loses goes on among the losers, and is out after losing again."),
        asked=in_modes(CUP),
    ),
    Box(
        "second_final",
        N_("A second final if the winner of the losers’ bracket wins the first"),
        usual="on",
        asked=lambda filled: filled["mode"] == CUP and filled["double"] == "on",
    ),
    Box(
        "third",
        N_("A match for third place"),
        usual="on",
        asked=lambda filled: filled["mode"] == CUP and filled["double"] != "on",
    ),
    Box(
        "replayed",
        N_("A drawn game is played again"),
        hint=N_("Otherwise the player with the better place goes through."),
        asked=in_modes(CUP),
    ),
    Number(
        "boards",
        N_("Boards in a match"),
        usual=str(BOARDS),
        hint=N_("This many players of each team sit down; a team that is short forfeits its last boards."),
        asked=in_modes(*OF_TEAMS),
        read=_boards,
    ),
    Box("clubs_apart", N_("Keep players from the same club apart if possible"), asked=in_modes(*SWISS)),
    Box(
        "strict_bye",
        N_("With an odd number, the last player always has the bye"),
        hint=N_(
            "Even if that player has had a bye before, or others must meet again. Otherwise the last of "
            "those who have had the fewest byes, or the next above if that avoids a repeat."
        ),
        asked=in_modes(*SWISS),
    ),
    Box(
        "late_exempt",
        N_("Late players get no bye while others can have it"),
        asked=in_modes(*SWISS, KING),
        notes=(Note(clause_of_byes, "byes"),),
    ),
    Box(
        "forfeits_meet",
        N_("Players whose game was not played count as having met"),
        hint=N_("Otherwise the two may still be paired."),
        asked=in_modes(*SWISS, MANUAL),
    ),
    Choice(
        "bye_halves",
        N_("A bye counts"),
        BYES,
        usual="2",
        asked=lambda filled: filled["mode"] != LADDER,
        read=lambda filled: int(filled["bye_halves"]),
    ),
    Number(
        "bye_differential",
        N_("Differential for a bye"),
        usual="0",
        asked=by_differential,
        read=lambda filled: number(
            filled["bye_differential"], NumberUnreadable(number=filled["bye_differential"].strip())
        ),
    ),
    Field(
        "limits",
        N_("Largest differential in a game"),
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
GROUPS_OF_TERMS = {
    "mode": MODE,
    "first_round": FIRST_ROUND,
    "ladder": LADDER_RULE,
    "scoring": SCORING,
    "counting": COUNTING,
}
TERMS = Form(Slot("terms", Draft), groups=GROUPS_OF_TERMS)
"""The form that asks it again beside the tables, without a draft of its own."""
OF_TERMS = tuple(field.name for field in (*MODE, *FIRST_ROUND, *SCORING, *COUNTING))
"""The answers that are the terms' own; the others make the ladder's rule."""


def rounds(text: str) -> int:
    """Return how many rounds a person wrote, or refuse it."""
    if not text.strip().isdecimal():
        raise RoundsUnreadable(rounds=text.strip() or "–")
    return int(text)


def terms_form(terms: Terms) -> dict[str, str]:
    """Return the answers that give these terms, to be changed."""
    answers = {name: _answer(getattr(terms, name)) for name in OF_TERMS}
    answers |= ladder_form(terms.ladder)
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
    rule = ladder_rule(values) if values["mode"] == LADDER else before.ladder
    return replace(before, ladder=rule, **{name: values[name] for name in OF_TERMS})
