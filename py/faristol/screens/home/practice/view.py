"""Practice: the doors to all that one does alone, and what was begun and not finished."""

from fractions import Fraction

from faristol.practice.figures import unfinished
from faristol.practice.solo.opening import DAILY_ROUNDS, DAILY_SECONDS
from faristol.screens.home.cards import EventRow, row
from faristol.screens.parts.calendar_days import today
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import View, view_value
from faristol.texts import per_cent


@view_value
class GameOfTheDay:
    href: str
    sentence: str
    played: bool


@view_value(kw_only=True)
class PracticeView(View):
    begun: tuple[EventRow, ...]
    day: GameOfTheDay


def view(scene: Scene) -> PracticeView:
    return PracticeView(
        title=title(scene),
        back="#/",
        back_name=scene.texts.gettext("Home"),
        begun=tuple(row(card, scene) for card in unfinished(scene.cards)),
        day=_game_of_the_day(scene),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Practice")


def _game_of_the_day(scene: Scene) -> GameOfTheDay:
    """Return the game that is to be played today, or what it came to."""
    t, date = scene.texts, today(scene.now, scene.zone).isoformat()
    card = next((card for card in scene.cards if card["kind"] == "solo" and card["date"] == date), None)
    if card is None:
        sentence = t.gettext("%(rounds)s rounds of %(minutes)s minutes, the same for everybody")
        length = {"rounds": DAILY_ROUNDS, "minutes": DAILY_SECONDS // 60}
        return GameOfTheDay("#/solo/day", sentence % length, played=False)
    href = f"#/event/{card['stream']}"
    if not card["final"]:
        return GameOfTheDay(href, t.gettext("Begun today, to be gone on with"), played=True)
    percent = Fraction(100 * card["points"], card["possible"]) if card["possible"] else None
    sentence = t.gettext("Played today: %(percent)s") % {"percent": per_cent(percent, t.language)}
    return GameOfTheDay(href, sentence, played=True)


PRACTICE = Screen(name="practice", view=view, title=title, events=True)
