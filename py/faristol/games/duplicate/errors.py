"""What a judge of a duplicate may not do, and what cannot be read."""

from faristol.core.errors import NotOnRack
from faristol.errors import Rejected


class BlankNotCircled(NotOnRack):
    """DUP-13: the play stands only if a letter is circled, and none is. `ways` are those that would do."""

    code = "play.uncircled"


class NotNow(Rejected):
    """The round is at another step: the screen was old, or the button was pressed twice."""

    code = "duplicate.not-now"


class NameMissing(Rejected):
    code = "duplicate.name-missing"
    field = "name"


class PlayerNameMissing(Rejected):
    code = "duplicate.player-name-missing"
    field = "player"


class TableTaken(Rejected):
    code = "duplicate.table-taken"
    field = "table"


class NoSuchTable(Rejected):
    code = "duplicate.no-such-table"
    field = "table"


class TooFewPlayers(Rejected):
    """DUP-1: two or more."""

    code = "duplicate.too-few-players"


class RoundBegun(Rejected):
    """DUP-15: nobody joins once round one has begun."""

    code = "duplicate.round-begun"


class UnreadableList(Rejected):
    """Problems of a pasted list, each with its line."""

    code = "duplicate.unreadable-list"
    field = "list"


class NothingWritten(Rejected):
    code = "duplicate.nothing-written"
    field = "play"


class NotAPlay(Rejected):
    """What is typed begins no possible play, and is not a whole one that could be ruled."""

    code = "duplicate.not-a-play"
    field = "play"


class NotThePoints(Rejected):
    code = "duplicate.not-the-points"
    field = "given"


class WrongTiles(Rejected):
    """Tiles typed from a real bag that cannot have come out of it."""

    code = "duplicate.wrong-tiles"
    field = "tiles"


class WrongCount(Rejected):
    code = "duplicate.wrong-count"
    field = "tiles"


class MasterDoesNotStand(Rejected):
    code = "duplicate.master-does-not-stand"
    field = "master"


class NotPlayed(Rejected):
    """RDU-2: the top of a round is a play that somebody handed in."""

    code = "duplicate.not-played"
    field = "master"


class TooLate(Rejected):
    """DUP-18 is for what is found out before the end."""

    code = "duplicate.too-late"


class ResultsAreFinal(Rejected):
    code = "duplicate.results-final"


class ReasonMissing(Rejected):
    code = "duplicate.reason-missing"
    field = "why"


class NoSuchMinutes(Rejected):
    code = "duplicate.no-such-minutes"
    field = "minutes"


class NoSuchRoom(Rejected):
    """What was brought is not a room of a duplicate."""

    code = "duplicate.no-such-room"
    field = "room"


class AnotherEvent(Rejected):
    code = "duplicate.another-event"
    field = "room"


class RoomWithoutName(Rejected):
    code = "duplicate.room-without-name"
    field = "room"


class RoomMergedAlready(Rejected):
    code = "duplicate.room-merged-already"
    field = "room"


class RoundsDiffer(Rejected):
    """Another rack or another master play in a round, or one room played on."""

    code = "duplicate.rounds-differ"
    field = "room"


class PlayerInBothRooms(Rejected):
    code = "duplicate.player-in-both-rooms"
    field = "room"
