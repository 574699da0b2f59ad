"""An event as it stands in a list of events."""

from faristol.screens.activities import ACTIVITIES
from faristol.screens.parts.event_cards import Card
from faristol.screens.scene import Scene
from faristol.screens.view import view_value


@view_value
class EventRow:
    stream: str
    id: str
    href: str
    title: str
    detail: str
    when: str
    runs: bool

    @property
    def written(self) -> tuple[str, str, str]:
        return self.title, self.detail, self.when


def row(card: Card, scene: Scene) -> EventRow:
    stream, detail = card["stream"], ACTIVITIES[card["kind"]].card(card, scene.texts)
    when = scene.texts.when(card["at"], scene.now, scene.zone)
    id, href = f"event-{stream}", f"#/event/{stream}"
    return EventRow(stream, id, href, card["name"], detail, when, card["running"])
