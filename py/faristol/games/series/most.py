"""The most that a player could have made at a moment, of any group that was left (RDU-7)."""

from dataclasses import dataclass

from faristol.core.board import Board
from faristol.core.placement import place
from faristol.core.play import read_play, write_play
from faristol.games.best_plays import best_of
from faristol.games.series.event import Player, Series
from faristol.words.bitsets import Bitsets
from faristol.words.slices import finish


@dataclass(frozen=True)
class Most:
    group: int
    play: str
    points: int


def most(event: Series, player: Player, nth: int, words: Bitsets) -> Most | None:
    """Return the best play before the nth; None where no group that was left could be played."""
    board = board_before(event, player, nth)
    played = {each.group for each in player.plays[: nth - 1]}
    found: list[Most] = []
    for number, group in enumerate(event.groups, 1):
        best = finish(best_of(words, event.rules, board, group)) if number not in played else None
        if best and best.plays:
            found.append(Most(number, write_play(event.tile_set, best.plays[0].play), best.points))
    return max(found, key=lambda each: each.points, default=None)


def first_most(event: Series, group: int, words: Bitsets) -> Most | None:
    """Return the best play of a group as the first one, on an empty board."""
    best = finish(best_of(words, event.rules, Board(), event.groups[group - 1]))
    if not best.plays:
        return None
    return Most(group, write_play(event.tile_set, best.plays[0].play), best.points)


def board_before(event: Series, player: Player, nth: int) -> Board:
    board = Board()
    for each in player.plays[: nth - 1]:
        if each.stands and each.play:
            play = read_play(event.tile_set, each.play)
            board = board.with_tiles(place(event.tile_set, event.rules, board, play, None).new_tiles)
    return board
