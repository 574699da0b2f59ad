"""An event as it stands in a list of events."""

from faristol.screens.activities import ACTIVITIES
from faristol.screens.parts.event_cards import Card
from faristol.screens.scene import Scene
from faristol.screens.view import view_value


@view_value
class EventRow:
    id: str
    href: str
    title: str
    detail: str
    when: str

    @property
    def written(self) -> tuple[str, str, str]:
        return self.title, self.detail, self.when


def row(card: Card, scene: Scene) -> EventRow:
    detail = ACTIVITIES[card["kind"]].card(card, scene.texts)
    when = scene.texts.when(card["at"], scene.now, scene.zone)
    return EventRow(f"event-{card['stream']}", f"#/event/{card['stream']}", card["name"], detail, when)
