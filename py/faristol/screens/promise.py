"""The promise of a committed draw as a room sees it: words to write down, a picture to photograph."""

from typing import Any

from markupsafe import Markup

from faristol.games.commitment import as_words
from faristol.games.draws import Draws
from faristol.screens.scene import Session


def promised(draws: Draws, session: Session) -> dict[str, Any]:
    """With what the judge has written down so far of what the room said to this very promise."""
    digest = draws.opened["commitment"]
    written = session.get("draw", {})
    return {
        "commitment": digest,
        "words": as_words(digest, draws.tile_set.language),
        "qr": qr(f"sha256:{digest}"),
        "room": written["room"] if written.get("of") == digest else "",
    }


def with_room(session: Session, draws: Draws, room: str) -> Session:
    return {**session, "draw": {"room": room, "of": draws.opened["commitment"]}}


def qr(text: str) -> Markup:
    """Black on white in every theme: a camera must read it."""
    import segno  # here: it is long to load, and a start without the snapshot need not wait for it

    return Markup(
        segno.make(text, error="m").svg_inline(omitsize=True, border=2, light="white", svgclass="qr")
    )
