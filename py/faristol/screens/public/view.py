"""The board for the room: what everybody may see of an event, for a second window or a projector.

It is made from what is public, so that hidden things are absent and not only out of sight: no rack before it
is called, no possible play before the judge has chosen the master play, never the secret before it is out.
"""

from collections.abc import Callable
from typing import Any

from faristol.games.clock import Clock
from faristol.screens.draw import room_board as plain_draw
from faristol.screens.duplicate import room_board as duplicate
from faristol.screens.public.room import Room
from faristol.screens.rendering import render_page
from faristol.screens.scene import OpenEvent
from faristol.screens.tournament import room_board as tournament

FACES: dict[str, Callable[[Room], dict[str, Any]]] = {
    "draws": plain_draw.face,
    "duplicate": duplicate.face,
    "tournament": tournament.face,
}


def public(event: OpenEvent, now: int, zone: int) -> dict[str, Any] | None:
    """The HTML, its language, and the clock that the window keeps moving; None where an event has none."""
    if event.kind.name not in FACES:
        return None
    room = Room(event, now, zone)
    face = FACES[event.kind.name](room)
    clock = room.clock
    html = render_page("public/public.html", room.language, playing=room.playing, stream=event.stream, **face)
    return {"html": html, "language": room.language, "clock": _ticking(clock)}


def _ticking(clock: Clock | None) -> dict[str, Any] | None:
    return None if clock is None else {"remaining": clock.remaining, "running_since": clock.running_since}
