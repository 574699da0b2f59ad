"""What the arbiter of a competition by letter cannot do, or cannot do yet."""

from faristol.errors import refusal
from faristol.texts import N_

NotNow = refusal(
    "competition.not-now",
    N_("The competition is no longer at that step."),
    N_("Nothing was changed; the screen now shows where it is."),
)
NameMissing = refusal(
    "competition.name-missing",
    N_("The competition has no name yet."),
    N_("Write one: it is printed on every sheet."),
    field="name",
)
PlayerNameMissing = refusal(
    "competition.player-name-missing",
    N_("There is no name yet."),
    N_("Write the name as it should appear on the sheet."),
    field="player",
)
NameTaken = refusal(
    "competition.name-taken",
    N_("%(name)s is on the list already."),
    N_("If it is another person, add something that tells them apart."),
    field="player",
)
TooFewPlayers = refusal(
    "competition.too-few-players", N_("There are no games to make yet."), N_("Enter at least two players.")
)
StringMissing = refusal(
    "competition.string-missing",
    N_("There is no string of letters yet."),
    N_("Mix it, or write the letters down as they come out of the bag."),
    field="string",
)
SaidNothing = refusal(
    "competition.said-nothing",
    N_("Nobody has said anything yet."),
    N_("Write a word or a number that a player has sent."),
    field="room",
)
PairUnknown = refusal(
    "competition.pair-unknown",
    N_("Line %(line)s, “%(written)s”, does not name two players of the list."),
    N_("Write the name of RED, a dash, and the name of BLUE."),
    field="pairs",
)
NobodyTwice = refusal(
    "competition.nobody-twice",
    N_("Two of these games are the same, or one has the same player twice."),
    N_("Two players may meet once in each colour."),
    field="pairs",
)
EverybodyHasMet = refusal(
    "competition.everybody-has-met",
    N_("No further round is possible without players meeting again."),
    N_("End the competition."),
)
OtherGame = refusal(
    "competition.other-game",
    N_("“%(name)s” is not a game of this competition."),
    N_("Choose a file that a player has sent for one of these games."),
)
OtherString = refusal(
    "competition.other-string",
    N_("“%(name)s” was played with another string."),
    N_("Ask the player whether it is the game of this competition."),
)
NotOver = refusal(
    "competition.not-over",
    N_("“%(name)s” is not over yet."),
    N_("Wait for the end, or enter by hand what was agreed."),
)
ReportUnreadable = refusal(
    "competition.report-unreadable",
    N_("That is not a number of points or turns."),
    N_("Write a whole number; points may be negative."),
    field="red",
)
ReportIncomplete = refusal(
    "competition.report-incomplete",
    N_("The report is not complete yet."),
    N_(
        "Write the points of both players, and the number of complete turns if it is asked "
        "for; 0 if there are none."
    ),
    field="red",
)
TooEarly = refusal(
    "competition.too-early",
    N_("The games are still being played."),
    N_("Wait for the closing date, or write the reason why it is decided today."),
    field="why",
)
LoserMissing = refusal(
    "competition.loser-missing", N_("Nobody is named."), N_("Choose the player."), field="lost"
)
ReasonMissing = refusal(
    "competition.reason-missing",
    N_("No reason has been given yet."),
    N_("Write it: it stays in the log for everybody."),
    field="why",
)
NoSheetInIt = refusal(
    "competition.no-sheet-in-it",
    N_("There is no game sheet in this letter."),
    N_("Ask for the sheet, or enter the result by hand on the page of its game."),
    field="letters",
)
NoLetterInIt = refusal(
    "competition.no-letter-in-it",
    N_("This contains neither a letter to an arbiter nor a game result."),
    N_("Paste the letters as they came, several at once if you like, or choose their files."),
    field="letters",
)
TooManyLetters = refusal(
    "competition.too-many-letters",
    N_("This is too long: at most %(signs)s characters are read at once."),
    N_("Paste only what has come since the last time."),
    field="letters",
)
NoSuchPenalty = refusal(
    "competition.no-such-penalty",
    N_("A penalty takes 0.1 to 1 off a coefficient, in steps of 0.01."),
    N_("Write such a number, or declare the game lost."),
    field="off",
)
StillOpen = refusal(
    "competition.still-open",
    N_("Games not reported yet: %(missing)s."),
    N_("Players can report until five days after the closing date; after that, the competition can end."),
)
StringUnreadable = refusal(
    "competition.string-unreadable",
    N_("“%(sign)s” is not a letter of this game."),
    N_("Write the hundred letters one after another, and ? for a blank."),
    field="string",
)
LeagueNameMissing = refusal(
    "league.name-missing",
    N_("The league has no name yet."),
    N_("Write one: it heads the standings."),
    field="name",
)
NoPoints = refusal(
    "league.no-points",
    N_("“%(name)s” is a topping: its rounds are won, and points do not count."),
    N_("A league adds up the points of duplicates."),
)
NothingPlayed = refusal(
    "league.nothing-played",
    N_("%(name)s has no results yet."),
    N_("It can be added once a round has its master play."),
)
NoRoundOver = refusal(
    "league.no-round-over",
    N_("%(name)s has no results yet."),
    N_("It can be added once a round is closed."),
)
DivisionsPlay = refusal(
    "league.divisions-play",
    N_("%(name)s is not over yet."),
    N_("Each of its divisions is at a round of its own; it can be added once all of them have ended."),
)
GameGoesOn = refusal(
    "league.game-goes-on",
    N_("%(name)s is not over yet."),
    N_("It can be added once its result is settled."),
)
NotADuplicate = refusal(
    "league.not-a-duplicate",
    N_("This is not a duplicate, and a league counts only duplicates."),
    N_("Choose the backup or the published page of a duplicate."),
)
NotForASeason = refusal(
    "league.not-for-a-season",
    N_("This is not a duplicate, a tournament or a two-player game, and a season counts only these."),
    N_("Choose the backup or the published page of such an event."),
)
OnlyDuplicates = refusal(
    "league.only-duplicates",
    N_("Only duplicates have such points. The league also has other events: %(names)s."),
    N_("Remove those events first, or count each kind of event by its own points."),
)
AgainstTheComputer = refusal(
    "league.against-the-computer",
    N_("%(name)s was played against the computer."),
    N_("A season counts what people play against each other."),
)
PlacesUnreadable = refusal(
    "league.places-unreadable",
    N_("“%(number)s” is not a number of points."),
    N_("Write the points of each place, from the first on: 20 15 10."),
)
NoSuchNumber = refusal(
    "league.no-such-number",
    N_("“%(best)s” is not a number of events."),
    N_("Write how many of the best events count, or 0 for all of them."),
    field="best",
)
PlayedTogether = refusal(
    "league.played-together",
    N_("%(one)s and %(other)s played in the same event."),
    N_("They must be two people; correct the name in the event, and add the event again."),
)
OlderThanCounted = refusal(
    "league.older-than-counted",
    N_(
        "This file of %(name)s is older than what the league counts: it has %(brought)s entries, and "
        "%(counted)s were there when it was added."
    ),
    N_("Choose the newer file. If the older one is to count, remove the event from the league first."),
)
CountedAlready = refusal(
    "league.counted-already",
    N_("%(name)s counts already, just as it is here."),
    N_("The standings stay as they are."),
)
CopyCounted = refusal(
    "league.copy-counted",
    N_("A copy of %(name)s counts already, and one evening counts once."),
    N_("If this copy is to count, remove the other one from the league first."),
)
