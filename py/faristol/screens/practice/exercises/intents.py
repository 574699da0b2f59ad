"""What one does in an exercise book: chooses a kind, answers, gives up, goes on."""

from collections.abc import Callable
from dataclasses import replace

from faristol.games.log import Entry
from faristol.practice.exercises import answering
from faristol.practice.exercises.asking import ask
from faristol.practice.exercises.book import Book
from faristol.practice.exercises.cards import DUE, LOST, Card
from faristol.practice.exercises.facts import apply
from faristol.screens.board import laying
from faristol.screens.board.in_turn import in_turn
from faristol.screens.practice.exercise_decks import first_field
from faristol.screens.practice.exercises import hand, tapped
from faristol.screens.practice.exercises.place import (
    HERE,
    at_deck,
    book_of,
    is_asked,
    material,
    place_of,
)
from faristol.screens.practice.exercises.sentences import (
    answer_aloud,
    asked_aloud,
    left_to_find,
    missed_guess,
)
from faristol.screens.practice.exercises.way import left, remembering, way_of
from faristol.screens.scene import Intent, Scene, Step


def choose(scene: Scene, intent: Intent) -> Step:
    """Begin a kind of exercise. A question of it that still waits for its answer is gone on with."""
    book, deck = book_of(scene), intent.data["deck"]
    if not is_asked(scene, deck):
        return Step()
    waiting = book.question.card if book.question and book.question.open else None
    if waiting and (waiting.kind == deck or (deck == DUE and waiting.key in book.cards)):
        return Step(
            session=at_deck(scene, deck, place_of(scene).since or scene.now),
            focus=hand.square_of(scene) if waiting.deck == LOST else first_field(waiting),
            announce=asked_aloud(waiting, scene),
        )
    return _asks(scene, deck)


def next_(scene: Scene, intent: Intent) -> Step:
    question = book_of(scene).question
    if question is None or question.open:
        return Step()
    return _asks(scene, place_of(scene).deck or question.card.kind)


def _asks(scene: Scene, deck: str) -> Step:
    ended = answering.left(book_of(scene))
    book = _after(scene, ended)
    entries = ask(book, deck, material(scene), lambda: scene.open_words, scene.now, scene.zone)
    card = Card.from_data(entries[0]["card"])
    return Step(
        entries=[*ended, *entries],
        session=at_deck(scene, deck, scene.now),
        focus=first_field(card),
        announce=asked_aloud(card, scene),
    )


def kinds(scene: Scene, intent: Intent) -> Step:
    """Go back to the choice; the question that is open stays as it is."""
    return Step(session=at_deck(scene, "", place_of(scene).since), focus="begin")


def answer(scene: Scene, intent: Intent) -> Step:
    """Take a word among those that are asked for; one that was typed for a question before is too late."""
    book, here = book_of(scene), place_of(scene)
    asked = book.question
    if asked is None or not asked.open or intent.data.get("question") not in (None, str(asked.number)):
        return Step()
    if here.shown:
        return _to_own_word()
    by_tap = "tapped" in intent.data
    guess = answering.guess(book, tapped.word_of(scene) if by_tap else intent.fields.get("answer", ""))
    field = None if by_tap else "answer"
    if guess is None:
        return Step(focus=field)
    here = replace(
        here, tried=guess.word, why=guess.why or "", taken=here.taken if guess.why == "short" else ()
    )
    if guess.why:
        return Step(
            entries=answering.wrong(book, guess.word) if guess.why == "no-word" else [],
            session=scene.session.put(HERE, here),
            focus=field,
            announce=missed_guess(guess, scene),
        )
    entries = answering.found(book, guess.word, way_of(scene).unnumbered)
    if len(entries) > 1:
        return _answered(scene, entries)
    here = replace(here, tried="")
    return Step(
        entries=entries,
        session=scene.session.put(HERE, here),
        focus=field,
        announce=left_to_find(book, guess.word, scene, way_of(scene)),
    )


def verdict(scene: Scene, intent: Intent) -> Step:
    return _answered(scene, answering.verdict(book_of(scene), intent.data["valid"] == "yes"))


def hooks(scene: Scene, intent: Intent) -> Step:
    if place_of(scene).shown:
        return _to_own_word()
    before, behind = intent.fields.get("before", ""), intent.fields.get("behind", "")
    return _answered(scene, answering.hooks(book_of(scene), before, behind, "none" in intent.data))


def to_play(scene: Scene, intent: Intent) -> Step:
    """Lead to the board: the green button, while no play lies there."""
    return Step(focus=hand.square_of(scene))


def write(scene: Scene, intent: Intent) -> Step:
    """Lay a play that is written, as if the hands had done it."""
    placed = answering.placed_on(book_of(scene), hand.lost_of(scene), intent.fields.get("play", ""))
    return hand.keep(scene, hand.laid_as_written(scene, placed), focus="wanted")


def play(scene: Scene, intent: Intent) -> Step:
    """Take what lies there as the answer."""
    lies = hand.lying(scene)
    if lies is None:
        return to_play(scene, intent)
    if lies.refusal:
        raise lies.refusal
    is_word = scene.open_words.lexicon.contains
    return _answered(scene, answering.play(book_of(scene), hand.Text(scene, lies), is_word))


def give_up(scene: Scene, intent: Intent) -> Step:
    """End the question; who judges the answer is first shown it, and then asked."""
    if place_of(scene).shown:
        return _to_own_word()
    if way_of(scene).own_word and answering.may_be_judged(book_of(scene)):
        here = replace(place_of(scene), shown=True)
        return Step(session=scene.session.put(HERE, here), focus="knew")
    return _answered(scene, answering.give_up(book_of(scene)))


def _to_own_word() -> Step:
    """Lead to what alone is asked once the answer is shown."""
    return Step(focus="knew")


def own_word(scene: Scene, intent: Intent) -> Step:
    if not place_of(scene).shown:
        return Step()
    return _answered(scene, answering.own_word(book_of(scene), intent.data["knew"] == "yes"))


def time_over(scene: Scene, intent: Intent) -> Step:
    """End the question when its time is over, and not before."""
    return Step() if left(scene) != 0 else _answered(scene, answering.give_up(book_of(scene)))


def way(scene: Scene, intent: Intent) -> Step:
    """Choose how questions are asked from now on."""
    fields = intent.fields
    return remembering("unnumbered" in fields, "own_word" in fields, fields.get("seconds", ""))


def _answered(scene: Scene, entries: list[Entry]) -> Step:
    """Show and say the outcome at once; Enter goes on."""
    return Step(entries=entries, focus="next", announce=answer_aloud(_after(scene, entries), scene))


def _after(scene: Scene, entries: list[Entry]) -> Book:
    book = book_of(scene)
    for entry in entries:
        book = apply(book, {**entry, "at": scene.now})
    return book


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = in_turn(
    {
        **laying.intents(hand.hands_of, hand.keep),
        **tapped.INTENTS,
        "enter": play,
        "to_play": to_play,
        "write": write,
        "choose": choose,
        "next": next_,
        "kinds": kinds,
        "answer": answer,
        "verdict": verdict,
        "hooks": hooks,
        "play": play,
        "give_up": give_up,
        "own_word": own_word,
        "time_over": time_over,
        "way": way,
    }
)
