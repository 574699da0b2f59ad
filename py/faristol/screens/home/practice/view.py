"""Practice: the doors to all that one does alone, and what was begun and not finished."""

from fractions import Fraction
from typing import Any

from faristol.practice.figures import unfinished
from faristol.practice.solo.opening import DAILY_ROUNDS, DAILY_SECONDS
from faristol.screens.home.cards import row
from faristol.screens.parts.calendar_days import today
from faristol.screens.scene import Scene, Screen
from faristol.texts import per_cent


def view(scene: Scene) -> dict[str, Any]:
    return {
        "title": title(scene),
        "subtitle": None,
        "back": "#/",
        "back_name": scene.texts.gettext("Home"),
        "begun": [row(card, scene) for card in unfinished(scene.cards)],
        "day": _day(scene),
    }


def title(scene: Scene) -> str:
    return scene.texts.gettext("Practice")


def _day(scene: Scene) -> dict[str, Any]:
    """The game of the day: to be played, or what it came to."""
    t, date = scene.texts, today(scene.now, scene.zone).isoformat()
    card = next((card for card in scene.cards if card["kind"] == "solo" and card["date"] == date), None)
    if card is None:
        said = t.gettext("%(rounds)s rounds of %(minutes)s minutes, the same for everybody")
        length = {"rounds": DAILY_ROUNDS, "minutes": DAILY_SECONDS // 60}
        return {"href": "#/solo/day", "said": said % length, "played": False}
    href = f"#/event/{card['stream']}"
    if not card["final"]:
        return {"href": href, "said": t.gettext("Begun today, to be gone on with"), "played": True}
    percent = Fraction(100 * card["points"], card["possible"]) if card["possible"] else None
    said = t.gettext("Played today: %(percent)s") % {"percent": per_cent(percent, t.language)}
    return {"href": href, "said": said, "played": True}


PRACTICE = Screen(name="practice", view=view, title=title, events=True)
