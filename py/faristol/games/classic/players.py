"""The players of one table by their numbers: their order, and who leads."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

Value = TypeVar("Value")


def next_after(player: int, players: int) -> int:
    """Return the player who moves after this one."""
    return player % players + 1


def in_turn(first: int, players: int) -> tuple[int, ...]:
    """Return all players in the order in which they play, from this one on."""
    return tuple((first - 1 + after) % players + 1 for after in range(players))


def with_new(values: Sequence[Value], player: int, value: Value) -> tuple[Value, ...]:
    """Return the values of the players with a new one for this player."""
    return (*values[: player - 1], value, *values[player:])


def leaders(points: Sequence[int], among: Iterable[int]) -> tuple[int, ...]:
    """Return those of these players who have most points."""
    among = tuple(among)
    most = max((points[player - 1] for player in among), default=0)
    return tuple(player for player in among if points[player - 1] == most)
