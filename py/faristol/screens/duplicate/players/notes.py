"""What is half done on this screen: who is being put right, the list in the field, the paper asked for.

It belongs to the event that it was begun in.
"""

from typing import Any

from faristol.screens.scene import Scene, Session

KEPT = "players"


def notes(scene: Scene) -> dict[str, Any]:
    """`edited`, a player; `list`, a text; `paper`, what to print."""
    found: dict[str, Any] = scene.session.get(KEPT, {})
    return found if scene.event and found.get("of") == scene.event.stream else {}


def noted(scene: Scene, **changes: Any) -> Session:
    """None forgets."""
    assert scene.event
    kept = {name: value for name, value in {**notes(scene), **changes}.items() if value is not None}
    return {**scene.session, KEPT: {**kept, "of": scene.event.stream}}
