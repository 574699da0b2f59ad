"""The game of the day, as far as this device has come with it; one tap begins it, but for the very first."""

from fractions import Fraction
from typing import Any

from faristol.practice.days import Calendar, calendar, is_of_a_day
from faristol.practice.solo.opening import DAILY_ROUNDS, DAILY_SECONDS
from faristol.screens.activities import GAME_OF_THE_DAY
from faristol.screens.parts.calendar_days import today
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.view import view_value
from faristol.texts import Texts, per_cent

DOOR = "#/day"


@view_value
class GameOfTheDay:
    """`href` leads to the one that was begun today."""

    href: str | None
    sentence: str
    label: str
    """Of the button that leads there from home."""
    final: bool = False


def game_of_the_day(scene: Scene) -> GameOfTheDay:
    """Return the game that is to be played today, or what it came to, with the days in a row."""
    t, card = scene.texts, card_of(scene, "")
    row = in_a_row(calendar_of(scene), t)
    if card is None:
        sentence = t.gettext("%(rounds)s rounds of %(minutes)s minutes, the same for everybody")
        rules = sentence % {"rounds": DAILY_ROUNDS, "minutes": DAILY_SECONDS // 60}
        begins = t.gettext("Begin the game of the day")
        return GameOfTheDay(None, " · ".join([rules, *row]), " · ".join([begins, *row]))
    href = f"#/event/{card['stream']}"
    if not card["final"]:
        return GameOfTheDay(href, t.gettext("Begun today"), t.gettext("The game of the day"))
    percent = Fraction(100 * card["points"], card["possible"]) if card["possible"] else None
    values = {"percent": per_cent(percent, t.language)}
    sentence = " · ".join([t.gettext("Played today: %(percent)s") % values, *row])
    label = " · ".join([t.gettext("The game of the day: %(percent)s") % values, *row])
    return GameOfTheDay(href, sentence, label, final=True)


def calendar_of(scene: Scene) -> Calendar:
    return calendar(scene.cards, today(scene.now, scene.zone))


def in_a_row(days: Calendar, t: Texts) -> list[str]:
    """Return in words how many days in a row were played; nothing of a single one."""
    sentence = t.ngettext("%(num)s day in a row", "%(num)s days in a row", days.streak)
    return [sentence % {"num": days.streak}] if days.streak > 1 else []


def card_of(scene: Scene, day: str) -> dict[str, Any] | None:
    """Return the game of a day, by default of today, that was begun on this device."""
    day = day or today(scene.now, scene.zone).isoformat()
    return next((card for card in scene.cards if card["kind"] == "solo" and card["date"] == day), None)


def is_first(scene: Scene) -> bool:
    return not any(map(is_of_a_day, scene.cards))


def begin(scene: Scene, intent: Intent) -> Step:
    """Begin the game of a day, or go on with the one that was begun; before the first it is explained."""
    card = card_of(scene, intent.data.get("day", ""))
    if card:
        return Step(go=f"#/event/{card['stream']}")
    if is_first(scene) and scene.address != DOOR:
        return Step(go=DOOR)
    return GAME_OF_THE_DAY.begin(scene, intent)
