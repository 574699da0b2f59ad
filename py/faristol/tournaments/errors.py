"""What a director may not do, and rounds that cannot be paired.

Rejected
├── NotNow            the tournament is at another step, or that player or board is not there
├── NameMissing, PlayerNameMissing, NoSuchRounds, NoSuchMinutes    of a form
├── AlreadyBegun      only before the first round
├── SecretMissing     of a published page
├── of what follows:  TooFewForAFinal, NoSuchGames
├── of a round:       CannotPair, NotAllPaired, NotInTheRound, PairedAlready, PairIsForbidden
│                     RepeatsNeeded, LotsNotDrawn, SomethingPlayed, ResultsMissing
└── of a result:      ScoreMissing, UnlikelyScore, BothOverTime, LostOnTime, ReasonMissing
"""

from faristol.errors import Rejected


class NotNow(Rejected):
    """The screen was old, or a button was pressed twice."""

    code = "tournament.not-now"


class NameMissing(Rejected):
    code = "tournament.name-missing"
    field = "name"


class PlayerNameMissing(Rejected):
    code = "tournament.player-name-missing"
    field = "player"


class NoSuchRounds(Rejected):
    code = "tournament.no-such-rounds"
    field = "rounds"


class NoSuchMinutes(Rejected):
    code = "tournament.no-such-minutes"
    field = "minutes"


class AlreadyBegun(Rejected):
    code = "tournament.already-begun"


class SecretMissing(Rejected):
    """A published page has the log, but not what the lots come from."""

    code = "tournament.secret-missing"


class TooFewForAFinal(Rejected):
    code = "tournament.too-few-for-a-final"
    field = "players"


class NoSuchGames(Rejected):
    code = "tournament.no-such-games"
    field = "times"


class CannotPair(Rejected):
    """Forbidden pairs leave some without an opponent."""

    code = "tournament.cannot-pair"


class NotAllPaired(Rejected):
    """By hand: more than one player is still without one."""

    code = "tournament.not-all-paired"


class NotInTheRound(Rejected):
    """Absent, withdrawn, or not come yet."""

    code = "tournament.not-in-the-round"


class PairedAlready(Rejected):
    code = "tournament.paired-already"


class PairIsForbidden(Rejected):
    code = "tournament.pair-is-forbidden"


class RepeatsNeeded(Rejected):
    """MAL-T4: the director agrees before a round with repeats is drafted."""

    code = "tournament.repeats-needed"


class LotsNotDrawn(Rejected):
    code = "tournament.lots-not-drawn"
    field = "room"


class SomethingPlayed(Rejected):
    """A round with a result stays as it was published."""

    code = "tournament.something-played"


class ResultsMissing(Rejected):
    code = "tournament.results-missing"


class ScoreMissing(Rejected):
    code = "tournament.score-missing"
    field = "score"


class UnlikelyScore(Rejected):
    code = "tournament.unlikely-score"
    field = "score"


class BothOverTime(Rejected):
    """FED-17 says nothing of two who are more than ten minutes over."""

    code = "tournament.both-over-time"
    field = "over_time"


class LostOnTime(Rejected):
    """Who is said to have won is the one who was too late (FED-17)."""

    code = "tournament.lost-on-time"
    field = "over_time"


class ReasonMissing(Rejected):
    """FED-31: what is over is put right with a reason only."""

    code = "tournament.reason-missing"
    field = "why"
