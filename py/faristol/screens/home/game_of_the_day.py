"""The game of the day, as far as this device has come with it; one tap begins it."""

from fractions import Fraction

from faristol.practice.solo.opening import DAILY_ROUNDS, DAILY_SECONDS
from faristol.screens.activities import BEGIN_GAME_OF_THE_DAY
from faristol.screens.parts.calendar_days import today
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.view import view_value
from faristol.texts import per_cent


@view_value
class GameOfTheDay:
    """`href` leads to the one that was begun today."""

    href: str | None
    sentence: str
    final: bool = False


def game_of_the_day(scene: Scene) -> GameOfTheDay:
    """Return the game that is to be played today, or what it came to."""
    t, date = scene.texts, today(scene.now, scene.zone).isoformat()
    card = next((card for card in scene.cards if card["kind"] == "solo" and card["date"] == date), None)
    if card is None:
        sentence = t.gettext("%(rounds)s rounds of %(minutes)s minutes, the same for everybody")
        return GameOfTheDay(None, sentence % {"rounds": DAILY_ROUNDS, "minutes": DAILY_SECONDS // 60})
    href = f"#/event/{card['stream']}"
    if not card["final"]:
        return GameOfTheDay(href, t.gettext("Begun today"))
    percent = Fraction(100 * card["points"], card["possible"]) if card["possible"] else None
    sentence = t.gettext("Played today: %(percent)s")
    return GameOfTheDay(href, sentence % {"percent": per_cent(percent, t.language)}, final=True)


def begin(scene: Scene, intent: Intent) -> Step:
    """Begin the game of the day, or go on with the one that was begun."""
    day = game_of_the_day(scene)
    return Step(go=day.href) if day.href else BEGIN_GAME_OF_THE_DAY(scene, intent)
