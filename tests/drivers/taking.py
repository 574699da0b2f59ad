"""A format of what comes from outside, and a device that takes it."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from drivers.window import Window, contents

LONGEST = 2.0
"""Seconds of work that one answer may cost."""


class Failure(Exception):
    """What is wrong with how something from outside was taken."""


@dataclass(frozen=True)
class Format:
    examples: Callable[[], list[bytes]]
    take: Callable[[bytes], object]
    """Raises a Failure."""


def sent(window: Window, do: str, fields: dict[str, str] | None = None, **more: Any) -> dict[str, Any]:
    """Do something that may be refused, in words, with everything as it was."""
    before = contents(window.disk)
    answer = done(window, do, fields, **more)
    if not answer["ok"]:
        words = re.sub(r"<[^>]*>|\s", "", window.regions["notice"])
        if not words and "-problem" not in window.page:
            raise Failure(f"{do} was refused without a word")
        if contents(window.disk) != before:
            raise Failure(f"{do} was refused and something changed")
    return answer


def done(window: Window, do: str, fields: dict[str, str] | None = None, **more: Any) -> dict[str, Any]:
    """Return the answer, which neither breaks nor takes long."""
    window.longest_answer = 0.0
    answer = window.do(do, fields, **more)
    if answer.get("broken"):
        raise Failure(f"{do} is broken: {answer['broken'].strip().splitlines()[-1]}")
    if window.longest_answer > LONGEST:
        raise Failure(f"{do} took {window.longest_answer:.1f} s of work")
    return answer


def visits(window: Window, *addresses: str) -> None:
    for address in addresses:
        done(window, "leave", data={"to": address})
