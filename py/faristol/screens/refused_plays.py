"""Why a play does not stand and a board cannot be read, as sentences; the rest is in screens/refusals.py."""

from faristol.texts import N_

PLAYS: dict[str, tuple[str, str]] = {
    "play.unreadable": (
        N_("“%(text)s” cannot be read as a play."),
        N_("Write the position and the whole main word, as in H8 CASA."),
    ),
    "play.coordinates": (
        N_("There is no position on the board in “%(text)s”."),
        N_("H8 is a word across that begins there, 8H a word down."),
    ),
    "play.not-on-rack": (
        N_("Not on the rack: %(tiles)s."),
        N_("A blank is written small or in parentheses."),
    ),
    "play.uncircled": (
        N_("This play needs a blank, and no letter of it is marked as one."),
        N_("With the blank in parentheses it is %(ways)s."),
    ),
    "play.off-board": (
        N_("%(word)s leaves the board from %(place)s."),
        N_("Check the position and its direction."),
    ),
    "play.square-taken": (
        N_("On %(square)s lies another tile: %(tile)s."),
        N_("Write the main word with the tiles that are on the board already."),
    ),
    "play.incomplete-word": (
        N_("The word goes on: on the board it would be %(word)s."),
        N_("Write the whole main word, and the square of its first tile."),
    ),
    "play.too-few": (
        N_("Too few tiles are laid."),
        N_("The first play lays at least %(first)s, every other at least one."),
    ),
    "play.centre": (
        N_("The first play does not cover the centre."),
        N_("One of its tiles must lie on H8."),
    ),
    "play.not-connected": (
        N_("The play touches nothing that is on the board."),
        N_("At least one tile must lie beside one that is there."),
    ),
    "play.word": (
        N_("Not every word of the play is valid."),
        N_("It forms: %(words)s."),
    ),
    "board.unreadable": (
        N_("Row %(row)s of the board cannot be read: “%(text)s”."),
        N_("There are fifteen rows of fifteen squares: a full stop, a tile, or a small letter for a blank."),
    ),
    "position.unreadable": (
        N_("Line %(line)s of the position cannot be read: “%(text)s”."),
        N_("Paste a position as CGP, or a game as GCG."),
    ),
}
