"""An exercise book as its log tells it: facts.py has what changes it, answering.py what may be answered."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from faristol.core.tiles import TileSet, tile_set_data
from faristol.facts import Opened
from faristol.fields import Digits, Language, Lexicon, TileSetData
from faristol.games.log import Entry
from faristol.practice.exercises.cards import DECKS, LOST, Card
from faristol.practice.exercises.repeating import Known, Outcome
from faristol.texts import N_

LOG_VERSION = 2
LOT_BYTES = 16
A_DAY = 5
"""So many questions are the words of a day."""
MISSED = 20
"""So many of the questions that were missed most are told of a book."""


@dataclass(frozen=True)
class Question:
    """The one on the screen; `right` is None until it is answered."""

    card: Card
    number: int
    at: int
    """When it was asked."""
    daily: bool = False
    """Whether it was asked as one of the words of the day."""
    found: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    """The words that were guessed and are none."""
    right: bool | None = None
    given: tuple[str, ...] = ()
    given_behind: tuple[str, ...] = ()
    points: int = 0
    took: int = 0
    """Milliseconds until it was answered."""
    own_word: bool = False
    """Whether the person judged it, once the answer was shown."""

    @property
    def outcome(self) -> Outcome:
        return Outcome(bool(self.right), len(self.wrong), self.took)

    @property
    def open(self) -> bool:
        return self.right is None


class ExercisesOpened(Opened):
    """Everything the book depends on: language, tiles, words, the lot by which questions are made."""

    language: Language
    tile_set: TileSetData
    lexicon: Lexicon
    lot: Digits
    log_sentence = N_("The exercise book was begun")


@dataclass(frozen=True)
class Book:
    opened: ExercisesOpened
    tile_set: TileSet
    cards: Mapping[str, Known] = field(default_factory=dict)
    """Every question that was ever answered, by its key."""
    question: Question | None = None
    asked: int = 0
    recent: tuple[tuple[int, bool], ...] = ()
    """When the last answers were given, and whether they were right: at least those of the last day."""
    daily: tuple[int, ...] = ()
    """When the last words of a day were answered, as many as are those of one day."""
    streak: int = 0
    """So many right ones in a row."""

    running = False
    ticking_since = None

    @property
    def lot(self) -> bytes:
        return bytes.fromhex(self.opened.lot)


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
    first = ExercisesOpened(entry)
    return Book(opened=first, tile_set=TileSet.from_data(first.tile_set))


def summary(book: Book) -> dict[str, Any]:
    """Return what the home screen needs to know of it without opening it."""
    return {
        "kind": "exercises",
        "name": book.opened.name,
        "language": book.opened.language,
        "phase": "open",
        "running": book.running,
        "answered": sum(known.asked for known in book.cards.values()),
        "lately": list(book.daily),
        "known": sum(known.right for known in book.cards.values()),
        "decks": {deck: _of_deck(book, deck) for deck in DECKS},
        "missed": [[known.card.deck, _words(known.card), known.missed] for known in _worst(book)],
        "final": False,
    }


def _of_deck(book: Book, deck: str) -> list[int]:
    """Return how many were answered, and how many of them right."""
    cards = [known for known in book.cards.values() if known.card.deck == deck]
    asked = sum(known.asked for known in cards)
    return [asked, asked - sum(known.missed for known in cards)]


def _worst(book: Book) -> list[Known]:
    """Return what was missed most often. A rack that points were lost on is a position and no word."""
    missed = [known for known in book.cards.values() if known.missed and known.card.deck != LOST]
    return sorted(missed, key=lambda known: (-known.missed, known.card.key))[:MISSED]


def _words(card: Card) -> str:
    """Return the words that were to be found, or the one that was asked about."""
    return " ".join(card.answers) or card.shown
