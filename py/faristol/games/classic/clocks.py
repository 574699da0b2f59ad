"""A chess clock: two times, of which one runs at most. Below zero one is over the time (MAL-26, FED-28)."""

from dataclasses import dataclass, replace

MINUTE = 60_000


def other(player: int) -> int:
    return 3 - player


@dataclass(frozen=True)
class ChessClock:
    """Times are milliseconds; `of` is the player whose clock runs, or ran when it was stopped."""

    remaining: tuple[int, int]
    of: int | None = None
    since: int | None = None

    @property
    def running(self) -> bool:
        return self.since is not None

    def left(self, player: int, now: int) -> int:
        """A device whose clock is put back gives nobody more time."""
        left = self.remaining[player - 1]
        if self.of == player and self.since is not None:
            left -= max(0, now - self.since)
        return left

    def over(self, player: int, now: int) -> int:
        return max(0, -self.left(player, now))

    def started(self, player: int, now: int) -> "ChessClock":
        return ChessClock(self.stopped(now).remaining, player, now)

    def stopped(self, now: int) -> "ChessClock":
        return ChessClock((self.left(1, now), self.left(2, now)), self.of)

    def with_left(self, player: int, left: int) -> "ChessClock":
        """As the players agreed after a crash."""
        first, second = self.remaining
        return replace(self, remaining=(left, second) if player == 1 else (first, left))

    def pressed(self, player: int, now: int) -> "ChessClock":
        """The player's turn is over: the other's time runs, if the clock is in use."""
        return self if self.of is None else self.started(other(player), now)
