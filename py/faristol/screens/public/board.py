"""The board for the room: what everybody may see of an event, for a second window or a projector.

It is made from what is public, so that hidden things are absent and not only out of sight: no rack before it
is called, no possible play before the judge has chosen the master play, never the secret before it is out.
"""

from collections.abc import Callable
from typing import Any

from faristol.screens.public.room import Room
from faristol.screens.rendering import render_page

Face = Callable[[Room], dict[str, Any]]
"""What a kind of event shows the room now; `pages` names the templates."""


def board(room: Room, face: Face) -> dict[str, Any]:
    """The HTML, its language, and the clock that the window keeps moving."""
    about = {"playing": room.playing, "stream": room.event.stream}
    clock = room.clock
    return {
        "html": render_page("public/public.html", room.language, **about, **face(room)),
        "language": room.language,
        "clock": clock and {"remaining": clock.remaining, "running_since": clock.running_since},
    }
