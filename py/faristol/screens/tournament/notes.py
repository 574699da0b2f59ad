"""What is half done on a tournament's screens: the table in hand, the name taken, the list in the field.

It belongs to the event that it was begun in.
"""

from typing import Any

from faristol.screens.scene import Scene, Session
from faristol.screens.tournament.open_event import open_event

KEPT = "tournament"


def notes(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = scene.session.get(KEPT, {})
    return found if scene.event and found.get("of") == scene.event.stream else {}


def noted(scene: Scene, **changes: Any) -> Session:
    """None forgets; a question that was asked is answered."""
    kept = {name: value for name, value in {**notes(scene), **changes}.items() if value is not None}
    rest = {name: value for name, value in scene.session.items() if name != "asking"}
    return {**rest, KEPT: {**kept, "of": open_event(scene).stream}}


def asked(scene: Scene, what: str, **about: Any) -> Session:
    """A question that a dialog asks."""
    return {**scene.session, "asking": {"what": what, "of": open_event(scene).stream, **about}}


def question(scene: Scene) -> dict[str, Any]:
    found = scene.session.get("asking")
    of_this = isinstance(found, dict) and scene.event and found.get("of") == scene.event.stream
    return dict(found) if found and of_this else {}
