"""What is asked where not the points count, but who finds the best play of a round first."""

from typing import Any

from faristol.games.duplicate.event import Topping
from faristol.games.topping import numbers
from faristol.screens.forms import often
from faristol.screens.forms.field import Choice, Field, Filled, Options
from faristol.texts import N_

POINTS, FIRST = "points", "first"
"""What counts."""


def is_topping(filled: Filled) -> bool:
    return filled["counts"] == FIRST


def topping(filled: Filled) -> Topping | None:
    if not is_topping(filled):
        return None
    return Topping(
        "seconds" if filled["ranking"] == "seconds" else "rounds",
        "time" if filled["ends"] == "time" else "first",
        int(filled["topping_penalty"]),
        int(filled["topping_try"]),
    )


def of_topping(ruleset: dict[str, Any]) -> dict[str, Any]:
    """Return the rules for it: every possible play may be the best, and no points are deducted."""
    ruleset["master"]["from"] = "all"
    steps = ["zero" if step == "points" else step for step in ruleset["sanctions"]["steps"]]
    ruleset["sanctions"]["steps"] = list(dict.fromkeys(steps))
    return ruleset


def _penalties(filled: Filled) -> Options:
    return often.seconds_more(numbers().penalties, filled)


def _tries(filled: Filled) -> Options:
    return often.seconds_more(numbers().tries, filled)


ASKED: tuple[Field, ...] = (
    Choice(
        "counts",
        N_("What counts"),
        ((POINTS, N_("Points")), (FIRST, N_("Who finds the best play first (topping)"))),
        usual=POINTS,
        ours=True,
    ),
    Choice(
        "ends",
        N_("A round ends"),
        (("first", N_("When the first has found it")), ("time", N_("When the time is over"))),
        usual="first",
        asked=is_topping,
        ours=True,
        hint=N_("The tablets need their link to the judge’s: a play that is shown as a code gets no answer."),
    ),
    Choice(
        "ranking",
        N_("First place goes to"),
        (
            ("rounds", N_("The player who won most rounds")),
            ("seconds", N_("The player who needed fewest seconds")),
        ),
        usual="rounds",
        asked=is_topping,
        ours=True,
        hint=N_("If they are equal, the other decides."),
    ),
    Choice(
        "topping_penalty",
        N_("A missed best play costs the whole time and"),
        _penalties,
        usual=lambda filled: str(numbers().usual),
        asked=is_topping,
        ours=True,
    ),
    Choice(
        "topping_try",
        N_("Each play that is not the best costs"),
        _tries,
        usual=lambda filled: str(numbers().usual_try),
        asked=is_topping,
        ours=True,
    ),
)
