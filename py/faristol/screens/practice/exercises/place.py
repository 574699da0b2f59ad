"""Where one is in an open exercise book: at the kinds of exercise, at a question, or at its answer."""

from dataclasses import dataclass

from faristol.practice.exercises.answering import NothingAsked
from faristol.practice.exercises.asking import Material, next_card
from faristol.practice.exercises.book import Book, Question
from faristol.practice.exercises.cards import DUE, LOST, Card
from faristol.screens.lost_racks.practising import WANTED
from faristol.screens.practice.exercise_decks import FIRST, material_of
from faristol.screens.scene import OpenEvent, Scene
from faristol.screens.session import Session, Slot


@dataclass(frozen=True)
class Place:
    """`deck` is the kind that was chosen, "" at the choice; the rest is of the question on the screen."""

    deck: str = ""
    number: int = 0
    tried: str = ""
    """The word that was written last and does not count."""
    why: str = ""
    arranged: tuple[int, ...] = ()
    """The tiles of the question as they were shuffled, by their places; as they come where they were not."""
    taken: tuple[int, ...] = ()
    """The places of those that were tapped for an answer, in order."""


HERE = Slot("exercises", Place, of="event")


def open_event(scene: Scene) -> OpenEvent:
    if scene.event is None:
        raise NothingAsked
    return scene.event


def book_of(scene: Scene) -> Book:
    book: Book = open_event(scene).state
    return book


def place_of(scene: Scene) -> Place:
    here, question = scene.session.get(HERE, Place()), book_of(scene).question
    if question is None:
        return Place()
    if not here.deck and scene.session.get(FIRST) == question.card.deck:
        return Place(question.card.deck, question.number, here.tried, here.why)
    return here if here.number == question.number else Place(here.deck, question.number)


def at_deck(scene: Scene, deck: str) -> Session:
    """Return the session at a kind of exercise; one that was wanted before has been had now."""
    return scene.session.put(HERE, Place(deck)).without(WANTED, FIRST)


def question_of(scene: Scene) -> Question | None:
    """Return the question on the screen: none where a kind has still to be chosen."""
    return book_of(scene).question if place_of(scene).deck else None


def material(scene: Scene) -> Material:
    return material_of(scene.remembered)


def card_without_words(scene: Scene, deck: str) -> Card | None:
    """Return what would come next of a kind for which nothing new can be made."""
    assert deck in (DUE, LOST)
    return next_card(book_of(scene), deck, material(scene), lambda: scene.open_words, scene.now, scene.zone)
