"""Finds by parts of what is written, in any order and without accents: apol sard."""

from faristol.screens.parts.pasted_lists import plain

LONGEST = 200
"""Of what is looked for: no name is longer."""


def fits(wanted: str, *written: str) -> bool:
    """Return whether all parts that are looked for stand in what is written."""
    there = plain(" ".join(written))
    return all(part in there for part in plain(wanted[:LONGEST]).split())
