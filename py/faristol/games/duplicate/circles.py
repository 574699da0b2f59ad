"""The letters that a player may have forgotten to circle (DUP-13, ROM-10)."""

from collections.abc import Iterator
from itertools import combinations

from faristol.core.letters import AS_BLANK
from faristol.core.play import Play
from faristol.core.tiles import BLANK
from faristol.games.duplicate.rounds import Round


def with_circles(round_: Round, play: Play) -> Iterator[list[Play]]:
    """Yield the play with one more letter marked as a blank, in every way; then with two, if possible."""
    squares = round_.board.squares
    new = [at for at, square in enumerate(play.squares) if not squares[square]]
    bare = [at for at in new if not play.word[at] & AS_BLANK]
    circled = len(new) - len(bare)
    for count in range(1, round_.rack.count(BLANK) - circled + 1):
        yield [_circled(play, letters) for letters in combinations(bare, count)]


def _circled(play: Play, letters: tuple[int, ...]) -> Play:
    word = bytearray(play.word)
    for at in letters:
        word[at] |= AS_BLANK
    return Play(play.place, bytes(word))
