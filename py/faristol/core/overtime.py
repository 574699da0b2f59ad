"""The cost of overtime and of a lost game: the same calculation at a table and in a tournament.

Values of the players are in their order, times in milliseconds.
"""

from faristol.rulesets.table_games import Abandoning, OfResults

MINUTE = 60_000

Each = tuple[int, ...]
"""One for each player."""

Pair = tuple[int, int]
"""Of two players, where the documents speak of the other one."""


def begun_minutes(milliseconds: int) -> int:
    """A part of a minute counts as a whole one."""
    return -(-milliseconds // MINUTE)


def cost_of_time(rules: OfResults, over: Each) -> Each:
    """The points that each loses: so many for each minute begun (MAL-30, FED-28)."""
    points = rules.overtime.points if rules.overtime else 0
    return tuple(points * begun_minutes(time) for time in over)


def too_late(rules: OfResults, over: Each) -> tuple[bool, ...]:
    """Return who has exceeded the time by more than the document allows, and so has lost (FED-17)."""
    lost = rules.time_lost
    return tuple(lost is not None and time > lost.minutes * MINUTE for time in over)


def cost_of_losing(rules: OfResults, over: Each, loser: int) -> Each:
    """Return the points that each loses where the player with the index `loser` gave up or was too late.

    By the federation the loser loses 110 points and nobody pays for minutes. Where a document takes no points
    for it, overtime is counted as in every game (MAL-30).
    """
    points = rules.abandoning.points
    if points is None:
        return cost_of_time(rules, over)
    return tuple(points if player == loser else 0 for player in range(len(over)))


def unless_ahead(rule: Abandoning, score: Pair, loser: int) -> Pair:
    """Return the score, or the one that the rule awards if the loser was still ahead (FED-18)."""
    ahead = score[loser] > score[1 - loser]
    return awarded(rule.result, loser) if ahead and rule.result else score


def awarded(result: Pair, loser: int) -> Pair:
    """The result that a rule names, in the order of the players."""
    high, low = result
    return (low, high) if loser == 0 else (high, low)
