"""The kinds of exercise, each with what is to be repeated of it, and what comes next."""

from collections.abc import Iterator

from faristol.games.log import effective
from faristol.practice.exercises.asking import (
    answered_today,
    due,
    fresh_missed,
    fresh_of_list,
    fresh_racks,
    of_kind,
)
from faristol.practice.exercises.book import A_DAY, Book
from faristol.practice.exercises.cards import DAILY, DECKS, DUE, HOOKS, LIST, LOST, MISSED, Card
from faristol.practice.exercises.repeating import Known, day
from faristol.screens.lost_racks.practising import WANTED
from faristol.screens.practice.exercise_decks import Deck, daily, explained, kind_name, material_of, of_list
from faristol.screens.practice.exercises.place import book_of, is_asked, material, open_event
from faristol.screens.practice.exercises.way import TIMES, Way, way_of
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
class Daily:
    """The words of a day: how many were answered today, of how many."""

    deck: Deck
    done: int
    of: int


@view_value
class Kinds:
    daily: Daily
    decks: tuple[DeckRow, ...]
    lists: tuple[DeckRow, ...]
    wanted: Deck | None
    """The list that was just handed over."""
    step: NextStep
    way: Way
    times: tuple[tuple[str, str, None], ...]
    """The seconds that one may give oneself for a question."""


@view_value
class BookFigures:
    """How the day goes, and the whole book."""

    right: int
    today: int
    streak: int
    due: int
    known: int
    elsewhere: int
    """So many questions are of lists that this device does not have."""


def kinds(scene: Scene) -> Kinds:
    book, t = book_of(scene), scene.texts
    decks = tuple(_deck_row(book, each, scene) for each in explained(book.tile_set, t))
    lists = tuple(_deck_row(book, each, scene) for each in _of_lists(scene, t))
    asked = scene.session.get(WANTED)
    wanted = next((row.deck for row in lists if row.deck.deck == asked), None)
    done = min(answered_today(book, scene.now, scene.zone), A_DAY)
    of_day = Daily(daily(book.tile_set, t), done, A_DAY)
    return Kinds(of_day, decks, lists, wanted, _next_step(scene, wanted, t), way_of(scene), _times(t))


def _times(t: Texts) -> tuple[tuple[str, str, None], ...]:
    limits = (t.gettext("%(num)s s") % {"num": seconds} for seconds in TIMES if seconds)
    names = [t.gettext("No limit"), *limits]
    return tuple((str(seconds), name, None) for seconds, name in zip(TIMES, names, strict=True))


def _of_lists(scene: Scene, t: Texts) -> Iterator[Deck]:
    """Yield each list, and its hooks where they are asked."""
    book, wanted = book_of(scene), scene.session.get(WANTED)
    words = {own.number: own.count for own in material_of(scene.remembered).lists}
    for own in material(scene).lists:
        if own.language != book.opened.language:
            continue
        yield of_list(own, LIST, words[own.number], t)
        hooked = own.kind(HOOKS)
        if own.number and (wanted == hooked or of_kind(book, hooked)):
            yield of_list(own, HOOKS, words[own.number], t)


def _deck_row(book: Book, deck: Deck, scene: Scene) -> DeckRow:
    every, now = of_kind(book, deck.deck), _due(scene, deck.deck)
    return DeckRow(deck, len(now), len(every) - len(now), _fresh(book, deck.deck, scene))


def _fresh(book: Book, kind: str, scene: Scene) -> int | None:
    if kind == LOST:
        return len(fresh_racks(book, material(scene).racks))
    if kind == MISSED:
        return len(fresh_missed(book, material(scene).racks))
    own = material(scene).list_of(book, kind)
    return len(fresh_of_list(book, own, kind.partition(" ")[0])) if own else None


def _due(scene: Scene, kind: str) -> list[Known]:
    return due(book_of(scene), kind, material(scene), scene.now, scene.zone)


def figures(book: Book, scene: Scene) -> BookFigures:
    today = [right for at, right in book.recent if day(at, scene.zone) == day(scene.now, scene.zone)]
    to_repeat, there = len(_due(scene, DUE)), material(scene)
    every = of_kind(book, DUE)
    coming = sum(there.asks(book, known.card) for known in every)
    return BookFigures(
        sum(today), len(today), book.streak, to_repeat, coming - to_repeat, len(every) - coming
    )


def _next_step(scene: Scene, wanted: Deck | None, t: Texts) -> NextStep:
    """Return what was just kept, what waits for its answer, what is to be repeated, or the last kind."""
    book, asked = book_of(scene), scene.session.get(WANTED)
    if wanted:
        return NextStep(wanted.deck, t.gettext("Begin"), f"{wanted.name} · {wanted.what}")
    if asked == DAILY and answered_today(book, scene.now, scene.zone) < A_DAY:
        return NextStep(DAILY, t.gettext("Begin"), kind_name(DAILY, None, t))
    if asked in DECKS and asked != LIST and _fresh(book, asked, scene) != 0:
        return NextStep(asked, t.gettext("Begin"), kind_name(asked, None, t))
    if book.question and book.question.open and is_asked(scene, kind := book.question.card.kind):
        return NextStep(kind, t.gettext("Go on"), _name(scene, kind, t))
    to_repeat = len(_due(scene, DUE))
    if to_repeat:
        sentence = t.ngettext("%(num)s question is due", "%(num)s questions are due", to_repeat)
        return NextStep(DUE, t.gettext("Repeat"), sentence % {"num": to_repeat})
    last = next((kind for kind in _asked_last_first(scene) if _goes_on(scene, kind)), None)
    kind = last or DECKS[0]
    return NextStep(kind, t.gettext("Go on") if last else t.gettext("Begin"), _name(scene, kind, t))


def _asked_last_first(scene: Scene) -> Iterator[str]:
    """Yield each kind that was asked once, however many questions it had."""
    had = set()
    for entry in reversed(effective(open_event(scene).entries)):
        if entry["type"] == "Asked" and (kind := Card.from_data(entry["card"]).kind) not in had:
            had.add(kind)
            yield kind


def _goes_on(scene: Scene, kind: str) -> bool:
    return kind not in (LOST, MISSED) and is_asked(scene, kind) and _fresh(book_of(scene), kind, scene) != 0


def _name(scene: Scene, kind: str, t: Texts) -> str:
    return kind_name(kind, material(scene).list_of(book_of(scene), kind), t)
