"""What cannot be read of a result, or of the file of a game."""

from faristol.errors import Rejected


class ScoreUnreadable(Rejected):
    code = "tournament.score-unreadable"


class TableOutOfRound(Rejected):
    code = "tournament.no-such-table"
    field = "table"


class TimeUnreadable(Rejected):
    code = "tournament.time-unreadable"
    field = "over_time"


class NotAGame(Rejected):
    """The file holds another kind of event."""

    code = "tournament.not-a-game"


class GameNotOver(Rejected):
    code = "tournament.game-not-over"


class NotTheseTwo(Rejected):
    """Nobody of this round is called so."""

    code = "tournament.not-these-two"
