"""Racks on which much was lost, offered after an event to be tried again among one's exercises."""

from collections.abc import Iterable, Sequence
from typing import Any

from faristol.practice.exercises.cards import LOST
from faristol.practice.lost_racks import LOST_RACKS_RECORD, LostRack, added, read
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Slot
from faristol.screens.view import view_value

WANTED = Slot("wanted-exercise", str)
"""The kind of exercise with which the book that is opened next is to begin."""
BOOKS = Slot("exercises_setup", dict[str, str])
"""What is chosen on the form of an exercise book."""


def last_book(cards: Iterable[dict[str, Any]], language: str) -> dict[str, Any] | None:
    """Return the exercise book of this language that was written in last."""
    books = (card for card in cards if card["kind"] == "exercises" and card["language"] == language)
    return max(books, key=lambda card: card["at"], default=None)


@view_value
class Offer:
    """So many racks, whether the device has them all already, and where they are practised."""

    count: int
    kept: bool
    href: str


def offer(scene: Scene, racks: Sequence[LostRack]) -> Offer | None:
    """Return what `practising.html` offers; None where nothing to speak of was lost."""
    if not racks:
        return None
    there = {(each.language, each.position) for each in read(scene.remembered.get(LOST_RACKS_RECORD))}
    kept = all((each.language, each.position) in there for each in racks)
    return Offer(len(racks), kept, book_or_form(scene, racks[0].language))


def book_or_form(scene: Scene, language: str) -> str:
    """Return the address of the book that was written in last, else that of the form of a new one."""
    book = last_book(scene.cards, language)
    return f"#/event/{book['stream']}" if book else "#/exercises"


def keep_racks(scene: Scene, racks: Sequence[LostRack]) -> Step:
    """Keep them on the device, for the exercise book of their language."""
    sentence = scene.texts.ngettext("%(num)s rack is kept", "%(num)s racks are kept", len(racks))
    return Step(
        session=scene.session.put(WANTED, LOST).put(BOOKS, {"language": racks[0].language}),
        remember={LOST_RACKS_RECORD: added(scene.remembered.get(LOST_RACKS_RECORD), racks)},
        focus="to-exercises",
        announce=sentence % {"num": len(racks)},
    )
