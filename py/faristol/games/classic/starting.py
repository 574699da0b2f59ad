"""The start: who begins, and the first racks (MAL-2, MAL-6, FED-1, FED-3, RDU-5)."""

from faristol.core.tiles import BLANK, Tiles, take
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
from faristol.games.classic.players import in_turn, leaders
from faristol.games.log import Entry


def draw_for_start(event: Classic, tiles: Tiles | None = None) -> list[Entry]:
    """Draw a tile for each, the first-named first; with a real bag `tiles` are entered."""
    if event.stage != "start":
        raise NotNow
    wanted = len(event.names)
    each = drawn(event, event.tile_set.all, wanted) if event.program_draws else tiles
    if each is None:
        raise TilesWanted
    if event.program_draws and tiles is not None:
        raise ProgramDraws
    if len(each) != wanted:
        raise WrongCount(wanted=wanted, typed=len(each))
    if take(event.tile_set.all, each) is None:
        raise WrongTiles(tiles=event.tile_set.line(each))
    clause = event.ruleset.start.clause
    return [{"type": "StartDrawn", "tiles": list(each), "first": nearest(event, each), "clause": clause}]


def nearest(event: Classic, each: Tiles) -> int | None:
    """Return the player whose tile is nearest to A; None if two are equal and all must draw again."""
    order = list(event.tile_set.letters)
    order.insert(0 if event.ruleset.start.blank == "first" else len(order), BLANK)
    nearest_to_a = leaders([-order.index(tile) for tile in each], event.players)
    return nearest_to_a[0] if len(nearest_to_a) == 1 else None


def name_starter(event: Classic, player: int) -> list[Entry]:
    """Note that the pairing decides who starts, if the document allows it."""
    named = event.ruleset.start.named
    if named is None:
        raise NotInTheseRules
    if event.stage != "start":
        raise NotNow
    return [{"type": "StarterNamed", "player": player, "clause": named.clause}]


def draw_racks(event: Classic) -> list[Entry]:
    """Draw the racks, of the starting player first; no clock runs yet."""
    if event.stage != "racks" or event.first is None:
        raise NotNow
    size, players = event.ruleset.rack_size, len(event.names)
    racks = None
    if event.program_draws:
        tiles = drawn(event, event.tile_set.all, players * size)
        order = in_turn(event.first, players)
        hands = {player: tiles[at * size : (at + 1) * size] for at, player in enumerate(order)}
        racks = [list(event.tile_set.sort(hands[player])) for player in event.players]
    return [{"type": "RacksDrawn", "racks": racks, "counts": [size] * players}]
