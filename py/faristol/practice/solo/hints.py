"""What can be had to know of the best play, for a price."""

from faristol.core.letters import plain, word_text
from faristol.core.play import read_play
from faristol.core.squares import ROWS, SIZE
from faristol.core.tiles import TileSet


def hint_value(tile_set: TileSet, play: str, points: int, kind: str) -> str:
    best = read_play(tile_set, play)
    match kind:
        case "points":
            return str(points)
        case "length":
            return str(len(best.word))
        case "line":
            row, column = divmod(best.place.square, SIZE)
            return str(column + 1) if best.place.down else ROWS[row]
    assert kind == "first"
    return word_text(tile_set, plain(best.word[:1]))
