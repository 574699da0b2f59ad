"""The game of the day, as far as this device has come with it; one tap begins it, but for the very first."""

from datetime import date

from faristol.practice.days import Calendar, calendar, game_of, is_of_a_day, is_played, percent_of
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
    first: bool = False
    """Whether none was ever begun here, so that the first tap leads to what is to be done."""


def game_of_the_day(scene: Scene) -> GameOfTheDay:
    """Return the game that is to be played today, or what it came to, with the days in a row."""
    t, card = scene.texts, game_of(scene.cards, today_of(scene).isoformat())
    row = in_a_row(calendar_of(scene), t)
    if card is None:
        sentence = t.gettext("%(rounds)s rounds of %(minutes)s minutes, the same for everybody")
        rules = sentence % {"rounds": DAILY_ROUNDS, "minutes": DAILY_SECONDS // 60}
        if is_first(scene):
            return GameOfTheDay(None, rules, t.gettext("The game of the day"), first=True)
        begins = t.gettext("Begin the game of the day")
        return GameOfTheDay(None, " · ".join([rules, *row]), " · ".join([begins, *row]))
    href = f"#/event/{card['stream']}"
    if not card["final"]:
        return GameOfTheDay(href, t.gettext("Begun today"), t.gettext("The game of the day"))
    if not is_played(card):
        return GameOfTheDay(
            href, t.gettext("Ended early today"), t.gettext("The game of the day"), final=True
        )
    values = {"percent": per_cent(percent_of(card), t.language)}
    sentence = " · ".join([t.gettext("Played today: %(percent)s") % values, *row])
    label = " · ".join([t.gettext("The game of the day: %(percent)s") % values, *row])
    return GameOfTheDay(href, sentence, label, final=True)


def calendar_of(scene: Scene) -> Calendar:
    return calendar(scene.cards, today_of(scene))


def today_of(scene: Scene) -> date:
    return today(scene.now, scene.zone)


def in_a_row(days: Calendar, t: Texts) -> list[str]:
    """Return in words how many days in a row were played; nothing of a single one."""
    sentence = t.ngettext("%(num)s day in a row", "%(num)s days in a row", days.streak)
    return [sentence % {"num": days.streak}] if days.streak > 1 else []


def is_first(scene: Scene) -> bool:
    return not any(map(is_of_a_day, scene.cards))


def begin(scene: Scene, intent: Intent) -> Step:
    """Begin the game of a day, or go on with the one that was begun; before the first it is explained."""
    card = game_of(scene.cards, intent.data.get("day") or today_of(scene).isoformat())
    if card:
        return Step(go=f"#/event/{card['stream']}")
    if is_first(scene) and scene.address != DOOR:
        return Step(go=DOOR)
    return GAME_OF_THE_DAY.begin(scene, intent)
