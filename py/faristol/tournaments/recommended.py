"""The order of the standings that is recommended for each kind of event.

A document's own way of pairing keeps the document's own order. The others are settled: in a round robin all
have met, so the games between those who are level come first; where equal points meet, the opponents differ,
and who had the stronger ones goes first. Where numbers of rounds differ, a mean is fair.
"""

from faristol.tournaments.criteria import COEFFICIENTS, MEAN, ON_LADDER, POINTS
from faristol.tournaments.terms import GROUPS, IN_SECTIONS, LADDER, ROUND_ROBIN, TOP_DOWN, Terms

ALL_MEET = "points+direct+wins+berger+differential"
OPPONENTS_DIFFER = "points+buchholz-cut+buchholz+differential+total"
BY_MODE = {
    TOP_DOWN: COEFFICIENTS,
    ROUND_ROBIN: ALL_MEET,
    LADDER: ON_LADDER,
    **dict.fromkeys((GROUPS, *IN_SECTIONS), OPPONENTS_DIFFER),
}


def recommended(terms: Terms) -> str:
    if terms.least_rounds and terms.mode != LADDER:
        return MEAN
    return recommended_for(terms.mode)


def recommended_for(mode: str) -> str:
    return BY_MODE.get(mode, POINTS)
