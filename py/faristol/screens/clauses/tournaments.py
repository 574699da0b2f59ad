"""What several documents say of tournaments: Mallorca's Swiss system (MAL-T), the Romanian one (RDU-8)."""

from faristol.screens.clauses.clause import Clause
from faristol.screens.clauses.federation import FEDERATION
from faristol.screens.clauses.mallorca import MALLORCA
from faristol.screens.clauses.romanian_duplicate import ROMANIAN_FREE_GAMES
from faristol.texts import N_

THE_TOURNAMENT = N_("the tournament")

CLAUSES = {
    "MAL-T1": Clause(
        MALLORCA,
        THE_TOURNAMENT,
        N_("The tournament is played in five rounds, by the Swiss system."),
    ),
    "MAL-T2": Clause(
        MALLORCA,
        THE_TOURNAMENT,
        N_("A win is one tournament point, a draw half a point, a loss nothing."),
    ),
    "MAL-T3": Clause(
        MALLORCA,
        THE_TOURNAMENT,
        N_(
            "The standings go by tournament points; among equals, by the difference between points "
            "for and against in the games; then by all points for."
        ),
    ),
    "MAL-T4": Clause(
        MALLORCA,
        THE_TOURNAMENT,
        N_(
            "Two players do not meet more than once, and the distance between them in the standings is "
            "as small as possible. With an odd number, the last in the standings gets a point and does "
            "not play."
        ),
    ),
    "MAL-T5": Clause(
        MALLORCA,
        THE_TOURNAMENT,
        N_(
            "The initial order is that of the latest BARRUF list. Players who are not on it have a "
            "provisional 999, and are ordered by name."
        ),
    ),
    "MAL-T6": Clause(
        MALLORCA,
        THE_TOURNAMENT,
        N_(
            "In general, the international rules of the Swiss system are followed, as built into the "
            "program Sevilla."
        ),
    ),
    "RDU-8": Clause(
        ROMANIAN_FREE_GAMES,
        N_("the Swiss system"),
        N_(
            "Round one is drawn by lot. Then the players are ordered by the sum of their coefficients "
            "and paired first with second, third with fourth, from the top down and without repeats; a "
            "bye counts as a coefficient of 1.000."
        ),
    ),
    "FED-20": Clause(
        FEDERATION,
        N_("section 4"),
        N_("Both players may check all the sums; once the sheet is handed in, its result is final."),
    ),
}
