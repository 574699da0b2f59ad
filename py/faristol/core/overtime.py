"""What it costs to be over the time, and what a lost game counts: one reckoning for table and tournament.

`rules` are the values of a rule document. What each player has stands in their order, times are milliseconds.
"""

from collections.abc import Mapping
from typing import Any

MINUTE = 60_000

Each = tuple[int, ...]
"""One for each player."""

Pair = tuple[int, int]
"""Of two players, where the documents speak of the other one."""

Rules = Mapping[str, Any]


def begun_minutes(milliseconds: int) -> int:
    """A part of a minute counts as a whole one."""
    return -(-milliseconds // MINUTE)


def cost_of_time(rules: Rules, over: Each) -> Each:
    """The points that each loses: so many for each minute begun (MAL-30, FED-28)."""
    points = rules.get("overtime", {}).get("points", 0)
    return tuple(points * begun_minutes(time) for time in over)


def too_late(rules: Rules, over: Each) -> tuple[bool, ...]:
    """Who is more over the time than the document allows, and so has lost (FED-17)."""
    lost = rules.get("overtime", {}).get("lost")
    return tuple(lost is not None and time > lost["minutes"] * MINUTE for time in over)


def cost_of_losing(rules: Rules, over: Each, loser: int) -> Each:
    """The points that each loses where the one with the index `loser` gave up or was too late.

    The federation takes 110 of the loser and no minutes of anybody: it counts the situation of that moment. A
    document that takes nothing for it leaves the time to be counted as in every game (MAL-30).
    """
    points = rules.get("abandoning", {}).get("points")
    if points is None:
        return cost_of_time(rules, over)
    return tuple(points if player == loser else 0 for player in range(len(over)))


def unless_ahead(rule: Rules, score: Pair, loser: int) -> Pair:
    """The score as it is, or the one that the rule names if the loser were still ahead (FED-18)."""
    ahead = score[loser] > score[1 - loser]
    return awarded(rule, loser) if ahead and "result" in rule else score


def awarded(rule: Rules, loser: int) -> Pair:
    """The result that the rule names, in the order of the players."""
    high, low = rule["result"]
    return (low, high) if loser == 0 else (high, low)
