"""The letters of a play as the play part draws them: each with its name if a blank stands for it."""

import re

from faristol.core.letters import AS_BLANK, letter
from faristol.core.notation import read_word
from faristol.core.tiles import TileSet
from faristol.screens.view import view_value

Letters = list[tuple[str, str | None]]
"""With a name, the letter is a blank's and stands in a ring."""


@view_value
class PlayLetters:
    place: str
    letters: Letters


SIGN = re.compile(r"\[[^\]]*\]|.")
"""A tile of the strict form: `A`, `[L·L]`, small for a blank."""


def letters_of(tile_set: TileSet, word: bytes) -> Letters:
    labels = [(letter(tile_set, code & ~AS_BLANK), code & AS_BLANK) for code in word]
    return [(label, label if blank else None) for label, blank in labels]


def place_and_letters(play: str) -> PlayLetters:
    """Return what is drawn of a play of the log, which is in the strict form."""
    place, _, word = play.partition(" ")
    labels = [sign.strip("[]") for sign in SIGN.findall(word)]
    return PlayLetters(
        place, [(label.upper(), None if label.isupper() else label.upper()) for label in labels]
    )


def spelt(tile_set: TileSet, word: bytes) -> str:
    """Return a word without the signs of the strict form and of blanks: CANYA."""
    return "".join(letter(tile_set, code & ~AS_BLANK) for code in word)


def spelt_of(tile_set: TileSet, text: str) -> str:
    """Return the same of a word in the strict form."""
    return spelt(tile_set, read_word(tile_set, text) or b"")
