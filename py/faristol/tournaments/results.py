"""What a game counts, however it ended: points of the tournament in halves, and points of the game.

outcome            points      game points                     met before   a rated game
played             by score    the score                       yes          yes
abandoned-first    loss, win   less 110, or 0-300 (FED-18)     yes          yes
abandoned-second   win, loss   the same from the other side    yes          yes
abandoned-both     loss, loss  0-0 (FED-19)                    yes          no
forfeit-first      loss, win   0-300 (FED-29): who was absent  no           no
forfeit-second     win, loss   300-0                           no           no
double-forfeit     loss, loss  0-0 (FED-30)                    no           no
"""

from dataclasses import dataclass
from math import ceil

WIN, DRAW, LOSS = 2, 1, 0
"""MAL-T2, in halves, so that they stay exact."""

FORFEIT = 300
ABANDONED = 110
A_MINUTE = 10
MINUTES = 10

FIRST, SECOND = 0, 1
OUTCOMES = (
    "played",
    "forfeit-first",
    "forfeit-second",
    "double-forfeit",
    "abandoned-first",
    "abandoned-second",
    "abandoned-both",
)
AT_THE_BOARD = frozenset(("played", "abandoned-first", "abandoned-second", "abandoned-both"))
RATED = AT_THE_BOARD - {"abandoned-both"}
WITH_SCORE = RATED
LOSER = {
    "forfeit-first": FIRST,
    "forfeit-second": SECOND,
    "abandoned-first": FIRST,
    "abandoned-second": SECOND,
}

Score = tuple[int, int]


@dataclass(frozen=True)
class Result:
    outcome: str
    halves: Score
    score: Score
    """The points of the game that count."""
    clause: str | None = None
    """What made them other than what was written on the sheet."""

    @property
    def winner(self) -> int | None:
        if self.halves[FIRST] == self.halves[SECOND]:
            return None
        return FIRST if self.halves[FIRST] > self.halves[SECOND] else SECOND


def counted(outcome: str, score: Score = (0, 0), winner: int | None = None) -> Result:
    """`winner` is who has won whatever the score would say (FED-18)."""
    if outcome in ("double-forfeit", "abandoned-both"):
        return Result(outcome, (LOSS, LOSS), (0, 0), "FED-30" if outcome == "double-forfeit" else "FED-19")
    if outcome in LOSER:
        loser = LOSER[outcome]
        if outcome in AT_THE_BOARD:
            return Result(outcome, _won_by(1 - loser), _left_by(loser, score), "FED-18")
        return Result(outcome, _won_by(1 - loser), _without_a_game(loser), "FED-29")
    if winner is None and score[FIRST] != score[SECOND]:
        return Result(outcome, _won_by(FIRST if score[FIRST] > score[SECOND] else SECOND), score)
    if winner is None:
        return Result(outcome, (DRAW, DRAW), score)
    return Result(outcome, _won_by(winner), score, "FED-18")


def over_time(score: Score, seconds: tuple[float, float], winner: int | None = None) -> Result | None:
    """A game played to its end, by one or both beyond their time: ten for each minute begun; who is more than
    ten over has lost (FED-17). None if both are and the arbiter has not said who has won."""
    late = [second > MINUTES * 60 for second in seconds]
    if all(late):
        if winner is None:
            return None
        late[winner] = False
    minutes = [min(MINUTES, ceil(second / 60)) for second in seconds]
    loser = late.index(True) if any(late) else None
    if loser is not None:
        minutes[loser] = 0
    left = (score[FIRST] - A_MINUTE * minutes[FIRST], score[SECOND] - A_MINUTE * minutes[SECOND])
    if loser is not None:
        return Result("played", _won_by(1 - loser), _left_by(loser, left), "FED-17")
    return counted("played", left, winner)


def _won_by(winner: int) -> Score:
    return (WIN, LOSS) if winner == FIRST else (LOSS, WIN)


def _without_a_game(loser: int) -> Score:
    return (0, FORFEIT) if loser == FIRST else (FORFEIT, 0)


def _left_by(loser: int, score: Score) -> Score:
    """The score as it was, less 110; 300-0 if the loser would be ahead even so."""
    left = list(score)
    left[loser] -= ABANDONED
    return _without_a_game(loser) if left[loser] > left[1 - loser] else (left[FIRST], left[SECOND])
