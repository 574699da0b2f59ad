"""A club's own rules for its duplicates: the answers of the form, the numbers of the bonus, the sanctions."""

from collections.abc import Mapping
from typing import Any, Literal

from faristol.fields import Count
from faristol.screens.duplicate.opening.errors import BonusUnreadable
from faristol.screens.forms.club_rules import ClubRules, Own, OwnRules
from faristol.screens.forms.field import Choice, Number
from faristol.screens.view import view_value
from faristol.texts import N_

BONUS = ("least", "most", "above")
USUAL_PENALTY = 10


@view_value
class _Bonus:
    least: Count
    most: Count
    above: Count


@view_value
class _Own(Own):
    bonus: _Bonus
    steps: tuple[Literal["warning", "zero", "points", "expelled"], ...]
    penalty: Count = USUAL_PENALTY


def _changed(document: dict[str, Any], own: OwnRules) -> dict[str, Any]:
    """Return the document's rules with the club's numbers, which have no clause of the document any more."""
    if own["bonus"] != {name: document["bonus"][name] for name in BONUS}:
        document["bonus"] = own["bonus"]
    if own["steps"] != document["sanctions"]["steps"]:
        deducted = own.get("penalty", USUAL_PENALTY)
        points = {"deducted": deducted} if "points" in own["steps"] else {}
        document["sanctions"] = {"steps": own["steps"], **points}
    return document


def _read(base: str, fields: Mapping[str, str]) -> dict[str, Any]:
    bonus = {name: _number(fields.get(name, "")) for name in BONUS}
    if bonus["least"] > bonus["most"]:
        raise BonusUnreadable(number=fields["least"])
    penalty = _number(fields.get("penalty", str(USUAL_PENALTY)))
    return {"bonus": bonus, "steps": fields["steps"].split(), "penalty": penalty}


def _number(text: str) -> int:
    if not text.strip().isdecimal() or int(text) > 999:
        raise BonusUnreadable(number=text.strip())
    return int(text)


def _bonus(name: str, label: str) -> Number:
    return Number(name, label, usual=lambda filled: str(filled.rules["bonus"][name]))


CLUB = ClubRules(
    "duplicate-rules",
    documents=(
        (
            "duplicate",
            N_("Catalan duplicate"),
            N_("seven tiles; the best of all possible plays goes to the board"),
        ),
        (
            "romanian-duplicate",
            N_("Romanian duplicate"),
            N_("seven tiles; the best play handed in goes to the board"),
        ),
        ("completiv", N_("Romanian completiv"), N_("six tiles; each player names the seventh")),
    ),
    changed=_changed,
    read=_read,
    numbers=(
        _bonus("least", N_("Bonus from this many players")),
        _bonus("most", N_("Half their number, up to")),
        _bonus("above", N_("With more players")),
        Choice(
            "steps",
            N_("Public remarks and misconduct"),
            (
                ("warning zero expelled", N_("Warning, then zero points, then out")),
                ("zero expelled", N_("Zero points, then out")),
                ("warning expelled", N_("Warning, then out")),
                ("warning points expelled", N_("Warning, then points deducted, then out")),
                ("points points expelled", N_("Points deducted twice, then out")),
            ),
            usual=lambda filled: " ".join(filled.rules["sanctions"]["steps"]),
        ),
        Number(
            "penalty",
            N_("Points deducted each time"),
            usual=lambda filled: str(filled.rules["sanctions"].get("deducted", USUAL_PENALTY)),
        ),
    ),
    own_rules=_Own,
    explained=N_(
        "All choices above, and these numbers, under a name of your own: saved on this device, and "
        "offered for the next duplicate."
    ),
)
