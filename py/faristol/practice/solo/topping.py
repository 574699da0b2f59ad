"""Topping: a round ends when the best play is found, and what counts is the time.

Any other play is a try, and one goes on looking. A best play that is missed counts the whole time of the
round, and some seconds more.
"""

from dataclasses import dataclass

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
