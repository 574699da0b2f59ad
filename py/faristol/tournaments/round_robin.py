"""Everybody meets everybody: Berger's tables, as FIDE prints them. The second time the other one starts."""

from collections.abc import Sequence

RESTS = None


def berger(players: Sequence[str], number: int) -> list[tuple[str | None, str | None]]:
    """Return the tables of a round, from 1; who is paired with nobody rests."""
    seats: list[str | None] = [*players, RESTS] if len(players) % 2 else list(players)
    count = len(seats)
    if not count:
        return []
    turn, at = divmod(number - 1, count - 1)
    first = at * (count // 2) % (count - 1)
    pairs = [(seats[first], seats[-1]) if at % 2 == 0 else (seats[-1], seats[first])]
    for step in range(1, count // 2):
        pairs.append((seats[(first + step) % (count - 1)], seats[(first - step) % (count - 1)]))
    return [(two, one) for one, two in pairs] if turn % 2 else pairs


def rounds_needed(players: int) -> int:
    return players - 1 + players % 2
