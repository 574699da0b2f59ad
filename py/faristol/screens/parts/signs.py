"""Points with their sign: a dash would be a missing value."""

MINUS = "\u2212"


def signed(points: int) -> str:
    """Return points as +5 or −10: a dash would be a missing value."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points < 0 else "0"


def plain(points: int) -> str:
    return f"{MINUS}{-points}" if points < 0 else str(points)
