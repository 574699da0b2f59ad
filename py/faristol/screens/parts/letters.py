"""The letters of a play as the play part draws them: each with its name if a blank stands for it."""

from faristol.core.letters import AS_BLANK, label
from faristol.core.notation import SIGNS, read_word
from faristol.core.tiles import SPELT, TileSet
from faristol.screens.view import view_value

Letters = list[tuple[str, str | None]]
"""With a name, the letter is a blank's and stands in a ring."""


@view_value
class PlayLetters:
    place: str
    letters: Letters


def letters_of(tile_set: TileSet, word: bytes) -> Letters:
    """Return them as words are written: a tile Q is QU."""
    read = [(label(tile_set, code & ~AS_BLANK), code & AS_BLANK) for code in word]
    return [(sign, sign if blank else None) for sign, blank in read]


def place_and_letters(tile_set: TileSet, play: str) -> PlayLetters:
    """Return what is drawn of a play of the log, which is in the strict form."""
    place, _, word = play.partition(" ")
    spelt_out = SPELT[tile_set.language]
    signs = [(sign, sign.upper()) for sign in (each.strip("[]") for each in SIGNS.findall(word))]
    letters = [(spelt_out.get(big, big), sign != big) for sign, big in signs]
    return PlayLetters(place, [(big, big if blank else None) for big, blank in letters])


def spelt(tile_set: TileSet, word: bytes) -> str:
    """Return a word without the signs of the strict form and of blanks: CANYA."""
    return "".join(label(tile_set, code & ~AS_BLANK) for code in word)


def spelt_of(tile_set: TileSet, text: str) -> str:
    """Return the same of a word in the strict form."""
    return spelt(tile_set, read_word(tile_set, text) or b"")
