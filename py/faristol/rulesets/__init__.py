"""The rule documents as data: one file each, every line with its clause.

A screen never shows our clause id but the document's own article: see `screens/clauses/`.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

AT_A_TABLE = ("mallorca", "federation", "romanian")
DUPLICATES = ("duplicate", "romanian-duplicate", "completiv")
BY_LETTER = "correspondence"
"""Every document, by what is played by it."""


@cache
def _text(ruleset: str) -> str:
    return (files("faristol.rulesets") / f"{ruleset}.toml").read_text("utf-8")


def of_old_tournaments() -> dict[str, Any]:
    """The values of the document by which all tournaments were counted before one could choose."""
    return ruleset_data("federation")


def ruleset_data(ruleset: str) -> dict[str, Any]:
    """A fresh copy of the document's values; an event keeps it whole in its first entry."""
    return tomllib.loads(_text(ruleset))
