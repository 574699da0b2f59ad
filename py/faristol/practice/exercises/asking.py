"""Which question comes next: first what is to be repeated, then something new."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from faristol.core.letters import letter
from faristol.core.tiles import tile_set
from faristol.errors import refusal
from faristol.games.log import Entry
from faristol.practice.exercises.book import A_DAY, Book
from faristol.practice.exercises.cards import DAILY, DUE, LIST, LOST, MISSED, SEVENS, Card
from faristol.practice.exercises.making import new_card, of_list, of_lost_rack, of_missed
from faristol.practice.exercises.repeating import Known, can_come, day, is_due
from faristol.practice.exercises.study_lists import LONGEST, StudyList, asked_about, key_of
from faristol.practice.lost_racks import LostRack, missed_words
from faristol.texts import N_
from faristol.words.bitsets import Bitsets

NothingToAsk = refusal(
    "exercises.nothing-to-ask",
    N_("There is nothing to ask here now."),
    N_("Choose another kind of exercise; what you know comes back in a few days."),
)

FEW_ANSWERS = 3
"""A word of the day is a word, and no long list."""


@dataclass(frozen=True)
class Material:
    """What the device keeps to be asked: racks on which much was lost, and lists of words."""

    racks: tuple[LostRack, ...] = ()
    lists: tuple[StudyList, ...] = ()

    def list_of(self, book: Book, kind: str) -> StudyList | None:
        """Return the list that a kind of exercise is about, if it is here and of this book's language."""
        deck, _, number = kind.partition(" ")
        of_book = (own for own in self.lists if own.language == book.opened.language)
        known = number or deck == LIST
        return next((own for own in of_book if known and own.number == number), None)

    def asks(self, book: Book, card: Card) -> bool:
        """Return whether a question that was had can come back: the list that it is of may be deleted."""
        of_a_list = card.of or card.deck == LIST
        return not of_a_list or self.list_of(book, card.kind) is not None


def of_kind(book: Book, kind: str) -> list[Known]:
    """Return the questions that were answered, of one kind or of all; a play is no word of the day."""
    every = book.cards.values()
    if kind == DAILY:
        return [known for known in every if known.card.deck != LOST]
    return [known for known in every if kind in (DUE, known.card.kind)]


def due(book: Book, kind: str, material: Material, now: int, zone: int) -> list[Known]:
    there = (known for known in of_kind(book, kind) if material.asks(book, known.card))
    return [known for known in there if is_due(known, now, zone)]


def fresh_racks(book: Book, racks: Iterable[LostRack]) -> list[Card]:
    """Return the racks on this device, in this book's language, that it has not asked yet."""
    language = book.opened.language
    cards = [of_lost_rack(lost) for lost in racks if lost.language == language]
    return [card for card in cards if card.key not in book.cards]


def fresh_missed(book: Book, racks: Iterable[LostRack]) -> list[str]:
    """Return the tiles of the words missed in games here, in this book's language, not asked yet."""
    language = book.opened.language
    tiles = tile_set(language)
    missed = missed_words(lost for lost in racks if lost.language == language)
    fitting = (word for word in missed if len(word) <= LONGEST)
    shown = (tiles.write(tiles.sort(letter(tiles, code) for code in word)) for word in fitting)
    return [each for each in dict.fromkeys(shown) if Card(MISSED, each).key not in book.cards]


def fresh_of_list(book: Book, own: StudyList, deck: str) -> list[str]:
    """Return what the book has not asked yet of a list."""
    return [each for each in asked_about(own, deck) if key_of(own, deck, each) not in book.cards]


def ask(
    book: Book,
    kind: str,
    material: Material,
    words: Callable[[], Bitsets],
    now: int,
    zone: int,
) -> list[Entry]:
    """Ask the next question; the lexicon is fetched from `words` only where a new one has to be made."""
    card = next_card(book, kind, material, words, now, zone)
    if card is None:
        raise NothingToAsk
    if own := material.list_of(book, card.kind):
        card = replace(card, list_name=own.name)
    return [{"type": "Asked", "card": card.data, **({"daily": True} if kind == DAILY else {})}]


def answered_today(book: Book, now: int, zone: int) -> int:
    """Return how many of the words of the day were answered today; what one practises beside them is none."""
    return sum(day(at, zone) == day(now, zone) for at in book.daily)


def next_card(
    book: Book, kind: str, material: Material, words: Callable[[], Bitsets], now: int, zone: int
) -> Card | None:
    if kind == DAILY and answered_today(book, now, zone) >= A_DAY:
        return None
    waiting = sorted(due(book, kind, material, now, zone), key=lambda known: (known.interval, known.number))
    coming = [known for known in waiting if can_come(known, book.asked, now, zone)]
    if coming:
        return coming[0].card
    return _new(book, kind, material, words) or (waiting[0].card if waiting else None)


def _new(book: Book, kind: str, material: Material, words: Callable[[], Bitsets]) -> Card | None:
    if kind == DUE:
        return None
    if kind == LOST:
        return next(iter(fresh_racks(book, material.racks)), None)
    if kind == MISSED:
        missed = (of_missed(each, words()) for each in fresh_missed(book, material.racks))
        return next((card for card in missed if card), None)
    if kind == DAILY:
        kinds = (MISSED, *(own.kind(LIST) for own in material.lists))
        every = (_new(book, each, material, words) for each in kinds)
        return next((card for card in every if card), None) or new_card(book, SEVENS, words(), FEW_ANSWERS)
    deck, _, number = kind.partition(" ")
    if number or deck == LIST:
        own = material.list_of(book, kind)
        made = (of_list(own, deck, each, words()) for each in fresh_of_list(book, own, deck)) if own else ()
        return next((card for card in made if card), None)
    return new_card(book, deck, words())
