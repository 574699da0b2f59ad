"""A turn in letters: a play with its place, the tiles of an exchange, or the pass."""

from faristol.core.squares import Place
from faristol.core.tiles import TileSet
from faristol.practice.turns import Chosen
from faristol.screens.parts.letters import Letters, letters_of
from faristol.screens.view import view_value


@view_value
class What:
    """Without `letters` no play: `given` are the tiles exchanged, "" for the pass."""

    place: str = ""
    letters: Letters | None = None
    given: str = ""

    @property
    def word(self) -> str:
        return "".join(label for label, _ in self.letters or ())


def what_of(tiles: TileSet, turn: Chosen) -> What:
    if turn.play is None:
        return What(given=tiles.write(tiles.sort(turn.exchange)))
    return What(str(Place(turn.play.square, turn.play.down)), letters_of(tiles, turn.play.word))
