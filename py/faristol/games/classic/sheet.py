"""The score sheet: a line for each turn, what was counted after the end, and the totals (MAL-3, FED-21)."""

from dataclasses import dataclass

from faristol.core.letters import AS_BLANK, letter
from faristol.core.play import read_play
from faristol.core.tiles import TileSet
from faristol.games.classic.game import Classic
from faristol.games.classic.turns import Turn


@dataclass(frozen=True)
class Line:
    """`word` has blanks in parentheses; `points` is None for an exchange, which is noted with a dash."""

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


@dataclass(frozen=True)
class Counted:
    """After the last turn: a rack, the time, a penalty."""

    player: int
    points: int
    total: int
    clause: str | None


def lines(event: Classic) -> list[Line]:
    totals = {1: 0, 2: 0}
    sheet = []
    for number, turn in enumerate(event.turns, 1):
        totals[turn.player] += turn.points
        place, word = _noted(event.tile_set, turn)
        points = None if turn.kind == "exchange" else turn.points
        bonus = turn.bonus and turn.kind == "play"
        total = totals[turn.player]
        sheet.append(Line(number, turn.player, turn.kind, place, word, points, total, bonus, turn.clause))
    return sheet


def counted(event: Classic) -> list[Counted]:
    totals = dict(enumerate(event.totals, 1))
    after = []
    for each in event.adjustments:
        totals[each.player] += each.points
        after.append(Counted(each.player, each.points, totals[each.player], each.clause))
    return after


def _noted(tile_set: TileSet, turn: Turn) -> tuple[str, str]:
    if turn.play is None:
        return "", ""
    play = read_play(tile_set, turn.play)
    return str(play.place), "".join(_sign(tile_set, code) for code in play.word)


def _sign(tile_set: TileSet, code: int) -> str:
    """A blank in parentheses, on this sheet in every turn that uses it."""
    sign = letter(tile_set, code & ~AS_BLANK)
    return f"({sign})" if code & AS_BLANK else sign
