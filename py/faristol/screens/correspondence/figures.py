"""A number with a point or a comma, as it is written into a form."""

import re

NUMBER = re.compile(r"(\d)(?:[.,](\d*))?", re.ASCII)


def places(text: str, most: int) -> int | None:
    """Return 0.25 or 0,25 as 25 if there are two places at most; None if it is no such number."""
    found = NUMBER.fullmatch(text.strip())
    if found is None or len(found[2] or "") > most:
        return None
    return int(found[1] + (found[2] or "").ljust(most, "0"))
