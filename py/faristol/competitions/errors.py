"""What the arbiter of a competition by letter cannot do, or cannot do yet.

Rejected
├── before the games: NameMissing, PlayerNameMissing, NameTaken, TooFewPlayers, StringMissing,
│   StringUnreadable, SaidNothing, NobodyTwice, PairUnknown
├── of a report: OtherGame, OtherString, NotOver, WaitsForTheArbiter, ReportUnreadable,
│   LoserMissing
└── at another step: NotNow, ReasonMissing, NoSuchPenalty, StillOpen
"""

from faristol.errors import Rejected


class NotNow(Rejected):
    """The screen was old, or the button was pressed twice."""

    code = "competition.not-now"


class NameMissing(Rejected):
    code = "competition.name-missing"
    field = "name"


class PlayerNameMissing(Rejected):
    code = "competition.player-name-missing"
    field = "player"


class NameTaken(Rejected):
    code = "competition.name-taken"
    field = "player"


class TooFewPlayers(Rejected):
    code = "competition.too-few-players"


class StringMissing(Rejected):
    code = "competition.string-missing"
    field = "string"


class SaidNothing(Rejected):
    code = "competition.said-nothing"
    field = "room"


class PairUnknown(Rejected):
    code = "competition.pair-unknown"
    field = "pairs"


class NobodyTwice(Rejected):
    """The same two meet twice in a colour, or somebody meets themselves."""

    code = "competition.nobody-twice"
    field = "pairs"


class OtherGame(Rejected):
    """The file is of a game that is not one of these."""

    code = "competition.other-game"


class OtherString(Rejected):
    code = "competition.other-string"


class NotOver(Rejected):
    code = "competition.not-over"


class WaitsForTheArbiter(Rejected):
    """A challenge or a claim of the time has not been answered: what the game is worth depends on it."""

    code = "competition.waits-for-the-arbiter"


class ReportUnreadable(Rejected):
    code = "competition.report-unreadable"
    field = "red"


class LoserMissing(Rejected):
    code = "competition.loser-missing"
    field = "lost"


class ReasonMissing(Rejected):
    code = "competition.reason-missing"
    field = "why"


class NoSuchPenalty(Rejected):
    code = "competition.no-such-penalty"
    field = "tenths"


class StillOpen(Rejected):
    """Games have not been reported, and the closing date has not come."""

    code = "competition.still-open"


class StringUnreadable(Rejected):
    code = "competition.string-unreadable"
    field = "string"
