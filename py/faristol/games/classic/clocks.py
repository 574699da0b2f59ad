"""A chess clock: each player has a time, one at most runs; below zero it is exceeded (MAL-26, FED-28)."""

from dataclasses import dataclass, replace

from faristol.games.classic.players import next_after, with_new

MINUTE = 60_000


def other(player: int) -> int:
    """Return the other one of two players."""
    return 3 - player


@dataclass(frozen=True)
class ChessClock:
    """Times are milliseconds; `of` is the player whose clock runs, or ran when it was stopped."""

    remaining: tuple[int, ...]
    of: int | None = None
    since: int | None = None

    @property
    def running(self) -> bool:
        return self.since is not None

    def left(self, player: int, now: int) -> int:
        """Return the time left; setting the device's clock back gives nobody more."""
        left = self.remaining[player - 1]
        if self.of == player and self.since is not None:
            left -= max(0, now - self.since)
        return left

    def over(self, player: int, now: int) -> int:
        return max(0, -self.left(player, now))

    def all_over(self, now: int) -> bool:
        """Return whether the players together have used the time that they had together."""
        return sum(self.left(player, now) for player in range(1, len(self.remaining) + 1)) <= 0

    def each_over(self, now: int) -> tuple[int, ...]:
        return tuple(self.over(player, now) for player in range(1, len(self.remaining) + 1))

    def started(self, player: int, now: int) -> "ChessClock":
        return ChessClock(self.stopped(now).remaining, player, now)

    def stopped(self, now: int) -> "ChessClock":
        left = (self.left(player, now) for player in range(1, len(self.remaining) + 1))
        return ChessClock(tuple(left), self.of)

    def with_left(self, player: int, left: int) -> "ChessClock":
        """Return the clock with the time that the players agreed on after a crash."""
        return replace(self, remaining=with_new(self.remaining, player, left))

    def pressed(self, player: int, now: int) -> "ChessClock":
        """Return the clock after a turn: the time of the next player runs, if the clock is in use."""
        return self if self.of is None else self.started(next_after(player, len(self.remaining)), now)
