"""Where one is in an open exercise book: at the kinds of exercise, at a question, or at its answer."""

from dataclasses import dataclass, replace

from faristol.practice.exercises.answering import NothingAsked
from faristol.practice.exercises.asking import (
    Material,
    answered_today,
    due,
    fresh_missed,
    fresh_of_list,
    next_card,
)
from faristol.practice.exercises.book import A_DAY, Book, Question
from faristol.practice.exercises.cards import DAILY, DECKS, DUE, LIST, LOST, MISSED
from faristol.practice.exercises.study_lists import StudyList, known_only
from faristol.practice.lost_racks import is_fair
from faristol.screens.lost_racks.practising import WANTED
from faristol.screens.practice.exercise_decks import FIRST, material_of
from faristol.screens.scene import OpenEvent, Scene
from faristol.screens.session import Session, Slot
from faristol.words.bitsets import Bitsets


@dataclass(frozen=True)
class Place:
    """`deck` is the kind that was chosen, "" at the choice; the rest is of the question on the screen."""

    deck: str = ""
    number: int = 0
    since: int = 0
    """When the question was first on the screen here: its time begins then, and goes on while one is away."""
    shown: bool = False
    """Whether the answer is shown, and the person's own word is awaited."""
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
    if question is None or scene.session.get(WANTED) is not None:
        return Place()
    first = scene.session.get(FIRST, "")
    if not here.deck and first in (question.card.kind, DAILY):
        return replace(here, deck=first, number=question.number)
    deck = here.deck if is_asked(scene, here.deck) else ""
    return (
        replace(here, deck=deck)
        if here.number == question.number
        else Place(deck, question.number, here.since)
    )


def at_deck(scene: Scene, deck: str, since: int) -> Session:
    """Return the session at a kind of exercise; one that was wanted before has been had now."""
    return scene.session.put(HERE, Place(deck, since=since)).without(WANTED, FIRST)


def question_of(scene: Scene) -> Question | None:
    """Return the question on the screen: none where a kind has still to be chosen."""
    return book_of(scene).question if place_of(scene).deck else None


def material(scene: Scene) -> Material:
    """Return what this device keeps to be asked; once the words are open, only such as they know."""
    every = material_of(scene.remembered)
    words = scene.words
    racks = every.racks if words is None else tuple(r for r in every.racks if is_fair(r, words.lexicon))
    return replace(every, racks=racks, lists=tuple(_known(own, words) for own in every.lists))


def _known(own: StudyList, words: Bitsets | None) -> StudyList:
    if words is None or own.language != words.lexicon.language:
        return own
    return words.made(("known of", own), lambda: known_only(own, words.lexicon.contains))


def is_asked(scene: Scene, kind: str) -> bool:
    """Return whether there is such a kind of exercise: of lists those that are on this device."""
    plain = kind in (*DECKS, DUE, DAILY) and kind != LIST
    return plain or material(scene).list_of(book_of(scene), kind) is not None


def more_follows(scene: Scene, kind: str) -> bool:
    """Return whether another question of a kind can follow."""
    book, every, at = book_of(scene), material(scene), (scene.now, scene.zone)
    if kind == DAILY:
        return answered_today(book, *at) < A_DAY
    if kind == MISSED:
        return bool(due(book, kind, every, *at) or fresh_missed(book, every.racks))
    own = every.list_of(book, kind)
    if own and scene.words is None:
        return bool(due(book, kind, every, *at) or fresh_of_list(book, own, kind.partition(" ")[0]))
    if own or kind in (DUE, LOST):
        return next_card(book, kind, every, lambda: scene.open_words, *at) is not None
    return is_asked(scene, kind)
