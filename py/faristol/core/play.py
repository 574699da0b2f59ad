"""A play as it is announced and written: where its main word begins, and that word whole."""

from dataclasses import dataclass

from faristol.core.errors import NoPlace, UnreadablePlay
from faristol.core.letters import word_text
from faristol.core.notation import read_word
from faristol.core.squares import Place, read_place
from faristol.core.tiles import TileSet


@dataclass(frozen=True)
class Play:
    """`word` holds every tile of the main word, those already on the board too."""

    place: Place
    word: bytes

    @property
    def squares(self) -> range:
        return self.place.squares(len(self.word))

    @property
    def turned(self) -> "Play":
        return Play(self.place.turned, self.word)


def read_play(tile_set: TileSet, text: str) -> Play:
    """`H8 CASA` across, `8H CASA` down, the word in any notation."""
    parts = text.split()
    alone = parts[0] if len(parts) == 1 else ""
    if alone and read_place(alone) is None and read_word(tile_set, alone):
        raise NoPlace(text=text)
    if len(parts) != 2:
        raise UnreadablePlay(text=text)
    word = read_word(tile_set, parts[1])
    if word is None:
        raise UnreadablePlay(text=text)
    place = read_place(parts[0])
    if place is None:
        raise NoPlace(text=text)
    return Play(place, word)


def write_play(tile_set: TileSet, play: Play) -> str:
    """Always the strict form: `8H ca[NY]A`."""
    return f"{play.place} {word_text(tile_set, play.word)}"
