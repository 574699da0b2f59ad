"""Which question comes next: first what is to be repeated, then something new."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from faristol.errors import refusal
from faristol.games.log import Entry
from faristol.practice.exercises.book import Book
from faristol.practice.exercises.cards import DUE, LIST, LOST, Card
from faristol.practice.exercises.making import new_card, of_lost_rack
from faristol.practice.exercises.own_list import OwnList, card_of, key_of
from faristol.practice.exercises.own_list import racks as racks_of_list
from faristol.practice.exercises.repeating import Known, can_come, is_due
from faristol.practice.lost_racks import LostRack
from faristol.texts import N_
from faristol.words.bitsets import Bitsets

NothingToAsk = refusal(
    "exercises.nothing-to-ask",
    N_("There is nothing to ask here now."),
    N_("Choose another kind of exercise; what you know comes back in a few days."),
)


@dataclass(frozen=True)
class Material:
    """What the device keeps to be asked: racks on which much was lost, and a list of words."""

    racks: tuple[LostRack, ...] = ()
    own: OwnList | None = None


def of_deck(book: Book, deck: str) -> list[Known]:
    """Return the questions that were answered, of one kind or of all."""
    return [known for known in book.cards.values() if deck in (DUE, known.card.deck)]


def due(book: Book, deck: str, now: int, zone: int) -> list[Known]:
    return [known for known in of_deck(book, deck) if is_due(known, now, zone)]


def fresh_racks(book: Book, racks: Iterable[LostRack]) -> list[Card]:
    """Return the racks on this device, in this book's language, that it has not asked yet."""
    language = book.opened.language
    cards = [of_lost_rack(lost) for lost in racks if lost.language == language]
    return [card for card in cards if card.key not in book.cards]


def fresh_of_list(book: Book, own: OwnList | None) -> list[str]:
    """Return the racks of the list, if it is of this book's language, that it has not asked yet."""
    if own is None or own.language != book.opened.language:
        return []
    return [rack for rack in racks_of_list(own) if key_of(rack) not in book.cards]


def ask(
    book: Book,
    deck: str,
    material: Material,
    words: Callable[[], Bitsets],
    now: int,
    zone: int,
) -> list[Entry]:
    """Ask the next question; the lexicon is fetched from `words` only where a new one has to be made."""
    card = next_card(book, deck, material, words, now, zone)
    if card is None:
        raise NothingToAsk
    return [{"type": "Asked", "card": card.data}]


def next_card(
    book: Book, deck: str, material: Material, words: Callable[[], Bitsets], now: int, zone: int
) -> Card | None:
    waiting = sorted(due(book, deck, now, zone), key=lambda known: (known.box, known.number))
    coming = [known for known in waiting if can_come(known, book.asked, now, zone)]
    if coming:
        return coming[0].card
    return _new(book, deck, material, words) or (waiting[0].card if waiting else None)


def _new(book: Book, deck: str, material: Material, words: Callable[[], Bitsets]) -> Card | None:
    if deck == DUE:
        return None
    if deck == LOST:
        return next(iter(fresh_racks(book, material.racks)), None)
    if deck == LIST:
        fresh = fresh_of_list(book, material.own)
        made = (card_of(rack, words()) for rack in fresh)
        return next((card for card in made if card), None)
    return new_card(book, deck, words())
