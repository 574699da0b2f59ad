"""A picture of squares that a camera reads."""

from markupsafe import Markup


def qr(text: str) -> Markup:
    """Return the picture, black on white in every theme: a camera must read it."""
    import segno  # here: it is long to load, and a start without the snapshot need not wait for it

    return Markup(
        segno.make(text, error="m").svg_inline(omitsize=True, border=2, light="white", svgclass="qr")
    )
