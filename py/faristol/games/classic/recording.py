"""Records a game in the format of other programs (GCG); reading_back.py reads it.

It has plays, passes, exchanges, plays that came off, racks, and time at the end. A GCG has no clauses, no
clock and no draw for the start: a forfeited turn becomes a pass, who starts is the first player, and other
points lost become time, with a note. What people noted on a turn stands below it. If a rack is not known,
only the tiles that were used are recorded.
"""

from collections.abc import Iterator
from dataclasses import replace

from faristol.core.gcg import Game
from faristol.core.gcg import Turn as GcgTurn
from faristol.core.play import read_play
from faristol.games.classic.clocks import other
from faristol.games.classic.errors import OnlyOfTwo
from faristol.games.classic.game import Classic
from faristol.games.classic.turns import Turn


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
        note = "\n".join(part for part in (last.note, event.notes.get(number)) if part)
        yield replace(last, note=note)


def _turn(event: Classic, nick: str, turn: Turn, before: int) -> Iterator[GcgTurn]:
    after = before + turn.points
    rack = turn.rack or turn.laid or turn.given
    play = read_play(event.tile_set, turn.play) if turn.play else None
    match turn.kind:
        case "play":
            yield GcgTurn(nick, "play", rack, turn.points, after, play)
        case "invalid" if play:
            yield GcgTurn(nick, "play", rack, turn.worth, before + turn.worth, play)
            yield GcgTurn(nick, "withdrawn", rack, -turn.worth, before)
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
            points = sum(a.points for a in event.adjustments if (a.player, a.clause) == (player, clause))
            tiles = racks[player - 1] or racks[other(player) - 1]
            totals[player] += points
            yield GcgTurn(nicks[player - 1], "rack", racks[player - 1], points, totals[player], tiles=tiles)
    for each in event.adjustments:
        if clause is None or each.clause != clause:
            totals[each.player] += each.points
            note = each.why or each.clause or ""
            yield GcgTurn(nicks[each.player - 1], "time", (), each.points, totals[each.player], note=note)
