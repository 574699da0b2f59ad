"""The tiles drawn for the start."""

from faristol.games.classic.game import Classic
from faristol.screens.parts.faces import TileFace, faces
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class Lot:
    name: str
    tile: TileFace
    starts: bool


def lots(game: Classic, t: Texts) -> list[Lot]:
    """Return the tiles of the last draw, the first-named player's first."""
    if not game.start_draws:
        return []
    drawn = faces(game.tile_set, game.start_draws[-1], t)
    return [
        Lot(name, tile, game.first == player)
        for player, name, tile in zip(game.players, game.names, drawn, strict=True)
    ]
