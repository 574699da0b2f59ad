"""A question on the screen, and its answer beside what was right."""

from collections.abc import Container, Iterator, Sequence

from faristol.core.notation import read_word
from faristol.core.play import read_play
from faristol.core.tiles import TileSet
from faristol.practice.exercises.answering import Guess, lost_rack, of_one_source
from faristol.practice.exercises.book import Question
from faristol.practice.exercises.cards import HOOKS, LOST, OF_VERDICTS, OF_WORDS, Card
from faristol.practice.lost_racks import LostRack
from faristol.screens.board.in_hand import attempt
from faristol.screens.board.squares import Rows, rows
from faristol.screens.parts.faces import TileFace, faces
from faristol.screens.parts.letters import PlayLetters, place_and_letters, spelt_of
from faristol.screens.practice.exercises.hand import lost_of, lying, placing_of
from faristol.screens.practice.exercises.place import Place, book_of, more_follows, place_of
from faristol.screens.practice.exercises.sentences import (
    comes_back,
    enough,
    headline,
    outcome,
    question_title,
    tiles_of,
    time_taken,
    why_not,
)
from faristol.screens.practice.exercises.tapped import TappedTiles, tapped_tiles
from faristol.screens.practice.exercises.way import left, way_of
from faristol.screens.practice.laying import Laying, laying
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import Texts

Sign = tuple[str, str]
"""A tile beside a word and what became of it: found, missed, wrong, or known from one source alone."""


@view_value
class Right:
    """What is right."""

    words: tuple[tuple[str, str], ...]
    """Each word, and what became of it: found, missed, or open where that is not told."""
    sides: tuple[tuple[str, tuple[Sign, ...]], ...]
    """Before and behind: each tile that was right or written."""
    meanings: tuple[tuple[str, str], ...]
    """What the word list says of the words, where it says something."""


@view_value
class Answered:
    """What is told of an answer."""

    headline: str
    outcome: str
    took: str
    back: str
    """When the question comes back."""
    more: bool
    """Whether another question of the kind can follow."""


@view_value
class LostRackAsked:
    """A rack that cost much, under the hands."""

    lost: LostRack
    laying: Laying
    enough: str


@view_value
class LostRackAnswered:
    """Its best play beside those that were made."""

    lost: LostRack
    squares: Rows
    rack_tiles: tuple[TileFace, ...]
    best: PlayLetters
    own: PlayLetters | None
    given: PlayLetters | None


@view_value
class AskedQuestion:
    way: str
    title: str
    number: int
    problem: str | None
    word: str
    tiles: tuple[TileFace, ...]
    tapped: TappedTiles | None
    """Where the answer is a word that can be made by tapping the tiles."""
    found: tuple[str, ...]
    wrong: tuple[str, ...]
    """The words that were guessed and are none."""
    to_find: int
    """How many are left; 0 where that is not said."""
    unnumbered: bool
    time_left: int | None
    open_rack: LostRackAsked | None
    lost_rack: LostRackAnswered | None
    right: Right | None
    """What is right, once it is answered or the person's own word is awaited."""
    answer: Answered | None


def asked_question(scene: Scene, question: Question) -> AskedQuestion:
    book, here, t = book_of(scene), place_of(scene), scene.texts
    card, tiles = question.card, book.tile_set
    is_lost, way = card.deck == LOST, way_of(scene)
    unnumbered = way.unnumbered and card.deck in OF_WORDS
    opened = not question.open or here.shown
    return AskedQuestion(
        answered_by(card),
        question_title(card, tiles, t, way),
        question.number,
        _problem(here, question, tiles, t),
        spelt_of(tiles, card.shown) if not card.answers and not card.lost else "",
        faces(tiles, tiles_of(tiles, card.shown), t) if not card.lost else (),
        tapped_tiles(question, here, tiles, t) if answered_by(card) == "words" and question.open else None,
        tuple(spelt_of(tiles, word) for word in question.found),
        tuple(spelt_of(tiles, word) for word in question.wrong),
        0 if unnumbered else len(card.answers) - len(question.found),
        unnumbered,
        left(scene),
        _open_rack(scene) if is_lost and question.open else None,
        _lost_rack(scene, question) if is_lost and not question.open else None,
        _right(scene, question, tiles) if opened else None,
        None if question.open else _answered(scene, question, here, t),
    )


def answered_by(card: Card) -> str:
    """Return how it is answered."""
    if card.deck in OF_VERDICTS:
        return "verdict"
    return {HOOKS: "hooks", LOST: "play"}.get(card.deck, "words")


def _problem(here: Place, question: Question, tiles: TileSet, t: Texts) -> str | None:
    """Return why the last word does not count; one that was taken back is no longer spoken of."""
    taken_back = here.why in ("no-word", "tried") and here.tried not in question.wrong
    if not here.why or taken_back:
        return None
    return why_not(Guess(here.tried, here.why), tiles, question.card.tile, t)


def _answered(scene: Scene, question: Question, here: Place, t: Texts) -> Answered:
    book = book_of(scene)
    return Answered(
        headline(question, t),
        outcome(question, book.tile_set, t),
        time_taken(question, t),
        comes_back(book, scene.now, scene.zone, t),
        more_follows(scene, here.deck),
    )


def _right(scene: Scene, question: Question, tiles: TileSet) -> Right:
    card, otherwise = question.card, "open" if question.open or question.own_word else "missed"
    words = ((word, "found" if word in question.found else otherwise) for word in card.answers)
    return Right(
        tuple((spelt_of(tiles, word), kind) for word, kind in words),
        _sides(question, tiles, scene.texts) if card.deck == HOOKS else (),
        tuple(_meanings(scene, card.answers or (card.shown,), tiles)),
    )


def _meanings(scene: Scene, words: Sequence[str], tiles: TileSet) -> Iterator[tuple[str, str]]:
    for word in words:
        letters, lexicon = read_word(tiles, word), scene.words and scene.words.lexicon
        meaning = lexicon.definition(letters) if lexicon and letters else ""
        if meaning:
            yield spelt_of(tiles, word), meaning


def _sides(question: Question, tiles: TileSet, t: Texts) -> tuple[tuple[str, tuple[Sign, ...]], ...]:
    card, told = question.card, not (question.open or question.own_word)
    before, behind = of_one_source(tiles, card)
    return (
        (t.gettext("A tile before"), tuple(_signs(card.before, question.given, before, told))),
        (t.gettext("A tile after"), tuple(_signs(card.behind, question.given_behind, behind, told))),
    )


def _signs(right: Sequence[str], given: Sequence[str], alone: Container[str], told: bool) -> Iterator[Sign]:
    missed = "missed" if told else "open"
    yield from ((tile, "found" if tile in given else missed) for tile in right)
    yield from ((tile, "one-source" if tile in alone else "wrong") for tile in given if tile not in right)


def _open_rack(scene: Scene) -> LostRackAsked:
    tiles, lost, lies, t = book_of(scene).tile_set, lost_of(scene), lying(scene), scene.texts
    tries = attempt(tiles, lies, t) if lies else None
    now = laying(tiles, lost.board, placing_of(scene), tries, {"do": "exercises.tile"}, t)
    return LostRackAsked(lost, now, enough(t))


def _lost_rack(scene: Scene, question: Question) -> LostRackAnswered:
    tiles, t, lost = book_of(scene).tile_set, scene.texts, lost_rack(question.card)
    return LostRackAnswered(
        lost,
        rows(tiles, lost.board, t, new=_best_laid(lost, tiles)),
        faces(tiles, tiles.sort(lost.rack), t),
        place_and_letters(tiles, lost.best),
        place_and_letters(tiles, lost.own) if lost.own else None,
        place_and_letters(tiles, question.given[0]) if question.given else None,
    )


def _best_laid(lost: LostRack, tiles: TileSet) -> dict[int, int]:
    play, board = read_play(tiles, lost.best), lost.board
    return {at: code for at, code in zip(play.squares, play.word, strict=True) if not board.squares[at]}
