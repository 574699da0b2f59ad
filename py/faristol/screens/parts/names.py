"""Names where there is little room."""

from collections.abc import Sequence


def short(name: str) -> str:
    """F. Llull: for the head of a narrow column."""
    first, *others = name.split() or [""]
    return f"{first[0]}. {others[-1]}" if others else first


def by_surname(names: Sequence[str]) -> str:
    """As on a pairing list; whole names where two have the same surname."""
    surnames = [name.split()[-1] for name in names]
    return " – ".join(surnames if len(set(surnames)) == len(surnames) else names)
