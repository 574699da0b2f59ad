"""A person with an exercise book: asks for questions, answers them, lets days go by."""

from typing import Any, Self

from drivers.log import SECOND, Log
from drivers.positions import whole
from faristol.games.log import Entry, effective
from faristol.practice.exercises import answering
from faristol.practice.exercises.asking import Material, ask, due
from faristol.practice.exercises.book import Book, open_book
from faristol.practice.exercises.cards import DUE
from faristol.practice.exercises.repeating import DAY
from faristol.practice.exercises.study_lists import StudyList


class ExerciseBook(Log):
    """A second passes before every act."""

    def __init__(self, language: str = "ca", lot: int = 0, name: str = "Exercises") -> None:
        self.words = whole(language)
        self.racks: tuple[Any, ...] = ()
        self.lists: tuple[StudyList, ...] = ()
        super().__init__(open_book(name, self.words.lexicon.about, bytes([lot]) * 16, "0"))

    @property
    def book(self) -> Book:
        book: Book = self.state
        return book

    @property
    def question(self) -> Any:
        return self.book.question

    @property
    def card(self) -> Any:
        return self.question.card

    @property
    def material(self) -> Material:
        return Material(tuple(self.racks), self.lists)

    def passes(self, written: int) -> int:
        return 0

    def write(self, facts: list[Entry]) -> Self:
        self.now += SECOND
        return super().write(facts)

    def days(self, number: int) -> "ExerciseBook":
        self.now += number * DAY
        return self

    def asks(self, deck: str) -> "ExerciseBook":
        return self.write(ask(self.book, deck, self.material, lambda: self.words, self.now, 60))

    def answers(self, right: bool) -> "ExerciseBook":
        """A question of valid or not."""
        return self.write(answering.verdict(self.book, self.card.valid is right))

    def finds(self, word: str) -> "ExerciseBook":
        return self.write(answering.found(self.book, word))

    def due(self, deck: str = DUE) -> list[str]:
        return [known.card.key for known in due(self.book, deck, self.material, self.now, 60)]

    @property
    def types(self) -> list[str]:
        return [entry["type"] for entry in effective(self.entries)]
