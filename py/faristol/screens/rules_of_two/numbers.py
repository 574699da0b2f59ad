"""The numbers of a document that a club may change under a name of its own.

A number that the club changed has no clause of the document any more: its part of the rules cites nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from faristol.screens.rules_of_two.errors import NumberUnreadable
from faristol.texts import N_

CITES = ("clause", "both")


@dataclass(frozen=True)
class Number:
    """`field` is its name in the form; `part` and `key` are its place in the document."""

    label: str
    """As a club would say it."""
    field: str
    part: str
    key: str
    least: int
    most: int


NUMBERS = (
    Number(N_("Points for all seven tiles"), "bonus", "play", "bonus", 0, 200),
    Number(N_("Tiles needed in the bag to exchange"), "exchange_bag", "exchange", "in_bag", 1, 100),
    Number(N_("Tiles exchanged, at least"), "exchange_least", "exchange", "least", 1, 7),
    Number(N_("Points lost for each minute over time"), "overtime", "overtime", "points", 0, 100),
    Number(N_("Minutes over time that lose the game"), "lost_after", "overtime.lost", "minutes", 1, 60),
    Number(N_("Turns lost in a row that end the game"), "lost_turns", "ends.lost-turns", "turns", 2, 40),
    Number(N_("The same, counting exchanges"), "fruitless_turns", "ends.twelve-turns", "turns", 2, 40),
    Number(N_("Passes in a row that end the game"), "passes", "ends.passes", "turns", 2, 40),
    Number(N_("Minutes for a last turn"), "last_minutes", "stopping", "minutes", 1, 60),
    Number(N_("Minutes to wait for an absent player"), "absence", "absence", "minutes", 1, 120),
    Number(N_("Points taken for giving up"), "given_up", "abandoning", "points", 0, 500),
)


def numbers_of(rules: Mapping[str, Any]) -> dict[str, int]:
    """Return those that these rules have, by the names of their fields."""
    found = {}
    for number in NUMBERS:
        part = _part(rules, number)
        if part is not None and number.key in part:
            found[number.field] = part[number.key]
    return found


def with_numbers(document: dict[str, Any], chosen: Mapping[str, int]) -> dict[str, Any]:
    """Return the document, changed in place where the club has another number."""
    before = numbers_of(document)
    for number in NUMBERS:
        if number.field in before and chosen.get(number.field, before[number.field]) != before[number.field]:
            part = _part(document, number)
            assert part is not None
            part[number.key] = chosen[number.field]
            part.update(dict.fromkeys(set(CITES) & set(part)))
    return document


def read_numbers(document: Mapping[str, Any], fields: Mapping[str, str]) -> dict[str, int]:
    """Return them as the person wrote them; a number that is not in the form stays the document's."""
    read = numbers_of(document)
    for number in NUMBERS:
        if number.field in read and number.field in fields:
            read[number.field] = _read(number, fields[number.field].strip())
    return read


def _read(number: Number, text: str) -> int:
    if not text.isdecimal() or not number.least <= int(text) <= number.most:
        raise NumberUnreadable(number=text, least=number.least, most=number.most).at(number.field)
    return int(text)


def _part(rules: Mapping[str, Any], number: Number) -> Any:
    """Return the table of the document in which the number stands, if it has it."""
    found: Any = rules
    for name in number.part.split("."):
        found = found and found.get(name)
    return found
