"""The tiles drawn for the start."""

from typing import Any

from faristol.games.classic.game import Classic
from faristol.screens.parts.faces import faces
from faristol.texts import Texts


def lots(game: Classic, t: Texts) -> list[dict[str, Any]]:
    """The tiles of the last draw, the first-named player's first."""
    if not game.start_draws:
        return []
    drawn = faces(game.tile_set, game.start_draws[-1], t)
    return [
        {"player": player, "name": name, "tile": tile, "starts": game.first == player}
        for player, (name, tile) in enumerate(zip(game.names, drawn, strict=True), 1)
    ]
