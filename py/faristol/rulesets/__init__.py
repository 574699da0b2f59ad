"""The rule documents as data: a file for each, every value with its clause.

schema        what the documents have in common, as values
table_games   those of table games and tournaments
letters       that of games and competitions by letter

A screen never shows our id of a clause, but the document's own article: see `screens/clauses/`.
"""

import re
import tomllib
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Any

AT_A_TABLE = ("mallorca", "federation", "romanian")
DUPLICATES = ("duplicate", "romanian-duplicate", "completiv")
BY_LETTER = "correspondence"
IN_SERIES = "serie-de-maxime"
"""The documents, by the kind of event that is played by them."""


@cache
def _parsed(ruleset: str) -> dict[str, Any]:
    return tomllib.loads((files("faristol.rulesets") / f"{ruleset}.toml").read_text("utf-8"))


@cache
def _document(ruleset: str) -> dict[str, Any]:
    try:
        return ruleset_data(ruleset)
    except FileNotFoundError:
        return {}


def of_old_tournaments() -> dict[str, Any]:
    """Return the document of all tournaments that were opened before one could choose it."""
    return ruleset_data("federation")


def ruleset_data(ruleset: str) -> dict[str, Any]:
    """Return a new copy of a document's values; an event has it whole in its first entry."""
    return deepcopy(_parsed(ruleset))


MAY_BE_MISSING = ("early", "no_play", "wrong", "penalty", "uncircled", "deducted")
"""The parts that older logs do not have, or that a club may leave out."""
MAY_CITE_NOTHING = ("bonus", "sanctions")
"""The parts in which a club may have its own numbers, without the document's clause."""
DEDUCTS = "points"
"""A sanction that only a club's own rules have: so many points are deducted each time."""
CLAUSE = re.compile(r"[A-Z]{3}-\d{1,3}", re.ASCII)
MOST = 10_000
"""No number of a document is larger, and no text longer."""


def ruleset_with(*needed: str) -> Callable[[Any], dict[str, Any]]:
    """Return a reader of rulesets in a log: the values of a document, or others of the same kind.

    `needed` are the parts that an event can't do without.
    """

    def read(data: Any) -> dict[str, Any]:
        document = _document(data["id"]) if re.fullmatch("[a-z-]{1,40}", data["id"]) else {}
        parts = {part: value for part, value in document.items() if part in data}
        for part in parts.keys() & MAY_CITE_NOTHING:
            if "clause" not in data[part]:
                parts[part] = {key: value for key, value in parts[part].items() if key != "clause"}
        if "sanctions" in parts:
            steps = [*parts["sanctions"]["steps"], DEDUCTS]
            parts["sanctions"] = {**parts["sanctions"], "steps": steps, "deducted": 0}
        if parts.keys() >= set(needed) and _is_like(data, parts):
            ruleset: dict[str, Any] = data
            return ruleset
        raise ValueError

    return read


def _is_like(value: Any, document: Any) -> bool:
    """Return whether a value is of the document's kind; a list may only have items of the document's list."""
    match document:
        case dict():
            return type(value) is dict and all(
                _is_like(value[key], within) if key in value else key in MAY_BE_MISSING
                for key, within in document.items()
            )
        case list() if document and type(document[0]) is str:
            return type(value) is list and all(each in document for each in value)
        case list():
            return type(value) is list and all(_is_like(each, document[0]) for each in value)
        case int() if type(document) is int:
            return type(value) is int and 0 <= value <= MOST
        case str():
            is_clause = CLAUSE.fullmatch(document) is not None
            return (
                type(value) is str
                and len(value) <= MOST
                and (not is_clause or CLAUSE.fullmatch(value) is not None)
            )
    return type(value) is type(document)
