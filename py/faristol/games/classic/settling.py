"""After the last turn: racks and time are counted, and the result is what the tournament counts.

The adjustments stand in the order of the players, racks before time; those of nothing are left out.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from faristol.core.overtime import awarded, cost_of_time, too_late, unless_ahead
from faristol.core.tiles import take
from faristol.games.classic.clocks import other
from faristol.games.classic.errors import BothOverTime, NotNow, RacksMissing, TimeMissing, WrongTiles
from faristol.games.classic.game import Classic, Racks
from faristol.games.classic.players import leaders
from faristol.games.classic.turns import Adjustment, Ending
from faristol.games.log import Entry


def settle(
    event: Classic, at: int, racks: Racks | None = None, over: tuple[int, ...] | None = None
) -> list[Entry]:
    """Count the game: `racks` at the end and `over`, the milliseconds over the time, if known."""
    if event.stage != "settling" or event.ending is None:
        raise NotNow
    beyond = known_time(event, at) or over
    if beyond is None:
        raise TimeMissing
    late = beyond_time(event, beyond)
    if both_beyond_time(event, beyond):
        raise BothOverTime
    if late and not _by_clause(event.ending):
        return lost_on_time(event, [late], beyond)
    had = known_racks(event)
    if had is None and racks is not None:
        _can_be(event, racks)
        had = racks
    if event.ending.racks and had is None:
        raise RacksMissing
    return _settled(event, event.ending, had, beyond)


def lost_on_time(event: Classic, lost: Sequence[int], over: tuple[int, ...], **also: Any) -> list[Entry]:
    """Return the end of a game lost on time, and its result."""
    clause = clause_of_late(event)
    ending = Ending("time", clause, tuple(lost))
    return [{**game_ended("time", clause, lost=lost), **also}, *_settled(event, ending, None, over)]


def clause_of_late(event: Classic) -> str | None:
    """Return the clause by which the game is lost on time."""
    assert event.ruleset.time_lost
    return event.ruleset.time_lost.clause


def game_ended(way: str, clause: str | None, lost: Sequence[int] = (), racks: str | None = None) -> Entry:
    return {"type": "GameEnded", "way": way, "clause": clause, "lost": list(lost), "racks": racks}


def beyond_time(event: Classic, over: tuple[int, ...]) -> int | None:
    """Return who has exceeded the time too much, and so has lost (FED-17); None if more than one has."""
    late = too_late(event.ruleset, over)
    return 1 + late.index(True) if sum(late) == 1 else None


def both_beyond_time(event: Classic, over: tuple[int, ...]) -> bool:
    """Return whether the arbiter has to decide, because both exceeded the time: FED-17 speaks of one."""
    return sum(too_late(event.ruleset, over)) > 1 and not (event.ending and _by_clause(event.ending))


def settled_if_known(event: Classic, at: int) -> list[Entry]:
    """Return the result, if nobody has to be asked for racks or time."""
    ending, racks, over = event.ending, known_racks(event), known_time(event, at)
    assert ending
    if not counts_minutes(event, ending):
        over = over or (0,) * len(event.names)
    if over is None or (ending.racks and racks is None) or both_beyond_time(event, over):
        return []
    return _settled(event, ending, racks, over)


def known_racks(event: Classic) -> Racks | None:
    """Return the racks, known of a real bag only when it is empty and one player has all the tiles left."""
    if event.racks:
        return event.racks
    if event.in_bag or len(event.counts) - event.counts.count(0) > 1:
        return None
    rest = event.tile_set.sort(event.unseen)
    return tuple(rest if count else () for count in event.counts)


def known_time(event: Classic, at: int) -> tuple[int, ...] | None:
    """Return the time over of each, if known; a clock on the table is not asked for if it costs no points."""
    if event.clocks:
        return event.clocks.each_over(at)
    nobody = (0,) * len(event.names)
    return nobody if not event.opened.minutes or event.ruleset.overtime is None else None


def _can_be(event: Classic, racks: Racks) -> None:
    size = event.ruleset.rack_size
    if max(map(len, racks)) > size or take(event.unseen, sum(racks, ())) is None:
        raise WrongTiles(tiles=", ".join(event.tile_set.line(rack) for rack in racks))


def _settled(event: Classic, ending: Ending, racks: Racks | None, over: tuple[int, ...]) -> list[Entry]:
    adjustments = [each for each in _adjustments(event, ending, racks, over) if each.points]
    result, winner = outcome(event, ending, [*adjustments, *event.penalties])
    return [
        {
            "type": "Settled",
            "racks": None if racks is None else [list(rack) for rack in racks],
            "over": list(over),
            "adjustments": [
                {"player": each.player, "points": each.points, "clause": each.clause} for each in adjustments
            ],
            "result": list(result),
            "winner": winner,
        }
    ]


def _by_clause(ending: Ending) -> bool:
    """Return whether the winner follows from a clause, and not from points."""
    return bool(ending.lost)


def counts_minutes(event: Classic, ending: Ending) -> bool:
    """Return whether minutes over the time cost points (MAL-30), and no penalty replaces them (FED-17)."""
    return not ending.lost or event.ruleset.abandoning.points is None


def _adjustments(
    event: Classic, ending: Ending, racks: Racks | None, over: tuple[int, ...]
) -> Iterator[Adjustment]:
    if _by_clause(ending):
        if ending.way != "absent" and len(ending.lost) == 1:
            yield Adjustment(ending.lost[0], -(event.ruleset.abandoning.points or 0), ending.clause)
    elif ending.racks and racks:
        left = [sum(map(event.tile_set.points, rack)) for rack in racks]
        for player, rack in enumerate(racks, 1):
            gains = sum(left) if ending.way == "played-out" and not rack else 0
            yield Adjustment(player, gains - left[player - 1], ending.racks)
    if counts_minutes(event, ending):
        for player, points in enumerate(cost_of_time(event.ruleset, over), 1):
            yield Adjustment(player, -points, event.ruleset.clause_of_time)


def outcome(
    event: Classic, ending: Ending, adjustments: Sequence[Adjustment]
) -> tuple[tuple[int, ...], int | None]:
    """Return the result that a tournament counts, and the winner: None for a draw, or if both lost."""
    points = event.with_adjustments(adjustments)
    if not _by_clause(ending) or event.several:
        best = leaders(points, (player for player in event.players if player not in ending.lost))
        return points, best[0] if len(best) == 1 else None
    one, two = points
    given_up, absence = event.ruleset.abandoning, event.ruleset.absence if ending.way == "absent" else None
    if len(ending.lost) == 2:
        return ((0, 0) if absence or given_up.says_of_both else (one, two)), None
    (loser,) = ending.lost
    place = loser - 1
    result = awarded(absence.result, place) if absence else unless_ahead(given_up, (one, two), place)
    return result, other(loser)
