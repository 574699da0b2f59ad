"""What cannot be read on the form of a new duplicate."""

from faristol.errors import Rejected


class RoundsUnreadable(Rejected):
    code = "duplicate.rounds-unreadable"
    field = "rounds"


class GraceUnreadable(Rejected):
    code = "duplicate.grace-unreadable"
    field = "grace"


class BonusUnreadable(Rejected):
    code = "duplicate.bonus-unreadable"
    field = "least"
