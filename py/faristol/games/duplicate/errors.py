"""The refusals of a duplicate: acts that a judge may not do now, and texts that cannot be read."""

from faristol.core.errors import NotOnRack
from faristol.errors import refusal
from faristol.texts import N_

BlankNotCircled = refusal(
    "play.uncircled",
    N_("This play needs a blank, and no letter of it is marked as one."),
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
    N_("Write one: it is how you will find it again."),
    field="name",
)
PlayerNameMissing = refusal(
    "duplicate.player-name-missing",
    N_("A player without a name."),
    N_("Write the name first."),
    field="player",
)
TableTaken = refusal(
    "duplicate.table-taken",
    N_("At table %(table)s sits %(name)s."),
    N_("Choose another number, or change theirs first."),
    field="table",
)
NoSuchTable = refusal(
    "duplicate.no-such-table",
    N_("“%(table)s” is no table number."),
    N_("Tables have whole numbers from 1 to 999."),
    field="table",
)
TooFewPlayers = refusal(
    "duplicate.too-few-players",
    N_("A duplicate needs two players or more."),
    N_("Enter who plays."),
    clause="DUP-1",
)
RoundBegun = refusal(
    "duplicate.round-begun",
    N_("Round one has begun: nobody joins or changes tables any more."),
    N_("Names can still be put right, and those who leave can be marked."),
    clause="DUP-15",
)
UnreadableList = refusal(
    "duplicate.unreadable-list",
    N_("The list was not taken over; nobody was entered."),
    N_("Put these lines right:\n%(problems)s"),
    field="list",
)
NothingWritten = refusal(
    "duplicate.nothing-written",
    N_("Nothing has been written down for this slip."),
    N_("Write the play, or say that there is none."),
    field="play",
)
# The typed text is neither the beginning of a possible play nor a whole play that could be ruled.
NotAPlay = refusal(
    "duplicate.not-a-play",
    N_("No possible play begins with “%(text)s”."),
    N_("Write its coordinates and the whole word, and it is ruled as it stands."),
    field="play",
)
NotThePoints = refusal(
    "duplicate.not-the-points",
    N_("“%(given)s” cannot be the points on a slip."),
    N_("Write a whole number, or leave it empty."),
    field="given",
)
WrongTiles = refusal(
    "duplicate.wrong-tiles",
    N_("%(tiles)s cannot have come out of this bag."),
    N_("Some of them are on the board already; look at the tiles again."),
    field="tiles",
)
WrongCount = refusal(
    "duplicate.wrong-count",
    N_("Tiles wanted: %(wanted)s; written down: %(typed)s."),
    N_("Write the new tiles only, without those that stayed."),
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
    N_("Nobody handed this play in."),
    N_("By these rules the play of the round is one that was handed in: choose among those."),
    field="master",
    clause="RDU-2",
)
TooLate = refusal(
    "duplicate.too-late",
    N_("The duplicate is over: this could be found out only before its end."),
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
    N_("Only the judge changes it now."),
)
NobodyAtTable = refusal(
    "duplicate.nobody-at-table",
    N_("Nobody plays at table %(table)s in this round."),
    N_("Look at the table's number, or ask the judge."),
)
ResultsAreFinal = refusal(
    "duplicate.results-final", N_("The results are final."), N_("Open them again first, and say why.")
)
ReasonMissing = refusal(
    "duplicate.reason-missing",
    N_("The reason is missing."),
    N_("Write it down: it stands in the log for everybody."),
    field="why",
)
NoSuchMinutes = refusal(
    "duplicate.no-such-minutes",
    N_("“%(minutes)s” is no number of minutes."),
    N_("Write one from 1 to %(most)s."),
    field="minutes",
)
NoSuchRoom = refusal(
    "duplicate.no-such-room",
    N_("This is not a room of a duplicate."),
    N_("Bring what the other room handed over after the end."),
    field="room",
)
AnotherEvent = refusal(
    "duplicate.another-event",
    N_("The other room played another event: the promise is not the same."),
    N_("Both rooms must begin from one file of the event."),
    field="room",
)
RoomWithoutName = refusal(
    "duplicate.room-without-name",
    N_("The room has no name yet."),
    N_("Write one: its players stand under it in the results."),
    field="room",
)
RoomMergedAlready = refusal(
    "duplicate.room-merged-already",
    N_("The room %(room)s is in these results already."),
    N_("Nothing was changed."),
    field="room",
)
# A round has another rack or another master play, or one room has played more rounds.
RoundsDiffer = refusal(
    "duplicate.rounds-differ",
    N_("The rooms differ in round %(round)s: here %(here)s, there %(there)s."),
    N_("Racks and master plays must be the same in both rooms. Nothing was taken."),
    field="room",
)
PlayerInBothRooms = refusal(
    "duplicate.player-in-both-rooms",
    N_("%(name)s is a player in both rooms."),
    N_("Put the name right in one of them. Nothing was taken."),
    field="room",
)
