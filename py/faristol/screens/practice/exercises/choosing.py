"""The kinds of exercise, each with what is to be repeated of it, and what comes next."""

from typing import Any

from faristol.games.log import effective
from faristol.practice.exercises.asking import due, fresh_racks, of_deck
from faristol.practice.exercises.book import Book
from faristol.practice.exercises.cards import DECKS, DUE, LOST
from faristol.practice.exercises.repeating import day
from faristol.screens.lost_racks.practising import WANTED
from faristol.screens.practice.exercise_decks import explained, names
from faristol.screens.practice.exercises.place import book_of, open_event, racks
from faristol.screens.scene import Scene
from faristol.texts import Texts


def view(scene: Scene) -> dict[str, Any]:
    book, t = book_of(scene), scene.texts
    decks = [{**each, **_of_deck(book, each["deck"], scene)} for each in explained(book.tile_set, t)]
    return {"decks": decks, "step": _next_step(book, scene, t)}


def _of_deck(book: Book, deck: str, scene: Scene) -> dict[str, Any]:
    every, now = of_deck(book, deck), due(book, deck, scene.now, scene.zone)
    fresh = len(fresh_racks(book, racks(scene))) if deck == LOST else None
    return {
        "due": len(now),
        "known": len(every) - len(now),
        "fresh": fresh,
        "empty": deck == LOST and not fresh and not every,
    }


def figures(book: Book, scene: Scene) -> dict[str, int]:
    """How the day goes, and the whole book."""
    today = [right for at, right in book.recent if day(at, scene.zone) == day(scene.now, scene.zone)]
    to_repeat = len(due(book, DUE, scene.now, scene.zone))
    return {
        "right": sum(today),
        "today": len(today),
        "streak": book.streak,
        "due": to_repeat,
        "known": len(book.cards) - to_repeat,
    }


def _next_step(book: Book, scene: Scene, t: Texts) -> dict[str, Any]:
    """Racks just kept, what waits for its answer, what is to be repeated, the kind that was done last."""
    named = names(t)
    if scene.session.get(WANTED) == LOST and fresh_racks(book, racks(scene)):
        return {"deck": LOST, "title": t.gettext("Begin"), "what": named[LOST]}
    if book.question and book.question.open:
        deck = book.question.card.deck
        return {"deck": deck, "title": t.gettext("Go on"), "what": named[deck]}
    to_repeat = len(due(book, DUE, scene.now, scene.zone))
    if to_repeat:
        sentence = t.ngettext("%(num)s question is due", "%(num)s questions are due", to_repeat)
        return {"deck": DUE, "title": t.gettext("Repeat"), "what": sentence % {"num": to_repeat}}
    last = next(
        (
            entry["card"]["deck"]
            for entry in reversed(effective(open_event(scene).entries))
            if entry["type"] == "Asked" and entry["card"]["deck"] != LOST
        ),
        None,
    )
    deck = last or DECKS[0]
    return {"deck": deck, "title": t.gettext("Go on") if last else t.gettext("Begin"), "what": named[deck]}
