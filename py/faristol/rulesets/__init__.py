"""The rule documents as data: one file each, every line with its clause.

A screen never shows our clause id but the document's own article: see `screens/clauses/`.
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
"""Every document, by what is played by it."""


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
    """The values of the document by which all tournaments were counted before one could choose."""
    return ruleset_data("federation")


def ruleset_data(ruleset: str) -> dict[str, Any]:
    """A fresh copy of the document's values; an event keeps it whole in its first entry."""
    return deepcopy(_parsed(ruleset))


MAY_BE_MISSING = ("early", "no_play", "wrong", "penalty", "uncircled")
"""What older documents do not say, or a club has chosen to be without."""
MAY_CITE_NOTHING = ("bonus", "sanctions")
"""Parts in which a club may have numbers of its own, without the document's clause."""
CLAUSE = re.compile(r"[A-Z]{3}-\d{1,3}", re.ASCII)
MOST = 10_000
"""No figure of a document is larger, and no text longer."""


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
        if parts.keys() >= set(needed) and _is_like(data, parts):
            ruleset: dict[str, Any] = data
            return ruleset
        raise ValueError

    return read


def _is_like(value: Any, document: Any) -> bool:
    """Whether a value is of the same kind as the document's; a list holds nothing that isn't in its list."""
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
