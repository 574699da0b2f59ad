"""What somebody knows of a competition by letter: what its players write, and a string out of a bag."""

from functools import reduce
from random import Random
from typing import Any

from drivers.log import NOON
from faristol.competitions.event import Competition
from faristol.competitions.sheets import opening_of
from faristol.games.correspondence import ending
from faristol.games.correspondence.dispute import write_letter
from faristol.games.correspondence.facts import apply, opened
from faristol.games.correspondence.message import letters
from faristol.games.log import stamped

SOME = 3


def letters_to_the_arbiter(event: Any, chance: Random) -> list[str]:
    """Return letters of some games, in which nobody has played yet or one side gave up."""
    if not isinstance(event, Competition) or event.string is None:
        return []
    games = chance.sample(event.games, min(SOME, len(event.games)))
    return [_letter(event, game, chance) for game in games]


def _letter(event: Competition, game: Any, chance: Random) -> str:
    (first,) = stamped([opening_of(event, game, "0.1.0")], 0, NOON, "")
    begun, lost = opened(first), chance.choice((None, 1, 2))
    ends = stamped(ending.abandon(begun, lost), 1, NOON, "k") if lost else []
    return write_letter(reduce(apply, ends, begun), [first, *ends], chance.choice((1, 2)))


def strings(event: Any, chance: Random) -> list[str]:
    """Return all the letters, as they came out of a bag."""
    if not isinstance(event, Competition):
        return []
    tiles = [*event.tile_set.all]
    chance.shuffle(tiles)
    return [letters(event.tile_set, tiles)]
