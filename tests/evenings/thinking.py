"""The plays that come to a person's mind: some that are good, of the position that lies on the table."""

from itertools import islice
from random import Random
from typing import Any

from drivers.lexicons import words
from faristol.core.board import Board
from faristol.core.play import write_play
from faristol.core.tiles import Tiles, TileSet
from faristol.games.duplicate import possible
from faristol.words.plays import find_plays

MOST = 12


def plays_in(state: Any, chance: Random) -> list[str]:
    """Return plays of an event whose state has a board; none where nothing can be played."""
    if getattr(state, "stage", "") == "promise" or not hasattr(state, "tile_set"):
        return []
    if hasattr(state, "draws"):
        return _of_the_round(state)
    if hasattr(state, "courses"):
        variant, course = next(iter(state.courses.items()))
        return _on(state.tile_set, course.board, state.hand(state.to_move, variant))
    if hasattr(state, "counts") and hasattr(state, "to_move"):
        rack = state.rack(state.to_move) or _some_of(state.unseen, chance)
        return _on(state.tile_set, state.board, rack)
    return []


def _of_the_round(state: Any) -> list[str]:
    round_ = getattr(state, "round", None)
    if not round_ or not round_.rack:
        return []
    found = possible.plays_of(state, round_, words(state.tile_set.language)).starting(b"", None, MOST)
    return [write_play(state.tile_set, each.play) for each in found]


def _on(tile_set: TileSet, board: Board, rack: Tiles) -> list[str]:
    if not rack:
        return []
    search = find_plays(words(tile_set.language), board, rack)
    return [write_play(tile_set, each.play) for each in islice(search.ordered(), MOST)]


def _some_of(unseen: Tiles, chance: Random) -> Tiles:
    return tuple(chance.sample(sorted(unseen), min(7, len(unseen))))
