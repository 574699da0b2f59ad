"""The reasons why a play is not legal, and why a position cannot be read."""

from faristol.errors import Rejected, refusal
from faristol.texts import N_

UnreadablePlay = refusal(
    "play.unreadable",
    N_("“%(text)s” cannot be read as a play."),
    N_("Write the square and the whole main word, as in H8 CASA."),
    field="play",
)
NoPlace = refusal(
    "play.coordinates",
    N_("“%(text)s” names no square of the board."),
    N_("H8 is a word across that begins on that square, 8H a word down."),
    field="play",
)
NotOnRack = refusal(
    "play.not-on-rack",
    N_("Not on the rack: %(tiles)s."),
    N_("Write a blank as a small letter or in parentheses."),
    field="play",
)
OffBoard = refusal(
    "play.off-board",
    N_("From %(place)s, %(word)s runs off the board."),
    N_("Check the square and the direction."),
    field="play",
)
SquareTaken = refusal(
    "play.square-taken",
    N_("There is another tile on %(square)s: %(tile)s."),
    N_("Write the main word with the tiles that are on the board already."),
    field="play",
)
WordGoesOn = refusal(
    "play.incomplete-word",
    N_("The word is longer: on the board it would be %(word)s."),
    N_("Write the whole main word, and the square of its first tile."),
    field="play",
)
TooFew = refusal(
    "play.too-few",
    N_("Too few tiles are placed."),
    N_("The first play places at least %(first)s, every other play at least one."),
    field="play",
)
NotOverCentre = refusal(
    "play.centre",
    N_("The first play does not cover the centre."),
    N_("One of its tiles must be on H8."),
    field="play",
)
NotConnected = refusal(
    "play.not-connected",
    N_("The play touches nothing that is on the board."),
    N_("At least one tile must be next to one that is already there."),
    field="play",
)
# There is one verdict for all the words of a play; nobody learns which of them is not valid.
NoSuchWord = refusal(
    "play.word",
    N_("Not every word of the play is valid."),
    N_("It forms: %(words)s."),
    field="play",
    clause="FED-22",
)

JUDGES_ORDER = (
    UnreadablePlay,
    NoPlace,
    NotOnRack,
    OffBoard,
    SquareTaken,
    WordGoesOn,
    TooFew,
    NotOverCentre,
    NotConnected,
    NoSuchWord,
)


def reason(why: Rejected | type[Rejected]) -> str:
    """Return the name that rulesets and the command line have for a reason: `not-on-rack`."""
    return why.code.removeprefix("play.")


REASONS = tuple(reason(why) for why in JUDGES_ORDER)

UnreadableBoard = refusal(
    "board.unreadable",
    N_("Row %(row)s of the board cannot be read: “%(text)s”."),
    N_(
        "There are fifteen rows of fifteen squares, each a full stop if it is empty, a tile, or a"
        " small letter for a blank."
    ),
    field="board",
)
UnreadablePosition = refusal(
    "position.unreadable",
    N_("Line %(line)s of the position cannot be read: “%(text)s”."),
    N_("Paste a position as CGP, or a game as GCG."),
    field="position",
)
GameTooLong = refusal(
    "position.too-long",
    N_("The file is longer than any game: more than %(turns)s turns, or %(kilobytes)s kB."),
    N_("Choose a file with one game."),
    field="position",
)
OtherTiles = refusal(
    "position.other-tiles",
    N_("No tile of this language has the letters %(letters)s."),
    N_(
        "Choose the language in which it was played, or correct the letters. Write a blank as a small letter."
    ),
    field="position",
)
OtherLanguage = refusal(
    "position.other-language",
    N_("The game was played with other tiles: %(tiles)s."),
    N_("Choose the language in which it was played."),
    field="position",
)
