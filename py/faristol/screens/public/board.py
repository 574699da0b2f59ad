"""The board for the room: what everybody may see of an event, for a second window or a projector.

It is made from what is public, so that hidden things are absent and not only out of sight: no rack before it
is called, no possible play before the judge has chosen the master play, never the secret before it is out.
"""

from collections.abc import Callable, Mapping
from typing import Any

from faristol.screens.calling.in_room import called_number
from faristol.screens.public.pages import BoardPage
from faristol.screens.public.room import Room
from faristol.screens.rendering import render_page_with
from faristol.screens.scene import OpenEvent
from faristol.screens.session import Session
from faristol.screens.view import view_value


@view_value(kw_only=True)
class Face:
    """What a kind of event shows the room now."""

    key: str
    """The window begins again with the first page when this is another than before."""
    event_name: str
    place: str = ""
    lexicon: Mapping[str, Any] | None = None
    """What the event says of the word list it is played with."""
    sealed: bool = False
    """Whether its draw was promised."""
    pages: tuple[BoardPage, ...]


def version(event: OpenEvent, session: Session) -> str:
    """Return what differs as often as the board of an event does."""
    return f"{len(event.entries)} {called_number(event, session)}"


def board(room: Room, face: Callable[[Room], Face]) -> dict[str, Any]:
    """Return the HTML, its language, and the clock that the window keeps moving."""
    about = {"playing": room.playing, "stream": room.event.stream}
    clock = room.clock
    return {
        "html": render_page_with(room.t, "public/public.html", **about, **vars(face(room))),
        "language": room.language,
        "clock": clock and {"remaining": clock.remaining, "running_since": clock.running_since},
    }
