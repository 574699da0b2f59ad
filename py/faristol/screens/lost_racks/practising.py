"""What leads to one's exercises: racks on which much was lost, and lists of words to be studied."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from faristol.practice.exercises.cards import LIST, LOST
from faristol.practice.exercises.study_lists import NUMBER_BYTES, StudyList, of_words, study_lists, with_more
from faristol.practice.lost_racks import LOST_RACKS_RECORD, LostRack, added, missed_words, read
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
    """So many racks, whether the device has them all already, where they are practised, and words missed."""

    count: int
    kept: bool
    href: str
    words: int


def offer(scene: Scene, racks: Sequence[LostRack], every: Sequence[LostRack]) -> Offer | None:
    """Return what `practising.html` offers, of the dearest racks and of all; None if all was found."""
    words = len(missed(scene, every))
    if not racks and not words:
        return None
    there = {(each.language, each.position) for each in read(scene.remembered.get(LOST_RACKS_RECORD))}
    kept = all((each.language, each.position) in there for each in racks)
    return Offer(len(racks), kept, book_or_form(scene, every[0].language), words)


def book_or_form(scene: Scene, language: str) -> str:
    """Return the address of the book that was written in last, else that of the form of a new one."""
    book = last_book(scene.cards, language)
    return f"#/event/{book['stream']}" if book else "#/exercises"


def keep_racks(scene: Scene, racks: Sequence[LostRack]) -> Step:
    """Keep them on the device, for the exercise book of their language."""
    sentence = scene.texts.ngettext("%(num)s rack is saved", "%(num)s racks are saved", len(racks))
    return Step(
        session=scene.session.put(WANTED, LOST).put(BOOKS, {"language": racks[0].language}),
        remember={LOST_RACKS_RECORD: added(scene.remembered.get(LOST_RACKS_RECORD), racks)},
        focus="to-exercises",
        announce=sentence % {"num": len(racks)},
    )


def study_missed(scene: Scene, racks: Sequence[LostRack], player: str = "") -> Step:
    """Keep the words of the best plays that were not found, under the name of the event and the player."""
    language, name = racks[0].language, " · ".join(filter(None, [racks[0].where, player]))
    return study_words(scene, language, name, of_words(language, missed(scene, racks)))


def missed(scene: Scene, racks: Sequence[LostRack]) -> list[bytes]:
    """Return the words of best plays that were not found and are fair to ask for by the list in use."""
    return missed_words(racks, scene.words.lexicon if scene.words else None)


def study_words(scene: Scene, language: str, name: str, words: Iterable[str]) -> Step:
    """Keep words, in the strict form, as a study list and go to the exercise book, which begins with it.

    The screen of the scene declares `remembers` and `events`. A list of the same name and language has them
    behind its own: what is known of those stays known.
    """
    lists, chance = study_lists(scene.remembered), scene.chance(NUMBER_BYTES)
    own = with_more(lists, language, name, list(words), chance)
    return replace(study(scene, own), remember=own.on_device)


def study(scene: Scene, own: StudyList, deck: str = LIST) -> Step:
    """Go to the exercise book, which begins with a list."""
    return to_exercises(scene, own.language, own.kind(deck))


def to_exercises(scene: Scene, language: str, kind: str) -> Step:
    """Go to the exercise book of a language, or to the form of a new one, where a kind is next."""
    return Step(
        session=scene.session.put(WANTED, kind).put(BOOKS, {"language": language}),
        go=book_or_form(scene, language),
    )
