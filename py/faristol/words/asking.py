"""What one types into the field of word study, read: `canya`, `cas?`, `c.s*`, `*l·l* 7`, `3`.

A word, or tiles that make one; `?` is a blank. With `.` for one tile or `*` for any number of them it is a
shape: `l.l` is the tile L·L, so `_` does for one tile as well. A number at the end is how long the words are.
"""

import re
from dataclasses import dataclass

from faristol.core.notation import any_of, capitals, spellings, without_accents
from faristol.core.tiles import BLANK, Tiles, TileSet, UnreadableTiles
from faristol.words.spelling import LONGEST, SHORTEST

ONE = "._"
ANY = "*"
HALF = "·-["
"""With these a tile of several letters may have been begun."""

BETWEEN = re.compile(r"[\s,;+]+|\.(?=\s|$)")
LENGTH = re.compile(r"(?:^|\s)(\d{1,2})\s*$")


@dataclass(frozen=True)
class Asked:
    parts: tuple[Tiles, ...]
    """One part is what stands there as it is; between two lies any number of tiles."""
    shape: bool
    """Whether the tiles stand in their places, and are no hand of tiles."""
    length: int | None = None

    @property
    def tiles(self) -> Tiles:
        return tuple(tile for part in self.parts for tile in part)

    @property
    def is_word(self) -> bool:
        return not self.shape and bool(self.tiles) and BLANK not in self.tiles


def read_asked(tile_set: TileSet, text: str) -> Asked | None:
    """Return what is asked; None while there is nothing to look for."""
    typed = without_accents(text).strip()
    length = None
    if found := LENGTH.search(typed):
        length, typed = int(found[1]), typed[: found.start()]
    if length is not None and not SHORTEST <= length <= LONGEST:
        raise UnreadableTiles(text=text, at=len(text), sign=str(length))
    signs = _signs(tile_set, typed.rstrip().rstrip(HALF), text)
    shape = any(sign in (*ONE, ANY) for sign in signs)
    parts: list[list[str]] = [[]]
    for sign in signs:
        if sign == ANY:
            parts.append([])
        else:
            parts[-1].append(BLANK if sign in ONE else sign)
    if not signs:
        return None if length is None else Asked(((), ()), True, length)
    return Asked(tuple(map(tuple, _without_empty(parts))), shape, length)


def read_part(tile_set: TileSet, text: str) -> Tiles:
    """Return the tiles that a part of a word has, "?" or a full stop for any tile."""
    typed = without_accents(text).strip()
    signs = _signs(tile_set, typed.rstrip(HALF), text)
    if ANY in signs:
        raise UnreadableTiles(text=text, at=typed.index(ANY) + 1, sign=ANY)
    return tuple(BLANK if sign in ONE else sign for sign in signs)


def several_words(tile_set: TileSet, text: str) -> list[Tiles]:
    """Return the words, of two tiles or more each, if a space or a comma parts the text into several."""
    written = [part for part in BETWEEN.split(without_accents(text)) if part]
    if len(written) < 2 or any(sign in part for part in written for sign in (*ONE, ANY, BLANK)):
        return []
    if any(part.isdecimal() for part in written):
        return []
    words = [tuple(_signs(tile_set, part, text)) for part in written]
    return words if all(len(word) >= SHORTEST for word in words) else []


def _signs(tile_set: TileSet, typed: str, text: str) -> list[str]:
    """Return tiles by their letter, and the signs for others."""
    known = {sign: tile_set.signs[code - 1] for sign, code in spellings(tile_set).items()}
    pattern = re.compile(rf"{any_of(tile_set, spellings(tile_set))}|[?._*\s,;+]")
    signs, place = [], 0
    for match in pattern.finditer(capitals(typed)):
        if match.start() != place:
            break
        place = match.end()
        sign = match[0].strip("[],;+").strip()
        if sign:
            signs.append(known.get(sign, sign))
    if place != len(typed):
        raise UnreadableTiles(text=text, at=place + 1, sign=typed[place])
    return signs


def _without_empty(parts: list[list[str]]) -> list[list[str]]:
    """Return the parts with two stars in a row as one."""
    first, *others = parts
    return [first, *(part for part in others[:-1] if part), *others[-1:]]
