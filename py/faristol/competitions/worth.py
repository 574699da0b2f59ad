"""What each game is worth to both, in ten-thousandths; the classification by their sums (COR-20 to 26)."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace

from faristol.competitions.event import Competition, Game, Player
from faristol.core.coefficients import AGAINST_NOTHING
from faristol.games.correspondence.course import RED
from faristol.games.correspondence.ending import by_rules, lowered

FOR_A_REST = 10_000
"""What a round without a game counts (RDU-8)."""


def worth(event: Competition, game: Game) -> tuple[int, int] | None:
    """Return what a game is worth to RED and to BLUE; None while that is still to be reported.

    In the end one that nobody reported is worth nothing to either (COR-22).
    """
    counted = played(event, game)
    return None if counted is None else lowered(counted, ((each.side, each.off) for each in game.punished))


def played(event: Competition, game: Game) -> tuple[int, int] | None:
    """Return the coefficients as the game ended: a penalty lowers them, and the result stays (COR-24)."""
    counted = _decided(event, game) or _reported(game)
    return (0, 0) if counted is None and event.ended else counted


def _reported(game: Game) -> tuple[int, int] | None:
    report = game.report
    if report is None:
        return None
    return report.decided or by_rules(report.way, report.lost, *report.scores, report.turns)


def _decided(event: Competition, game: Game) -> tuple[int, int] | None:
    """Return what the arbiter decided: a lost game counts as given up, at the score that is known (COR-24).

    Who is excluded has lost what was not finished, as one who never played (COR-22).
    """
    if game.forfeited:
        if len(set(game.losers)) == 2:
            return 0, 0
        red, blue = game.report.scores if game.report else (0, 0)
        turns = game.report.turns if game.report else 0
        return by_rules("abandoned", game.losers[0], red, blue, turns)
    out = [side for side, id in enumerate(game.players, 1) if event.players[id].excluded is not None]
    if game.report or not out:
        return None
    if len(out) == 2:
        return 0, 0
    return (0, AGAINST_NOTHING) if out == [RED] else (AGAINST_NOTHING, 0)


@dataclass(frozen=True)
class Row:
    """A line of the classification. `rank` is None for somebody excluded; equal sums share a place."""

    player: Player
    rank: int | None
    total: int
    games: int
    """The games that count already."""
    won: int
    drawn: int
    lost: int
    points: tuple[int, int]
    """The points of the plays, their own and their partners'."""


def classification(event: Competition) -> list[Row]:
    rows = [_row(event, player) for player in event.players.values()]
    rows.sort(key=lambda row: (row.player.excluded is not None, -row.total, row.player.name))
    totals = sorted(row.total for row in rows if row.player.excluded is None)
    return [_ranked(row, totals) for row in rows]


def games_of(event: Competition, player: str) -> list[tuple[Game, int]]:
    """Return the games of a player, each with the side on which the player sits."""
    return [(game, game.players.index(player) + 1) for game in event.games if player in game.players]


def _row(event: Competition, player: Player) -> Row:
    total, results, points = event.rests.count(player.id) * FOR_A_REST, list[int](), [0, 0]
    for game, side in games_of(event, player.id):
        counted = worth(event, game)
        if counted is None:
            continue
        total += counted[side - 1]
        results.append(_result(played(event, game) or counted, side))
        if game.report:
            points[0] += game.report.scores[side - 1]
            points[1] += game.report.scores[2 - side]
    won, drawn, lost = (results.count(result) for result in (1, 0, -1))
    return Row(player, None, total, len(results), won, drawn, lost, (points[0], points[1]))


def _result(coefficients: tuple[int, int], side: int) -> int:
    """Return 1 for a win, 0 for a draw, -1 for a loss: of nothing for either both have lost."""
    mine, theirs = coefficients[side - 1], coefficients[2 - side]
    return (mine > theirs) - (mine < theirs or not mine)


def _ranked(row: Row, totals: Sequence[int]) -> Row:
    """Return the row with its place; `totals` are those of everybody in it, the lowest first."""
    if row.player.excluded is not None:
        return row
    return replace(row, rank=len(totals) - bisect_right(totals, row.total) + 1)
