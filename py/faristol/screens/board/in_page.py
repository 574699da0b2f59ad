"""What a page needs to draw each step of a hand at once, as `site/devices/hand.js` reads it."""

import json

from faristol.core.notation import spellings
from faristol.core.tiles import TileSet
from faristol.screens.board.placing import Placing, as_data
from faristol.screens.view import view_value


@view_value
class InPage:
    """The tiles as they lie, and the letters: what each counts, and how it is typed."""

    hand: str
    letters: str


def in_page(placing: Placing, tiles: TileSet) -> InPage:
    names = tiles.signs
    typed = {sign: names[code - 1] for sign, code in spellings(tiles).items()}
    points = {letter: tiles.points(letter) for letter in names}
    return InPage(_text(as_data(placing)), _text({"letters": points, "typed": typed}))


def _text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
