"""The time that is left on a clock, as the page writes it; and the hour of a moment."""

from datetime import UTC, datetime, timedelta

from faristol.games.classic.clocks import MINUTE
from faristol.texts import Texts


def clock_text(left: int, t: Texts) -> str:
    """Return the time left as the page writes it: 21:07, in the last minute 0:42,3, over the time −1:15."""
    minus, size = "\N{MINUS SIGN}" if left < 0 else "", abs(left)
    tenths = -(-size // 100)
    if tenths < MINUTE // 100:
        return f"{minus}0:{tenths // 10:02}{decimal(t)}{tenths % 10}"
    seconds = -(-size // 1000)
    return f"{minus}{seconds // 60}:{seconds % 60:02}"


def decimal(t: Texts) -> str:
    return "." if t.language == "en" else ","


def hour(at: int, zone: int) -> str:
    """Return 18:05; `zone` is minutes east of Greenwich."""
    return f"{datetime.fromtimestamp(at / 1000, UTC) + timedelta(minutes=zone):%H:%M}"
