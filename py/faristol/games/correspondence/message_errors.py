"""Why a message, a notice or a sheet does not fit a game by letter (COR-25)."""

from faristol.errors import refusal
from faristol.texts import N_

LetterTooLong = refusal(
    "letter.too-long",
    N_(
        "This is too long for a letter: at most %(lines)s lines and %(signs)s characters are read, and"
        " %(longest)s in a line."
    ),
    N_("Paste the letter alone, without the earlier letters below it."),
)
SheetUnreadable = refusal(
    "letter.sheet-unreadable",
    N_("This cannot be read on the sheet: “%(line)s”"),
    N_("Paste the sheet as it was written, line by line."),
    field="sheet",
)
SheetDiffers = refusal(
    "letter.sheet-differs",
    N_("This turn of the sheet does not fit the string and the board: “%(line)s”"),
    N_("Compare the sheet with the letters."),
    field="sheet",
)
NoticeDiffers = refusal(
    "letter.notice-differs",
    N_("This cannot have happened in this game: “%(line)s”"),
    N_("Ask the partner what it means."),
    field="message",
)
GamesDiffer = refusal(
    "letter.games-differ",
    N_("The message fits, but the partner’s game is not the same as this one."),
    N_("Compare the two sheets turn by turn: points, dates and leave."),
    field="message",
)
OtherChallenge = refusal(
    "letter.other-challenge",
    N_("The arbiter’s answer is about the play “%(said)s”."),
    N_("The play challenged here is “%(ours)s”."),
    field="message",
)
NotAnAnswer = refusal(
    "letter.not-an-answer",
    N_("This is not an answer from the arbiter."),
    N_("Paste the whole answer; a message with a turn is read beside the board."),
    field="message",
)
LetterChanged = refusal(
    "letter.letter-changed",
    N_("The sheet in this letter is not the one that was sent."),
    N_("A line was changed or is missing: ask for the letter again, or for the game’s file."),
    field="letter",
)
SheetsDiffer = refusal(
    "letter.sheets-differ",
    N_("The sheets of the two players differ. In the first letter: “%(ours)s”"),
    N_("In this one: “%(said)s”. Ask both which is right."),
    field="letter",
)
MessageUnreadable = refusal(
    "letter.message-unreadable",
    N_("This line of the message cannot be read: “%(line)s”"),
    N_("Write it like the other lines, or ask the partner."),
    field="message",
)
MessageIncomplete = refusal(
    "letter.message-incomplete",
    N_("The message has no line “%(label)s”."),
    N_("Paste the whole message, or add the line."),
    field="message",
)
OtherGame = refusal(
    "letter.other-game",
    N_("This message belongs to another game: “%(said)s”."),
    N_("The one open here is “%(ours)s”."),
    field="message",
)
MessageFromTheFuture = refusal(
    "letter.message-from-the-future",
    N_("It arrived on %(arrived)s, but the message says that it was sent on %(sent)s."),
    N_("Correct the day of arrival, or enter it as arrived on the day it was sent."),
    field="message",
)
AnswerBeforeLetter = refusal(
    "letter.answer-before-letter",
    N_("The arbiter answers something that is not here yet."),
    N_("First read the partner’s letter, then this answer."),
    field="message",
)
OtherTurn = refusal(
    "letter.other-turn",
    N_("This message is for turn %(said)s."),
    N_("The game is at turn %(wanted)s: find the message for that turn."),
    field="message",
)
VariantsDiffer = refusal(
    "letter.variants-differ",
    N_("The message does not have the same variants as the game."),
    N_(
        "While a challenge is open, every turn is made in both; otherwise there is only one. If "
        "the arbiter has answered, read that answer first."
    ),
    field="message",
)
# The partner has another play on the board than was sent.
PlayNotConfirmed = refusal(
    "letter.play-not-confirmed",
    N_("The message confirms “%(said)s”."),
    N_("What was sent is “%(ours)s”. Send the message again, and point this out."),
    field="message",
)
LettersDiffer = refusal(
    "letter.letters-differ",
    N_("The message says that the letters placed are %(said)s."),
    N_("By the play, they are %(counted)s: ask the partner which is right."),
    field="message",
)
LettersOutOfOrder = refusal(
    "letter.letters-out-of-order",
    N_("The letters placed are written as %(said)s."),
    N_("In the order of the string, they are %(counted)s: point it out to the partner."),
    field="message",
    clause="COR-25",
)
WordsDiffer = refusal(
    "letter.words-differ",
    N_("The message says that the adjacent words are %(said)s."),
    N_("By the play, they are %(counted)s: ask the partner which is right."),
    field="message",
)
PointsDiffer = refusal(
    "letter.points-differ",
    N_("The message says that the play scores %(said)s."),
    N_("It scores %(counted)s: point it out to the partner."),
    field="message",
)
CappedPointsDiffer = refusal(
    "letter.capped-points-differ",
    N_(
        "The message says that the play scores %(said)s. It is worth %(worth)s, and the sheet counts"
        " %(counted)s."
    ),
    N_("Point it out to the partner."),
    field="message",
)
TotalDiffers = refusal(
    "letter.total-differs",
    N_("The message says that the total is %(said)s."),
    N_("It is %(counted)s: point it out to the partner."),
    field="message",
)
HandDiffers = refusal(
    "letter.hand-differs",
    N_("The message says these letters are left or taken: %(said)s."),
    N_("By the string, they are %(counted)s: point it out to the partner."),
    field="message",
)
DaysDiffer = refusal(
    "letter.days-differ",
    N_("Days of thought for this turn, in the message: %(said)s."),
    N_("By the dates, they are %(counted)s: check the dates."),
    field="message",
)
TotalDaysDiffer = refusal(
    "letter.total-days-differ",
    N_("All days of thought of %(colour)s, in the message: %(said)s."),
    N_("Here they are %(counted)s: compare the dates turn by turn."),
    field="message",
)
