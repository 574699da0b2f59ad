"""A play as somebody types it."""

from faristol.core.squares import read_place


def with_place_first(text: str) -> str:
    """Read `h8 casa`, or `casa h8` as a sheet has it: small letters throughout are tiles, none a blank."""
    where, *parts = text.split() or [""]
    if parts and read_place(where) is None and read_place(parts[-1]) is not None:
        where, parts = parts[-1], [where, *parts[:-1]]
    word = "".join(parts)
    return f"{where} {word if any(sign.isupper() for sign in word) else word.upper()}".strip()
