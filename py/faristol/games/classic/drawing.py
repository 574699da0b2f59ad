"""Draws tiles from the program's bag: after an undo the same ones are drawn again (draw v1)."""

from faristol.core.tiles import Tiles
from faristol.games.classic.game import Classic
from faristol.games.draw import draw
from faristol.games.judging_draws import SecretMissing


def drawn(event: Classic, bag: Tiles, count: int, attempt: int = 0) -> Tiles:
    if "secret" not in event.opened:
        raise SecretMissing
    secret = bytes.fromhex(event.opened["secret"])
    return draw(event.tile_set, secret, event.draws + 1, attempt, bag, count)
