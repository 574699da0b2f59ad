"""Practice: the doors to all that one does alone, and what was begun and not finished."""

from collections.abc import Callable

from faristol.practice.exercises.book import A_DAY
from faristol.practice.exercises.cards import DAILY
from faristol.practice.exercises.repeating import day
from faristol.practice.figures import unfinished
from faristol.screens.activities import AS_LAST_TIME, GAME_OF_THE_DAY
from faristol.screens.home.cards import EventRow, row
from faristol.screens.home.game_of_the_day import GameOfTheDay, begin, game_of_the_day
from faristol.screens.lost_racks.practising import book_or_form, last_book, to_exercises
from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.screens.view import View, view_value


@view_value(kw_only=True)
class PracticeView(View):
    begun: tuple[EventRow, ...]
    day: GameOfTheDay
    rules_of_the_day: str
    """By which rules and which word list it is played."""
    exercises: str
    """Where they are: in the book that was written in last, if there is one."""
    daily: tuple[str, str]
    """The words of a day: what they are called, with how many were had today, and what they are."""
    as_last_time: dict[str, str]
    """What each game for one is begun with; "" where nothing was chosen yet."""


def view(scene: Scene) -> PracticeView:
    return PracticeView(
        title=title(scene),
        back="#/",
        back_name=scene.texts.gettext("Home"),
        begun=tuple(row(card, scene) for card in unfinished(scene.cards)),
        day=game_of_the_day(scene),
        rules_of_the_day=GAME_OF_THE_DAY.sentence(scene),
        exercises=book_or_form(scene, _language(scene)),
        daily=_daily(scene),
        as_last_time={name: each.sentence(scene) for name, each in AS_LAST_TIME.items()},
    )


def _language(scene: Scene) -> str:
    return "ro" if scene.settings.language == "ro" else "ca"


def _daily(scene: Scene) -> tuple[str, str]:
    t, book = scene.texts, last_book(scene.cards, _language(scene))
    name = t.ngettext("%(num)s word a day", "%(num)s words a day", A_DAY) % {"num": A_DAY}
    what = t.gettext("Words you missed, and words now due")
    at = book.get("lately", ()) if book else ()
    done = sum(day(each, scene.zone) == day(scene.now, scene.zone) for each in at)
    if not done:
        return name, what
    so_far = t.gettext("%(done)s of %(all)s today") % {"done": done, "all": A_DAY}
    if done >= A_DAY:
        so_far = t.gettext("done for today")
    return f"{name} · {so_far}", what


def daily(scene: Scene, intent: Intent) -> Step:
    """Open the exercise book, or the form of a new one, with the words of a day first."""
    return to_exercises(scene, _language(scene), DAILY)


def title(scene: Scene) -> str:
    return scene.texts.gettext("Practice")


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {
    "day": begin,
    "daily": daily,
    **{name: each.begin for name, each in AS_LAST_TIME.items()},
}

PRACTICE = Screen(
    name="practice",
    view=view,
    title=title,
    intents=INTENTS,
    events=True,
    remembers=True,
    lists=True,
)
