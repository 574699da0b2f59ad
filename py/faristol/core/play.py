"""A play as it is announced and written: where its main word begins, and that word whole."""

import re
from dataclasses import dataclass
from functools import lru_cache

from faristol.core.errors import NoPlace, UnreadablePlay
from faristol.core.letters import word_text
from faristol.core.notation import as_typed, marked_word, read_word, readings
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
    return read_plays(tile_set, text)[0]


def read_plays(tile_set: TileSet, text: str) -> list[Play]:
    """Return every reading of a play, the strict one first (ROM-10: SCoOR has two)."""
    parts = place_first(text.split())
    alone = parts[0] if len(parts) == 1 else ""
    if alone and read_place(alone) is None and readings(tile_set, alone):
        raise NoPlace(text=text)
    if len(parts) != 2:
        raise UnreadablePlay(text=text)
    words = readings(tile_set, parts[1])
    if not words:
        raise UnreadablePlay(text=text)
    place = read_place(parts[0])
    if place is None:
        raise NoPlace(text=text)
    return [Play(place, word) for word in words]


def place_first(parts: list[str]) -> list[str]:
    """Return the parts of a play with its place before its word, where it stands behind it."""
    behind = len(parts) > 1 and read_place(parts[0]) is None and read_place(parts[-1]) is not None
    return [parts[-1], *parts[:-1]] if behind else parts


def strict_squares(tile_set: TileSet, text: str) -> range | None:
    """Return the squares on the board of a play as `write_play` writes it, None for any other text."""
    return _strict_squares(tile_set.signs, text)


def is_strict(tile_set: TileSet, word: str) -> bool:
    """Whether this is a word as `word_text` writes it, no longer than a row."""
    return strict_squares(tile_set, f"A1 {word}") is not None


@lru_cache(maxsize=4096)
def _strict_squares(letters: tuple[str, ...], text: str) -> range | None:
    match = _strict(letters).fullmatch(text)
    place = read_place(match[1]) if match else None
    return place.squares(len(_TILE.findall(match[2]))) if match and place else None


_TILE = re.compile(r"\[[^]]*\]|.")


@lru_cache(maxsize=8)
def _strict(letters: tuple[str, ...]) -> re.Pattern[str]:
    both = [each for big in letters for each in (big, big.lower())]
    signs = [*(f"[{each}]" for each in both), *(each for each in both if len(each) == 1)]  # [Q]U is Q and U.
    return re.compile(rf"([A-O]\d\d?|\d\d?[A-O]) ((?:{'|'.join(map(re.escape, signs))})+)", re.ASCII)


def write_play(tile_set: TileSet, play: Play) -> str:
    """Always the strict form: `8H ca[NY]A`."""
    return f"{play.place} {word_text(tile_set, play.word)}"


def play_as_typed(text: str) -> str:
    """Return what a person typed in the strict form: `h8 casa` is H8 CASA, `h8 c(a)sa` has a blank, and `casa
    h8`, as the screens write it, is the same play."""
    where, *word = place_first(text.split()) or [""]
    return f"{where.upper()} {as_typed(''.join(word))}" if word else where


def marked_play(tile_set: TileSet, text: str) -> str:
    """Return a play of the log as people read it, and type it again: `H8 C(A)SA`, `8H AUQUEU`."""
    play = read_play(tile_set, text)
    return f"{play.place} {marked_word(tile_set, play.word)}"


def word_in_writing(tile_set: TileSet, word: str) -> str:
    """Return a word of the log as people read it, any other as it is written."""
    code = read_word(tile_set, word) if is_strict(tile_set, word) else None
    return marked_word(tile_set, code) if code else word


def in_writing(tile_set: TileSet, text: str) -> str:
    """Return a text that begins with a play of the log as people read it, any other as it is written."""
    *play, rest = [*text.split(" ", 2), "", "", ""][:3]
    strict = " ".join(play)
    return f"{marked_play(tile_set, strict)} {rest}".strip() if strict_squares(tile_set, strict) else text
