"""Practice: the doors to all that one does alone, and what was begun and not finished."""

from typing import Any

from faristol.practice.figures import unfinished
from faristol.screens.home.cards import row
from faristol.screens.scene import Scene, Screen


def view(scene: Scene) -> dict[str, Any]:
    return {
        "title": title(scene),
        "subtitle": None,
        "back": "#/",
        "back_name": scene.texts.gettext("Home"),
        "begun": [row(card, scene) for card in unfinished(scene.cards)],
    }


def title(scene: Scene) -> str:
    return scene.texts.gettext("Practice")


PRACTICE = Screen(name="practice", view=view, title=title, events=True)
