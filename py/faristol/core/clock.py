"""A clock is two numbers: what was left, and since when it runs. Times are milliseconds."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Clock:
    remaining: int
    running_since: int | None = None

    @property
    def running(self) -> bool:
        return self.running_since is not None

    def left(self, now: int) -> int:
        if self.running_since is None:
            return self.remaining
        return max(0, self.remaining - (now - self.running_since))

    def started(self, now: int) -> "Clock":
        return Clock(self.remaining, now)

    def stopped(self, now: int) -> "Clock":
        return Clock(self.left(now))
