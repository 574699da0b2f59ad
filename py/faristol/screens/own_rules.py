"""A club's own rules: a document copied under another name, with the club's choices and numbers.

They are kept on the device, those for each kind of event by themselves, and offered beside the documents. An
event that begins with them holds them whole, as it holds a document. Which numbers there are, the form of the
event knows.
"""

import json
from collections.abc import Mapping
from typing import Any

from faristol.errors import refusal
from faristol.texts import N_

LONGEST_NAME = 80

OwnRules = dict[str, Any]
"""`id`, `name`, `base` (a document), and what the form of the event adds."""


RulesNameMissing = refusal(
    "rules.name-missing",
    N_("Your rules have no name yet."),
    N_("Write one: it will stand beside the others, here and in the results."),
    field="club",
)


def own_rules(kept: Mapping[str, str], of: str) -> list[OwnRules]:
    rules: list[OwnRules] = json.loads(kept.get(of, "[]"))
    return rules


def written(rules: list[OwnRules], of: str) -> dict[str, str | None]:
    return {of: json.dumps(rules, ensure_ascii=False) if rules else None}


def of_card(card: str, own: list[OwnRules]) -> OwnRules | None:
    """What the club keeps under a card, unless it is a document's."""
    return next((rules for rules in own if rules["id"] == card), None)


def base_of(card: str, own: list[OwnRules]) -> str:
    """The document behind a card."""
    rules = of_card(card, own)
    return rules["base"] if rules else card


def named(own: list[OwnRules], fields: Mapping[str, str]) -> OwnRules:
    """The name that the person wrote, and its id: the same name again replaces."""
    name = " ".join(fields.get("club", "").split())[:LONGEST_NAME]
    if not name:
        raise RulesNameMissing
    before = next((rules["id"] for rules in own if rules["name"] == name), None)
    free = 1 + max((int(rules["id"].removeprefix("own-")) for rules in own), default=0)
    return {"id": before or f"own-{free}", "name": name}


def without(own: list[OwnRules], card: str) -> list[OwnRules]:
    return [rules for rules in own if rules["id"] != card]
