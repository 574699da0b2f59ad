"""Topping: a round ends when the best play is found, and what counts is the time.

Any other play is a try, and one goes on looking. A best play that is missed counts the whole time of the
round, and some seconds more.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from faristol.errors import refusal
from faristol.fields import Count
from faristol.texts import N_

NeedsClock = refusal(
    "solo.topping-needs-clock",
    N_("Where the time counts, there must be a clock."),
    N_("Choose a time for a round, or let the points count."),
    field="counts",
)


@dataclass(frozen=True)
class Topping:
    penalty: Count
    """So many seconds more for a best play that is missed."""


@cache
def penalties() -> tuple[tuple[int, ...], int]:
    """Return those that can be chosen, and the usual one."""
    data = tomllib.loads((files("faristol.practice") / "topping.toml").read_text("utf-8"))
    return tuple(data["penalties"]), int(data["usual"])
