"""What players of a completiv may name as the seventh letter: the tiles still in the bag (RDU-6)."""

from collections.abc import Sequence

from faristol.core.tiles import BLANK
from faristol.games.duplicate.event import Duplicate
from faristol.screens.parts.faces import CountedTile, counted_tiles
from faristol.texts import Texts


def stock(event: Duplicate, t: Texts) -> Sequence[CountedTile]:
    """Return the tiles in the bag beside the rack of this round; none where nobody names a tile."""
    if "seventh" not in event.ruleset or not event.rounds:
        return ()
    left = event.stock_in(event.round)
    counts = {tile: left.count(tile) for tile in (*event.tile_set.letters, BLANK) if tile in left}
    return counted_tiles(event.tile_set, counts, t)
