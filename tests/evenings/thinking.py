"""The plays that come to a person's mind: some that are good, of the position that lies on the table."""

from itertools import islice
from random import Random
from typing import Any

from drivers.lexicons import words
from faristol.core.board import Board
from faristol.core.play import write_play
from faristol.core.tiles import Tiles, TileSet
from faristol.games.classic.game import Classic
from faristol.games.correspondence.game import Correspondence
from faristol.games.duplicate import possible
from faristol.games.duplicate.event import Duplicate
from faristol.games.series.event import Series
from faristol.practice.solo.event import Solo
from faristol.words.plays import find_plays

MOST = 12


def plays_in(state: Any, chance: Random) -> list[str]:
    """Return plays of an event that has a board; none where nothing can be played."""
    match state:
        case Duplicate() if state.rounds and state.round.rack:
            return _of_the_round(state)
        case Correspondence():
            variant, course = next(iter(state.courses.items()))
            return _on(state.tile_set, course.board, state.hand(state.to_move, variant))
        case Classic() if state.to_move:
            rack = state.rack(state.to_move) or _some_of(state.unseen, chance)
            return _on(state.tile_set, state.board, rack)
        case Solo() if state.rounds:
            return _on(state.tile_set, state.board, state.round.rack)
        case Series() if state.takes_plays and state.players:
            player = state.players[0]
            left = [n for n in range(1, len(state.groups) + 1) if not player.has_played(n)]
            return _on(state.tile_set, player.board, state.groups[left[0] - 1]) if left else []
    return []


def _of_the_round(state: Duplicate) -> list[str]:
    found = possible.plays_of(state, state.round, words(state.tile_set.language)).starting(b"", None, MOST)
    return [write_play(state.tile_set, each.play) for each in found]


def _on(tile_set: TileSet, board: Board, rack: Tiles) -> list[str]:
    if not rack:
        return []
    search = find_plays(words(tile_set.language), board, rack)
    return [write_play(tile_set, each.play) for each in islice(search.ordered(), MOST)]


def _some_of(unseen: Tiles, chance: Random) -> Tiles:
    return tuple(chance.sample(sorted(unseen), min(7, len(unseen))))
