"""What cannot be read on the form of a new duplicate."""

from faristol.errors import refusal
from faristol.texts import N_

RoundsUnreadable = refusal(
    "duplicate.rounds-unreadable",
    N_("“%(rounds)s” is no number of rounds."),
    N_("Write one from 1 to %(most)s, or play until the tiles are done."),
    field="rounds",
)
GraceUnreadable = refusal(
    "duplicate.grace-unreadable",
    N_("“%(grace)s” is no number of seconds."),
    N_("Write one from 0 to %(most)s."),
    field="grace",
)
BonusUnreadable = refusal(
    "duplicate.bonus-unreadable",
    N_("“%(number)s” cannot be a number of the bonus."),
    N_("Write whole numbers; the first number of players is not more than the second."),
    field="least",
)
