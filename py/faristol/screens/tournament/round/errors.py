"""What cannot be read of a result, or of the file of a game."""

from faristol.errors import refusal
from faristol.texts import N_

OfAnotherRound = refusal(
    "tournament.of-another-round",
    N_("This sheet was typed in round %(round)s; now it is round %(now)s."),
    N_("Correct it in its round, or discard it."),
    field="table",
)
ScoreUnreadable = refusal(
    "tournament.score-unreadable",
    N_("Table %(table)s: “%(score)s” is not a score."),
    N_("Write the points of both players, as on the sheet."),
)
TableOutOfRound = refusal(
    "tournament.no-such-table",
    N_("There is no table “%(table)s”."),
    N_("The tables that are being played have these numbers: %(tables)s."),
    field="table",
)
TimeUnreadable = refusal(
    "tournament.time-unreadable",
    N_("“%(time)s” is not a time."),
    N_("Write whole minutes, or minutes and seconds as in 2:30."),
    field="over_time",
)
NoneChosen = refusal(
    "tournament.none-chosen",
    N_("Neither of the two results has been chosen."),
    N_("Tap the one that is right."),
)
NotAGame = refusal(
    "tournament.not-a-game",
    N_("This file is from another kind of event."),
    N_("Choose the file of a two-player game."),
)
GameNotOver = refusal(
    "tournament.game-not-over",
    N_("The game %(players)s is not over."),
    N_("Choose its file when the game is finished."),
)
NotTheseTwo = refusal(
    "tournament.not-these-two",
    N_("%(players)s do not play each other in round %(round)s."),
    N_("The names in the file must match the list of players."),
)
