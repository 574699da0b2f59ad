"""A turn of the computer: what it plays, what it exchanges, or that it passes.

The work comes in slices, so that nobody waits for it without seeing that it goes on. It knows what a player
knows: the board, its own rack, and what is unseen.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, islice

from faristol.core.board import Board
from faristol.core.letters import tile
from faristol.core.tiles import Tiles, take, tile_set
from faristol.practice.endgame import last_turn
from faristol.practice.leaves import leaves
from faristol.practice.levels import Level
from faristol.words.best import Found
from faristol.words.bitsets import Bitsets
from faristol.words.plays import Search
from faristol.words.slices import InSlices

CONSIDERED = 80
"""So many of the best plays are looked at for what they keep."""
CHOICE = 300
"""So many plays below the best are enough to choose from."""

Chance = Callable[[], float]
"""A number from 0 up to 1."""


@dataclass(frozen=True)
class Position:
    board: Board
    rack: Tiles
    unseen: Tiles
    """Bag and the other rack together."""
    in_bag: int
    may_exchange: int
    """So many tiles; none where the rules forbid it now."""
    least: int = 1
    """So many tiles at least, if any are exchanged."""


@dataclass(frozen=True)
class Chosen:
    """A play; else the tiles to exchange; with neither it passes."""

    play: Found | None = None
    exchange: Tiles = ()


def looking(level: Level, bitsets: Bitsets, position: Position) -> Search:
    """For the words that this level knows."""
    return Search(bitsets, position.board, position.rack, confirmed=True, longest=level.longest)


def choose(
    level: Level, bitsets: Bitsets, position: Position, chance: Chance, search: Search | None = None
) -> InSlices[Chosen]:
    """Whoever wants to stop it brings the search, and asks what it has found `at_once`."""
    search = search or looking(level, bitsets, position)
    for done, share in enumerate(search.steps(), 1):
        yield done, round(done / share)
    if level.keeps and position.in_bag == 0:
        played = yield from last_turn(bitsets, position.board, position.rack, position.unseen, search)
        return Chosen(played)
    return at_once(level, bitsets.lexicon.language, position, search, chance)


def at_once(level: Level, language: str, position: Position, search: Search, chance: Chance) -> Chosen:
    """By what the search has found so far."""
    if level.keeps and position.in_bag:
        return _thoughtful(language, position, search)
    play = _below_the_best(level, search.ordered(), chance)
    return Chosen(play) if play else _without_a_play(position)


def _below_the_best(level: Level, plays: Iterator[Found], chance: Chance) -> Found | None:
    best = next(plays, None)
    least, most = level.share
    if best is None or most == least == 1.0:
        return best
    offered = [best, *islice(plays, CHOICE)]
    wanted = best.score * (least + (most - least) * chance())
    return min(offered, key=lambda play: abs(play.score - wanted))


def _without_a_play(position: Position) -> Chosen:
    """Everything goes back, if that is allowed."""
    return Chosen(exchange=position.rack[: position.may_exchange])


def _thoughtful(language: str, position: Position, search: Search) -> Chosen:
    """The points of a play and what it keeps, in tenths; an exchange has only what it keeps."""
    tiles, values = tile_set(language), leaves(language)

    def worth(play: Found) -> int:
        return 10 * play.score + values.worth(tiles, kept_by(position, play, language))

    plays = list(islice(search.ordered(), CONSIDERED))
    best = max(plays, key=worth, default=None)
    given = max(
        _exchanges(position), key=lambda given: values.worth(tiles, _kept(position.rack, given)), default=()
    )
    if given and (best is None or values.worth(tiles, _kept(position.rack, given)) > worth(best)):
        return Chosen(exchange=given)
    return Chosen(best) if best else Chosen()


def kept_by(position: Position, play: Found, language: str) -> Tiles:
    return _kept(position.rack, laid_by(position.board, play, language))


def laid_by(board: Board, play: Found, language: str) -> Tiles:
    """The tiles that leave the rack, blanks as such."""
    tiles = tile_set(language)
    return tuple(
        tile(tiles, code)
        for square, code in zip(play.play.squares, play.word, strict=True)
        if not board.squares[square]
    )


def _kept(rack: Tiles, given: Tiles) -> Tiles:
    kept = take(rack, given)
    assert kept is not None
    return kept


def _exchanges(position: Position) -> Iterator[Tiles]:
    """Each set of tiles that may go back."""
    for count in range(position.least, min(position.may_exchange, len(position.rack)) + 1):
        yield from sorted(set(combinations(position.rack, count)))
