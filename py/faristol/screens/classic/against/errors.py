"""What the computer's opponent cannot do."""

from faristol.errors import refusal
from faristol.texts import N_

# Nobody challenges here: a play with a word that is not in the list is not made.
NotInTheList = refusal(
    "against.not-in-the-list",
    N_("Not in the word list: %(words)s."),
    N_("You lose nothing: make another play, or take the tiles back."),
)
