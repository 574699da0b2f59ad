"""A play as somebody types it."""


def as_told(text: str) -> str:
    """Read `h8 casa`: small letters throughout are tiles, for nobody lays a word of blanks."""
    where, *parts = text.split() or [""]
    word = "".join(parts)
    return f"{where} {word if any(sign.isupper() for sign in word) else word.upper()}".strip()
