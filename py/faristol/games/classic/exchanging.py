"""Exchanging tiles in place of a play (MAL-17, FED-8, ROM-13)."""

from faristol.core.tiles import Tiles, take
from faristol.games.classic.drawing import drawn
from faristol.games.classic.ending import ended_by
from faristol.games.classic.errors import (
    BagTooSmall,
    NotOnTheRack,
    TilesWanted,
    TooFewToExchange,
    TooManyToExchange,
    WrongCount,
)
from faristol.games.classic.game import Classic
from faristol.games.classic.playing import mover, rack_of
from faristol.games.log import Entry


def exchange(
    event: Classic, at: int, tiles: Tiles | None = None, count: int | None = None, rack: Tiles | None = None
) -> list[Entry]:
    """Exchange tiles: the new ones are drawn before the old ones go into the bag.

    If the bag is real, their number is enough.
    """
    player, rule = mover(event), event.ruleset.exchange
    if tiles is None and (event.racks or count is None):
        raise TilesWanted
    number = len(tiles) if tiles is not None else count
    assert number is not None
    if count is not None and count != number:
        raise WrongCount(wanted=count, typed=number)
    _allowed(event, player, number)
    rack = rack_of(event, player, rack)
    given = None if tiles is None else list(event.tile_set.sort(tiles))
    if given is not None and take(event.unseen if rack is None else rack, given) is None:
        raise NotOnTheRack(tiles=event.tile_set.line(given))
    fact = {
        "type": "Exchanged",
        "player": player,
        "count": number,
        "given": given,
        "drawn": list(drawn(event, event.bag, number)) if event.racks else None,
        "rack": None if rack is None else list(rack),
        "clause": rule.clause,
    }
    return ended_by(event, [fact], at)


def _allowed(event: Classic, player: int, number: int) -> None:
    rule, in_bag = event.ruleset.exchange, event.in_bag
    clause = rule.clause
    if in_bag < rule.in_bag:
        raise BagTooSmall(in_bag=in_bag, needed=rule.in_bag, clause=clause)
    if number < rule.least:
        raise TooFewToExchange(least=rule.least, clause=clause)
    most = min(in_bag, event.counts[player - 1])
    if number > most:
        raise TooManyToExchange(most=most, clause=clause)
