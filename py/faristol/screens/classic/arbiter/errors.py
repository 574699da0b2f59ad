"""What cannot be read on the arbiter's form."""

from faristol.errors import refusal
from faristol.texts import N_

NoSuchTurn = refusal(
    "classic.no-such-turn",
    N_("There is no turn “%(turn)s”."),
    N_("Write its number on the sheet, from 1 to %(most)s."),
    field="turn",
)
NoSuchPoints = refusal(
    "classic.no-such-points",
    N_("“%(points)s” is not a possible number of points."),
    N_("Write a whole number."),
    field="points",
)
NoSuchTime = refusal(
    "classic.no-such-time",
    N_("“%(time)s” cannot be read as a time."),
    N_("Write minutes and seconds, as in 12:30; with a minus if the time is over."),
    field="left",
)
