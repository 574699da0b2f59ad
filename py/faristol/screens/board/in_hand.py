"""What stands beside a board under the hands: the rack, the letters for a blank, the play that lies there."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from faristol.core.tiles import TileSet
from faristol.screens.board.breakdown import Breakdown, breakdown
from faristol.screens.board.placing import Placing
from faristol.screens.board.standing import Standing
from faristol.screens.parts.faces import TileFace, faces
from faristol.screens.parts.keys import Key
from faristol.screens.refusals import sentences
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class Attempt:
    """What the tiles make as they lie: a play with its points, or why it is none yet."""

    refused: str | None = None
    clause: str | None = None
    counted: Breakdown | None = None
    unknown: str | None = None
    """Its words that are not in the list; None where they are not looked up."""


def rack_faces(
    tile_set: TileSet,
    rack: Iterable[str],
    tap: Mapping[str, str],
    t: Texts,
    *,
    pressed: Collection[int | None] = (),
    out: Collection[int] = (),
    name: str = "rack",
) -> tuple[TileFace, ...]:
    """Return the tiles of the rack, each with its place.

    `tap` is what a tap on one does, `pressed` the places that are taken into the hand, `out` those whose
    tiles are on the board.
    """
    tiles = []
    for place, face in enumerate(faces(tile_set, rack, t)):
        data, here = {**tap, "place": str(place)}, f"{name}-{place}"
        tiles.append(replace(face, id=here, pressed=place in pressed, out=place in out, data=data))
    return tuple(tiles)


def placed_faces(
    tile_set: TileSet,
    placing: Placing,
    tap: Mapping[str, str],
    t: Texts,
    pressed: Collection[int | None] = (),
) -> tuple[TileFace, ...]:
    """Return the rack under the hands; in the hand is the one that was taken, or those `pressed`."""
    pressed = pressed or (placing.taken,)
    return rack_faces(tile_set, placing.rack, tap, t, pressed=pressed, out=placing.out)


def letter_keys(letters: Iterable[str], t: Texts, *, blank: bool = False) -> tuple[Key, ...]:
    """Return a key for each letter, and one to take the last back."""
    keys = [Key(each, each, each) for each in letters]
    if blank:
        keys.append(Key("?", "?", t.gettext("blank")))
    return (*keys, Key("Backspace", "", t.gettext("Take back"), icon="delete"))


def letters_in_use(tile_set: TileSet) -> list[str]:
    """Return the letters that are on a tile; a blank can also be one of the others."""
    return [each for each, (count, _) in tile_set.letters.items() if count]


def attempt(
    tile_set: TileSet, lies: Standing, t: Texts, *, clause: str | None = None, unknown: str | None = None
) -> Attempt:
    """Return why it is no play yet, with the `clause` that says so; or what it scores."""
    if lies.refusal:
        return Attempt(sentences(lies.refusal, t)[0], clause)
    assert lies.placed and lies.score
    return Attempt(counted=breakdown(tile_set, lies.placed, lies.score, t), unknown=unknown)
