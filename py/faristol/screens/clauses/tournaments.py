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
        N_("The Swiss system, five rounds unless the organiser chooses another number."),
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
            "Two players never meet twice, and they stand as near to each other in the classification as can "
            "be. With an odd number the last one rests and gets a point; nobody rests twice before everybody "
            "has rested once."
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
            "A paired round is not paired again; who has withdrawn is paired no more; who comes late enters "
            "in the next round."
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
