"""What cannot be done in a game by letter, and why a message does not fit it.

Rejected
├── before the start: NamesMissing, StringIncomplete, StringUnreadable, DatesReversed
├── at another step: NotNow, TurnIsMade, TurnNotMade, TurnNotSent, WhichVariant, ChallengeIsOpen,
│   NoDrawOffered, HasPlayed, NoSuchTurn, NoSuchPenalty, NotInThePlay, AllWordsRight, WordNotMarked,
│   ReasonMissing, NoTimeClaim, CoefficientUnreadable
├── of days (COR-14 to 16): SentBeforeArrival, ArrivedBeforeSent, ResentBeforeReturn, LeaveTooSoon,
│   LeaveIsTaken, LeaveTooLate, LeaveTooLong, ThoughtTooShort, ResentTooSoon
├── asked about, and then noted all the same: WrittenEarly, ThoughtTooLong, PartnerHasDays
├── of a sheet in words: SheetUnreadable, SheetDiffers
├── of a notice: NoticeDiffers
└── of a message (COR-25): MessageUnreadable, MessageIncomplete, OtherGame, OtherTurn, VariantsDiffer,
    PlayNotConfirmed, LettersDiffer, LettersOutOfOrder, WordsDiffer, PointsDiffer, TotalDiffers,
    HandDiffers, DaysDiffer, TotalDaysDiffer, GamesDiffer; and those of the play itself (core/errors.py)
"""

from faristol.errors import Rejected


class NamesMissing(Rejected):
    code = "letter.names-missing"
    field = "players"


class StringIncomplete(Rejected):
    """Not each of the hundred letters, each once."""

    code = "letter.string-incomplete"
    field = "string"


class StringUnreadable(Rejected):
    code = "letter.string-unreadable"
    field = "string"


class DatesReversed(Rejected):
    code = "letter.dates-reversed"
    field = "closes"


class NotNow(Rejected):
    """The game is at another step: the screen was old, or the button was pressed twice."""

    code = "letter.not-now"


class TurnIsMade(Rejected):
    code = "letter.turn-is-made"


class TurnNotMade(Rejected):
    code = "letter.turn-not-made"


class TurnNotSent(Rejected):
    code = "letter.turn-not-sent"


class WhichVariant(Rejected):
    """While a challenge is open every turn is made twice (COR-12)."""

    code = "letter.which-variant"


class ChallengeIsOpen(Rejected):
    code = "letter.challenge-is-open"


class NoDrawOffered(Rejected):
    code = "letter.no-draw-offered"


class HasPlayed(Rejected):
    code = "letter.has-played"


class NoSuchTurn(Rejected):
    code = "letter.no-such-turn"
    field = "turn"


class NoSuchPenalty(Rejected):
    code = "letter.no-such-penalty"
    field = "tenths"


class CoefficientUnreadable(Rejected):
    code = "letter.coefficient-unreadable"
    field = "red"


class NotInThePlay(Rejected):
    code = "letter.not-in-the-play"
    field = "words"


class AllWordsRight(Rejected):
    """And no other fault was described: so the play stands (COR-13)."""

    code = "letter.all-words-right"


class WordNotMarked(Rejected):
    """The arbiter answers for each word that was challenged."""

    code = "letter.word-not-marked"


class ReasonMissing(Rejected):
    code = "letter.reason-missing"
    field = "why"


class NoTimeClaim(Rejected):
    """By telephone or word of mouth nobody can prove a date (COR-19)."""

    code = "letter.no-time-claim"


class SentBeforeArrival(Rejected):
    code = "letter.sent-before-arrival"
    field = "sent"


class ArrivedBeforeSent(Rejected):
    code = "letter.arrived-before-sent"
    field = "arrived"


class ResentBeforeReturn(Rejected):
    code = "letter.resent-before-return"
    field = "resent"


class LeaveTooSoon(Rejected):
    """It begins before it is written down, or ends before it begins."""

    code = "letter.leave-too-soon"
    field = "first"


class LeaveIsTaken(Rejected):
    """There is one leave for each player."""

    code = "letter.leave-is-taken"


class LeaveTooLate(Rejected):
    code = "letter.leave-too-late"
    field = "first"


class LeaveTooLong(Rejected):
    code = "letter.leave-too-long"
    field = "last"


class ThoughtTooShort(Rejected):
    code = "letter.thought-too-short"
    field = "until"


class ResentTooSoon(Rejected):
    """Before it went off for the first time."""

    code = "letter.resent-too-soon"
    field = "again"


class WrittenEarly(Rejected):
    """The partner still has time to answer (COR-17)."""

    code = "letter.written-early"


class ThoughtTooLong(Rejected):
    """Longer than what is left of the fifty days."""

    code = "letter.thought-too-long"


class PartnerHasDays(Rejected):
    """By the sheet the partner is not over the time."""

    code = "letter.partner-has-days"


ASKED_ABOUT = (WrittenEarly, ThoughtTooLong, PartnerHasDays)
"""What may be so all the same, and is noted when the person says that it is."""


class SheetUnreadable(Rejected):
    code = "letter.sheet-unreadable"
    field = "sheet"


class SheetDiffers(Rejected):
    """A turn on it is not as the string and the board have it."""

    code = "letter.sheet-differs"
    field = "sheet"


class NoticeDiffers(Rejected):
    """What it tells cannot have happened in this game."""

    code = "letter.notice-differs"
    field = "message"


class GamesDiffer(Rejected):
    """All that the message says fits, and yet the two devices do not have the same game."""

    code = "letter.games-differ"
    field = "message"


class MessageUnreadable(Rejected):
    code = "letter.message-unreadable"
    field = "message"


class MessageIncomplete(Rejected):
    code = "letter.message-incomplete"
    field = "message"


class OtherGame(Rejected):
    code = "letter.other-game"
    field = "message"


class OtherTurn(Rejected):
    code = "letter.other-turn"
    field = "message"


class VariantsDiffer(Rejected):
    code = "letter.variants-differ"
    field = "message"


class PlayNotConfirmed(Rejected):
    """The partner has another play on the board than was sent."""

    code = "letter.play-not-confirmed"
    field = "message"


class LettersDiffer(Rejected):
    code = "letter.letters-differ"
    field = "message"


class LettersOutOfOrder(Rejected):
    """The letters laid are written in the order of the string (COR-25)."""

    code = "letter.letters-out-of-order"
    field = "message"


class WordsDiffer(Rejected):
    code = "letter.words-differ"
    field = "message"


class PointsDiffer(Rejected):
    code = "letter.points-differ"
    field = "message"


class TotalDiffers(Rejected):
    code = "letter.total-differs"
    field = "message"


class HandDiffers(Rejected):
    """The letters left, or those taken next."""

    code = "letter.hand-differs"
    field = "message"


class DaysDiffer(Rejected):
    code = "letter.days-differ"
    field = "message"


class TotalDaysDiffer(Rejected):
    code = "letter.total-days-differ"
    field = "message"
