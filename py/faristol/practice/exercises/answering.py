"""What a person answers, as facts of the log; and what is no answer yet."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from faristol.core.errors import NotOnRack
from faristol.core.letters import plain, word_text
from faristol.core.notation import read_word
from faristol.core.placement import Placed, place
from faristol.core.play import read_play, write_play
from faristol.core.scoring import score
from faristol.core.tiles import BLANK, Tiles, TileSet, UnreadableTiles
from faristol.errors import refusal
from faristol.games.log import Entry
from faristol.practice.exercises.book import Book, Question
from faristol.practice.exercises.cards import HOOKS, LONGEST_SPECIAL, LOST, OF_VERDICTS, OF_WORDS, Card
from faristol.practice.lost_racks import LostRack
from faristol.texts import N_
from faristol.words.asking import read_part
from faristol.words.spelling import SHORTEST

ENOUGH = 90
"""Per cent of the best play that count as found."""
DASH = re.compile(r"(?<!l)-|-(?!l)", re.IGNORECASE)
"""It stands for the word, or between tiles; L-L is one tile."""


NothingAsked = refusal(
    "exercises.nothing-asked",
    N_("There is no question for this answer."),
    N_("Nothing was changed; the screen now shows where you are."),
)
NothingWritten = refusal(
    "exercises.nothing-written",
    N_("No tile has been entered."),
    N_("Write those that make a longer word; at least one does, in front of the word or after it."),
    field="before",
)


NoHookWritten = refusal(
    "exercises.no-hook-written",
    N_("No tile has been entered."),
    N_("Write those that make a longer word. If there are none, say so with “None”."),
    field="before",
    of=NothingWritten,
)


@dataclass(frozen=True)
class Guess:
    """A word that was written; `why` it does not count.

    That is blank, other-tiles, short, without, length, twice, tried, one-source or no-word.
    """

    word: str
    why: str | None = None


def guess(book: Book, text: str) -> Guess | None:
    """Return what is written, judged; None where nothing is."""
    question, typed = _open(book, *OF_WORDS), text.strip()
    card = question.card
    if not typed:
        return None
    if BLANK in typed:
        return Guess(typed, "blank")
    read = read_word(book.tile_set, typed.upper())
    if read is None:
        return Guess(typed, "other-tiles")
    word = word_text(book.tile_set, plain(read))
    if word in card.answers:
        return Guess(word, "twice" if word in question.found else None)
    if word in question.wrong:
        return Guess(word, "tried")
    if word in card.also:
        return Guess(word, "one-source")
    return Guess(word, _why_not(book, card, plain(read)))


def _why_not(book: Book, card: Card, word: bytes) -> str:
    letters = book.tile_set.signs
    tiles: Tiles = tuple(letters[code - 1] for code in word)
    rack = book.tile_set.read_strict(card.shown) or ()
    blanks, lacking = rack.count(BLANK), Counter(tiles) - Counter(rack)
    if lacking.total() > blanks:
        return "other-tiles"
    if len(tiles) < len(rack) and not card.tile:
        return "short"
    if card.tile and card.tile not in tiles:
        return "without"
    return "length" if card.tile and not SHORTEST <= len(tiles) <= LONGEST_SPECIAL else "no-word"


def wrong(book: Book, word: str) -> list[Entry]:
    """Note a word that is none."""
    _open(book, *OF_WORDS)
    return [{"type": "WrongGuess", "word": word}]


def found(book: Book, word: str, unnumbered: bool = False) -> list[Entry]:
    """Note one of the words. With the last it is answered, unless how many there are is to be known too."""
    question = _open(book, *OF_WORDS)
    last = not unnumbered and len(question.found) + 1 == len(question.card.answers)
    return [{"type": "WordFound", "word": word}, *(_answered(True, [*question.found, word]) if last else [])]


def verdict(book: Book, valid: bool) -> list[Entry]:
    question = _open(book, *OF_VERDICTS)
    return _answered(question.card.valid is valid, ["valid" if valid else "not-valid"])


def hooks(book: Book, before: str, behind: str, none: bool = False) -> list[Entry]:
    """Take the tiles of both sides, or of a list that there are `none`."""
    card = _open(book, HOOKS).card
    given, given_behind = _tiles(book, before, "before"), _tiles(book, behind, "behind")
    if not given and not given_behind and not (none and card.of):
        raise NoHookWritten if card.of else NothingWritten
    alone, alone_behind = of_one_source(book.tile_set, card)
    right = set(given) - alone == set(card.before) and set(given_behind) - alone_behind == set(card.behind)
    return _answered(right, given, given_behind=given_behind)


def of_one_source(tiles: TileSet, card: Card) -> tuple[set[str], set[str]]:
    """Return the tiles before and behind a word that make a longer one which one source alone knows."""
    written = {tile: tiles.write((tile,)) for tile in tiles.letters}
    before = {tile for tile, text in written.items() if text + card.shown in card.also}
    return before, {tile for tile, text in written.items() if card.shown + text in card.also}


def _tiles(book: Book, text: str, field: str) -> list[str]:
    """Return each tile once, in tile order."""
    try:
        return list(book.tile_set.sort(set(letters_typed(book.tile_set, text))))
    except UnreadableTiles as wrong:
        raise wrong.at(field) from None


def letters_typed(tile_set: TileSet, text: str) -> Tiles:
    """Return the letters that lengthen a word, as they are in words: QU is one."""
    tiles = read_part(tile_set, DASH.sub(" ", text))
    if BLANK in tiles:
        raise UnreadableTiles(text=text, at=1, sign=BLANK)
    return tiles


def play(book: Book, text: str, is_word: Callable[[bytes], bool]) -> list[Entry]:
    """Take a play as the answer: one that does not fit is none, one with a wrong word is worth nothing."""
    lost = lost_rack(_open(book, LOST).card)
    placed = placed_on(book, lost, text)
    known = all(is_word(plain(word.letters)) for word in placed.words)
    points = score(book.tile_set, lost.rules, placed).total if known else 0
    right = known and 100 * points >= ENOUGH * lost.top
    return _answered(right, [write_play(book.tile_set, placed.play)], points=points)


def placed_on(book: Book, lost: LostRack, text: str) -> Placed:
    """Return a play that is written; in small letters throughout, as on a telephone, it has no blanks."""
    try:
        return place(book.tile_set, lost.rules, lost.board, read_play(book.tile_set, text), lost.rack)
    except NotOnRack:
        capitals = read_play(book.tile_set, text.upper())
        return place(book.tile_set, lost.rules, lost.board, capitals, lost.rack)


def lost_rack(card: Card) -> LostRack:
    assert card.lost
    return LostRack(**card.lost)


def give_up(book: Book) -> list[Entry]:
    """End the question, right if all words were found; what was found stays in what was answered."""
    question = _open(book)
    right = bool(question.found) and len(question.found) == len(question.card.answers)
    return _answered(right, list(question.found))


def left(book: Book) -> list[Entry]:
    """End a question in which a wrong word was guessed, when another is asked instead of it."""
    question = book.question
    return give_up(book) if question and question.open and question.wrong else []


def may_be_judged(book: Book) -> bool:
    """Return whether a person may judge the answer: not what one tap gives, or a play that is counted."""
    return _open(book).card.deck in (*OF_WORDS, HOOKS)


def own_word(book: Book, knew: bool) -> list[Entry]:
    """Take a person's own word for it, after the answer was shown."""
    return _answered(knew, list(_open(book, *OF_WORDS, HOOKS).found), own_word=True)


def _open(book: Book, *decks: str) -> Question:
    """Return the question of these kinds that waits for an answer; a tap that came twice finds none."""
    question = book.question
    if question is None or not question.open or (decks and question.card.deck not in decks):
        raise NothingAsked
    return question


def _answered(right: bool, given: list[str], **more: object) -> list[Entry]:
    return [{"type": "Answered", "right": right, "given": given, **more}]
