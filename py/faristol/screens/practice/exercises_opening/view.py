"""A new exercise book, or the one that lies here already: a language, a word list, what will be asked."""

from dataclasses import replace
from typing import Any

from faristol.core.tiles import tile_set
from faristol.practice.exercises.asking import ask
from faristol.practice.exercises.book import LOT_BYTES, open_book, opened
from faristol.practice.exercises.cards import LIST, LOST, MISSED, Card
from faristol.screens.forms import often
from faristol.screens.forms.field import Choice, Filled
from faristol.screens.forms.form import Form, Values
from faristol.screens.forms.page import FormView
from faristol.screens.lost_racks.practising import BOOKS, WANTED, last_book
from faristol.screens.practice.exercise_decks import (
    FIRST,
    Deck,
    daily,
    explained,
    first_field,
    material_of,
    of_list,
)
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.view import view_value
from faristol.texts import N_


def _begin(scene: Scene, intent: Intent) -> Step:
    """Open a book with the first question of a kind; or the book that lies here, where the kind is next."""
    deck, filled = intent.data["deck"], FORM.fill(FORM.sent(scene, intent.fields), scene)
    last = last_book(scene.cards, filled.language)
    if last:
        return Step(go=f"#/event/{last['stream']}", session=scene.session.put(WANTED, deck))
    step = FORM.open(scene, intent)
    offered = {each.deck for each in _decks(scene, filled.language)}
    if not step.opens or deck not in offered:
        return step
    asks = ask(
        opened(step.opens[0]),
        deck,
        material_of(scene.remembered),
        lambda: scene.open_words,
        scene.now,
        scene.zone,
    )
    card = Card.from_data(asks[0]["card"])
    session = (step.session or scene.session).put(FIRST, deck).without(WANTED)
    return replace(step, opens=[*step.opens, *asks], session=session, focus=first_field(card))


def _open(filled: Filled, values: Values, intent: Intent) -> Step:
    scene, t, lexicon = filled.scene, filled.texts, filled.scene.open_words.lexicon
    names = {"ca": t.gettext("Exercises in Catalan"), "ro": t.gettext("Exercises in Romanian")}
    entries = open_book(names[lexicon.language], lexicon.about, scene.chance(LOT_BYTES), scene.app)
    return Step(opens=entries, focus="begin")


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
    list_hint=N_("Only for this book: it stays the same until the end."),
    opens=_open,
)


@view_value
class Books:
    """What is asked in a book, and the one that lies here already."""

    decks: tuple[Deck, ...]
    book: dict[str, Any] | None
    wanted: Deck | None
    """What was handed over to begin with."""


def view(scene: Scene) -> FormView:
    language = FORM.filled(scene).language
    decks = _decks(scene, language)
    wanted = next((each for each in decks if each.deck == scene.session.get(WANTED)), None)
    return FORM.view(scene, beside=Books(decks, last_book(scene.cards, language), wanted))


def _decks(scene: Scene, language: str) -> tuple[Deck, ...]:
    """Return what can be asked: racks and lists only where some are here."""
    material, t = material_of(scene.remembered), scene.texts
    racks = any(each.language == language for each in material.racks)
    tiles = tile_set(language)
    kinds = (each for each in explained(tiles, t) if racks or each.deck not in (LOST, MISSED))
    lists = (own for own in material.lists if own.language == language and own.fitting)
    return daily(tiles, t), *kinds, *(of_list(own, LIST, own.count, t) for own in lists)


EXERCISES_SETUP = FORM.screen(view, begin=_begin)
