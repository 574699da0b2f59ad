"""How often a device hands in: one that floods the judge costs nobody else an answer."""

MOST_A_MINUTE = 10
MINUTE = 60_000


class Pace:
    def __init__(self) -> None:
        self._last: dict[int, list[tuple[int, str]]] = {}
        """Of each device what it handed in within a minute: when, and the key."""

    def may(self, tablet: int, key: str, at: int) -> bool:
        """Return whether this is decided now; what is not comes again by itself."""
        recent = [each for each in self._last.get(tablet, ()) if 0 <= at - each[0] < MINUTE]
        self._last[tablet] = recent
        if any(key == before for _, before in recent):
            return True
        if len(recent) >= MOST_A_MINUTE:
            return False
        recent.append((at, key))
        return True
