"""The arbiter's letter to the players of a game: the front of the sheet in words (COR-2, COR-5).

A person reads it, and a player's Faristol opens the game from it.
"""

from faristol.competitions.event import Competition, Game
from faristol.competitions.sheets import opening_of
from faristol.core.tiles import Tiles
from faristol.games.correspondence.sheet import write_sheet
from faristol.games.log import stamped

IN_A_ROW = 10


def letter_for(event: Competition, game: Game, app: str) -> str:
    """Return the letter, in the words of the document and in its language."""
    return write_sheet(stamped([opening_of(event, game, app)], 0, 0, ""))


def rows(string: Tiles) -> list[str]:
    """Return the string with ten letters to a line, so that a place is easily found."""
    return [" ".join(string[at : at + IN_A_ROW]) for at in range(0, len(string), IN_A_ROW)]
