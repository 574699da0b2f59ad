"""What a game is worth by its score, whatever the level of the scores, and by who gave it up: COR-20 to 22.

Exact, in ten-thousandths.
"""

WHOLE = 10_000
DRAWN = WHOLE
MOST = 16_667
"""Of a winner; the loser's stays as it was calculated."""
AGAINST_NOTHING = 15_300
BOTH_WITHOUT = 15_000
A_TURN = 100
"""What each complete turn adds to the most that an abandoned game is worth."""


def coefficients(winner: int, loser: int) -> tuple[int, int]:
    """Of the one with more points and of the other; equal points, whatever they are, are a draw."""
    if winner == loser:
        return DRAWN, DRAWN
    if winner <= 0:
        won = BOTH_WITHOUT
    elif loser <= 0:
        won = AGAINST_NOTHING
    else:
        both = winner + loser
        won = WHOLE + (2 * WHOLE * winner + both) // (2 * both)
    return min(won, MOST), 2 * WHOLE - won


def given_up(stayed: int, left: int, turns: int) -> tuple[int, int]:
    """COR-21: of the one who wanted to go on, and of the one who gave up after so many complete turns.

    Who was behind has 1.53 however long the game was, who led no more than its length allows; so a lead of a
    few points late in the game is worth less than none. That is what the text says.
    """
    if stayed > left:
        by_score, of_other = coefficients(stayed, left)
        won = min(by_score, AGAINST_NOTHING + A_TURN * turns)
        return won, min(of_other, 2 * WHOLE - won)
    level = stayed == left and (turns > 0 or stayed != 0)
    won = BOTH_WITHOUT if level else AGAINST_NOTHING
    return won, 2 * WHOLE - won


def never_played() -> tuple[int, int]:
    """COR-22: of the one who was there, and of the one who never began or never answered the first play."""
    return AGAINST_NOTHING, 0


def written(coefficient: int) -> str:
    """1.5219: four places."""
    whole, places = divmod(abs(coefficient), WHOLE)
    return f"{'-' * (coefficient < 0)}{whole}.{places:04}"
