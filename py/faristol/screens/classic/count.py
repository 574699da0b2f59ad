"""The arithmetic after the last turn, line by line: turns, tiles left, time, penalties, result."""

from dataclasses import dataclass

from faristol.core.overtime import begun_minutes
from faristol.core.tiles import Tiles
from faristol.games.classic.game import Classic
from faristol.games.classic.players import with_new
from faristol.games.classic.turns import Adjustment
from faristol.screens.classic import ended
from faristol.screens.parts.signs import against, plain, signed
from faristol.texts import Texts, minutes_and_seconds


@dataclass(frozen=True)
class Line:
    """A line of the sum: a figure for each player, how it came about, and the clause that says so.

    A line without figures says of the whole game why its result is not the sum.
    """

    id: str
    label: str
    points: tuple[str, ...]
    reasons: tuple[str, ...]
    clause: str | None = None


def lines(event: Classic, t: Texts) -> list[Line]:
    """Return the sum of a game that has been counted."""
    settled, ending = event.settled, event.ending
    assert settled and ending
    nothing = ("",) * len(event.names)
    sums = [Line("turns", t.gettext("Points of the turns"), tuple(map(plain, event.totals)), nothing)]
    if ending.racks and settled.racks:
        each = tuple(_rack(event, rack) for rack in settled.racks)
        sums.append(Line("racks", t.gettext("Tiles left"), _of(event, ending.racks), each, ending.racks))
    late = event.ruleset.clause_of_time
    if late and any(settled.over) and ending.way != "absent":
        sums.append(_over_time(event, late, t))
    if any(each.clause == ending.clause for each in settled.adjustments if ending.lost):
        lost = _of(event, ending.clause)
        sums.append(Line("lost", t.gettext("For losing this way"), lost, nothing, ending.clause))
    for number, penalty in enumerate(event.penalties, 1):
        sums.append(_penalty(event, number, penalty, t))
    if not_the_sum := _not_the_sum(event, t):
        sums.append(not_the_sum)
    return [*sums, Line("sum", t.gettext("Result"), tuple(map(plain, settled.result)), nothing)]


def _not_the_sum(event: Classic, t: Texts) -> Line | None:
    """Return who set another result and why, or by which clause it is another one (FED-17 to 19, FED-29)."""
    settled, ending = event.settled, event.ending
    assert settled and ending
    if settled.decision:
        return Line("decided", ended.decided(settled.decision, t), (), (), settled.decision.clause)
    if settled.result == event.scores or not ending.lost:
        return None
    score = {"score": against(max(settled.result), min(settled.result), t)}
    if len(ending.lost) == 2:
        sentence = t.gettext("Both have lost: the result is %(score)s") % score
    elif ending.way == "absent":
        sentence = t.gettext("Lost by absence: the result is %(score)s") % score
    else:
        sentence = t.gettext("The loser would still be ahead, so the result is %(score)s") % score
    return Line("awarded", sentence, (), (), ending.clause)


def _of(event: Classic, clause: str | None) -> tuple[str, ...]:
    assert event.settled
    counted = [each for each in event.settled.adjustments if each.clause == clause]
    return tuple(
        signed(sum(each.points for each in counted if each.player == player)) for player in event.players
    )


def _rack(event: Classic, rack: Tiles) -> str:
    """Return A E L·L = 12, whose sum is never broken off; nothing of an empty rack."""
    return (
        f"{' '.join(rack)}\N{NO-BREAK SPACE}=\N{NO-BREAK SPACE}{sum(map(event.tile_set.points, rack))}"
        if rack
        else ""
    )


def _time(over: int, t: Texts) -> str:
    if not over:
        return t.gettext("within time")
    minutes = begun_minutes(over)
    begun = t.ngettext("counts as %(n)s minute", "counts as %(n)s minutes", minutes) % {"n": minutes}
    return f"{minutes_and_seconds(over)}, {begun}"


def _over_time(event: Classic, late: str, t: Texts) -> Line:
    """Return the points for it, or why there are none: a penalty for losing stands in their place."""
    settled = event.settled
    assert settled
    counted = {each.player for each in settled.adjustments if each.clause == late}
    free = t.gettext("not counted in addition to the points for losing this way")
    reasons = tuple(
        f"{_time(over, t)} · {free}" if over and player not in counted else _time(over, t)
        for player, over in enumerate(settled.over, 1)
    )
    return Line("time", t.gettext("Over time"), _of(event, late), reasons, late if counted else None)


def _penalty(event: Classic, number: int, penalty: Adjustment, t: Texts) -> Line:
    number_of_players = len(event.names)
    points = with_new((signed(0),) * number_of_players, penalty.player, signed(penalty.points))
    reasons = with_new(("",) * number_of_players, penalty.player, penalty.why)
    return Line(f"penalty-{number}", t.gettext("By the arbiter"), points, reasons, penalty.clause)
