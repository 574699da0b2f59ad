"""The arbiter's answers to one game: challenge, time, a course annulled, penalties, how it counts."""

from datetime import date

from faristol.games.correspondence.course import BLUE, RED, Turn
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.message import PASS
from faristol.games.correspondence.remarks import roman
from faristol.screens.correspondence.arbiter.intents import INTENTS
from faristol.screens.correspondence.arbiter.word_by_word import WordsForm, words_to_mark
from faristol.screens.correspondence.heading import subtitle, undo_label
from faristol.screens.correspondence.heading import title as game_title
from faristol.screens.correspondence.result import Result, result
from faristol.screens.correspondence.seats import game_of, open_event
from faristol.screens.correspondence.sides import colour
from faristol.screens.parts.calendar_days import today
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import View, view_value
from faristol.texts import Texts


@view_value(kw_only=True)
class ArbiterView(View):
    event: Correspondence
    undo: str | None
    may_write: bool
    to_mark: WordsForm | None
    turns: list[tuple[str, str]]
    """The turns that can be annulled."""
    absent: list[int]
    """Who has sent no turn."""
    closed: bool
    result: Result | None


def view(scene: Scene) -> ArbiterView:
    event, opened, t = game_of(scene), open_event(scene), scene.texts
    return ArbiterView(
        title=t.gettext("The arbiter's answers"),
        subtitle=subtitle(scene) or game_title(scene),
        back=f"#/event/{opened.stream}",
        back_name=t.gettext("The game"),
        event=event,
        undo=undo_label(opened, t),
        may_write=opened.writing and opened.broken is None,
        to_mark=words_to_mark(scene, t),
        turns=[_turn(at // 2 + 1, turn, t) for at, turn in enumerate(event.course.turns)],
        absent=[] if event.ending else [player for player in (RED, BLUE) if len(event.sent) == player - 1],
        closed=today(scene.now, scene.zone) > date.fromisoformat(event.opened["closes"]),
        result=result(event, t),
    )


def _turn(number: int, turn: Turn, t: Texts) -> tuple[str, str]:
    """Return a turn for a choice: its value in the form, and its label."""
    play = turn.words[0].replace(" ", ": ") if turn.words else PASS
    return f"{number} {turn.player}", f"{roman(number)}, {colour(turn.player, t)}: {play}"


CORRESPONDENCE_ARBITER = Screen(
    name="correspondence_arbiter",
    view=view,
    title=lambda scene: scene.texts.gettext("The arbiter's answers"),
    intents=INTENTS,
    remembers=True,
)
