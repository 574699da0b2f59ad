"""What cannot be done in a game of two, and what cannot be read.

Where a document says so, the refusal carries its clause.
"""

from faristol.errors import Rejected


class NotNow(Rejected):
    """The game is at another step: the screen was old, or the button was pressed twice."""

    code = "classic.not-now"


class NotYourTurn(Rejected):
    code = "classic.not-your-turn"


class GameIsOver(Rejected):
    code = "classic.game-is-over"


class NameOfPlayerMissing(Rejected):
    code = "classic.player-name-missing"
    field = "player"


class TooManyPlayers(Rejected):
    """More than the document lets sit at one table."""

    code = "classic.too-many-players"
    field = "three"


class OnlyOfTwo(Rejected):
    """What other programs read knows two players and no more."""

    code = "classic.only-of-two"


class NoSuchMinutes(Rejected):
    code = "classic.no-such-minutes"
    field = "minutes"


class NotInTheseRules(Rejected):
    """The document has no clause for it."""

    code = "classic.not-in-these-rules"


class BothOverTime(Rejected):
    """FED-17 says nothing of two who are so late: the arbiter does."""

    code = "classic.both-over-time"
    field = "lost"


class WrongTiles(Rejected):
    """Tiles that cannot have come out of this bag, or cannot be on this rack."""

    code = "classic.wrong-tiles"
    field = "tiles"


class WrongCount(Rejected):
    code = "classic.wrong-count"
    field = "tiles"


class TilesWanted(Rejected):
    """With a real bag only the people at the table know them."""

    code = "classic.tiles-wanted"
    field = "tiles"


class ProgramDraws(Rejected):
    """No hand is in the bag."""

    code = "classic.program-draws"


class BagTooSmall(Rejected):
    code = "classic.bag-too-small"


class TooFewToExchange(Rejected):
    code = "classic.too-few-to-exchange"


class TooManyToExchange(Rejected):
    code = "classic.too-many-to-exchange"


class NotOnTheRack(Rejected):
    code = "classic.not-on-the-rack"
    field = "tiles"


class TilesBind(Rejected):
    """A tile that was put on the board must be played, where a club plays so."""

    code = "classic.tiles-bind"


class OutOfLine(Rejected):
    """The row or the column of the first tile laid is binding."""

    code = "classic.out-of-line"


class NoSenyors(Rejected):
    code = "classic.no-senyors"


class SenyorsAlready(Rejected):
    code = "classic.senyors-already"


class ChallengeLate(Rejected):
    code = "classic.challenge-late"


class ChallengedAlready(Rejected):
    """One challenge of a play decides; no other word of it can be named later."""

    code = "classic.challenged-already"


class NotAWordOfThePlay(Rejected):
    code = "classic.not-a-word-of-the-play"
    field = "words"


class WordsMissing(Rejected):
    """A challenge names at least one word."""

    code = "classic.words-missing"
    field = "words"


class ArgumentMissing(Rejected):
    code = "classic.argument-missing"
    field = "argument"


class NoReasonToStop(Rejected):
    """The clock stops for the reasons that the document names, and for no other."""

    code = "classic.no-reason-to-stop"


class TimeIsOver(Rejected):
    code = "classic.time-is-over"


class NotYet(Rejected):
    """The time that the document grants is not over."""

    code = "classic.not-yet"


class ArrivedLate(Rejected):
    """The time that the document grants to one who is absent is over."""

    code = "classic.arrived-late"


class NoExcess(Rejected):
    code = "classic.no-excess"


class RacksMissing(Rejected):
    """What is left on the racks must be known before the game can be counted."""

    code = "classic.racks-missing"
    field = "racks"


class TimeMissing(Rejected):
    """With a clock on the table only the players know it."""

    code = "classic.time-missing"
    field = "over"


class TimeUnreadable(Rejected):
    code = "classic.time-unreadable"
    field = "over"


class TurnIsPast(Rejected):
    code = "classic.turn-is-past"


class ArbiterMissing(Rejected):
    code = "classic.arbiter-missing"
    field = "arbiter"


class ArbiterPlays(Rejected):
    """One affected by a decision is replaced for it."""

    code = "classic.arbiter-plays"
    field = "arbiter"


class DecisionStands(Rejected):
    """What an arbiter decided is not taken back by a tap."""

    code = "classic.decision-stands"


class ReasonMissing(Rejected):
    code = "classic.reason-missing"
    field = "why"


class ResultIsFinal(Rejected):
    code = "classic.result-final"


class StillPlayed(Rejected):
    """What holds the racks is shown to nobody before the end."""

    code = "classic.still-played"


class GameDiffers(Rejected):
    """A file says other points, or another order, than the rules of this game."""

    code = "classic.game-differs"
    field = "game"
