"""What the page gets of a screen beside its regions: its title, its event, its clock and its speech; and what
it asks next by itself.
"""

from dataclasses import asdict
from typing import Any

from faristol.screens.scene import Scene, Screen

POLL_MS = 250
"""After so many milliseconds the page asks again how far the work in the background is."""
TRIES_AGAIN_MS = 5_000
"""The same where the events of the device cannot be read now."""


def facts_for_the_page(screen: Screen, scene: Scene) -> dict[str, Any]:
    event, ticking, speech = scene.event, screen.clock(scene), screen.speech(scene)
    return {
        "title": f"{screen.title(scene)} – Faristol",
        "writing": bool(event and event.writing),
        "asks": screen.asks(scene),
        "running": bool(event and event.state.running),
        "stream": event.stream if event else None,
        "entries": len(event.entries) if event else 0,
        "clock": asdict(ticking) if ticking else None,
        "speech": speech.as_data() if speech else None,
    }


def asks_again(screen: Screen, scene: Scene, works: bool, refused: bool) -> dict[str, Any]:
    """Return when the page asks again by itself, and what; nothing where it waits for the person."""
    reading = scene.lists is not None and scene.lists.reading is not None
    if works or scene.opening is not None or reading or screen.goes_on(scene):
        return {"again": POLL_MS}
    if not scene.is_readable:
        return {"again": TRIES_AGAIN_MS}
    then = None if refused else screen.by_itself(scene)
    return {"again": POLL_MS, "then": then} if then else {}
