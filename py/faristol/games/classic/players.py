"""The players of one table by their numbers: who comes after whom, and who is ahead of whom."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

Value = TypeVar("Value")


def next_after(player: int, players: int) -> int:
    """Whose turn it is after this player's."""
    return player % players + 1


def in_turn(first: int, players: int) -> tuple[int, ...]:
    """All of them in the order in which they play, from this one on."""
    return tuple((first - 1 + after) % players + 1 for after in range(players))


def with_new(values: Sequence[Value], player: int, value: Value) -> tuple[Value, ...]:
    """One value for each player, with another for this one."""
    return (*values[: player - 1], value, *values[player:])


def leaders(points: Sequence[int], among: Iterable[int]) -> tuple[int, ...]:
    """Those of these players who have most points: more than one if they are equal."""
    among = tuple(among)
    most = max((points[player - 1] for player in among), default=0)
    return tuple(player for player in among if points[player - 1] == most)
