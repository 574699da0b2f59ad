"""Draws tiles from the program's bag: after an undo the same ones are drawn again (draw v1)."""

from faristol.core.tiles import Tiles
from faristol.games.classic.game import Classic
from faristol.games.draw import draw
from faristol.games.judging_draws import SecretMissing


def secret_of(event: Classic) -> bytes:
    """Return what the program's lots depend on; a published game lacks it."""
    if event.opened.secret is None:
        raise SecretMissing
    return bytes.fromhex(event.opened.secret)


def drawn(event: Classic, bag: Tiles, count: int, attempt: int = 0) -> Tiles:
    return draw(event.tile_set, secret_of(event), event.draws + 1, attempt, bag, count)
