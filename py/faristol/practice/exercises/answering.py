"""What a person answers, as facts of the log; and what is no answer yet."""

from collections.abc import Callable
from dataclasses import dataclass

from faristol.core.errors import NotOnRack
from faristol.core.letters import plain, word_text
from faristol.core.notation import read_word
from faristol.core.placement import Placed, place
from faristol.core.play import read_play, write_play
from faristol.core.scoring import score
from faristol.core.tiles import Tiles, UnreadableTiles, take
from faristol.errors import refusal
from faristol.games.log import Entry
from faristol.practice.exercises.book import Book, Question
from faristol.practice.exercises.cards import HOOKS, LOST, OF_VERDICTS, OF_WORDS, Card
from faristol.practice.lost_racks import LostRack
from faristol.texts import N_

ENOUGH = 90
"""Per cent of the best play that count as found."""


NothingAsked = refusal(
    "exercises.nothing-asked",
    N_("There is no question for this answer."),
    N_("Nothing was changed; the screen now shows where you are."),
)
NothingWritten = refusal(
    "exercises.nothing-written",
    N_("No tile has been entered."),
    N_("Write those that make a longer word; at least one does, before it or behind it."),
    field="before",
)


@dataclass(frozen=True)
class Guess:
    """A word that was written; `why` it does not count: other-tiles, without, twice, no-word."""

    word: str
    why: str | None = None


def guess(book: Book, text: str) -> Guess | None:
    """Return what is written, judged; None where nothing is."""
    card, typed = _open(book, *OF_WORDS).card, text.strip()
    if not typed:
        return None
    read = read_word(book.tile_set, typed.upper())
    if read is None:
        return Guess(typed, "other-tiles")
    word = word_text(book.tile_set, plain(read))
    if word in card.answers:
        assert book.question
        return Guess(word, "twice" if word in book.question.found else None)
    return Guess(word, _why_not(book, card, plain(read)))


def _why_not(book: Book, card: Card, word: bytes) -> str:
    letters = tuple(book.tile_set.letters)
    tiles: Tiles = tuple(letters[code - 1] for code in word)
    rack = book.tile_set.read_strict(card.shown) or ()
    left = take(rack, tiles)
    if left is None or (left and not card.tile):
        return "other-tiles"
    return "without" if card.tile and card.tile not in tiles else "no-word"


def found(book: Book, word: str) -> list[Entry]:
    """Note one of the words; with the last of them the question is answered."""
    question = _open(book, *OF_WORDS)
    last = len(question.found) + 1 == len(question.card.answers)
    return [{"type": "WordFound", "word": word}, *(_answered(True, [*question.found, word]) if last else [])]


def verdict(book: Book, valid: bool) -> list[Entry]:
    question = _open(book, *OF_VERDICTS)
    return _answered(question.card.valid is valid, ["valid" if valid else "not-valid"])


def hooks(book: Book, before: str, behind: str) -> list[Entry]:
    card = _open(book, HOOKS).card
    given, given_behind = _tiles(book, before, "before"), _tiles(book, behind, "behind")
    if not given and not given_behind:
        raise NothingWritten
    right = (set(given), set(given_behind)) == (set(card.before), set(card.behind))
    return _answered(right, given, given_behind=given_behind)


def _tiles(book: Book, text: str, field: str) -> list[str]:
    """Return each tile once, in tile order."""
    try:
        tiles = book.tile_set.read(text.replace("-", " "))
    except UnreadableTiles as wrong:
        raise wrong.at(field) from None
    return list(book.tile_set.sort(set(tiles)))


def play(book: Book, text: str, is_word: Callable[[bytes], bool]) -> list[Entry]:
    """Take a play as the answer: one that does not fit is none, one with a wrong word is worth nothing."""
    lost = lost_rack(_open(book, LOST).card)
    placed = placed_on(book, lost, text)
    known = all(is_word(plain(word.letters)) for word in placed.words)
    points = score(book.tile_set, lost.rules, placed).total if known else 0
    right = known and 100 * points >= ENOUGH * lost.top
    return _answered(right, [write_play(book.tile_set, placed.play)], points=points)


def placed_on(book: Book, lost: LostRack, text: str) -> Placed:
    """Return a play that is written; in small letters throughout, as on a telephone, it has no blanks."""
    try:
        return place(book.tile_set, lost.rules, lost.board, read_play(book.tile_set, text), lost.rack)
    except NotOnRack:
        capitals = read_play(book.tile_set, text.upper())
        return place(book.tile_set, lost.rules, lost.board, capitals, lost.rack)


def lost_rack(card: Card) -> LostRack:
    assert card.lost
    return LostRack(**card.lost)


def give_up(book: Book) -> list[Entry]:
    """End the question; what was found so far stays in what was answered."""
    return _answered(False, list(_open(book).found))


def _open(book: Book, *decks: str) -> Question:
    """Return the question of these kinds that waits for an answer; a tap that came twice finds none."""
    question = book.question
    if question is None or not question.open or (decks and question.card.deck not in decks):
        raise NothingAsked
    return question


def _answered(right: bool, given: list[str], **more: object) -> list[Entry]:
    return [{"type": "Answered", "right": right, "given": given, **more}]
