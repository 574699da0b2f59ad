"""What the page gets of a screen beside its regions: its title, its event, its clock and its speech."""

from dataclasses import asdict
from typing import Any

from faristol.screens.scene import Scene, Screen


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
