"""What a judge of a duplicate may not do, as sentences; the rest is in screens/refusals.py."""

from faristol.texts import N_

DUPLICATES: dict[str, tuple[str, str]] = {
    "duplicate.not-now": (
        N_("The duplicate is no longer at that step."),
        N_("Nothing was changed; the screen now shows where it is."),
    ),
    "duplicate.name-missing": (
        N_("The duplicate has no name yet."),
        N_("Write one: it is how you will find it again."),
    ),
    "duplicate.rounds-unreadable": (
        N_("“%(rounds)s” is no number of rounds."),
        N_("Write one from 1 to %(most)s, or play until the tiles are done."),
    ),
    "duplicate.grace-unreadable": (
        N_("“%(grace)s” is no number of seconds."),
        N_("Write one from 0 to %(most)s."),
    ),
    "duplicate.bonus-unreadable": (
        N_("“%(number)s” cannot be a number of the bonus."),
        N_("Write whole numbers; the first number of players is not more than the second."),
    ),
    "duplicate.player-name-missing": (
        N_("A player without a name."),
        N_("Write the name first."),
    ),
    "duplicate.table-taken": (
        N_("At table %(table)s sits %(name)s."),
        N_("Choose another number, or change theirs first."),
    ),
    "duplicate.no-such-table": (
        N_("“%(table)s” is no table number."),
        N_("Tables have whole numbers from 1 to 999."),
    ),
    "duplicate.too-few-players": (
        N_("A duplicate needs two players or more."),
        N_("Enter who plays."),
    ),
    "duplicate.round-begun": (
        N_("Round one has begun: nobody joins or changes tables any more."),
        N_("Names can still be put right, and those who leave can be marked."),
    ),
    "duplicate.unreadable-list": (
        N_("The list was not taken over; nobody was entered."),
        N_("Put these lines right:\n%(problems)s"),
    ),
    "duplicate.not-a-play": (
        N_("No possible play begins with “%(text)s”."),
        N_("Write its coordinates and the whole word, and it is ruled as it stands."),
    ),
    "duplicate.slips-unreadable": (
        N_("“%(slips)s” is no number of slips."),
        N_("Write one from 1 to %(most)s."),
    ),
    "duplicate.nothing-written": (
        N_("Nothing has been written down for this slip."),
        N_("Write the play, or say that there is none."),
    ),
    "duplicate.not-the-points": (
        N_("“%(given)s” cannot be the points on a slip."),
        N_("Write a whole number, or leave it empty."),
    ),
    "duplicate.wrong-tiles": (
        N_("%(tiles)s cannot have come out of this bag."),
        N_("Some of them are on the board already; look at the tiles again."),
    ),
    "duplicate.wrong-count": (
        N_("Tiles wanted: %(wanted)s; written down: %(typed)s."),
        N_("Write the new tiles only, without those that stayed."),
    ),
    "duplicate.master-does-not-stand": (
        N_("This cannot be the master play: %(refusal)s"),
        N_("Choose one of those proposed, or write another."),
    ),
    "duplicate.not-played": (
        N_("Nobody handed this play in."),
        N_("By these rules the play of the round is one that was handed in: choose among those."),
    ),
    "duplicate.too-late": (
        N_("The duplicate is over: this could be found out only before its end."),
        N_("It stays on the board."),
    ),
    "duplicate.results-final": (
        N_("The results are final."),
        N_("Open them again first, and say why."),
    ),
    "duplicate.no-such-minutes": (
        N_("“%(minutes)s” is no number of minutes."),
        N_("Write one from 1 to %(most)s."),
    ),
    "duplicate.reason-missing": (
        N_("The reason is missing."),
        N_("Write it down: it stands in the log for everybody."),
    ),
    "duplicate.no-such-room": (
        N_("This is not a room of a duplicate."),
        N_("Bring what the other room handed over after the end."),
    ),
    "duplicate.another-event": (
        N_("The other room played another event: the promise is not the same."),
        N_("Both rooms must begin from one file of the event."),
    ),
    "duplicate.room-without-name": (
        N_("The room has no name yet."),
        N_("Write one: its players stand under it in the results."),
    ),
    "duplicate.room-merged-already": (
        N_("The room %(room)s is in these results already."),
        N_("Nothing was changed."),
    ),
    "duplicate.rounds-differ": (
        N_("The rooms differ in round %(round)s: here %(here)s, there %(there)s."),
        N_("Racks and master plays must be the same in both rooms. Nothing was taken."),
    ),
    "duplicate.player-in-both-rooms": (
        N_("%(name)s is a player in both rooms."),
        N_("Put the name right in one of them. Nothing was taken."),
    ),
}
