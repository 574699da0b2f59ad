"""Who starts, and the first racks (MAL-2, MAL-6, FED-1, FED-3, RDU-5)."""

from faristol.core.tiles import BLANK, Tiles, take
from faristol.games.classic.clocks import other
from faristol.games.classic.drawing import drawn
from faristol.games.classic.errors import (
    NotInTheseRules,
    NotNow,
    ProgramDraws,
    TilesWanted,
    WrongCount,
    WrongTiles,
)
from faristol.games.classic.game import Classic
from faristol.games.log import Entry


def draw_for_start(event: Classic, tiles: Tiles | None = None) -> list[Entry]:
    """A tile for each, the first-named first. Of a real bag they are told."""
    if event.stage != "start":
        raise NotNow
    pair = drawn(event, event.tile_set.all, 2) if event.program_draws else tiles
    if pair is None:
        raise TilesWanted
    if event.program_draws and tiles is not None:
        raise ProgramDraws
    if len(pair) != 2:
        raise WrongCount(wanted=2, typed=len(pair))
    if take(event.tile_set.all, pair) is None:
        raise WrongTiles(tiles=event.tile_set.write(pair))
    clause = event.ruleset["start"]["clause"]
    return [{"type": "StartDrawn", "tiles": list(pair), "first": nearest(event, pair), "clause": clause}]


def nearest(event: Classic, pair: Tiles) -> int | None:
    """The player whose tile is nearest to A; None where both must draw again."""
    order = list(event.tile_set.letters)
    order.insert(0 if event.ruleset["start"]["blank"] == "first" else len(order), BLANK)
    one, two = (order.index(tile) for tile in pair)
    return None if one == two else 1 if one < two else 2


def name_starter(event: Classic, player: int) -> list[Entry]:
    """The pairing says who starts, where the document lets it."""
    named = event.ruleset["start"].get("named")
    if named is None:
        raise NotInTheseRules
    if event.stage != "start":
        raise NotNow
    return [{"type": "StarterNamed", "player": player, "clause": named["clause"]}]


def draw_racks(event: Classic) -> list[Entry]:
    """The one who starts draws first, then the other; only then does a clock start."""
    if event.stage != "racks" or event.first is None:
        raise NotNow
    size = event.ruleset["rack_size"]
    racks = None
    if event.program_draws:
        tiles = drawn(event, event.tile_set.all, 2 * size)
        hands = {event.first: tiles[:size], other(event.first): tiles[size:]}
        racks = [list(event.tile_set.sort(hands[player])) for player in (1, 2)]
    return [{"type": "RacksDrawn", "racks": racks, "counts": [size, size]}]
