"""The score sheet: a line for each turn, what was counted after the end, and the totals (MAL-3, FED-21).

Words are spelt as in the log, a tile Q as QU. A blank stands in parentheses in every turn that uses it, or by
choice as a small letter (ROM-10).
"""

from dataclasses import dataclass

from faristol.core.letters import label
from faristol.core.notation import marked_word
from faristol.core.play import read_play
from faristol.core.tiles import TileSet
from faristol.games.classic.game import Classic
from faristol.games.classic.turns import Turn


@dataclass(frozen=True)
class Line:
    """A line of the sheet: `points` is None for an exchange, noted with a dash; `count` is of its tiles."""

    number: int
    player: int
    kind: str
    place: str
    word: str
    points: int | None
    total: int
    bonus: bool
    """All seven tiles: the points are circled."""
    clause: str | None
    count: int = 0


@dataclass(frozen=True)
class Counted:
    """A line after the last turn: a rack, the time, a penalty."""

    player: int
    points: int
    total: int
    clause: str | None
    why: str = ""


def lines(event: Classic, *, small: bool = False) -> list[Line]:
    totals = dict.fromkeys(event.players, 0)
    sheet = []
    for number, turn in enumerate(event.turns, 1):
        totals[turn.player] += turn.points
        place, word = _noted(event.tile_set, turn, small)
        points = None if turn.kind == "exchange" else turn.points
        bonus = turn.bonus and turn.kind == "play"
        total = totals[turn.player]
        line = Line(
            number, turn.player, turn.kind, place, word, points, total, bonus, turn.clause, turn.count
        )
        sheet.append(line)
    return sheet


def counted(event: Classic) -> list[Counted]:
    totals = dict(enumerate(event.totals, 1))
    after = []
    for each in event.adjustments:
        totals[each.player] += each.points
        after.append(Counted(each.player, each.points, totals[each.player], each.clause, each.why))
    return after


def _noted(tile_set: TileSet, turn: Turn, small: bool) -> tuple[str, str]:
    if turn.play is None:
        return "", ""
    play = read_play(tile_set, turn.play)
    as_small = "".join(label(tile_set, code) for code in play.word)
    return str(play.place), as_small if small else marked_word(tile_set, play.word)
