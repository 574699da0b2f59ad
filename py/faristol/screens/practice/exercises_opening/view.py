"""A new exercise book, or the one that lies here already: a language, a word list, what will be asked."""

from typing import Any

from faristol.core.tiles import tile_set
from faristol.practice.exercises.book import LOT_BYTES, open_book
from faristol.screens.forms import often
from faristol.screens.forms.field import Choice, Filled
from faristol.screens.forms.form import Form, Values
from faristol.screens.forms.page import FormView
from faristol.screens.lost_racks.practising import BOOKS, last_book
from faristol.screens.practice.exercise_decks import Deck, explained
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.view import view_value
from faristol.texts import N_


def _open(filled: Filled, values: Values, intent: Intent) -> Step:
    scene, t, lexicon = filled.scene, filled.texts, filled.scene.open_words.lexicon
    names = {"ca": t.gettext("Exercises in Catalan"), "ro": t.gettext("Exercises in Romanian")}
    opened = open_book(names[lexicon.language], lexicon.about, scene.chance(LOT_BYTES), scene.app)
    return Step(opens=opened, focus="begin")


FORM = Form(
    BOOKS,
    title=N_("Exercises"),
    back=("#/practice", N_("Practice")),
    groups={
        "language": (
            Choice(
                "language",
                N_("Playing language"),
                (("ca", N_("Catalan")), ("ro", N_("Romanian"))),
                usual=often.first_rules("ca", "ro"),
            ),
        )
    },
    language=lambda filled: filled["language"],
    events=True,
    stays=True,
    list_hint=N_("For this book alone: it stays the same to the end."),
    opens=_open,
)


@view_value
class Books:
    """What is asked in a book, and the one that lies here already."""

    decks: tuple[Deck, ...]
    book: dict[str, Any] | None


def view(scene: Scene) -> FormView:
    language = FORM.filled(scene).language
    decks = explained(tile_set(language), scene.texts)
    return FORM.view(scene, beside=Books(decks, last_book(scene.cards, language)))


EXERCISES_SETUP = FORM.screen(view)
