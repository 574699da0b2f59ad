"""What cannot be read on the form of a new game of two."""

from faristol.errors import refusal
from faristol.texts import N_

# One of the club's own numbers.
NumberUnreadable = refusal(
    "classic.number-unreadable",
    N_("“%(number)s” is not allowed here."),
    N_("Write a whole number from %(least)s to %(most)s."),
)
