"""The progress of all players: a drawing with a line each through the places after every round."""

from faristol.screens.view import view_value
from faristol.tournaments.course import places
from faristol.tournaments.event import Tournament
from faristol.tournaments.players import Player

WIDE, NARROW, LINE = 560, 48, 22
"""How wide all rounds are together; how far one is at least from the next, and a place from the next."""
LEFT, NAMES, TOP = 40, 220, 40

Point = tuple[int, int]


@view_value
class Progress:
    """The drawing; and the players in the order of the classification, with their places after each round."""

    width: int
    height: int
    rounds: list[tuple[int, int]]
    """With the x of each."""
    places: list[tuple[int, int]]
    """With the y of each."""
    lines: list[tuple[Player, list[Point], bool]]
    """Through which points each goes, and whether it ends in the first place."""
    players: list[tuple[Player, list[int | None]]]


def progress(event: Tournament, until: int, chosen: Player | None) -> Progress:
    """Return the progress up to a round. Who shares a place is drawn apart, by the classification."""
    stood, rows = places(event, until), event.standings(after=until)
    step = max(NARROW, WIDE // max(1, until - 1))
    across = [(number, LEFT + at * step) for at, number in enumerate(stood)]
    down = [(place, TOP + at * LINE) for at, place in enumerate(range(1, len(rows) + 1))] if stood else []
    points: dict[str, list[Point]] = {}
    for number, x in across:
        for row, (_, y) in zip(event.standings(after=number), down, strict=False):
            points.setdefault(row.player.id, []).append((x, y))
    lines = [(row.player, points[row.player.id], row.rank == 1) for row in rows if stood]
    return Progress(
        LEFT + max(0, until - 1) * step + NAMES,
        TOP + len(lines) * LINE,
        across,
        down,
        sorted(lines, key=lambda line: line[0] == chosen),
        [(row.player, [stood[number].get(row.player.id) for number in stood]) for row in rows],
    )
