"""What stands beside a board under the hands: the rack, the letters for a blank, the play that lies there."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from faristol.core.tiles import TileSet
from faristol.screens.board.breakdown import Breakdown, breakdown
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
    rack: Iterable[str | None],
    tap: Mapping[str, str],
    t: Texts,
    *,
    pressed: Collection[int | None] = (),
    name: str = "rack",
) -> tuple[TileFace, ...]:
    """Return the tiles still in the hand; those out on the board, None, leave their places empty.

    `tap` is what a tap on one does, `pressed` the places that are taken into the hand.
    """
    tiles = []
    for place, tile in enumerate(rack):
        if tile is not None:
            (face,) = faces(tile_set, (tile,), t)
            data = {**tap, "place": str(place)}
            tiles.append(replace(face, id=f"{name}-{place}", pressed=place in pressed, data=data))
    return tuple(tiles)


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
