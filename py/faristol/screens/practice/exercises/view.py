"""An open exercise book: the kinds of exercise, one question after another, and what was right."""

from typing import Any

from faristol.games.log import last_act
from faristol.screens.practice.exercise_decks import names
from faristol.screens.practice.exercises import asked, choosing
from faristol.screens.practice.exercises.intents import INTENTS
from faristol.screens.practice.exercises.place import book_of, open_event, place_of, question_of
from faristol.screens.scene import Scene, Screen


def view(scene: Scene) -> dict[str, Any]:
    event, book, t = open_event(scene), book_of(scene), scene.texts
    question, deck = question_of(scene), place_of(scene).deck
    common = {
        "title": title(scene),
        "subtitle": names(t)[deck] if question else event.entries[0]["name"],
        "back": "#/",
        "back_name": t.gettext("Home"),
        "here": f"#/event/{event.stream}",
        "playing": book.tile_set.language,
        "lexicon": book.opened["lexicon"],
        "opening": None if scene.opening is None else int(100 * scene.opening),
        "figures": choosing.figures(book, scene),
        "undo": event.writing and bool(last_act(event.entries, event.kind.facts.final)),
    }
    if question is None:
        return {**common, "question": None, **choosing.view(scene)}
    return {**common, **asked.view(scene, question)}


def title(scene: Scene) -> str:
    """Another with each question and its answer: both are read from their top."""
    question, t = question_of(scene), scene.texts
    if question is None:
        return t.gettext("Exercises")
    return t.gettext("Question %(n)s") % {"n": question.number} if question.open else t.gettext("The answer")


EXERCISES = Screen(
    name="exercises",
    view=view,
    title=title,
    intents=INTENTS,
    words=lambda scene: book_of(scene).opened["lexicon"],
    waits=False,
    remembers=True,
)
