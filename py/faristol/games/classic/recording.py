"""Records a game in the format of other programs (GCG); reading_back.py reads it.

It has plays, passes, exchanges, plays that came off, racks, and time at the end. A GCG has no clauses, no
clock and no draw for the start: a forfeited turn becomes a pass, who starts is the first player, and other
points lost become time. How the game ended and what an arbiter decided is noted with our sign. What people
noted on a turn stands below it. If a rack is not known, only the tiles that were used are recorded.
"""

from collections.abc import Iterator
from dataclasses import replace

from faristol.core.gcg import Game
from faristol.core.gcg import Turn as GcgTurn
from faristol.core.play import read_play
from faristol.games.classic.clocks import other
from faristol.games.classic.errors import OnlyOfTwo
from faristol.games.classic.game import Classic
from faristol.games.classic.our_notes import NONE, decision_note, end_note
from faristol.games.classic.turns import Adjustment, Decision, Turn


def as_gcg(event: Classic) -> Game:
    """Return the game so far, without a play that may still be challenged."""
    if event.several:
        raise OnlyOfTwo
    nicks = nicknames(event.names)
    held = event.racks if event.ending is None else None  # In a finished game they stand in the last lines.
    racks = held or ((), ())
    order = (0, 1) if event.first in (1, None) else (1, 0)
    first, second = ((nicks[place], event.names[place]) for place in order)
    gcg_turns = [*_turns(event, nicks), *_counted(event, nicks)]
    if gcg_turns:
        gcg_turns[-1] = _noted(gcg_turns[-1], *_of_the_end(event, nicks, order))
    return Game((first, second), tuple(gcg_turns), (racks[order[0]], racks[order[1]]))


def nicknames(names: tuple[str, ...]) -> tuple[str, str]:
    """Return different names of one word each."""
    one, two = (name.split()[0].replace(":", "") or f"p{place}" for place, name in enumerate(names, 1))
    return (one, two) if one != two else (f"{one}1", f"{two}2")


def _turns(event: Classic, nicks: tuple[str, str]) -> Iterator[GcgTurn]:
    totals = {1: 0, 2: 0}
    for number, turn in enumerate(event.turns, 1):
        nick = nicks[turn.player - 1]
        before = totals[turn.player]
        totals[turn.player] += turn.points
        *first, last = _turn(event, nick, turn, before)
        yield from first
        by = turn.corrected
        corrected = decision_note("points", (turn.points,), "", by) if by else ""
        yield _noted(last, corrected, event.notes.get(number, ""))


def _noted(turn: GcgTurn, *notes: str) -> GcgTurn:
    return replace(turn, note="\n".join(filter(None, (turn.note, *notes))))


def _turn(event: Classic, nick: str, turn: Turn, before: int) -> Iterator[GcgTurn]:
    after = before + turn.points
    rack = turn.rack or turn.laid or turn.given
    play = read_play(event.tile_set, turn.play) if turn.play else None
    match turn.kind:
        case "play":
            yield GcgTurn(nick, "play", rack, turn.points, after, play)
        case "invalid" if play:
            yield GcgTurn(nick, "play", rack, turn.worth, before + turn.worth, play)
            yield GcgTurn(nick, "withdrawn", rack, -turn.worth, after)
        case "exchange":
            yield GcgTurn(nick, "exchange", rack, 0, after, tiles=turn.given, exchanged=turn.count)
        case "forfeit" | "invalid":
            yield GcgTurn(nick, "pass", rack, 0, after, note=turn.clause or "")
        case _:
            yield GcgTurn(nick, "pass", rack, 0, after)


def _counted(event: Classic, nicks: tuple[str, str]) -> Iterator[GcgTurn]:
    """Yield what was counted at the end: racks first, then the time and other points taken."""
    if event.ending is None or event.settled is None:
        return
    totals, racks, clause = dict(enumerate(event.totals, 1)), event.settled.racks, event.ending.racks
    if clause and racks:
        for player in (1, 2):
            counted = (each for each in event.settled.adjustments if each.clause == clause)
            points = sum(each.points for each in counted if each.player == player)
            tiles = racks[player - 1] or racks[other(player) - 1]
            totals[player] += points
            yield GcgTurn(nicks[player - 1], "rack", racks[player - 1], points, totals[player], tiles=tiles)
    for each in (*event.settled.adjustments, *_penalties(event)):
        if clause is None or each.clause != clause:
            totals[each.player] += each.points
            note = each.clause or ""
            yield GcgTurn(nicks[each.player - 1], "time", (), each.points, totals[each.player], note=note)


def _penalties(event: Classic) -> Iterator[Adjustment]:
    """Yield the penalties of each player together, less what was given back."""
    for player in event.players:
        if points := sum(each.points for each in event.penalties if each.player == player):
            yield Adjustment(player, points, None)


def _of_the_end(event: Classic, nicks: tuple[str, str], order: tuple[int, int]) -> Iterator[str]:
    """Yield how the game ended, the penalties, and the result that an arbiter set."""
    settled = event.settled
    if event.ending is None or settled is None:
        return
    yield end_note(event.ending, nicks)
    for each in event.penalties:
        decision = Decision(each.by, each.why, each.clause)
        yield decision_note("penalty", (each.points,), nicks[each.player - 1], decision)
    if settled.decision:
        result = settled.result[order[0]], settled.result[order[1]]
        winner = nicks[settled.winner - 1] if settled.winner else NONE
        yield decision_note("result", result, winner, settled.decision)
