"""How a tournament pairs and counts, as its organiser has chosen."""

from dataclasses import dataclass

from faristol.rulesets.table_games import Swiss
from faristol.tournaments.counting import AS_DOCUMENTS, Counting
from faristol.tournaments.ladder import LadderRule
from faristol.tournaments.standings import POINTS

DISTANCE, GROUPS, TOP_DOWN, ROUND_ROBIN, KING = "distance", "groups", "top-down", "round-robin", "king"
QUARTERS, FACTOR, CONTENDERS, CUP, MANUAL = "quartiles", "factor", "contenders", "cup", "manual"
TEAMS, TEAM_ROBIN = "teams", "team-robin"
LADDER = "ladder"
MODES = (
    DISTANCE,
    GROUPS,
    TOP_DOWN,
    ROUND_ROBIN,
    KING,
    QUARTERS,
    FACTOR,
    CONTENDERS,
    CUP,
    TEAMS,
    TEAM_ROBIN,
    LADDER,
    MANUAL,
)
IN_PLANS = tuple(mode for mode in MODES if mode != LADDER)
"""In these ways a single round may be paired otherwise: a ladder is one from its first evening."""
OF_TEAMS = {TEAMS: DISTANCE, TEAM_ROBIN: ROUND_ROBIN}
"""How the teams are paired in rounds in which teams meet."""
BOARDS = 4
"""The boards of a match, unless the organiser says otherwise."""
MOST_BOARDS = 20
EVERYBODY = 999
"""So many go into a cup that is no part of a plan, and are the most of a plan."""
IN_SECTIONS = (QUARTERS, FACTOR)
HALVES, ADJACENT, LOT = "halves", "adjacent", "lot"
FIRST_ROUNDS = (HALVES, ADJACENT, LOT)


@dataclass(frozen=True)
class System:
    """How one round of a plan is paired."""

    mode: str
    top: int = 2
    """By factor: so many from the top meet the next so many. Of a cup: so many go into it."""
    third: bool = True
    """In a cup, the losers of the semi-finals play for the third place."""
    replayed: bool = False
    """In a cup, a drawn game is played again."""
    double: bool = False
    """A cup of double elimination: whoever loses goes on among the losers."""
    second_final: bool = True
    """There, whoever comes from the losers has to win two finals."""
    boards: int = BOARDS
    """Where teams meet, the boards of a match."""


@dataclass(frozen=True)
class Terms:
    mode: str = DISTANCE
    first_round: str = HALVES
    scoring: str = POINTS
    lower_is_better: bool = False
    """Ratings of which the lower is the stronger."""
    points_first: bool = False
    """By distance: equal points are paired together before near places are."""
    plain_distance: bool = False
    """Distances are added up as they are, not by their squares."""
    strict_bye: bool = False
    """The bye goes to the last, rested or not, even if a repeat follows from it."""
    late_exempt: bool = False
    """Who has come late does not rest while another can."""
    forfeits_meet: bool = False
    """A game that was not played counts as a meeting."""
    clubs_apart: bool = False
    """People of one club are not paired while it can be helped."""
    bands: tuple[int, ...] = (1,)
    """The last place of each band of prizes: within one of them all win the same."""
    certain_apart: bool = False
    """Who can win nothing more and lose nothing does not meet those who still can, while it can be helped."""
    repeats_last: int = 0
    """In so many rounds at the end players may meet again as if they had not met."""
    least_rounds: int = 0
    """Who has been in fewer rounds stands below all others, as in a league."""
    third: bool = System.third
    replayed: bool = System.replayed
    double: bool = System.double
    second_final: bool = System.second_final
    boards: int = System.boards
    bye_halves: int = AS_DOCUMENTS.bye
    bye_differential: int = AS_DOCUMENTS.bye_differential
    limits: tuple[int, ...] = AS_DOCUMENTS.limits
    bye_within: bool = AS_DOCUMENTS.bye_within
    ladder: LadderRule = LadderRule()
    top: int = System.top
    seed: bytes = b""
    """The seed for the lots of the first round."""

    @property
    def counting(self) -> Counting:
        return Counting(self.bye_halves, self.bye_differential, self.limits, self.bye_within)


def clause_of_rounds(mode: str, swiss: Swiss | None) -> str | None:
    """Return the clause that says how many rounds there are; None where no document does."""
    if mode == TOP_DOWN:
        return "RDU-8"
    if swiss is None or mode not in (DISTANCE, GROUPS, *IN_SECTIONS, CONTENDERS):
        return None
    return "MAL-T1" if swiss.rounds else "RDU-8"


def advised_rounds(players: int) -> int:
    """Return the rounds of RDU-8: five under 17 players, six up to 32, seven up to 64, eight above."""
    return next((rounds for most, rounds in ((16, 5), (32, 6), (64, 7)) if players <= most), 8)
