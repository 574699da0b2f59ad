"""Points with their sign: a dash would be a missing value."""

from faristol.core.coefficients import coefficient_text, penalty_text
from faristol.screens.parts.clock_time import decimal
from faristol.texts import Texts

MINUS = "\u2212"


def signed(points: int) -> str:
    """Return points as +5 or −10: a dash would be a missing value."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points < 0 else "0"


def plain(points: int) -> str:
    return f"{MINUS}{-points}" if points < 0 else str(points)


def against(one: int, two: int, t: Texts) -> str:
    """Return the points of two as 412–398; beside a minus sign a dash would be taken for another."""
    if min(one, two) < 0:
        return t.gettext("%(one)s to %(two)s") % {"one": plain(one), "two": plain(two)}
    return f"{one}–{two}"


def coefficient(number: int, t: Texts) -> str:
    """Return ten-thousandths as people write them: 1,5219, with the reader's sign."""
    return coefficient_text(number).replace(".", decimal(t)).replace("-", MINUS)


def penalty(hundredths: int, t: Texts) -> str:
    """Return what is taken off a coefficient, with the reader's sign: 0,25."""
    return penalty_text(hundredths).replace(".", decimal(t))


def tenths(value: int, t: Texts) -> str:
    """Return tenths of a point as 12.5 or −0.3."""
    whole, rest = divmod(abs(value), 10)
    return f"{MINUS if value < 0 else ''}{whole}{decimal(t)}{rest}"
