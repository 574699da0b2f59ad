"""What cannot be read on the arbiter's form."""

from faristol.errors import Rejected


class NoSuchTurn(Rejected):
    code = "classic.no-such-turn"
    field = "turn"


class NoSuchPoints(Rejected):
    code = "classic.no-such-points"
    field = "points"


class NoSuchTime(Rejected):
    code = "classic.no-such-time"
    field = "left"
