"""An open exercise book: the kinds of exercise, one question after another, and what was right."""

from collections.abc import Mapping

from faristol.games.log import last_act
from faristol.practice.exercises.asking import answered_today
from faristol.practice.exercises.book import A_DAY, Question
from faristol.practice.exercises.cards import DAILY
from faristol.screens.practice.exercise_decks import kind_name
from faristol.screens.practice.exercises.hand import POINTS_IF_DROPPED
from faristol.screens.practice.exercises.intents import INTENTS
from faristol.screens.practice.exercises.kinds import BookFigures, Kinds, figures, kinds
from faristol.screens.practice.exercises.place import book_of, material, open_event, place_of, question_of
from faristol.screens.practice.exercises.questions import AskedQuestion, asked_question
from faristol.screens.practice.exercises.way import ticking
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import View, view_value
from faristol.texts import Texts


@view_value(kw_only=True)
class ExercisesView(View):
    here: str
    playing: str
    lexicon: Mapping[str, str]
    opening: int | None
    figures: BookFigures
    undo: bool
    question: Question | None
    kinds: Kinds | None
    asked: AskedQuestion | None


def view(scene: Scene) -> ExercisesView:
    event, book, t = open_event(scene), book_of(scene), scene.texts
    question, deck = question_of(scene), place_of(scene).deck
    return ExercisesView(
        title=title(scene),
        subtitle=_kind(scene, deck, t) if question else event.entries[0]["name"],
        back="#/",
        back_name=t.gettext("Home"),
        here=f"#/event/{event.stream}",
        playing=book.tile_set.language,
        lexicon=book.opened.lexicon,
        opening=None if scene.opening is None else int(100 * scene.opening),
        figures=figures(book, scene),
        undo=event.writing and bool(last_act(event.entries, event.kind.facts.final)),
        question=question,
        kinds=kinds(scene) if question is None else None,
        asked=asked_question(scene, question) if question else None,
    )


def _kind(scene: Scene, deck: str, t: Texts) -> str:
    """Return the name of the kind; of the words of a day also how many were had."""
    book = book_of(scene)
    name = kind_name(deck, material(scene).list_of(book, deck), t)
    if deck != DAILY:
        return name
    done = min(answered_today(book, scene.now, scene.zone), A_DAY)
    return " · ".join([name, t.gettext("%(done)s of %(all)s today") % {"done": done, "all": A_DAY}])


def title(scene: Scene) -> str:
    """Return another title with each question and its answer: both are read from their top."""
    question, t = question_of(scene), scene.texts
    if question is None:
        return t.gettext("Exercises")
    return t.gettext("Question %(n)s") % {"n": question.number} if question.open else t.gettext("The answer")


EXERCISES = Screen(
    name="exercises",
    view=view,
    title=title,
    intents=INTENTS,
    words=lambda scene: book_of(scene).opened.lexicon,
    waits=False,
    clock=ticking,
    points_if_dropped=POINTS_IF_DROPPED,
    remembers=True,
    watched=("kinds",),
)
