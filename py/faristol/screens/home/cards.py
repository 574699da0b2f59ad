"""An event as it stands in a list of events."""

from typing import Any

from faristol.screens.activities import ACTIVITIES
from faristol.screens.parts.event_cards import Card
from faristol.screens.scene import Scene


def row(card: Card, scene: Scene) -> dict[str, Any]:
    return {
        "id": f"event-{card['stream']}",
        "href": f"#/event/{card['stream']}",
        "title": card["name"],
        "detail": ACTIVITIES[card["kind"]].card(card, scene.texts),
        "when": scene.texts.when(card["at"], scene.now, scene.zone),
        "data": {},
    }
