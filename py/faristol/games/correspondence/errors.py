"""What cannot be done in a game by letter."""

from faristol.errors import refusal
from faristol.texts import N_

NamesMissing = refusal(
    "letter.names-missing",
    N_("A player has no name yet."),
    N_("Write both names: RED begins."),
    field="players",
)
StringIncomplete = refusal(
    "letter.string-incomplete",
    N_("The string is not made of the letters of the game. Missing: %(missing)s; too many: %(many)s."),
    N_("Each of the hundred letters is in it once."),
    field="string",
)
StringUnreadable = refusal(
    "letter.string-unreadable",
    N_("“%(sign)s” is not a letter of this game."),
    N_("Write the letters one after another, and ? for a blank."),
    field="string",
)
DatesReversed = refusal(
    "letter.dates-reversed",
    N_("The competition would close before it has begun."),
    N_("Check both dates."),
    field="closes",
)
NotNow = refusal(
    "letter.not-now",
    N_("The game is no longer at that step."),
    N_("Nothing was changed; the screen now shows where it is."),
)
TurnIsMade = refusal(
    "letter.turn-is-made",
    N_("The turn is made but not sent yet."),
    N_("Send it, or undo it to make another."),
)
TurnNotMade = refusal(
    "letter.turn-not-made",
    N_("The turn is not complete."),
    N_("Make a play or pass; while a challenge is open, do it in both variants."),
)
TurnNotSent = refusal(
    "letter.turn-not-sent",
    N_("No turn has been sent yet."),
    N_("Make the turn first, and note its dates."),
)
WhichVariant = refusal(
    "letter.which-variant",
    N_("A challenge is open: the game goes on in two variants."),
    N_("Make a turn in each, and say which variant it is for."),
    clause="COR-12",
)
ChallengeIsOpen = refusal(
    "letter.challenge-is-open",
    N_("A challenge is open."),
    N_("It ends when the arbiter answers, or the partner admits the fault."),
)
NoDrawOffered = refusal(
    "letter.no-draw-offered",
    N_("The partner has not offered a draw."),
    N_("Offer one: it is agreed when the partner accepts."),
)
HasPlayed = refusal(
    "letter.has-played",
    N_("%(name)s has played in this game."),
    N_("A player who stops answering gives up the game, or runs out of time."),
)
NoSuchTurn = refusal(
    "letter.no-such-turn",
    N_("Turn %(turn)s has not been played."),
    N_("Choose one of the turns on the sheet."),
    field="turn",
)
NoSuchPenalty = refusal(
    "letter.no-such-penalty",
    N_("A penalty takes 0.1 to 1 off a coefficient, in steps of 0.01."),
    N_("Write it as 0.3 or 0.25."),
    field="off",
)
CoefficientUnreadable = refusal(
    "letter.coefficient-unreadable",
    N_("“%(text)s” is not a coefficient."),
    N_("Write a number from 0 to 2, as in 1.5300."),
    field="red",
)
NotInThePlay = refusal(
    "letter.not-in-the-play",
    N_("“%(word)s” is not a word that this play forms."),
    N_("Name one, some or all of its words."),
    field="words",
)
AllWordsRight = refusal(
    "letter.all-words-right",
    N_("All the challenged words are right, and no other fault was described."),
    N_("Then the play is right."),
    clause="COR-13",
)
WordNotMarked = refusal(
    "letter.word-not-marked",
    N_("There is no answer for “%(word)s” yet."),
    N_("Mark every challenged word as the arbiter has answered."),
)
ReasonMissing = refusal(
    "letter.reason-missing",
    N_("The reason is missing."),
    N_("Write one: everybody can read it in the log."),
    field="why",
)
NoTimeClaim = refusal(
    "letter.no-time-claim",
    N_("In a game played by telephone or word of mouth, nobody can claim that the time was exceeded."),
    N_("Agree with the partner, or ask the arbiter."),
    clause="COR-19",
)
SentBeforeArrival = refusal(
    "letter.sent-before-arrival",
    N_("Sent on %(sent)s, before the letter it answers arrived on %(arrived)s."),
    N_("Check both dates: an answer goes out on the day of arrival at the earliest."),
    field="sent",
)
ArrivedBeforeSent = refusal(
    "letter.arrived-before-sent",
    N_("Arrived on %(arrived)s, before it was sent on %(sent)s."),
    N_("Check both dates on the postmarks."),
    field="arrived",
)
ResentBeforeReturn = refusal(
    "letter.resent-before-return",
    N_("A letter cannot be sent again before it has come back."),
    N_("Check both dates."),
    field="resent",
)
LeaveTooSoon = refusal(
    "letter.leave-too-soon",
    N_("These are not valid dates for leave."),
    N_("Leave begins on the day it is noted, or later, and ends after it begins."),
    field="first",
)
LeaveIsTaken = refusal(
    "letter.leave-is-taken",
    N_("The leave of this player is settled: from %(first)s to %(last)s."),
    N_("It can be changed until a month before it begins; up to ten days may be taken earlier."),
)
LeaveTooLate = refusal(
    "letter.leave-too-late",
    N_("The right to leave ends a month before the competition does, on %(ends)s."),
    N_("Choose earlier days."),
    field="first",
)
LeaveTooLong = refusal(
    "letter.leave-too-long",
    N_("At most %(most)s days can be taken now."),
    N_("Twenty must be noted at the start, or a month ahead; ten can be taken at any time."),
    field="last",
)
ThoughtTooShort = refusal(
    "letter.thought-too-short",
    N_("That day has passed."),
    N_("Choose the last day you need for thinking."),
    field="until",
)
ResentTooSoon = refusal(
    "letter.resent-too-soon",
    N_("The play was first sent on %(sent)s."),
    N_("It cannot have been sent again before that."),
    field="again",
)
WrittenEarly = refusal(
    "letter.written-early",
    N_("The partner still has time: there is nothing to write before %(day)s."),
    N_("If it has been sent anyway, note it."),
    clause="COR-17",
)
ThoughtTooLong = refusal(
    "letter.thought-too-long",
    N_("Days left: %(left)s; the last is %(last)s."),
    N_("Thinking longer exceeds the time, and the partner may claim it."),
)
PartnerHasDays = refusal(
    "letter.partner-has-days",
    N_("According to this sheet %(name)s has not exceeded the time; days left: %(left)s."),
    N_("A claim needs the postmarks and the receipts that prove it."),
)


ASKED_ABOUT = (WrittenEarly, ThoughtTooLong, PartnerHasDays)
"""What may be so all the same, and is noted when the person says that it is."""
