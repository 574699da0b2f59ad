"""Practice: the doors to all that one does alone, and what was begun and not finished."""

from collections.abc import Callable

from faristol.practice.figures import unfinished
from faristol.screens.activities import AS_LAST_TIME
from faristol.screens.home.cards import EventRow, row
from faristol.screens.home.game_of_the_day import GameOfTheDay, begin, game_of_the_day
from faristol.screens.lost_racks.practising import book_or_form
from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.screens.view import View, view_value


@view_value(kw_only=True)
class PracticeView(View):
    begun: tuple[EventRow, ...]
    day: GameOfTheDay
    exercises: str
    """Where they are: in the book that was written in last, if there is one."""
    as_last_time: dict[str, str]
    """What each game for one is begun with; "" where nothing was chosen yet."""


def view(scene: Scene) -> PracticeView:
    return PracticeView(
        title=title(scene),
        back="#/",
        back_name=scene.texts.gettext("Home"),
        begun=tuple(row(card, scene) for card in unfinished(scene.cards)),
        day=game_of_the_day(scene),
        exercises=book_or_form(scene, "ro" if scene.settings.language == "ro" else "ca"),
        as_last_time={name: each.sentence(scene) for name, each in AS_LAST_TIME.items()},
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Practice")


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {
    "day": begin,
    **{name: each.begin for name, each in AS_LAST_TIME.items()},
}

PRACTICE = Screen(
    name="practice",
    view=view,
    title=title,
    intents=INTENTS,
    events=True,
    remembers=True,
)
