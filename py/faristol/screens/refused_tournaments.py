"""What a tournament does not allow, as sentences."""

from faristol.texts import N_

TOURNAMENTS: dict[str, tuple[str, str]] = {
    "tournament.not-now": (
        N_("The tournament is no longer at that step."),
        N_("Nothing was changed; the screen now shows where it is."),
    ),
    "tournament.name-missing": (
        N_("The tournament has no name yet."),
        N_("Write a name, by which you will find the tournament again."),
    ),
    "tournament.player-name-missing": (
        N_("The player has no name yet."),
        N_("Write the name that pairings and standings should show."),
    ),
    "tournament.no-such-rounds": (
        N_("There cannot be so many rounds, or so few."),
        N_("Choose a number from %(least)s to %(most)s."),
    ),
    "tournament.already-begun": (
        N_("This can be changed only before the first round is published."),
        N_("A name can still be put right, and a player can withdraw."),
    ),
    "tournament.secret-missing": (
        N_("This copy came from a published page, without the secret."),
        N_("To draw the lots, import the backup file instead."),
    ),
    "tournament.too-few-for-a-final": (
        N_("A final needs two players at least."),
        N_("Mark those who go on."),
    ),
    "tournament.no-such-games": (
        N_("So many games are not possible."),
        N_("Choose how often everybody meets, from %(least)s to %(most)s times."),
    ),
    "tournament.unreadable-rating-list": (
        N_("The rating list was not read; nobody has changed."),
        N_("Put these lines right:\n%(problems)s"),
    ),
    "tournament.nothing-to-rate": (
        N_("No rating of this tournament would change."),
        N_("The list names nobody who plays here, or all have that rating already."),
    ),
    "tournament.cannot-pair": (
        N_("The forbidden pairs leave some players without an opponent: %(players)s."),
        N_("Allow one of those pairs, or pair by hand."),
    ),
    "tournament.not-all-paired": (
        N_("These players have no opponent yet: %(players)s."),
        N_("By hand one player at most may be left, who then rests."),
    ),
    "tournament.not-in-the-round": (
        N_("%(player)s does not play in the next round."),
        N_("Say first that this player will be there."),
    ),
    "tournament.paired-already": (
        N_("%(player)s is already placed in that round."),
        N_("Everybody plays once a round, or rests."),
    ),
    "tournament.pair-is-forbidden": (
        N_("This pair is forbidden: %(players)s."),
        N_("Allow it first, or make another pair."),
    ),
    "tournament.repeats-needed": (
        N_("These players would meet again: %(pairs)s."),
        N_("Agree to that before the round is drawn, or pair otherwise."),
    ),
    "tournament.lots-not-drawn": (
        N_("The lots have not been drawn: the room has not said anything yet."),
        N_("Write down a word or a number that somebody calls out."),
    ),
    "tournament.something-played": (
        N_("A result of this round is already there."),
        N_("A round that has begun stays as it was published."),
    ),
    "tournament.results-missing": (
        N_("Results are missing, of these tables: %(boards)s."),
        N_("Enter them, or say who did not come."),
    ),
    "tournament.score-missing": (
        N_("The score is missing."),
        N_("Write the points of both players, as on the sheet."),
    ),
    "tournament.unlikely-score": (
        N_("%(score)s is an unlikely score."),
        N_("Check the sheet, and confirm it if it is right."),
    ),
    "tournament.both-over-time": (
        N_("Both players are beyond the time that loses a game."),
        N_("The arbiter says who has won, or that both have lost."),
    ),
    "tournament.lost-on-time": (
        N_("Who is said to have won has lost by the time that is written."),
        N_("Put the time right, or let the score say who has won."),
    ),
    "tournament.no-such-minutes": (
        N_("This is no time for a game."),
        N_("Write minutes from 0 to %(most)s, 0 for games without a clock."),
    ),
    "tournament.rounds-unreadable": (
        N_("“%(rounds)s” is no number of rounds."),
        N_("Write a whole number."),
    ),
    "tournament.rating-unreadable": (
        N_("“%(rating)s” is no rating."),
        N_("Write a number from 0 to 9999, or nothing for somebody who has none."),
    ),
    "tournament.games-unreadable": (
        N_("“%(games)s” is no number of games."),
        N_("Write a whole number, or nothing."),
    ),
    "tournament.list-unreadable": (
        N_("The list was not taken over; nobody was entered."),
        N_("Put these lines right:\n%(problems)s"),
    ),
    "tournament.nobody-chosen": (
        N_("The other player has not been chosen."),
        N_("Choose one from the list."),
    ),
    "tournament.score-unreadable": (
        N_("Table %(table)s: “%(score)s” is no score."),
        N_("Write the points of both players, as on the sheet."),
    ),
    "tournament.no-such-table": (
        N_("There is no table “%(table)s”."),
        N_("The tables of this round have numbers from 1 to %(most)s."),
    ),
    "tournament.time-unreadable": (
        N_("“%(time)s” is no time."),
        N_("Write whole minutes, or minutes and seconds as in 2:30."),
    ),
    "tournament.not-a-game": (
        N_("This file is of another kind of event."),
        N_("Choose the file of a game of two."),
    ),
    "tournament.game-not-over": (
        N_("The game %(players)s is not over."),
        N_("Bring its file when the game is finished."),
    ),
    "tournament.not-these-two": (
        N_("%(players)s do not sit at any table of round %(round)s."),
        N_("The names in the file must be those of the list of players."),
    ),
    "tournament.reason-missing": (
        N_("The reason is missing."),
        N_("What is over is put right only with a reason, which stays in the log."),
    ),
}
