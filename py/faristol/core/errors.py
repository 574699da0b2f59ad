"""What the board has to refuse.

Rejected
├── why a play does not stand, in a judge's order (REASONS):
│   ├── UnreadablePlay   neither a position nor a word can be made out
│   ├── NoPlace          coordinates missing, or not those of a square
│   ├── NotOnRack        tiles that the player doesn't have, or a blank that isn't marked as one
│   ├── OffBoard         the word leaves the board
│   ├── SquareTaken      another tile lies where one is written
│   ├── WordGoesOn       tiles before or after what was written
│   ├── TooFew           nothing laid, or one tile at the start
│   ├── NotOverCentre    the first play is elsewhere
│   ├── NotConnected     nothing touches what lies on the board
│   └── NoSuchWord       one verdict for all the words: which of them it was is never said (FED-22)
└── a position that cannot be read: UnreadableBoard, UnreadablePosition
"""

from faristol.errors import Rejected


class UnreadablePlay(Rejected):
    code = "play.unreadable"
    field = "play"


class NoPlace(Rejected):
    code = "play.coordinates"
    field = "play"


class NotOnRack(Rejected):
    code = "play.not-on-rack"
    field = "play"


class OffBoard(Rejected):
    code = "play.off-board"
    field = "play"


class SquareTaken(Rejected):
    code = "play.square-taken"
    field = "play"


class WordGoesOn(Rejected):
    code = "play.incomplete-word"
    field = "play"


class TooFew(Rejected):
    code = "play.too-few"
    field = "play"


class NotOverCentre(Rejected):
    code = "play.centre"
    field = "play"


class NotConnected(Rejected):
    code = "play.not-connected"
    field = "play"


class NoSuchWord(Rejected):
    code = "play.word"
    field = "play"


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


def reason(refusal: Rejected | type[Rejected]) -> str:
    """`not-on-rack`, as rulesets and the command line name it."""
    return refusal.code.removeprefix("play.")


REASONS = tuple(reason(refusal) for refusal in JUDGES_ORDER)


class UnreadableBoard(Rejected):
    code = "board.unreadable"
    field = "board"


class UnreadablePosition(Rejected):
    """A CGP or GCG text; `line` is where."""

    code = "position.unreadable"
    field = "position"
