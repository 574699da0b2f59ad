"""A number with a point or a comma, as it is written into a form."""

import re

from faristol.core.coefficients import WHOLE
from faristol.games.correspondence.errors import CoefficientUnreadable

NUMBER = re.compile(r"(\d)(?:[.,](\d*))?", re.ASCII)


def places(text: str, most: int) -> int | None:
    """Return 0.25 or 0,25 as 25 if there are two places at most; None if it is no such number."""
    found = NUMBER.fullmatch(text.strip())
    if found is None or len(found[2] or "") > most:
        return None
    return int(found[1] + (found[2] or "").ljust(most, "0"))


def read_coefficient(text: str) -> int:
    """Return what is written as 1,5300 or 1.53 in ten-thousandths."""
    found = places(text, 4)
    if found is None or found >= 3 * WHOLE:
        raise CoefficientUnreadable(text=text.strip() or "–")
    return found
