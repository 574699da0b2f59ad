"""A play under the hands, as one who practises alone sees it: board, rack, and what the tiles make."""

from collections.abc import Collection, Mapping

from faristol.core.board import Board
from faristol.core.tiles import TileSet
from faristol.screens.board.in_hand import Attempt, letter_keys, placed_faces
from faristol.screens.board.in_page import InPage, in_page
from faristol.screens.board.placing import Placing
from faristol.screens.board.squares import Rows, rows
from faristol.screens.board.standing import laid_codes
from faristol.screens.parts.faces import TileFace
from faristol.screens.parts.keys import Key
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class Laying:
    placing: Placing
    in_page: InPage
    squares: Rows
    rack_tiles: tuple[TileFace, ...]
    keys: tuple[Key, ...]
    """The letters to choose from while a blank waits for its letter."""
    attempt: Attempt | None


def laying(
    tile_set: TileSet,
    board: Board,
    placing: Placing,
    attempt: Attempt | None,
    tap: Mapping[str, str],
    t: Texts,
    legal: Collection[int] = (),
) -> Laying:
    """Return what lies there; `tap` is what a tap on a tile of the rack does."""
    return Laying(
        placing,
        in_page(placing, tile_set),
        rows(tile_set, board, t, new=laid_codes(tile_set, placing), legal=legal),
        placed_faces(tile_set, placing, tap, t),
        letter_keys(tile_set.letters, t) if placing.asking is not None else (),
        attempt,
    )
