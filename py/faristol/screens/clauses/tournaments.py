"""What several documents say of tournaments: Mallorca's Swiss system (MAL-T), the Romanian one (RDU-8)."""

from faristol.screens.clauses.clause import Clause
from faristol.screens.clauses.federation import FEDERATION
from faristol.screens.clauses.mallorca import MALLORCA
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
        N_("A game won is one point of the tournament, a drawn one half a point, a lost one nothing."),
    ),
    "MAL-T3": Clause(
        MALLORCA,
        THE_TOURNAMENT,
        N_(
            "The classification goes by the points of the tournament; among equals by the difference between "
            "the points made and the points received in the games; then by all the points made."
        ),
    ),
    "MAL-T4": Clause(
        MALLORCA,
        THE_TOURNAMENT,
        N_(
            "Two players do not meet more than once, and the distance between them in the classification is "
            "the least. With an odd number the last in the classification gets a point and does not play."
        ),
    ),
    "MAL-T5": Clause(
        MALLORCA,
        THE_TOURNAMENT,
        N_(
            "The initial order is that of the latest BARRUF list. Who is not in it has a provisional 999; "
            "those stand in the order of their names."
        ),
    ),
    "MAL-T6": Clause(
        MALLORCA,
        THE_TOURNAMENT,
        N_(
            "In general the norms of the Swiss system are followed as they are established internationally "
            "and built into the program Sevilla."
        ),
    ),
    "RDU-8": Clause(
        N_("Romanian free games"),
        N_("the Swiss system"),
        N_(
            "Round one is drawn by lot. Then the players are ordered by the sum of their coefficients and "
            "paired first with second, third with fourth, from the top down and without repeats; who rests "
            "has a coefficient of 1.000."
        ),
    ),
    "FED-20": Clause(
        FEDERATION,
        N_("section 4"),
        N_("Both players may check all the sums; once the sheet is handed in, its result is final."),
    ),
}
