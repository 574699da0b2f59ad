"""What cannot be read on the form of a new tournament."""

from faristol.errors import Rejected


class RoundsUnreadable(Rejected):
    code = "tournament.rounds-unreadable"
    field = "rounds"
