"""What is refused in a game by letter, as sentences; the rest is in screens/refusals.py."""

from faristol.texts import N_

LETTERS: dict[str, tuple[str, str]] = {
    "letter.names-missing": (
        N_("A player has no name yet."),
        N_("Write both names: RED begins."),
    ),
    "letter.string-incomplete": (
        N_("The string is not made of the letters of the game. Missing: %(missing)s; too many: %(many)s."),
        N_("Each of the hundred letters stands in it once."),
    ),
    "letter.string-unreadable": (
        N_("“%(sign)s” is not a letter of this game."),
        N_("Write the letters one after another, and ? for a blank."),
    ),
    "letter.dates-reversed": (
        N_("The competition would close before it has begun."),
        N_("Check both dates."),
    ),
    "letter.not-now": (
        N_("The game is no longer at that step."),
        N_("Nothing was changed; the screen now shows where it is."),
    ),
    "letter.turn-is-made": (
        N_("The turn is made, and has not been sent yet."),
        N_("Send it, or undo it to make another."),
    ),
    "letter.turn-not-made": (
        N_("The turn is not complete."),
        N_("Make a play or pass; while a challenge is open, in both variants."),
    ),
    "letter.turn-not-sent": (
        N_("No turn has been sent yet."),
        N_("Make the turn first, and write down its dates."),
    ),
    "letter.which-variant": (
        N_("A challenge is open: the game goes on in two variants."),
        N_("Say for which of them the turn is, and make it in both."),
    ),
    "letter.challenge-is-open": (
        N_("A challenge is open."),
        N_("First the arbiter answers it, or the partner admits the fault."),
    ),
    "letter.no-draw-offered": (
        N_("The partner has not offered a draw."),
        N_("Offer one: it is agreed when the partner accepts."),
    ),
    "letter.has-played": (
        N_("%(name)s has played in this game."),
        N_("Who stops answering has given the game up, or is over the time."),
    ),
    "letter.no-such-turn": (
        N_("Turn %(turn)s has not been played."),
        N_("Choose one of the turns on the sheet."),
    ),
    "letter.no-such-penalty": (
        N_("%(tenths)s tenths cannot be taken off a coefficient."),
        N_("A penalty is from one tenth to ten, which is one whole."),
    ),
    "letter.coefficient-unreadable": (
        N_("“%(text)s” is not a coefficient."),
        N_("Write it as 1.5300, from 0 to 2."),
    ),
    "letter.not-in-the-play": (
        N_("“%(word)s” is not a word that this play forms."),
        N_("Name one, some or all of its words."),
    ),
    "letter.all-words-right": (
        N_("All the challenged words are right, and no other fault was described."),
        N_("Then the play is right."),
    ),
    "letter.word-not-marked": (
        N_("It is not said yet whether “%(word)s” is right."),
        N_("Mark every challenged word as the arbiter has answered."),
    ),
    "letter.reason-missing": (
        N_("The reason is missing."),
        N_("Write it down: it stands in the log for everybody."),
    ),
    "letter.no-time-claim": (
        N_("By telephone or word of mouth the days of thought cannot be claimed."),
        N_("Agree with the partner, or ask the arbiter."),
    ),
    "letter.sent-before-arrival": (
        N_("Sent on %(sent)s, before the partner's letter arrived on %(arrived)s."),
        N_("Check both dates: an answer goes out on the day of arrival at the earliest."),
    ),
    "letter.arrived-before-sent": (
        N_("Arrived on %(arrived)s, before it was sent on %(sent)s."),
        N_("Check both dates on the stamps."),
    ),
    "letter.resent-before-return": (
        N_("A letter cannot be sent again before it has come back."),
        N_("Check both dates."),
    ),
    "letter.leave-too-soon": (
        N_("These dates cannot be a leave."),
        N_("It begins on the day on which it is written down, or later, and ends after it has begun."),
    ),
    "letter.leave-is-taken": (
        N_("The leave of this player is settled: from %(first)s to %(last)s."),
        N_("It can be changed until a month before it begins; ten days may be taken before it."),
    ),
    "letter.leave-too-late": (
        N_("The right to leave ends a month before the competition does, on %(ends)s."),
        N_("Choose earlier days."),
    ),
    "letter.leave-too-long": (
        N_("At most %(most)s days can be taken now."),
        N_("Twenty have to be written down at the start, or a month ahead; ten can be taken at any time."),
    ),
    "letter.message-unreadable": (
        N_("This line of the message cannot be read: “%(line)s”"),
        N_("Correct it as the others are written, or ask the partner."),
    ),
    "letter.message-incomplete": (
        N_("The message has no line “%(label)s”."),
        N_("Paste the whole message, or add the line."),
    ),
    "letter.other-game": (
        N_("This message is of another game: “%(said)s”."),
        N_("The one open here is “%(ours)s”."),
    ),
    "letter.other-turn": (
        N_("This message is of turn %(said)s."),
        N_("The game is at turn %(wanted)s: look for the message of that one."),
    ),
    "letter.variants-differ": (
        N_("The message does not have the same variants as the game."),
        N_("While a challenge is open every turn is made in both; otherwise there is one."),
    ),
    "letter.play-not-confirmed": (
        N_("The partner confirms “%(said)s”."),
        N_("What was sent is “%(ours)s”. Send the message again, with this pointed out."),
    ),
    "letter.letters-differ": (
        N_("The letters laid are said to be %(said)s."),
        N_("By the play they are %(counted)s: ask the partner which is meant."),
    ),
    "letter.letters-out-of-order": (
        N_("The letters laid are written as %(said)s."),
        N_("In the order of the string they are %(counted)s: point it out to the partner."),
    ),
    "letter.words-differ": (
        N_("The adjacent words are said to be %(said)s."),
        N_("By the play they are %(counted)s: ask the partner which is meant."),
    ),
    "letter.points-differ": (
        N_("The play is said to score %(said)s."),
        N_("It scores %(counted)s: point it out to the partner."),
    ),
    "letter.total-differs": (
        N_("The total is said to be %(said)s."),
        N_("It is %(counted)s: point it out to the partner."),
    ),
    "letter.hand-differs": (
        N_("Of letters left or taken the message has %(said)s."),
        N_("By the string they are %(counted)s: point it out to the partner."),
    ),
    "letter.days-differ": (
        N_("The days of thought of this turn are said to be %(said)s."),
        N_("By the dates they are %(counted)s: check the dates."),
    ),
    "letter.thought-too-short": (
        N_("That day has passed."),
        N_("Choose the day until which you mean to think."),
    ),
    "letter.thought-too-long": (
        N_("You have %(left)s days left, which end on %(last)s."),
        N_("A longer thought is over the time, and the partner may claim it."),
    ),
    "letter.written-early": (
        N_("The partner still has time: only from %(day)s on is there something to write."),
        N_("If it has gone off all the same, note it."),
    ),
    "letter.partner-has-days": (
        N_("By this sheet %(name)s is not over the time; days left: %(left)s."),
        N_("A claim needs the stamps and the receipts that prove it."),
    ),
    "letter.resent-too-soon": (
        N_("The play went off for the first time on %(sent)s."),
        N_("It cannot have been sent again before."),
    ),
    "letter.sheet-unreadable": (
        N_("This cannot be read on the sheet: “%(line)s”"),
        N_("Paste the sheet as it was written, line by line."),
    ),
    "letter.sheet-differs": (
        N_("This turn of the sheet does not fit the string and the board: “%(line)s”"),
        N_("Compare the sheet with the letters."),
    ),
    "letter.notice-differs": (
        N_("This cannot have happened in this game: “%(line)s”"),
        N_("Ask the partner what is meant."),
    ),
    "letter.games-differ": (
        N_("The message fits, but the partner's game is not the same as this one."),
        N_("Compare the two sheets turn by turn: points, dates and leave."),
    ),
    "letter.total-days-differ": (
        N_("The days of thought of %(colour)s are said to be %(said)s altogether."),
        N_("Here they are %(counted)s: compare the dates turn by turn."),
    ),
}
