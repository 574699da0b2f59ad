"""What the log of an exercise book may say."""

from dataclasses import replace

from faristol.core.tiles import tile_set
from faristol.facts import Fact, Facts
from faristol.fields import (
    Damaged,
    Moment,
    Name,
    Points,
    Tile,
    reader,
)
from faristol.practice.exercises.book import A_DAY, Book, ExercisesOpened, Question
from faristol.practice.exercises.cards import DECKS, LOST, OF_VERDICTS, Card
from faristol.practice.exercises.repeating import DAY, answered
from faristol.practice.lost_racks import LostRack
from faristol.texts import N_


class Asked(Fact):
    """A question, whole, with what is right. One that was asked stays asked."""

    card: Card
    at: Moment = 0
    daily: bool = False
    """Whether it was asked as one of the words of the day."""
    log_sentence = N_("%(exercise)s: %(shown)s")
    final = True

    def apply(self, book: Book) -> Book:
        card, number = self.card, book.asked + 1
        if card.deck not in DECKS or not _can_be_asked(book, card):
            raise Damaged("card")
        return replace(book, asked=number, question=Question(card, number, self.at, self.daily))


class WordFound(Fact):
    """One of the words it asks for."""

    word: Name
    log_sentence = N_("Found: %(word)s")

    def apply(self, book: Book) -> Book:
        assert book.question
        question = replace(book.question, found=(*book.question.found, self.word))
        return replace(book, question=question)


class WrongGuess(Fact):
    """A word that was written and is none."""

    word: Name
    log_sentence = N_("Not a word: %(word)s")

    def apply(self, book: Book) -> Book:
        assert book.question
        question = replace(book.question, wrong=(*book.question.wrong, self.word))
        return replace(book, question=question)


class Answered(Fact):
    """What was answered, and whether it is right; for a play its points."""

    at: Moment
    right: bool
    given: tuple[Name, ...]
    given_behind: tuple[Tile, ...] | None = None
    """Of a hook."""
    points: Points = 0
    own_word: bool = False
    """The answer was shown, and the person said whether it was known."""

    @property
    def sentence(self) -> str:
        if self.own_word:
            return N_("Known, by one’s own word") if self.right else N_("Not known, by one’s own word")
        return N_("Right: %(given)s") if self.right else N_("Missed: %(given)s")

    def apply(self, book: Book) -> Book:
        assert book.question
        question = replace(
            book.question,
            right=self.right,
            given=self.given,
            given_behind=self.given_behind or (),
            points=self.points,
            took=max(0, self.at - book.question.at),
            own_word=self.own_word,
        )
        card, number, outcome = question.card, question.number, question.outcome
        daily = (*book.daily, self.at) if question.daily else book.daily
        known = answered(book.cards.get(card.key), card, outcome, self.at, number)
        return replace(
            book,
            question=question,
            cards={**book.cards, card.key: known},
            recent=(*(each for each in book.recent if self.at - each[0] < DAY), (self.at, outcome.clean)),
            daily=daily[-A_DAY:],
            streak=book.streak + 1 if outcome.clean else 0,
        )


def _can_be_asked(book: Book, card: Card) -> bool:
    """Return whether it holds what a question of its kind needs."""
    if card.deck == LOST:
        lost = reader(LostRack)(card.lost)
        if book.tile_set.signs != tile_set(lost.language).signs:
            return False
        return lost.top > 0 and len(lost.board.squares) > 0 and len(lost.rack) > 0
    return card.lost is None and (card.deck not in OF_VERDICTS or card.valid is not None)


FACTS: Facts[Book] = Facts(ExercisesOpened, globals())
apply = FACTS.apply
