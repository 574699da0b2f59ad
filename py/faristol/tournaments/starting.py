"""Who starts (FED-1): who has started less; else who did not start last time; else by board or place."""

from faristol.tournaments.situation import Situation

MOST_UNEVEN = 3


def starter_first(now: Situation, better: str, other: str, board: int) -> tuple[str, str]:
    """Return who starts and who replies; in the first game of both the better one starts at odd boards."""
    played = [now.record(player).starts for player in (better, other)]
    mine, its = ((sum(starts), starts[-1] if starts else 0) for starts in played)
    if mine == its:
        begins = bool(played[0]) or board % 2 == 1  # both have played, or neither has
        return (better, other) if begins else (other, better)
    return (better, other) if mine < its else (other, better)


def clash(one: int, two: int) -> int:
    """Return how unevenly a pair would go on whose balances of starts lean the same way."""
    return min(MOST_UNEVEN, abs(one + two)) if one * two > 0 else 0
