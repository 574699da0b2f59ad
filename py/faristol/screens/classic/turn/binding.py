"""Tiles that were put on the board bind, where a club plays so at the tablet (MAL-10, FED-6b).

Each of them is played in the row or the column of the first, or the turn is lost. Until the play is made they
may be moved in that line, by way of the hand.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from faristol.core.letters import tile
from faristol.core.squares import SIZE
from faristol.errors import Rejected
from faristol.games.classic.errors import OutOfLine, TilesBind
from faristol.games.classic.game import Classic
from faristol.screens.board.placing import Placing
from faristol.screens.classic.turn.hand import Hand
from faristol.screens.classic.turn.lying import Lying


def binds(game: Classic) -> bool:
    return game.program_draws and bool(game.ruleset.forfeit and game.ruleset.forfeit.strict)


def with_laid(game: Classic, hand: Hand, placing: Placing) -> Hand:
    """Return the hand with its tiles as they lie now; refused if one of them leaves the line."""
    if not binds(game):
        return replace(hand, placing=placing)
    down = _put_down(hand, placing)
    lines = _lines(game, hand, (one.square for one in placing.laid))
    return replace(hand, placing=placing, down=down, lines=lines)


def check_play(game: Classic, hand: Hand, lies: Lying) -> None:
    """Refuse a play without one of the tiles that were put down, or out of its line."""
    assert lies.placed
    if Counter(hand.down) - Counter(tile(game.tile_set, code) for code in lies.placed.new_tiles.values()):
        raise _bound(game, hand)
    _lines(game, hand, lies.placed.new_tiles)


def check_free(game: Classic, hand: Hand) -> None:
    """Refuse what is done in place of a play once a tile was put down."""
    if hand.down:
        raise _bound(game, hand)


def _bound(game: Classic, hand: Hand) -> Rejected:
    forfeit = game.ruleset.forfeit
    return TilesBind(tiles=game.tile_set.line(hand.down), clause=forfeit and forfeit.clause)


def _tiles(placing: Placing) -> Counter[str]:
    return Counter(placing.rack[one.place] for one in placing.laid)


def _put_down(hand: Hand, placing: Placing) -> tuple[str, ...]:
    """Return the tiles that were put down; an L that became L·L by the next key never was by itself."""
    before, now = hand.placing.laid, placing.laid
    down = Counter(hand.down)
    if before and len(now) == len(before) and now[:-1] == before[:-1] and now[-1].square == before[-1].square:
        down -= Counter([hand.placing.rack[before[-1].place]])
    return tuple(sorted((down | _tiles(placing)).elements()))


def _lines(game: Classic, hand: Hand, squares: Iterable[int]) -> tuple[int, ...]:
    """Return rows and columns in which the play may still be made; columns count on from the last row."""
    lines = set(hand.lines) if hand.down else set(range(2 * SIZE))
    for square in squares:
        lines &= {square // SIZE, SIZE + square % SIZE}
    if not lines:
        raise OutOfLine(clause=game.ruleset.forfeit and game.ruleset.forfeit.line)
    return tuple(sorted(lines))
