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
    N_("Write a whole number, or nothing."),
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
NobodyChosen = refusal(
    "tournament.nobody-chosen",
    N_("The other player has not been chosen."),
    N_("Choose one from the list."),
    field="other",
)
