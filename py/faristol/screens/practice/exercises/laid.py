"""A rack that cost much, under the hands: the board, the rack and the play that lies there."""

from typing import Any

from faristol.core.squares import SIZE
from faristol.screens.board.in_hand import attempt, letter_keys, rack_faces
from faristol.screens.board.squares import rows
from faristol.screens.board.standing import laid_codes
from faristol.screens.practice.exercises.hand import lost_of, lying, placing_of
from faristol.screens.practice.exercises.place import book_of
from faristol.screens.practice.exercises.saying import enough
from faristol.screens.scene import Scene


def laid(scene: Scene) -> dict[str, Any]:
    tiles, lost, t = book_of(scene).tile_set, lost_of(scene), scene.texts
    placing, lies = placing_of(scene), lying(scene)
    return {
        "squares": rows(tiles, lost.board, t, new=laid_codes(tiles, placing)),
        "cursor": divmod(placing.cursor, SIZE),
        "direction": "across" if placing.across else "down",
        "grown": bool(placing.laid) or placing.taken is not None,
        "placing": placing,
        "rack": rack_faces(tiles, placing.on_rack(), {"do": "exercises.tile"}, t, pressed=(placing.taken,)),
        "key_faces": letter_keys(tiles.letters, t) if placing.asking is not None else [],
        "lies": attempt(tiles, lies, t) if lies else None,
        "where": lost.where,
        "enough": enough(t),
    }
