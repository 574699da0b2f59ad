"""A draw on paper, in its playing language: what was promised, what the room said, and the racks."""

from markupsafe import Markup

from faristol.games.draws import Draws, blank_name
from faristol.screens.publication.promise import published_promise
from faristol.screens.publication.racks import sheets_of_racks
from faristol.screens.rendering import render_page_with
from faristol.screens.scene import OpenEvent, Scene
from faristol.screens.session import Slot
from faristol.texts import texts

PRINTED = Slot("draw-printed", bool, of="event")
"""About the moment of the tap that asked for it."""


def sheets(scene: Scene, event: OpenEvent) -> Markup | None:
    """Return the sheets in the answer to the tap that asked for them."""
    if not scene.session.get(PRINTED, about=scene.now):
        return None
    draws: Draws = event.state
    t = texts(draws.tile_set.language, blank_name(draws))
    return render_page_with(
        t,
        "draw/round/paper.html",
        pages=list(sheets_of_racks(draws)),
        draws=draws,
        playing=t.language,
        promise=published_promise(event, draws, t),
        date=t.date(event.entries[0]["at"], scene.zone),
        app=scene.app,
    )
