"""Names where there is little room."""

from collections.abc import Sequence


def short(name: str) -> str:
    """Return a name for the head of a narrow column: F. Llull."""
    first, *others = name.split() or [""]
    return f"{first[0]}. {others[-1]}" if others else first


def by_surname(names: Sequence[str]) -> str:
    """Return names as on a pairing list; whole ones where two have the same surname."""
    surnames = [name.split()[-1] for name in names]
    return " – ".join(surnames if len(set(surnames)) == len(surnames) else names)
