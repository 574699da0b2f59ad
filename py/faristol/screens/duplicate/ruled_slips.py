"""A slip as it was ruled, and why it counts nothing: on the judge's round, in the results and on paper."""

from faristol.core.play import in_writing
from faristol.games.duplicate.counting import Counted, counted
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.results import without_points
from faristol.games.duplicate.rounds import NO_PLAY, Round, Slip
from faristol.screens.parts.reasons import reason_sentence
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class RuledSlip:
    player: Player
    slip: Slip
    counts: Counted
    t: Texts

    @property
    def reason(self) -> str | None:
        """The sentence why it counts nothing."""
        return reason_sentence(self.counts.reason, self.t, self.slip.words) if self.counts.reason else None

    @property
    def is_null(self) -> bool:
        """Whether a play counts nothing; a slip without one has nothing that could count."""
        return self.slip.reason not in NO_PLAY

    @property
    def remark(self) -> str | None:
        return remark(self.slip, self.t)


def remark(slip: Slip | None, t: Texts) -> str | None:
    """Return what is said of a slip beside what it counts: that it came late, or has other points on it."""
    late = t.gettext("late") if slip and slip.late else None
    return " · ".join(filter(None, (late, miscount(slip, t)))) or None


def miscount(slip: Slip | None, t: Texts) -> str | None:
    """Return how many points stand on a slip whose play scores others."""
    if slip is None or slip.miscounted is None:
        return None
    sentence = t.ngettext("%(num)s point written", "%(num)s points written", slip.miscounted)
    return sentence % {"num": slip.miscounted}


def ruled_slip(event: Duplicate, round_: Round, player: Player, t: Texts) -> RuledSlip | None:
    """Return the slip that a player has handed in."""
    slip, counts = round_.slips.get(player.id), counted(event, round_, player.id)
    return RuledSlip(player, slip, counts, t) if slip and counts else None


def in_words(event: Duplicate, ruled: RuledSlip | None, t: Texts) -> str:
    """Return the play of a slip and what it counts."""
    if ruled is None or ruled.slip.reason in NO_PLAY:
        return t.gettext("no play")
    play = in_writing(event.tile_set, ruled.slip.play or ruled.slip.written)
    facts = {"play": play, "num": ruled.counts.points}
    return t.ngettext("%(play)s, %(num)s point", "%(play)s, %(num)s points", ruled.counts.points) % facts


def null_slips(event: Duplicate, round_: Round, t: Texts) -> list[RuledSlip]:
    """Return the slips that count nothing, in the order of the tables."""
    found = without_points(event, round_)
    return [RuledSlip(event.players[player], slip, counts, t) for player, slip, counts in found]
