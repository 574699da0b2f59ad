"""How much may be asked of the relay at once, and that something is refused."""

import ipaddress
import time
from dataclasses import dataclass, field

AT_ONCE = 30
A_SECOND = 10
"""What a guest may send: so much at once, and then so much a second."""


class Refused(Exception):
    """Why something isn't done, as a status of HTTP."""

    def __init__(self, status: int, turn: int | None = None) -> None:
        super().__init__(status)
        self.status = status
        self.content = None if turn is None else {"turn": turn}


@dataclass(eq=False)
class Allowance:
    """What may be asked of the relay by one name, or by all of an address that counts as several."""

    of: int = 1
    used: float = 0
    asked: float = field(default_factory=time.monotonic)

    def count(self) -> None:
        """Count one more request, or refuse it."""
        now = time.monotonic()
        self.used = max(0, self.used - (now - self.asked) * A_SECOND * self.of)
        self.asked = now
        if self.used > AT_ONCE * self.of - 1:
            raise Refused(429)
        self.used += 1


def is_this_computer(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
