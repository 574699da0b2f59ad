"""A real set that is not whole: tiles that are missing or too many, found and counted by the arbiter.

From then on bag and racks are reckoned with the tiles that there are, and the game can be settled.
"""

from faristol.core.tiles import Tiles, take
from faristol.games.classic.arbiter import decided_by
from faristol.games.classic.ending import ended_by
from faristol.games.classic.errors import NotNow, ProgramDraws, WrongCount, WrongTiles
from faristol.games.classic.game import Classic
from faristol.games.log import Entry


def count_tiles(
    event: Classic, missing: Tiles, extra: Tiles, counts: tuple[int, ...], at: int, by: str, why: str
) -> list[Entry]:
    """Note the arbiter's count: of each rack, the rest is in the bag. A settled game opens again."""
    if event.program_draws:
        raise ProgramDraws
    if event.to_move is None or (event.settled and event.settled.decided):
        raise NotNow
    left = take(event.unseen + extra, missing)
    if left is None:
        raise WrongTiles(tiles=event.tile_set.line(missing))
    if sum(counts) > len(left) or max(counts) > event.ruleset.rack_size:
        raise WrongCount(wanted=len(left), typed=sum(counts))
    fact: Entry = {"type": "TilesCounted", "missing": list(missing), "extra": list(extra)}
    return ended_by(event, [{**fact, "counts": list(counts), **decided_by(event, by, why)}], at)
