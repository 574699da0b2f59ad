"""A club's own rules for its duplicates: the choices of the form, the numbers of the bonus, the sanctions."""

from collections.abc import Mapping
from typing import Any

from faristol.rulesets import ruleset_data
from faristol.screens import own_rules as clubs
from faristol.screens.duplicate.opening.errors import BonusUnreadable
from faristol.screens.own_rules import OwnRules

KEPT = "duplicate-rules"
STEPS = ("warning zero expelled", "zero expelled", "warning expelled")
"""What can follow on the first, the second and the third misconduct."""


def own_rules(kept: Mapping[str, str]) -> list[OwnRules]:
    """Each with `chosen` (fields of the form), `bonus` and `steps`."""
    return clubs.own_rules(kept, KEPT)


def written(rules: list[OwnRules]) -> dict[str, str | None]:
    return clubs.written(rules, KEPT)


def rules_of(card: str, own: list[OwnRules]) -> dict[str, Any]:
    """What stands behind a card. A number that the club changed has no clause of the document any more."""
    chosen = clubs.of_card(card, own)
    if chosen is None:
        return ruleset_data(card)
    document = ruleset_data(chosen["base"])
    changed = {**document, "club": chosen["name"]}
    if chosen["bonus"] != _numbers(document):
        changed["bonus"] = chosen["bonus"]
    if chosen["steps"] != document["sanctions"]["steps"]:
        changed["sanctions"] = {"steps": chosen["steps"]}
    return changed


def _numbers(document: Mapping[str, Any]) -> dict[str, int]:
    return {name: document["bonus"][name] for name in ("least", "most", "above")}


def with_copy(
    own: list[OwnRules], base: str, chosen: Mapping[str, str], fields: Mapping[str, str]
) -> OwnRules:
    """The rules as the person wrote them, under a name of their own; the same name again replaces."""
    called = clubs.named(own, fields)
    bonus = {number: _number(fields.get(number, "")) for number in ("least", "most", "above")}
    if bonus["least"] > bonus["most"]:
        raise BonusUnreadable(number=fields["least"])
    return {
        **called,
        "base": base,
        "chosen": dict(chosen),
        "bonus": bonus,
        "steps": fields["steps"].split(),
    }


def _number(text: str) -> int:
    if not text.strip().isdecimal() or int(text) > 999:
        raise BonusUnreadable(number=text.strip())
    return int(text)
