"""What a long test tries everyday: a sample that is drawn anew each day. The whole of it is thorough.

The day stands at the head of the run, and in what a failed test has printed; its sample is drawn again by
`FARISTOL_DAY=2026-11-25 python3 scripts/test.py -k …`.
"""

import os
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

DAY = os.environ.setdefault("FARISTOL_DAY", f"{datetime.now(UTC):%Y-%m-%d}")
"""The processes that test beside this one draw the same, even if midnight passes between them."""

SomeOf = Callable[..., list[Any]]


class Lot:
    """The lot of the day for what has this name; it falls anew each time."""

    def __init__(self, name: str) -> None:
        self._chance = Random(f"{DAY} {name}")

    def draws(self, values: Iterable[Any], number: int) -> list[Any]:
        """Return so many of the values, in their order."""
        every = [*values]
        drawn = self._chance.sample(range(len(every)), min(number, len(every)))
        return [every[at] for at in sorted(drawn)]


def sampled(name: str, cases: Iterable[Any], number: int) -> list[Any]:
    """Return all cases for `parametrize`; those that the day has not drawn are thorough."""
    every = [*cases]
    today = Lot(name).draws(range(len(every)), number)
    return [case if at in today else _thorough(case) for at, case in enumerate(every)]


def _thorough(case: Any) -> Any:
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.thorough)
