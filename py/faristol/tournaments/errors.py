"""What a director may not do, and rounds that cannot be paired."""

from faristol.errors import refusal
from faristol.texts import N_

NotNow = refusal(
    "tournament.not-now",
    N_("The tournament is no longer at that step."),
    N_("Nothing was changed; the screen now shows where it is."),
)
NameMissing = refusal(
    "tournament.name-missing",
    N_("The tournament has no name yet."),
    N_("Write a name: you will find the tournament by it."),
    field="name",
)
PlayerNameMissing = refusal(
    "tournament.player-name-missing",
    N_("The player has no name yet."),
    N_("Write the name that pairings and standings should show."),
    field="player",
)
NoSuchRounds = refusal(
    "tournament.no-such-rounds",
    N_("That number of rounds is not possible."),
    N_("Choose a number from %(least)s to %(most)s."),
    field="rounds",
)
NoSuchPlaces = refusal(
    "tournament.no-such-places",
    N_("These places are not possible."),
    N_("Write places from 1 to %(most)s, from the top down."),
    field="bands",
)
NoSuchLastRounds = refusal(
    "tournament.no-such-last-rounds",
    N_("That number of last rounds is not possible."),
    N_("Choose a number from 0 to %(most)s."),
    field="repeats_last",
)
NoSuchLimits = refusal(
    "tournament.no-such-limits",
    N_("These limits are not possible."),
    N_("Write numbers from 1 to %(most)s, or nothing."),
    field="limits",
)
NoSuchDifferential = refusal(
    "tournament.no-such-differential",
    N_("A bye cannot be given this differential."),
    N_("Choose a number from 0 to %(most)s."),
    field="bye_differential",
)
NoSuchBoards = refusal(
    "tournament.no-such-boards",
    N_("That number of boards is not possible."),
    N_("Write a number from 1 to %(most)s."),
    field="boards",
)
NoSuchTop = refusal(
    "tournament.no-such-top",
    N_("That number of players from the top is not possible."),
    N_("Choose a number from 1 to %(most)s."),
    field="top",
)
NoSuchHour = refusal(
    "tournament.no-such-hour",
    N_("That is not a time of day."),
    N_("Write it as 9:30 or 16:00, or leave it empty."),
    field="hour",
)
NoSuchLength = refusal(
    "tournament.no-such-length",
    N_("A round lasts from 1 to %(most)s minutes."),
    N_("Write the minutes in figures, as in 45."),
    field="minutes",
)
NoSuchMinutes = refusal(
    "tournament.no-such-minutes",
    N_("This is not a valid time for a game."),
    N_("Write minutes from 0 to %(most)s, 0 for games without a clock."),
    field="minutes",
)
AlreadyBegun = refusal(
    "tournament.already-begun",
    N_("This can be changed only before the first round is published."),
    N_("A name can still be corrected, and a player can withdraw."),
)
HasPaid = refusal(
    "tournament.has-paid",
    N_("%(player)s has paid the entry fee."),
    N_("Note that it was given back, or that the payment was a mistake; then remove the player."),
)
DivisionSettled = refusal(
    "tournament.division-settled",
    N_("The player has been paired in this division already."),
    N_("Divisions are settled once a player’s first round is published; nothing was changed."),
    field="division",
)
DivisionMissing = refusal(
    "tournament.division-missing",
    N_("These players are in no division yet: %(players)s."),
    N_("Put each of them into one on the list of players: each division is paired separately."),
)
SecretMissing = refusal(
    "tournament.secret-missing",
    N_("This copy came from a published page, without the secret."),
    N_("To draw the lots, import the backup file instead."),
)
TooFewForAFinal = refusal(
    "tournament.too-few-for-a-final",
    N_("A final needs at least two players."),
    N_("Mark the players who continue."),
    field="players",
)
NoSuchGames = refusal(
    "tournament.no-such-games",
    N_("That number of games is not possible."),
    N_("Choose how often everybody meets, from %(least)s to %(most)s times."),
    field="times",
)
CannotPair = refusal(
    "tournament.cannot-pair",
    N_("The forbidden pairs leave some players without an opponent: %(players)s."),
    N_("Allow one of those pairs, or pair by hand."),
)
NotAllPaired = refusal(
    "tournament.not-all-paired",
    N_("These players have no opponent yet: %(players)s."),
    N_("By hand, at most one player may be left over, who then has the bye."),
)
# The player is absent, has withdrawn or has not come yet.
NotInTheRound = refusal(
    "tournament.not-in-the-round",
    N_("%(player)s does not play in the next round."),
    N_("First mark this player as playing."),
)
PairedAlready = refusal(
    "tournament.paired-already",
    N_("%(player)s is already placed in that round."),
    N_("In each round, everybody plays once or has a bye."),
)
PairIsForbidden = refusal(
    "tournament.pair-is-forbidden",
    N_("This pair is forbidden: %(players)s."),
    N_("Allow it first, or make another pair."),
)
RepeatsNeeded = refusal(
    "tournament.repeats-needed",
    N_("These players would meet again: %(pairs)s."),
    N_("Allow the repeats, or pair differently."),
    clause="MAL-T4",
)
LotsNotDrawn = refusal(
    "tournament.lots-not-drawn",
    N_("The lots have not been drawn: the room has not said anything yet."),
    N_("Write a word or a number that somebody calls out."),
    field="room",
)
SomethingPlayed = refusal(
    "tournament.something-played",
    N_("This round already has a result."),
    N_("A round that has begun remains as published."),
)
ResultsMissing = refusal(
    "tournament.results-missing",
    N_("Results are missing for tables: %(boards)s."),
    N_("Enter them, or note who did not come."),
)
ScoreMissing = refusal(
    "tournament.score-missing",
    N_("The score is missing."),
    N_("Write the points of both players, as on the sheet."),
    field="score",
)
UnlikelyScore = refusal(
    "tournament.unlikely-score",
    N_("%(score)s is an unlikely score."),
    N_("Check the sheet; if it is right, hand it in once more."),
    field="score",
)
LikeAbsence = refusal(
    "tournament.like-absence",
    N_("%(score)s is the result when somebody did not come."),
    N_("If so, tap the table number and choose it; if the game was really played, hand it in once more."),
    field="score",
)
ResultThere = refusal(
    "tournament.result-there",
    N_("Table %(table)s has %(score)s already: %(one)s – %(two)s."),
    N_("If the new score is right, hand it in once more, and it replaces this one."),
    field="score",
)
TablePlayed = refusal(
    "tournament.table-played",
    N_("Table %(table)s has its result already."),
    N_("Only tables without a result can be changed; correct a result at its own table."),
)
# FED-17 says nothing of two who are more than ten minutes over.
BothOverTime = refusal(
    "tournament.both-over-time",
    N_("Both players are so far over time that they lose the game."),
    N_("The arbiter says who has won, or that both have lost."),
    field="over_time",
)
LostOnTime = refusal(
    "tournament.lost-on-time",
    N_("According to the time written, the named winner has lost on time."),
    N_("Correct the time, or let the score decide the winner."),
    field="over_time",
    clause="FED-17",
)
ReasonMissing = refusal(
    "tournament.reason-missing",
    N_("The reason is missing."),
    N_("A closed round can be changed only with a reason, which stays in the log."),
    field="why",
    clause="FED-31",
)
ChoiceReasonMissing = refusal(
    "tournament.choice-reason-missing",
    N_("The reason for the choice is missing."),
    N_("Write why this result is right, for example that the sheet says so: it stays in the log."),
    field="why",
)
TakenNoMore = refusal(
    "tournament.taken-no-more",
    N_("The other tablet’s version no longer fits the one here."),
    N_("Something else has changed since; keep what is here, and change it by hand."),
)
TwoResultsWait = refusal(
    "tournament.two-results-wait",
    N_("Two results are in for these tables: %(tables)s."),
    N_("Choose at each which one is right; then the tournament goes on."),
)
RatingReasonMissing = refusal(
    "tournament.rating-reason-missing",
    N_("The reason for the new rating is missing."),
    N_(
        "A player who has been paired already gets another rating only with a reason, which stays in the log."
    ),
    field="why",
    clause="MAL-T5",
)
# A result that a table has sent from its own tablet.
RoundIsOver = refusal(
    "tournament.round-is-over",
    N_("Round %(round)s was over when this result came."),
    N_("Go to the director: only the director can change a closed round, with a reason."),
)
AnotherResult = refusal(
    "tournament.another-result",
    N_("Another result of table %(table)s is in already."),
    N_("Go to the director, who sees both and decides."),
)
NotThisPair = refusal(
    "tournament.not-this-pair",
    N_("These two do not play at table %(table)s in round %(round)s."),
    N_("Look at the pairing that is shown now, or go to the director."),
)
TooFewHere = refusal(
    "tournament.too-few-here",
    N_("Fewer than two players are here."),
    N_("Tick everybody who plays tonight."),
)
NoSuchValue = refusal(
    "tournament.no-such-value",
    N_("A value on the ladder has at most %(most)s points, and a step at least one."),
    N_("Write a whole number; 0 as the first value stands for one and a half times the number of players."),
    field="ladder_top",
)
NoSuchEvenings = refusal(
    "tournament.no-such-evenings",
    N_("There are at most %(most)s evenings."),
    N_("Write a whole number; 0 for none."),
    field="ladder_apart",
)
