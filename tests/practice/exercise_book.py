"""A person with an exercise book: asks for questions, answers them, lets days go by."""

from typing import Any

from faristol.games.log import Entry, effective, stamped, undo
from faristol.kinds import tell
from faristol.practice.exercises import answering
from faristol.practice.exercises.asking import ask, due
from faristol.practice.exercises.book import Book, open_book
from faristol.practice.exercises.cards import DUE
from faristol.practice.exercises.facts import FACTS
from faristol.practice.exercises.repeating import DAY
from positions import whole
from table import NOON


class ExerciseBook:
    def __init__(self, language: str = "ca", lot: int = 0, name: str = "Exercises") -> None:
        self.words = whole(language)
        self.now = NOON
        self.racks: tuple[Any, ...] = ()
        self.entries: list[Entry] = []
        self.write(open_book(name, self.words.lexicon.about, bytes([lot]) * 16, "0"))

    @property
    def book(self) -> Book:
        told = tell(self.entries)
        assert told and told.broken is None
        state: Book = told.state
        return state

    @property
    def question(self) -> Any:
        return self.book.question

    @property
    def card(self) -> Any:
        return self.question.card

    def write(self, facts: list[Entry]) -> "ExerciseBook":
        self.now += 1_000
        self.entries += stamped(facts, len(self.entries), self.now, str(len(self.entries)))
        return self

    def days(self, number: int) -> "ExerciseBook":
        self.now += number * DAY
        return self

    def asks(self, deck: str) -> "ExerciseBook":
        return self.write(ask(self.book, deck, self.racks, lambda: self.words, self.now, 60))

    def answers(self, right: bool) -> "ExerciseBook":
        """A question of valid or not."""
        return self.write(answering.verdict(self.book, self.card.valid is right))

    def undoes(self) -> "ExerciseBook":
        return self.write([undo(self.entries, FACTS.final)])

    def finds(self, word: str) -> "ExerciseBook":
        return self.write(answering.found(self.book, word))

    def due(self, deck: str = DUE) -> list[str]:
        return [known.card.key for known in due(self.book, deck, self.now, 60)]

    @property
    def types(self) -> list[str]:
        return [entry["type"] for entry in effective(self.entries)]
