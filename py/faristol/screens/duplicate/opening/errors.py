"""What cannot be read on the form of a new duplicate."""

from faristol.errors import refusal
from faristol.texts import N_

RoundsUnreadable = refusal(
    "duplicate.rounds-unreadable",
    N_("“%(rounds)s” is not a number of rounds."),
    N_("Write one from 1 to %(most)s, or play until the tiles run out."),
    field="rounds",
)
GraceUnreadable = refusal(
    "duplicate.grace-unreadable",
    N_("“%(grace)s” is not a number of seconds."),
    N_("Write one from 0 to %(most)s."),
    field="grace",
)
BonusUnreadable = refusal(
    "duplicate.bonus-unreadable",
    N_("“%(number)s” is not a valid number for the bonus."),
    N_("Write whole numbers; the first number of players must not be larger than the second."),
    field="least",
)
