"""How a tournament pairs and counts, as its organiser has chosen."""

from dataclasses import dataclass

from faristol.tournaments.standings import POINTS

DISTANCE, GROUPS, TOP_DOWN, ROUND_ROBIN, KING, MANUAL = (
    "distance",
    "groups",
    "top-down",
    "round-robin",
    "king",
    "manual",
)
MODES = (DISTANCE, GROUPS, TOP_DOWN, ROUND_ROBIN, KING, MANUAL)
HALVES, ADJACENT, LOT = "halves", "adjacent", "lot"
FIRST_ROUNDS = (HALVES, ADJACENT, LOT)


@dataclass(frozen=True)
class Terms:
    mode: str = DISTANCE
    first_round: str = HALVES
    scoring: str = POINTS
    lower_is_better: bool = False
    """Ratings of which the lower is the stronger."""
    points_first: bool = False
    """By distance: equal points are paired together before near places are."""
    strict_bye: bool = False
    """The bye goes to the last, rested or not, even if a repeat follows from it."""
    late_exempt: bool = False
    """Who has come late does not rest while another can."""
    forfeits_meet: bool = False
    """A game that was not played counts as a meeting."""
    clubs_apart: bool = False
    """People of one club are not paired while it can be helped."""
    seed: bytes = b""
    """The seed for the lots of the first round."""


def advised_rounds(players: int) -> int:
    """Return the rounds of RDU-8: five under 17 players, six up to 32, seven up to 64, eight above."""
    return next((rounds for most, rounds in ((16, 5), (32, 6), (64, 7)) if players <= most), 8)
