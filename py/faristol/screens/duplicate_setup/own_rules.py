"""A club's own rules: a document copied under another name, with the club's choices and numbers.

They are kept on the device and offered beside the documents. An event that begins with them holds them
whole, as it holds a document.
"""

import json
from collections.abc import Mapping
from typing import Any

from faristol.rulesets import ruleset_data
from faristol.screens.duplicate_setup.errors import BonusUnreadable, RulesNameMissing

KEPT = "duplicate-rules"
LONGEST_NAME = 80
STEPS = ("warning zero expelled", "zero expelled", "warning expelled")
"""What can follow on the first, the second and the third misconduct."""

OwnRules = dict[str, Any]
"""`id`, `name`, `base` (a document), `chosen` (fields of the form), `bonus` and `steps`."""


def own_rules(kept: Mapping[str, str]) -> list[OwnRules]:
    rules: list[OwnRules] = json.loads(kept.get(KEPT, "[]"))
    return rules


def written(rules: list[OwnRules]) -> dict[str, str | None]:
    return {KEPT: json.dumps(rules, ensure_ascii=False) if rules else None}


def rules_of(card: str, own: list[OwnRules]) -> dict[str, Any]:
    """What stands behind a card. A number that the club changed has no clause of the document any more."""
    chosen = next((rules for rules in own if rules["id"] == card), None)
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
    name = " ".join(fields.get("club", "").split())[:LONGEST_NAME]
    if not name:
        raise RulesNameMissing
    bonus = {number: _number(fields.get(number, "")) for number in ("least", "most", "above")}
    if bonus["least"] > bonus["most"]:
        raise BonusUnreadable(number=fields["least"])
    before = next((rules["id"] for rules in own if rules["name"] == name), None)
    free = 1 + max((int(rules["id"].removeprefix("own-")) for rules in own), default=0)
    return {
        "id": before or f"own-{free}",
        "name": name,
        "base": base,
        "chosen": dict(chosen),
        "bonus": bonus,
        "steps": fields["steps"].split(),
    }


def _number(text: str) -> int:
    if not text.strip().isdecimal() or int(text) > 999:
        raise BonusUnreadable(number=text.strip())
    return int(text)
