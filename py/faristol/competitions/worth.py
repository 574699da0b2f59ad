"""What each game is worth to both, in ten-thousandths; the classification by their sums (COR-20 to 26)."""

from collections.abc import Sequence
from dataclasses import dataclass

from faristol.competitions.event import Competition, Game, Player
from faristol.core.coefficients import AGAINST_NOTHING
from faristol.games.correspondence.course import BLUE, RED
from faristol.games.correspondence.ending import TENTH, by_rules


def worth(event: Competition, game: Game) -> tuple[int, int] | None:
    """Of RED and of BLUE; None while nobody has reported and the competition goes on."""
    counted = _decided(event, game) or _reported(game)
    if counted is None and event.ended:
        counted = by_rules("unknown", None, 0, 0, 0)
    if counted is None:
        return None
    red, blue = counted
    for side, tenths in game.punished:
        red -= TENTH * tenths if side == RED else 0
        blue -= TENTH * tenths if side == BLUE else 0
    return red, blue


def _reported(game: Game) -> tuple[int, int] | None:
    report = game.report
    if report is None:
        return None
    return report.decided or by_rules(report.way, report.lost, *report.scores, report.turns)


def _decided(event: Competition, game: Game) -> tuple[int, int] | None:
    """A game lost by decision counts as given up, at the score that is known (COR-24, COR-21).

    Who is excluded has lost what was not finished, as one who never played (COR-22).
    """
    if game.forfeited:
        if len(set(game.forfeited)) == 2:
            return 0, 0
        red, blue = game.report.scores if game.report else (0, 0)
        turns = game.report.turns if game.report else 0
        return by_rules("abandoned", game.forfeited[0], red, blue, turns)
    out = [side for side, id in enumerate(game.players, 1) if event.players[id].excluded is not None]
    if game.report or not out:
        return None
    if len(out) == 2:
        return 0, 0
    return (0, AGAINST_NOTHING) if out == [RED] else (AGAINST_NOTHING, 0)


@dataclass(frozen=True)
class Row:
    """`rank` is None for somebody excluded; equal sums share a place."""

    player: Player
    rank: int | None
    total: int
    games: int
    """Those that count already."""
    won: int
    drawn: int
    lost: int
    points: tuple[int, int]
    """Of the plays, their own and their partners'."""


def classification(event: Competition) -> list[Row]:
    rows = [_row(event, player) for player in event.players.values()]
    rows.sort(key=lambda row: (row.player.excluded is not None, -row.total, row.player.name))
    return [_ranked(row, rows) for row in rows]


def games_of(event: Competition, player: str) -> list[tuple[Game, int]]:
    """With the side on which the player sits."""
    return [(game, game.players.index(player) + 1) for game in event.games if player in game.players]


def _row(event: Competition, player: Player) -> Row:
    total, results, points = 0, list[int](), [0, 0]
    for game, side in games_of(event, player.id):
        counted = worth(event, game)
        if counted is None:
            continue
        mine, theirs = counted[side - 1], counted[2 - side]
        total += mine
        results.append((mine > theirs) - (mine < theirs))
        if game.report:
            points[0] += game.report.scores[side - 1]
            points[1] += game.report.scores[2 - side]
    return Row(
        player,
        None,
        total,
        len(results),
        results.count(1),
        results.count(0),
        results.count(-1),
        (points[0], points[1]),
    )


def _ranked(row: Row, rows: Sequence[Row]) -> Row:
    if row.player.excluded is not None:
        return row
    above = sum(other.total > row.total for other in rows if other.player.excluded is None)
    return Row(**{**vars(row), "rank": above + 1})
