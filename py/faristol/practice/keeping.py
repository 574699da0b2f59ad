"""What a rack is worth after each of its plays, in tenths of a point, and what it is worth at most."""

from collections.abc import Callable
from functools import cache

from faristol.core.letters import codes
from faristol.core.tiles import BLANK, Tiles, tile_set
from faristol.practice.leaves import leaves


@cache
def _letters(language: str) -> dict[int, str]:
    return {code: letter for letter, code in codes(tile_set(language)).items()}


class Keeping:
    """Of one rack, by the tiles that are kept; each set of them is looked at once."""

    def __init__(self, language: str, rack: Tiles, worth: Callable[[Tiles], int], at_most: list[int]) -> None:
        self.at_most = at_most
        """at_most[n]: what no n tiles of the rack exceed."""
        self._rack = rack
        self._worth = worth
        self._letters = _letters(language)
        self._known: dict[bytes, int] = {}

    def worth(self, laid: bytes) -> int:
        """Return what is worth that stays when these letters are laid, with blanks for those it lacks."""
        letters = bytes(sorted(laid))
        if letters not in self._known:
            left = list(self._rack)
            for code in letters:
                letter = self._letters[code]
                left.remove(letter if letter in left else BLANK)
            self._known[letters] = self._worth(tuple(left))
        return self._known[letters]


def while_tiles_come(language: str, rack: Tiles) -> Keeping:
    """By what the leaves say: tiles will be drawn from the bag."""
    parts = leaves(language).of_every_part(tile_set(language), rack)
    most = [
        max(worth for kept, worth in parts.items() if len(kept) == count) for count in range(len(rack) + 1)
    ]
    return Keeping(language, tuple(sorted(rack)), parts.__getitem__, most)


def at_the_end(language: str, rack: Tiles, theirs: Tiles, *, racks_count: bool) -> Keeping:
    """Where no tile comes: going out brings twice the points of the other's rack, and staying costs them."""
    points = tile_set(language).points
    out = 20 * sum(map(points, theirs)) if racks_count else 0

    def worth(kept: Tiles) -> int:
        return (-20 if racks_count else -1) * sum(map(points, kept)) if kept else out

    return Keeping(language, rack, worth, [out, *[0] * len(rack)])
