"""All possible plays of a round: the best of them, and those that begin as the judge types.

Possible are the plays with the words of the list and with those that the judge has accepted for the round.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from faristol.core.board import Board
from faristol.core.notation import read_word
from faristol.core.play import Play
from faristol.core.squares import Place
from faristol.core.tiles import BLANK, Tiles
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.rounds import Round
from faristol.words.bitsets import Bitsets
from faristol.words.crosschecks import Either
from faristol.words.lexicon import Lexicon, rows_of
from faristol.words.plays import Search, find_plays

Words = tuple[bytes, ...]


@dataclass(frozen=True)
class Possible:
    play: Play
    points: int


class Plays:
    """One search, or in completiv one for each tile that a player may name (RDU-6); and as many for the main
    words that the judge has accepted."""

    def __init__(self, searches: tuple[Search, ...]) -> None:
        self._searches = searches

    @property
    def count(self) -> int:
        """The number of plays; in completiv one that needs no seventh tile is counted in each search."""
        return sum(search.count for search in self._searches)

    @cached_property
    def best(self) -> list[Possible]:
        """Return all plays with the best score."""
        found = {(each.score, each.play): None for search in self._searches for each in search.best()}
        top = max((score for score, _ in found), default=0)
        return [Possible(play, score) for score, play in found if score == top]

    def starting(self, letters: bytes, at: Place | None, limit: int | None) -> list[Possible]:
        found: dict[tuple[int, Play], None] = {}
        for search in self._searches:
            for each in islice(search.starting(letters, at), limit):
                found[each.score, each.play] = None
        first = sorted(found, key=lambda key: -key[0])[:limit]
        return [Possible(play, score) for score, play in first]


def has_play(bitsets: Bitsets, accepted: Words = ()) -> Callable[[Board, Tiles], bool]:
    """Return a function that says whether a rack has any play; it searches a position only once."""

    def some(board: Board, rack: Tiles) -> bool:
        return plays_on(bitsets, board, rack, None, accepted).count > 0

    return some


def plays_of(event: Duplicate, round_: Round, bitsets: Bitsets) -> Plays:
    """Return the plays of a round, searched only once, since they are needed often while slips come in."""
    stock = event.stock_in(round_) if "seventh" in event.ruleset else None
    accepted = accepted_words(event, round_.number, bitsets)
    return plays_on(bitsets, round_.board, round_.rack, stock, accepted)


def accepted_words(event: Duplicate, number: int, bitsets: Bitsets) -> Words:
    """Return the words that count in a round by the judge's decision and are not in the list."""
    tiles, is_word = event.tile_set, bitsets.lexicon.contains
    read = {read_word(tiles, word.upper()) for word in event.accepted_in(number)}
    return tuple(sorted(word for word in read if word and not is_word(word)))


def plays_on(bitsets: Bitsets, board: Board, rack: Tiles, stock: Tiles | None, accepted: Words) -> Plays:
    """Return the plays of a rack on a board, and with the words accepted; `stock` is for completiv."""
    asked = ("duplicate", board, rack, stock, accepted)
    return bitsets.once(asked, lambda: _search(bitsets, board, rack, stock, accepted))


def _search(bitsets: Bitsets, board: Board, rack: Tiles, stock: Tiles | None, accepted: Words) -> Plays:
    named = sorted(set(stock), key=lambda tile: (tile == BLANK, tile)) if stock is not None else []
    racks = [(*rack, tile) for tile in named] if stock is not None else [rack]
    if not accepted:
        return Plays(tuple(find_plays(bitsets, board, each) for each in racks))
    also = _of_their_own(bitsets.lexicon.language, accepted)
    crosswise = Either(bitsets.crosschecks(confirmed=False), also.crosschecks(confirmed=False))
    return Plays(
        tuple(find_plays(of, board, each, crosswise=crosswise) for of in (bitsets, also) for each in racks)
    )


def _of_their_own(language: str, words: Words) -> Bitsets:
    """Return the accepted words as a list of their own."""
    return Bitsets(Lexicon.of(rows_of(words), {}, language=language, name="", version="", licence=""))
