"""JSON from outside, which may hold anything: read without harm to the engine, or not at all."""

import json
import math
import re
from typing import Any

DEEPEST = 50
"""So deep lists and objects may lie in one another; ours do to a fifth of it."""

MOST_VALUES = 2_000_000
"""More than an event of 16 MB has: many small ones take ten times the room of their text."""

_NO_BRACKETS = re.compile(r"[^\[\]{}]+")


# A number Python can't hold becomes None: its entry then no longer fits its seal, which is the truth.
def _whole(digits: str) -> int | None:
    try:
        return int(digits)
    except ValueError:
        return None


def _real(digits: str) -> float | None:
    number = float(digits)
    return number if math.isfinite(number) else None


DECODER = json.JSONDecoder(parse_int=_whole, parse_float=_real, parse_constant=lambda name: None)


def is_monstrous(text: str) -> bool:
    """Reading such a text would take more of the engine's memory or stack than there is."""
    return text.count(",") + text.count("[") + 3 * text.count("{") > MOST_VALUES or _is_too_deep(text)


def _is_too_deep(text: str) -> bool:
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    outside_strings = text.replace("\\\\", "").replace('\\"', "").split('"')[::2]
    brackets = _NO_BRACKETS.sub("", "".join(outside_strings))
    for _ in range(DEEPEST):
        before, brackets = brackets, brackets.replace("[]", "").replace("{}", "")
        if brackets == before:
            break
    return len(brackets) > DEEPEST


def read_json(text: str) -> Any:
    """Return what a text of JSON holds, or raise a ValueError."""
    if is_monstrous(text):
        raise ValueError("too deep, or too many values")
    return DECODER.decode(text)


def read_object(text: Any) -> dict[str, Any] | None:
    """Return the object that a text is; None for anything else."""
    try:
        value = read_json(text) if isinstance(text, str) else None
    except ValueError:
        return None
    return value if isinstance(value, dict) else None
