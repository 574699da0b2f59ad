"""The refusals of a duplicate: acts that a judge may not do now, and texts that cannot be read."""

from faristol.core.errors import NotOnRack
from faristol.errors import refusal
from faristol.texts import N_

BlankNotCircled = refusal(
    "play.uncircled",
    N_("This play needs a blank, but none of its letters is marked as one."),
    N_("With the blank in parentheses it is %(ways)s."),
    clause="DUP-13",
    of=NotOnRack,
)
NotNow = refusal(
    "duplicate.not-now",
    N_("The duplicate is no longer at that step."),
    N_("Nothing was changed; the screen now shows where it is."),
)
NameMissing = refusal(
    "duplicate.name-missing",
    N_("The duplicate has no name yet."),
    N_("Write one: that is how you will find it again."),
    field="name",
)
NoPlayToShow = refusal(
    "duplicate.no-play-to-show",
    N_("This word list has no play for the first rack of the demo."),
    N_("Choose another list on the page of the word lists, and begin the demo again."),
)
PlayerNameMissing = refusal(
    "duplicate.player-name-missing",
    N_("There is a player without a name."),
    N_("Write the name first."),
    field="player",
)
TableTaken = refusal(
    "duplicate.table-taken",
    N_("%(name)s sits at table %(table)s."),
    N_("Choose another number, or change that player’s first."),
    field="table",
)
NoSuchTable = refusal(
    "duplicate.no-such-table",
    N_("“%(table)s” is not a table number."),
    N_("Tables have whole numbers from 1 to 999."),
    field="table",
)
TooFewPlayers = refusal(
    "duplicate.too-few-players",
    N_("A duplicate needs two players or more."),
    N_("Enter the players."),
    clause="DUP-1",
)
RoundBegun = refusal(
    "duplicate.round-begun",
    N_("Round one has begun: nobody can join or change tables any more."),
    N_("Names can still be corrected, and players who leave can be marked."),
    clause="DUP-15",
)
UnreadableList = refusal(
    "duplicate.unreadable-list",
    N_("The list was not used; nobody was entered."),
    N_("Correct these lines:\n%(problems)s"),
    field="list",
)
NothingWritten = refusal(
    "duplicate.nothing-written",
    N_("Nothing is written for this slip."),
    N_("Write the play, or choose “No play”."),
    field="play",
)
# The typed text is neither the beginning of a possible play nor a whole play that could be ruled.
NotAPlay = refusal(
    "duplicate.not-a-play",
    N_("No possible play begins with “%(text)s”."),
    N_("Write its coordinates and the whole word, and it is judged as written."),
    field="play",
)
NotThePoints = refusal(
    "duplicate.not-the-points",
    N_("“%(given)s” is not a valid number of points."),
    N_("Write a whole number, or leave it empty."),
    field="given",
)
WrongTiles = refusal(
    "duplicate.wrong-tiles",
    N_("%(tiles)s cannot have come out of this bag."),
    N_("Some of them are on the board already; check the tiles."),
    field="tiles",
)
WrongCount = refusal(
    "duplicate.wrong-count",
    N_("Tiles needed: %(wanted)s; written: %(typed)s."),
    N_("Write the new tiles only, without those that stayed."),
    field="tiles",
)
RackNotValid = refusal(
    "duplicate.rack-not-valid",
    N_("%(rack)s is not a valid rack."),
    N_("If it is the one on the tables, draw a new rack when the time is over."),
    field="tiles",
)
RackNotPossible = refusal(
    "duplicate.rack-not-possible",
    N_("%(rack)s is not a valid rack."),
    N_("Check the tiles."),
    field="tiles",
)
MasterNotOfRack = refusal(
    "duplicate.master-not-of-rack",
    N_("The master play %(play)s cannot be made from the rack %(rack)s."),
    N_("What lies on the board stays. If nobody has laid it yet, undo it and correct the rack first."),
    field="tiles",
)
SameRack = refusal(
    "duplicate.same-rack",
    N_("These are the tiles that are noted already."),
    N_("Write those that really came out of the bag."),
    field="tiles",
)
MasterDoesNotStand = refusal(
    "duplicate.master-does-not-stand",
    N_("This cannot be the master play: %(refusal)s"),
    N_("Choose one of those proposed, or write another."),
    field="master",
)
NotPlayed = refusal(
    "duplicate.not-played",
    N_("Nobody handed in this play."),
    N_("By these rules, the master play is one that was handed in: choose one of those."),
    field="master",
    clause="RDU-2",
)
TooLate = refusal(
    "duplicate.too-late",
    N_("The duplicate is over: a master play can only be marked incorrect before its end."),
    N_("It stays on the board."),
    clause="DUP-18",
)
CameLate = refusal(
    "duplicate.came-late",
    N_("The time of round %(round)s was over when this slip came."),
    N_("The judge sees it, and may still take it as a late one."),
)
TimeNotBegun = refusal(
    "duplicate.time-not-begun",
    N_("The time of round %(round)s has not begun."),
    N_("Send the slip while the clock runs."),
)
JudgeNotedSlip = refusal(
    "duplicate.judge-noted-slip",
    N_("The judge has already noted the slip of this table."),
    N_("Only the judge can change it now."),
)
AnotherRack = refusal(
    "duplicate.another-rack",
    N_("This slip is for a rack of round %(round)s that was put back."),
    N_("Make a play with the new rack."),
)
NobodyAtTable = refusal(
    "duplicate.nobody-at-table",
    N_("Table %(table)s is not playing in this round."),
    N_("Look at the table’s number, or ask the judge."),
)
ResultsAreFinal = refusal(
    "duplicate.results-final", N_("The results are final."), N_("Open them again first, and say why.")
)
ReasonMissing = refusal(
    "duplicate.reason-missing",
    N_("The reason is missing."),
    N_("Write one: everybody can read it in the log."),
    field="why",
)
WhyEnded = refusal(
    "duplicate.why-ended",
    N_("No reason is given for ending the duplicate."),
    N_("Choose the reason: it is shown with the results."),
)
NoSuchMinutes = refusal(
    "duplicate.no-such-minutes",
    N_("“%(minutes)s” is not a number of minutes."),
    N_("Write one from 1 to %(most)s."),
    field="minutes",
)
NoSuchRoom = refusal(
    "duplicate.no-such-room",
    N_("This file is not from another room of a duplicate."),
    N_("Choose the file that the other room saved after the end."),
    field="room",
)
AnotherEvent = refusal(
    "duplicate.another-event",
    N_("The other room played another event: its promise is different."),
    N_("Both rooms must start from the same event file."),
    field="room",
)
RoomWithoutName = refusal(
    "duplicate.room-without-name",
    N_("The room has no name yet."),
    N_("Write one: the results show it with the room’s players."),
    field="room",
)
RoomMergedAlready = refusal(
    "duplicate.room-merged-already",
    N_("These results already include the room %(room)s."),
    N_("Nothing was changed."),
    field="room",
)
# A round has another rack or another master play, or one room has played more rounds.
RoundsDiffer = refusal(
    "duplicate.rounds-differ",
    N_("The rooms differ in round %(round)s: here %(here)s, there %(there)s."),
    N_("Racks and master plays must be the same in both rooms. Nothing was added."),
    field="room",
)
PlayerInBothRooms = refusal(
    "duplicate.player-in-both-rooms",
    N_("%(name)s is a player in both rooms."),
    N_("Correct the name in one of them. Nothing was added."),
    field="room",
)
PlayMissing = refusal(
    "topping.play-missing",
    N_("No play is written."),
    N_("Write the play that is called out; without one there is nothing to send."),
    field="play",
)
NotTheBest = refusal(
    "topping.not-the-best",
    N_("%(play)s: there is a better play."),
    N_("Go on looking while the clock runs."),
)
RoundOver = refusal(
    "topping.round-over",
    N_("Round %(round)s was over when this play came."),
    N_("It does not count, and costs nothing."),
)
FoundAlready = refusal(
    "topping.found-already",
    N_("This table has found the best play already."),
    N_("Nothing more can be won in this round."),
)
ClockStopped = refusal(
    "topping.clock-stopped",
    N_("The clock was stopped when this play came."),
    N_("Send it again when the clock runs."),
)
FoundOnce = refusal(
    "topping.found-once",
    N_("Plays found in a topping cannot be corrected."),
    N_("The moment at which a play came cannot be written afterwards."),
)
ToppingInOneRoom = refusal(
    "topping.one-room",
    N_("A topping is played in one room."),
    N_("The seconds of two clocks cannot be compared."),
)
