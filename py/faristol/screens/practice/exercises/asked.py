"""A question on the screen, and its answer beside what was right."""

from typing import Any

from faristol.core.play import read_play
from faristol.core.tiles import TileSet
from faristol.practice.exercises.answering import Guess, lost_rack
from faristol.practice.exercises.book import Question
from faristol.practice.exercises.cards import DUE, HOOKS, LOST, OF_VERDICTS, Card
from faristol.practice.lost_racks import LostRack
from faristol.screens.board.squares import rows
from faristol.screens.parts.faces import faces
from faristol.screens.parts.letters import place_and_letters, spelt_of
from faristol.screens.practice.exercises.laid import laid
from faristol.screens.practice.exercises.place import Place, book_of, card_without_words, place_of
from faristol.screens.practice.exercises.saying import (
    comes_back,
    headline,
    outcome,
    question_title,
    tiles_of,
    why_not,
)
from faristol.screens.scene import Scene
from faristol.texts import Texts


def view(scene: Scene, question: Question) -> dict[str, Any]:
    book, here, t = book_of(scene), place_of(scene), scene.texts
    card, tiles = question.card, book.tile_set
    return {
        "question": question,
        "card": card,
        "way": way_of(card),
        "asks": question_title(card, tiles, t),
        "field_of": f"{question.number}-{here.tries}",
        "problem": _problem(here, card, tiles, t),
        "shown": spelt_of(tiles, card.shown) if not card.answers and not card.lost else "",
        "word_tiles": faces(tiles, tuple(tiles_of(tiles, card.shown)), t) if not card.lost else [],
        "found": [spelt_of(tiles, word) for word in question.found],
        "lost": _lost(scene, question) if card.deck == LOST else None,
        "told": _told(scene, question, here, t) if not question.open else None,
    }


def way_of(card: Card) -> str:
    """How it is answered."""
    if card.deck in OF_VERDICTS:
        return "verdict"
    return {HOOKS: "hooks", LOST: "play"}.get(card.deck, "words")


def _problem(here: Place, card: Card, tiles: TileSet, t: Texts) -> str | None:
    return why_not(Guess(here.tried, here.why), tiles, card.tile, t) if here.why else None


def _told(scene: Scene, question: Question, here: Place, t: Texts) -> dict[str, Any]:
    book = book_of(scene)
    card, tiles = question.card, book.tile_set
    return {
        "right": question.right,
        "headline": headline(question, t),
        "outcome": outcome(question, tiles, t),
        "back": comes_back(book, scene.now, scene.zone, t),
        "words": [{"text": spelt_of(tiles, word), "found": word in question.found} for word in card.answers],
        "sides": _sides(question, t) if card.deck == HOOKS else [],
        "more": here.deck not in (DUE, LOST) or card_without_words(scene, here.deck) is not None,
    }


def _sides(question: Question, t: Texts) -> list[dict[str, Any]]:
    """Before and behind: each tile that was right or written, and whether both."""
    card = question.card
    both = (
        ("before", t.gettext("A tile before"), card.before, question.given),
        ("behind", t.gettext("A tile behind"), card.behind, question.given_behind),
    )
    return [
        {
            "id": side,
            "name": name,
            "tiles": [
                *({"text": tile, "kind": "found" if tile in given else "missed"} for tile in right),
                *({"text": tile, "kind": "wrong"} for tile in given if tile not in right),
            ],
        }
        for side, name, right, given in both
    ]


def _lost(scene: Scene, question: Question) -> dict[str, Any]:
    """Under the hands while it is asked, then the best play beside those that were made."""
    if question.open:
        return laid(scene)
    tiles, t, lost = book_of(scene).tile_set, scene.texts, lost_rack(question.card)
    return {
        "squares": rows(tiles, lost.board, t, new=_best_laid(lost, tiles)),
        "rack": faces(tiles, tiles.sort(lost.rack), t),
        "where": lost.where,
        "own": place_and_letters(lost.own) if lost.own else None,
        "points": lost.points,
        "best": place_and_letters(lost.best),
        "top": lost.top,
        "given": place_and_letters(question.given[0]) if question.given else None,
    }


def _best_laid(lost: LostRack, tiles: TileSet) -> dict[int, int]:
    play, board = read_play(tiles, lost.best), lost.board
    return {at: code for at, code in zip(play.squares, play.word, strict=True) if not board.squares[at]}
