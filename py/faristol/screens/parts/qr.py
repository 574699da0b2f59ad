"""Pictures of squares that a camera reads: black on white in every theme, with a white margin."""

from base64 import b64encode
from functools import lru_cache

from markupsafe import Markup

QUIET = 4
"""So many squares of white have to be around a code."""


@lru_cache(maxsize=8)
def qr(text: str) -> Markup:
    """Return the picture of a text; a screen that shows it is drawn again and again."""
    import segno  # here: it is long to load, and a start without the snapshot need not wait for it

    code = segno.make(text, error="m", encoding=_encoding(text))
    return Markup(code.svg_inline(omitsize=True, border=QUIET, light="white", svgclass="qr"))


def _encoding(text: str) -> str | None:
    """Return UTF-8 where Latin-1 lacks a letter, as ă: segno would ask for a codec that no browser has."""
    try:
        text.encode("latin-1")
    except UnicodeEncodeError:
        return "utf-8"
    return None


def squares(text: str) -> tuple[int, str]:
    """Return how many squares a side of the code has, and all of them in base64, row by row from the top.

    The mask is always the same, because to find the best one takes four times as long: what was pressed
    together looks like chance under any, and the rest of the last block is no fine chequerboard under this.
    """
    import segno

    code = segno.make_qr(text, error="l", boost_error=False, mask=4, encoding=_encoding(text))
    bits = "".join(str(square) for row in code.matrix for square in row)
    content = int(bits.ljust(-(-len(bits) // 8) * 8, "0"), 2).to_bytes(-(-len(bits) // 8))
    return len(code.matrix), b64encode(content).decode()
