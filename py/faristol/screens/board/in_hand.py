"""What stands beside a board under the hands: the rack, the letters for a blank, the play that lies there."""

from typing import Any

from faristol.core.tiles import TileSet
from faristol.screens.board.placing import Placing
from faristol.screens.board.standing import Standing
from faristol.screens.parts.faces import faces
from faristol.screens.parts.letters import letters_of
from faristol.screens.refusals import sentences
from faristol.texts import Texts


def rack_faces(tile_set: TileSet, placing: Placing, tap: dict[str, str], t: Texts) -> list[dict[str, Any]]:
    """The tiles still in the hand; those out on the board leave their places empty."""
    tiles = []
    for place, tile in enumerate(placing.on_rack()):
        if tile is None:
            continue
        (face,) = faces(tile_set, (tile,), t)
        face.update(id=f"rack-{place}", pressed=placing.taken == place)
        face.update(data={**tap, "place": str(place)})
        tiles.append(face)
    return tiles


def blank_keys(tile_set: TileSet, t: Texts) -> list[dict[str, Any]]:
    """The letters that a blank can be."""
    keys = [{"key": each, "label": each, "name": each, "points": None} for each in tile_set.letters]
    back = {"key": "Backspace", "label": "", "name": t.gettext("Take back"), "points": None, "icon": "delete"}
    return [*keys, back]


def lies_there(tile_set: TileSet, lies: Standing, t: Texts) -> dict[str, Any]:
    """Why it is no play yet; or its words and what it scores."""
    if lies.refusal:
        return {"refused": sentences(lies.refusal, t)[0]}
    assert lies.placed and lies.score
    main, *others = lies.score.words
    return {
        "refused": None,
        "letters": letters_of(tile_set, main.word.letters),
        "place": str(lies.placed.play.place),
        "others": [letters_of(tile_set, each.word.letters) for each in others],
        "points": lies.score.total,
    }
