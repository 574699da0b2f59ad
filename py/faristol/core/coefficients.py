"""The coefficients of a game, by its score or by who abandoned it (COR-20 to 22), in ten-thousandths."""

WHOLE = 10_000
DRAWN = WHOLE
MOST = 16_667
"""Of a winner; the loser's stays as it was calculated."""
AGAINST_NOTHING = 15_300
BOTH_WITHOUT = 15_000
A_TURN = 100
"""What each complete turn adds to the most that an abandoned game is worth."""


def coefficients(winner: int, loser: int) -> tuple[int, int]:
    """Return the coefficients of the winner and of the loser; equal points are a draw."""
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


def abandoned_coefficients(stayed: int, left: int, turns: int) -> tuple[int, int]:
    """Return the coefficients of who stayed and of who abandoned after so many complete turns (COR-21).

    One who stayed and was behind gets 1.53 however long the game was; one who led gets no more than its
    length allows. So a small lead late in the game is worth less than none: that is what the document says.
    """
    if stayed > left:
        by_score, of_other = coefficients(stayed, left)
        won = min(by_score, AGAINST_NOTHING + A_TURN * turns)
        return won, min(of_other, 2 * WHOLE - won)
    level = stayed == left and (turns > 0 or stayed != 0)
    won = BOTH_WITHOUT if level else AGAINST_NOTHING
    return won, 2 * WHOLE - won


def unplayed_coefficients() -> tuple[int, int]:
    """Return the coefficients of who was there, and of who never began or never answered (COR-22)."""
    return AGAINST_NOTHING, 0


def penalty_text(hundredths: int) -> str:
    """Return what a penalty takes off a coefficient: 0.3, 0.25, 1."""
    return f"{hundredths / 100:.2f}".rstrip("0").rstrip(".")


def coefficient_text(coefficient: int) -> str:
    """Return a coefficient with its four places: 1.5219."""
    whole, places = divmod(abs(coefficient), WHOLE)
    return f"{'-' * (coefficient < 0)}{whole}.{places:04}"
