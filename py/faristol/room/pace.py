"""How many messages a guest may send: a few at once, and then some a second. What is more is not read."""

from dataclasses import dataclass, replace

AT_ONCE = 30
A_SECOND = 10


@dataclass(frozen=True)
class Pace:
    """What is left to one link; times are in milliseconds."""

    since: int
    left: float = AT_ONCE
    unread: int = 0

    def after(self, now: int) -> "Pace":
        """Return the pace after one more message; whether it may be read is seen by `unread`."""
        rested = max(0, now - self.since) / 1_000 * A_SECOND
        left = min(AT_ONCE, self.left + rested)
        if left < 1:
            return Pace(now, left, self.unread + 1)
        return replace(self, since=now, left=left - 1)
