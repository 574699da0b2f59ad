"""The ways in which a tournament may be paired and its standings ordered, each explained in a line."""

from faristol.screens.forms.field import Filled, Options
from faristol.screens.tournament.figures import HEADS, LADDER_ORDER, order_name
from faristol.texts import N_, Texts
from faristol.tournaments.criteria import (
    BUCHHOLZ,
    COEFFICIENTS,
    MEAN,
    ON_LADDER,
    ORDERS,
    POINTS,
    criteria,
    is_order,
)
from faristol.tournaments.recommended import recommended_for
from faristol.tournaments.terms import (
    ADJACENT,
    CUP,
    DISTANCE,
    GROUPS,
    HALVES,
    KING,
    LADDER,
    LOT,
    MANUAL,
    ROUND_ROBIN,
    TEAM_ROBIN,
    TEAMS,
    TOP_DOWN,
)

WAYS = (
    (
        DISTANCE,
        N_("By distance"),
        N_("from round two on, the nearest players who have not met"),
    ),
    (
        GROUPS,
        N_("By points"),
        N_("players on equal points meet, the upper half of each group against the lower half"),
    ),
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
    (
        TEAMS,
        N_("Team against team"),
        N_("clubs are teams, and board meets board; the nearest teams that have not met"),
    ),
    (TEAM_ROBIN, N_("Round robin of teams"), N_("every club plays every other, board against board")),
    (
        LADDER,
        N_("Ladder"),
        N_(
            "for club evenings to which people come as they can: neighbours meet, and a win brings "
            "the opponent’s value"
        ),
    ),
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
        N_("between level players, the stronger opponents; then differential and total"),
    ),
    (MEAN, N_("Points per round"), N_("for a league with different numbers of rounds")),
)


def first_rounds(filled: Filled) -> Options:
    """Return how round one may be paired; a round robin only asks in which order its table is filled."""
    t = filled.texts
    lot = (LOT, t.gettext("By lot"), t.gettext("from a promised secret and the room’s words"))
    if filled["mode"] in (ROUND_ROBIN, TEAM_ROBIN):
        return [(HALVES, t.gettext("By rating"), t.gettext("the table is filled in the initial order")), lot]
    if filled["mode"] == CUP:
        return [(HALVES, t.gettext("By rating"), t.gettext("the first on the list meets the last")), lot]
    halves = t.gettext("the first of the upper half meets the first of the lower: of eight, 1–5, 2–6 …")
    return [
        (HALVES, t.gettext("Halves"), halves),
        (ADJACENT, t.gettext("Neighbours"), t.gettext("first against second, third against fourth")),
        lot,
    ]


def scorings(filled: Filled) -> Options:
    """Return the orders, an organiser's own among them where the standings count by one already."""
    t, now = filled.texts, filled.given.get("scoring", POINTS)
    if filled["mode"] == LADDER:
        return [(ON_LADDER, t.gettext(LADDER_ORDER[0]), t.gettext(LADDER_ORDER[1])), *_other_order(filled)]
    named = [(order, t.gettext(label), t.gettext(explained)) for order, label, explained in SCORINGS]
    best = recommended_for(filled["mode"])
    if best not in ORDERS:
        named.append((best, t.gettext("Recommended for this pairing method"), in_words(best, t)))
    if now in ORDERS or now == best or not is_order(now):
        return list(named)
    return [*named, (now, t.gettext("Your own order"), in_words(now, t))]


def _other_order(filled: Filled) -> Options:
    """Return the order by which a ladder counts that does not count by its own values."""
    terms = filled.scene.event.state.terms if filled.scene.event else None
    if terms is None or terms.mode != LADDER or terms.scoring == ON_LADDER:
        return []
    return [
        (terms.scoring, order_name(terms.scoring, filled.texts)[0], in_words(terms.scoring, filled.texts))
    ]


def in_words(order: str, t: Texts) -> str:
    """Return the criteria of an order, one after the other."""
    return ", ".join(t.gettext(HEADS[criterion]) for criterion in criteria(order))
