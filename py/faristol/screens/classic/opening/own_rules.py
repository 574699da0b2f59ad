"""A club's own rules for its games of two: the choices of the form, and numbers of the document."""

from collections.abc import Mapping
from typing import Any

from faristol.rulesets import ruleset_data
from faristol.screens import own_rules as clubs
from faristol.screens.classic.opening.numbers import read_numbers, with_numbers
from faristol.screens.own_rules import OwnRules

KEPT = "classic-rules"


def own_rules(kept: Mapping[str, str]) -> list[OwnRules]:
    """Each with `chosen` (fields of the form) and `numbers`."""
    return clubs.own_rules(kept, KEPT)


def written(rules: list[OwnRules]) -> dict[str, str | None]:
    return clubs.written(rules, KEPT)


def rules_of(card: str, own: list[OwnRules]) -> dict[str, Any]:
    """What stands behind a card."""
    chosen = clubs.of_card(card, own)
    if chosen is None:
        return ruleset_data(card)
    return {**with_numbers(ruleset_data(chosen["base"]), chosen["numbers"]), "club": chosen["name"]}


def with_copy(
    own: list[OwnRules], base: str, chosen: Mapping[str, str], fields: Mapping[str, str]
) -> OwnRules:
    """The rules as the person wrote them, under a name of their own; the same name again replaces."""
    named = clubs.named(own, fields)
    return {
        **named,
        "base": base,
        "chosen": dict(chosen),
        "numbers": read_numbers(ruleset_data(base), fields),
    }
