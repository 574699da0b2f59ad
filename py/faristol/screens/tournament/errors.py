"""What cannot be read of a player, or of the number of rounds."""

from faristol.errors import refusal
from faristol.texts import N_

RatingUnreadable = refusal(
    "tournament.rating-unreadable",
    N_("“%(rating)s” is not a rating."),
    N_("Write a number from 0 to 9999, or leave it empty if there is none."),
    field="rating",
)
GamesUnreadable = refusal(
    "tournament.games-unreadable",
    N_("“%(games)s” is not a number of games."),
    N_("Write a whole number, or leave it empty."),
    field="games",
)
ListUnreadable = refusal(
    "tournament.list-unreadable",
    N_("The list was not used; nobody was entered."),
    N_("Correct these lines:\n%(problems)s"),
    field="list",
)
RoundsUnreadable = refusal(
    "tournament.rounds-unreadable",
    N_("“%(rounds)s” is not a number of rounds."),
    N_("Write a whole number."),
    field="rounds",
)
BoardsUnreadable = refusal(
    "tournament.boards-unreadable",
    N_("“%(boards)s” is not a number of boards."),
    N_("Write only digits, as in 4."),
    field="boards",
)
TopUnreadable = refusal(
    "tournament.top-unreadable",
    N_("“%(top)s” is not a number of players."),
    N_("Write a whole number."),
    field="top",
)
PlacesUnreadable = refusal(
    "tournament.places-unreadable",
    N_("“%(places)s” are not places."),
    N_("Write the last place of each prize, as in 1 3 6."),
    field="bands",
)
NumberUnreadable = refusal(
    "tournament.number-unreadable",
    N_("“%(number)s” is not a number."),
    N_("Write a whole number, or leave it empty."),
    field="bye_differential",
)
LimitsUnreadable = refusal(
    "tournament.limits-unreadable",
    N_("“%(number)s” is not a limit."),
    N_("Write whole numbers with spaces between them, or nothing."),
    field="limits",
)
LeastRoundsUnreadable = refusal(
    "tournament.least-rounds-unreadable",
    N_("“%(rounds)s” is not a number of rounds."),
    N_("Write a whole number up to %(most)s, or leave it empty."),
    field="least_rounds",
)
OwnTableUnreadable = refusal(
    "tournament.own-table-unreadable",
    N_("“%(table)s” is not the number of a table."),
    N_("Write a whole number, or leave it empty."),
    field="table",
)
NobodyChosen = refusal(
    "tournament.nobody-chosen",
    N_("The other player has not been chosen."),
    N_("Choose one from the list."),
    field="other",
)
NotATournament = refusal(
    "tournament.not-a-tournament",
    N_("The players of this event cannot be read."),
    N_("Choose another tournament on this device."),
)
NobodyComes = refusal(
    "tournament.nobody-comes",
    N_("Nobody is marked as coming, so nobody was entered."),
    N_("Mark those who come."),
)
