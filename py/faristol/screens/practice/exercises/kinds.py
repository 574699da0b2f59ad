"""The kinds of exercise, each with what is to be repeated of it, and what comes next."""

from collections.abc import Iterator

from faristol.games.log import effective
from faristol.practice.exercises.asking import due, fresh_of_list, fresh_racks, of_deck
from faristol.practice.exercises.book import Book
from faristol.practice.exercises.cards import DECKS, DUE, LIST, LOST
from faristol.practice.exercises.repeating import day
from faristol.screens.lost_racks.practising import WANTED
from faristol.screens.practice.exercise_decks import Deck, explained, names
from faristol.screens.practice.exercises.place import book_of, material, open_event
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class DeckRow:
    """A kind of exercise; `fresh` is how much of what is kept was not asked yet, None for other kinds."""

    deck: Deck
    due: int
    known: int
    fresh: int | None

    @property
    def empty(self) -> bool:
        return self.fresh == 0 and not self.due and not self.known


@view_value
class NextStep:
    deck: str
    title: str
    what: str


@view_value
class Kinds:
    decks: tuple[DeckRow, ...]
    step: NextStep


@view_value
class BookFigures:
    """How the day goes, and the whole book."""

    right: int
    today: int
    streak: int
    due: int
    known: int


def kinds(scene: Scene) -> Kinds:
    book, t = book_of(scene), scene.texts
    decks = tuple(_deck_row(book, each, scene) for each in explained(book.tile_set, t))
    return Kinds(decks, _next_step(book, scene, t))


def _deck_row(book: Book, deck: Deck, scene: Scene) -> DeckRow:
    every, now = of_deck(book, deck.deck), due(book, deck.deck, scene.now, scene.zone)
    return DeckRow(deck, len(now), len(every) - len(now), _fresh(book, deck.deck, scene))


def _fresh(book: Book, deck: str, scene: Scene) -> int | None:
    if deck == LOST:
        return len(fresh_racks(book, material(scene).racks))
    return len(fresh_of_list(book, material(scene).own)) if deck == LIST else None


def figures(book: Book, scene: Scene) -> BookFigures:
    today = [right for at, right in book.recent if day(at, scene.zone) == day(scene.now, scene.zone)]
    to_repeat = len(due(book, DUE, scene.now, scene.zone))
    return BookFigures(sum(today), len(today), book.streak, to_repeat, len(book.cards) - to_repeat)


def _next_step(book: Book, scene: Scene, t: Texts) -> NextStep:
    """Return the racks just kept, what waits for its answer, what is to be repeated, or the last kind."""
    named = names(t)
    wanted = scene.session.get(WANTED)
    if wanted in DECKS and _fresh(book, wanted, scene) != 0:
        return NextStep(wanted, t.gettext("Begin"), named[wanted])
    if book.question and book.question.open:
        deck = book.question.card.deck
        return NextStep(deck, t.gettext("Go on"), named[deck])
    to_repeat = len(due(book, DUE, scene.now, scene.zone))
    if to_repeat:
        sentence = t.ngettext("%(num)s question is due", "%(num)s questions are due", to_repeat)
        return NextStep(DUE, t.gettext("Repeat"), sentence % {"num": to_repeat})
    asked = (entry for entry in reversed(effective(open_event(scene).entries)) if entry["type"] == "Asked")
    decks: Iterator[str] = (entry["card"]["deck"] for entry in asked)
    last = next((deck for deck in decks if deck != LOST), None)
    deck = last or DECKS[0]
    return NextStep(deck, t.gettext("Go on") if last else t.gettext("Begin"), named[deck])
