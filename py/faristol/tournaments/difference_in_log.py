"""Whether a difference that a log has can be one: what it is about, whom, and its value."""

from typing import Any

from faristol.fields import Damaged, Name, fit, reader
from faristol.tournaments.aspects import ASPECTS, DETAILS, MISSED
from faristol.tournaments.difference import Difference
from faristol.tournaments.facts_of_prizes import PrizesSet
from faristol.tournaments.facts_of_rounds import ResultEntered, RoundDrafted
from faristol.tournaments.terms import IN_PLANS

OF_ONE = (*DETAILS, *MISSED, "rest", "listed")
OF_TWO = ("forbidden", "locked", "sheet", "board_orders", "line_ups")


def check_difference(difference: Difference) -> None:
    """Raise `Damaged` for what no log can have."""
    about, value = difference.about, difference.value
    fit(difference.only_told or about in ASPECTS, "about")
    fit(len(difference.who) == 1 or about not in OF_ONE, "who")
    fit(len(difference.who) == 2 or about not in OF_TWO, "who")
    try:
        if about == "entry":
            _check_entry(value)
        elif about == "entries":
            for each in reader(tuple[dict[str, Any], ...])(value):
                _check_entry(each)
        elif not difference.only_told:
            _check_value(about, value)
        elif about == "arbiters":
            reader(tuple[Name, ...])(value)
    except (LookupError, TypeError, ValueError, AttributeError):
        raise Damaged("value") from None


def _check_value(about: str, value: object) -> None:
    read = reader(ASPECTS[about].type)(value)
    if about == "lots":
        bytes.fromhex(read)
    elif about == "plan" and read is not None:
        fit(read.mode in IN_PLANS, "value")
    elif about == "byes":
        RoundDrafted({"type": "RoundDrafted", "round": 1, "pairs": [], "byes": [*read]})
    elif about == "prizes":
        PrizesSet({"type": "PrizesSet", **read})
    elif about == "round" and read is not None:
        RoundDrafted({"type": "RoundDrafted", "round": 1, **read})
        fit(type(read["published"]) is bool, "value")
        for sheet in read.get("sheets", ()):
            ResultEntered({"type": "ResultEntered", "round": 1, **sheet})


def _check_entry(value: dict[str, object]) -> None:
    from faristol.tournaments.facts import FACTS  # which have this fact among them

    FACTS.read(value)
