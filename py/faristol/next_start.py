"""Home as the page shows it at its next start, before the engine is there.

The page stores it on the device, so that whoever comes back after a crash reads at once which event was
running, and never that there is none. It is rendered anew only when it would say something else.
"""

from dataclasses import replace

from faristol.event_list import UNREADABLE, EventList
from faristol.screens.activities import activity_of
from faristol.screens.register import SCREENS
from faristol.screens.rendering import render
from faristol.screens.scene import Scene
from faristol.screens.session import Session

REGIONS = "work", "shelf"
Home = dict[str, str]


class NextStart:
    def __init__(self, events: EventList) -> None:
        self._events = events
        self._before: object = None
        """What home was rendered for, or what it showed itself."""

    async def home(self, scene: Scene, at_home: Home | None) -> Home | None:
        """Return home's regions if they are others than before; `at_home` are those on the screen."""
        if at_home is not None:
            now: object = [at_home[name] for name in REGIONS]
        elif scene.event and scene.event.writing:
            now = _running(scene)
        else:
            return None
        if now == self._before or self._events.storage in UNREADABLE:
            return None  # what could not be read is not gone
        self._before = now
        if at_home is not None:
            return {name: at_home[name] for name in REGIONS}
        later = replace(scene, address="#/", event=None, session=Session(), problems={})
        return render(SCREENS["home"], await self._events.shown_on(later), REGIONS)


def _running(scene: Scene) -> tuple[str, str, str]:
    """Return what home says of the event that is open."""
    event = scene.event
    assert event
    card = event.kind.summary(event.state)
    fact = activity_of(event).going_on(card, scene.texts).fact if card["running"] else ""
    return event.stream, scene.settings.language, fact
