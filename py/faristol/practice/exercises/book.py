"""An exercise book as its log tells it: the fold, and nothing else. What may be answered is in answering.py.

Entries of the log
    ExercisesOpened  everything it depends on: language, tiles, words, the lot by which questions are made
    Asked            a question, whole, with what is right
    WordFound        one of the words it asks for
    Answered         what was answered, whether it is right; for a play its points
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from faristol.core.tiles import TileSet, tile_set_data
from faristol.games.log import Entry
from faristol.practice.exercises.cards import DECKS, LOST, Card
from faristol.practice.exercises.repeating import DAY, Known, first

LOG_VERSION = 1
FINAL = frozenset({"ExercisesOpened", "Asked", "Exported"})
"""A slip of the finger is taken back; a question that was asked stays asked."""
LOT_BYTES = 16
MISSED = 20
"""So many of the questions that were missed most are told of a book."""


@dataclass(frozen=True)
class Question:
    """The one on the screen; `right` is None until it is answered."""

    card: Card
    number: int
    found: tuple[str, ...] = ()
    right: bool | None = None
    given: tuple[str, ...] = ()
    given_behind: tuple[str, ...] = ()
    points: int = 0

    @property
    def open(self) -> bool:
        return self.right is None


@dataclass(frozen=True)
class Book:
    opened: Entry
    tile_set: TileSet
    cards: Mapping[str, Known] = field(default_factory=dict)
    """Every question that was ever answered, by its key."""
    question: Question | None = None
    asked: int = 0
    recent: tuple[tuple[int, bool], ...] = ()
    """When the last answers were given, and whether they were right: at least those of the last day."""
    streak: int = 0
    """So many right ones in a row."""

    running = False
    ticking_since = None

    @property
    def lot(self) -> bytes:
        return bytes.fromhex(self.opened["lot"])


def open_book(name: str, lexicon: Mapping[str, Any], lot: bytes, app: str) -> list[Entry]:
    language = lexicon["language"]
    return [
        {
            "type": "ExercisesOpened",
            "log": LOG_VERSION,
            "app": app,
            "name": name,
            "language": language,
            "tile_set": tile_set_data(language),
            "lexicon": dict(lexicon),
            "lot": lot.hex(),
        }
    ]


def opened(entry: Entry) -> Book:
    return Book(opened=entry, tile_set=TileSet.from_data(entry["tile_set"]))


def apply(book: Book, entry: Entry) -> Book:
    return APPLY[entry["type"]](book, entry)


def _as_it_was(book: Book, entry: Entry) -> Book:
    return book


def _asked(book: Book, entry: Entry) -> Book:
    number = book.asked + 1
    return replace(book, asked=number, question=Question(Card.from_data(entry["card"]), number))


def _found(book: Book, entry: Entry) -> Book:
    assert book.question
    question = replace(book.question, found=(*book.question.found, entry["word"]))
    return replace(book, question=question)


def _answered(book: Book, entry: Entry) -> Book:
    assert book.question
    at, right = entry["at"], entry["right"]
    question = replace(
        book.question,
        right=right,
        given=tuple(entry["given"]),
        given_behind=tuple(entry.get("given_behind", ())),
        points=entry.get("points", 0),
    )
    card, number = question.card, question.number
    before = book.cards.get(card.key)
    known = before.again(card, right, at, number) if before else first(card, right, at, number)
    return replace(
        book,
        question=question,
        cards={**book.cards, card.key: known},
        recent=(*(each for each in book.recent if at - each[0] < DAY), (at, right)),
        streak=book.streak + 1 if right else 0,
    )


APPLY = {
    "Asked": _asked,
    "WordFound": _found,
    "Answered": _answered,
    "Exported": _as_it_was,
}


def summary(book: Book) -> dict[str, Any]:
    """What the home screen needs to know of it without opening it."""
    return {
        "kind": "exercises",
        "name": book.opened["name"],
        "language": book.opened["language"],
        "phase": "open",
        "running": book.running,
        "answered": sum(known.asked for known in book.cards.values()),
        "known": sum(known.box > 0 for known in book.cards.values()),
        "decks": {deck: _of_deck(book, deck) for deck in DECKS},
        "missed": [[known.card.deck, _words(known.card), known.missed] for known in _worst(book)],
        "final": False,
    }


def _of_deck(book: Book, deck: str) -> list[int]:
    """How many were answered, and how many of them right."""
    cards = [known for known in book.cards.values() if known.card.deck == deck]
    asked = sum(known.asked for known in cards)
    return [asked, asked - sum(known.missed for known in cards)]


def _worst(book: Book) -> list[Known]:
    """What was missed most often. A rack that points were lost on is a position and no word."""
    missed = [known for known in book.cards.values() if known.missed and known.card.deck != LOST]
    return sorted(missed, key=lambda known: (-known.missed, known.card.key))[:MISSED]


def _words(card: Card) -> str:
    """Those that were to be found, or the one that was asked about."""
    return " ".join(card.answers) or card.shown
