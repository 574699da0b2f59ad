"""Names where there is little room."""


def short(name: str) -> str:
    """F. Llull: for the head of a narrow column."""
    first, *others = name.split() or [""]
    return f"{first[0]}. {others[-1]}" if others else first
