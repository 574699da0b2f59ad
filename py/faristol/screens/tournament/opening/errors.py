"""What cannot be read on the form of a new tournament."""

from faristol.errors import refusal
from faristol.texts import N_

RoundsUnreadable = refusal(
    "tournament.rounds-unreadable",
    N_("“%(rounds)s” is no number of rounds."),
    N_("Write a whole number."),
    field="rounds",
)
