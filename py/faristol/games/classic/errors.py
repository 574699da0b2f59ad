"""What cannot be done in a game of two, and what cannot be read.

Where a document says so, the refusal carries its clause.
"""

from faristol.errors import refusal
from faristol.texts import N_

NotNow = refusal(
    "classic.not-now",
    N_("The game is no longer at that step."),
    N_("Nothing was changed; the screen now shows where it is."),
)
NotYourTurn = refusal(
    "classic.not-your-turn",
    N_("It is the turn of player %(player)s."),
    N_("Players take turns: one makes a play, passes or exchanges, then the other."),
)
GameIsOver = refusal("classic.game-is-over", N_("The game is over."), N_("There are no more turns."))
NameOfPlayerMissing = refusal(
    "classic.player-name-missing",
    N_("Player %(player)s has no name yet."),
    N_("Write the name first."),
    field="player",
)
TooManyPlayers = refusal(
    "classic.too-many-players",
    N_("By these rules, at most %(most)s players can play at one table."),
    N_("Remove a name, or choose the Romanian rules, which allow up to four."),
    field="three",
)
OnlyOfTwo = refusal(
    "classic.only-of-two",
    N_("A GCG file can hold only two players."),
    N_("The page and the spreadsheet show the game of all the players."),
)
NoSuchMinutes = refusal(
    "classic.no-such-minutes",
    N_("“%(minutes)s” is not a valid number of minutes."),
    N_("Write a whole number from 1 to %(most)s, or 0 to play without a clock."),
    field="minutes",
)
NotInTheseRules = refusal(
    "classic.not-in-these-rules",
    N_("These rules do not cover that."),
    N_("Ask the arbiter to decide, and note the decision with its reason."),
)
# FED-17 says nothing of two who are so late: the arbiter does.
BothOverTime = refusal(
    "classic.both-over-time",
    N_("Both players are so far over time that they lose the game."),
    N_("The arbiter says who has lost, or that both have."),
    field="lost",
)
# Tiles that cannot have come out of this bag, or cannot be on this rack.
WrongTiles = refusal(
    "classic.wrong-tiles",
    N_("%(tiles)s cannot be there."),
    N_("Some of them are on the board already; check the tiles."),
    field="tiles",
)
WrongCount = refusal(
    "classic.wrong-count",
    N_("Tiles needed: %(wanted)s; written: %(typed)s."),
    N_("Check the tiles."),
    field="tiles",
)
# With a real bag only the people at the table know them.
TilesWanted = refusal(
    "classic.tiles-wanted",
    N_("The tiles are not known."),
    N_("Write them, or say how many there were."),
    field="tiles",
)
ProgramDraws = refusal(
    "classic.program-draws",
    N_("In this game the tablet draws the tiles."),
    N_("So nobody can draw too many, and there is nothing to write."),
)
BagTooSmall = refusal(
    "classic.bag-too-small",
    N_("The bag holds too few tiles for an exchange: %(in_bag)s."),
    N_("It must hold at least %(needed)s. Make a play, or pass."),
)
TooFewToExchange = refusal(
    "classic.too-few-to-exchange",
    N_("That is too few tiles for an exchange."),
    N_("The minimum is %(least)s."),
)
TooManyToExchange = refusal(
    "classic.too-many-to-exchange",
    N_("That is too many tiles for an exchange."),
    N_("The maximum is now %(most)s: there are no more on the rack, or in the bag."),
)
NotOnTheRack = refusal(
    "classic.not-on-the-rack",
    N_("Not on the rack: %(tiles)s."),
    N_("Choose among the tiles of this rack."),
    field="tiles",
)
NotLeft = refusal(
    "classic.not-left",
    N_("These rules have no such tile, or all of them are on the board: %(tiles)s."),
    N_("Check the word; the letter of a blank stands in parentheses, or is a small one."),
    field="play",
)
# Where a club plays so.
TilesBind = refusal(
    "classic.tiles-bind",
    N_("These tiles were placed and must be played: %(tiles)s."),
    N_("Make a play with them, or take them back and lose the turn."),
)
OutOfLine = refusal(
    "classic.out-of-line",
    N_("After the first tile, the others go in its row or column."),
    N_("Move the tiles in that line, or take them back and lose the turn."),
)
NoSenyors = refusal(
    "classic.no-senyors",
    N_("This is not senyors."),
    N_("It needs seven vowels or seven consonants, no blank, and a tile in the bag."),
)
SenyorsAlready = refusal(
    "classic.senyors-already",
    N_("Senyors has been shown in this turn."),
    N_("Now a play is made, tiles are exchanged, or the turn is passed."),
)
ChallengeLate = refusal(
    "classic.challenge-late",
    N_("It is too late for a challenge: the play stands."),
    N_("Only the play just made can be challenged, before it is complete."),
)
ChallengedAlready = refusal(
    "classic.challenged-already",
    N_("This play has been challenged, and the decision is final."),
    N_("None of its other words can be challenged."),
)
NotAWordOfThePlay = refusal(
    "classic.not-a-word-of-the-play",
    N_("“%(word)s” is not a word that this play forms."),
    N_("Name one, some or all of its words."),
    field="words",
)
WordsMissing = refusal(
    "classic.words-missing",
    N_("No word is named yet."),
    N_("Tap or write one or more words of the play."),
    field="words",
)
ArgumentMissing = refusal(
    "classic.argument-missing",
    N_("A second challenge needs an argument."),
    N_("Write why the first decision may be wrong."),
    field="argument",
)
NoReasonToStop = refusal(
    "classic.no-reason-to-stop",
    N_("By these rules, the clock does not stop for that."),
    N_("Choose one of the reasons in the rules."),
)
TimeIsOver = refusal(
    "classic.time-is-over",
    N_("This player has no time left: plays are no longer valid."),
    N_("The turn can be passed."),
)
NotYet = refusal(
    "classic.not-yet",
    N_("The time allowed by the rules is not over yet."),
    N_("Minutes allowed: %(minutes)s."),
)
ArrivedLate = refusal(
    "classic.arrived-late",
    N_("The time to wait is over (minutes: %(minutes)s): it is too late to play this game."),
    N_("Only the arbiter can decide otherwise: write the arbiter’s name and the reason."),
)
NoExcess = refusal(
    "classic.no-excess",
    N_("That many extra tiles cannot have been drawn."),
    N_("Write a number from 1 to %(in_bag)s, the number of tiles in the bag."),
)
RacksMissing = refusal(
    "classic.racks-missing",
    N_("The tiles left on the racks are not known."),
    N_("Write the tiles of both players: they count now."),
    field="racks",
)
# With a clock on the table only the players know it.
TimeMissing = refusal(
    "classic.time-missing",
    N_("The players’ overtime is not known."),
    N_("Read it from the clock on the table; write 0 if there was none."),
    field="over",
)
TimeUnreadable = refusal(
    "classic.time-unreadable",
    N_("“%(time)s” cannot be read as a time."),
    N_("Write minutes and seconds, as in 1:05; 0 if there was no overtime."),
    field="over",
)
TurnIsPast = refusal(
    "classic.turn-is-past",
    N_("The points of a past turn can no longer be corrected."),
    N_("Only the arbiter can decide otherwise: write the arbiter’s name and the reason."),
)
ArbiterMissing = refusal(
    "classic.arbiter-missing",
    N_("The arbiter who decides is not named."),
    N_("Write the arbiter’s name: it goes into the log with the decision."),
    field="arbiter",
)
ArbiterPlays = refusal(
    "classic.arbiter-plays",
    N_("%(name)s plays in this game."),
    N_("Another arbiter has to take this decision."),
    field="arbiter",
)
DecisionStands = refusal(
    "classic.decision-stands",
    N_("An arbiter has decided this."),
    N_("Only an arbiter can take it back, with name and reason, on the arbiter’s screen."),
)
NotAgreed = refusal(
    "classic.not-agreed",
    N_("This turn is complete, and the next player has begun to think."),
    N_("It can be taken back if all players agree, with one tap each."),
)
ReasonMissing = refusal(
    "classic.reason-missing",
    N_("The reason is missing."),
    N_("Write one: everybody can read it in the log."),
    field="why",
)
ResultIsFinal = refusal(
    "classic.result-final", N_("Both players have signed: the result is final."), N_("Nothing was changed.")
)
StillPlayed = refusal(
    "classic.still-played",
    N_("The game is not over yet, and this would show the racks."),
    N_("Make it when the game is over; a backup can be made at any time."),
)
GameDiffers = refusal(
    "classic.game-differs",
    N_("Turn %(turn)s does not fit these rules: the player or the points differ."),
    N_("Check the file, or choose the rules by which the game was played."),
    field="game",
)
