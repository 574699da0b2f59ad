"""The progress of all players: a drawing with a line each through the places after every round."""

from dataclasses import dataclass

from faristol.tournaments.course import places
from faristol.tournaments.event import Tournament
from faristol.tournaments.players import Player

WIDE, NARROW, LINE = 560, 48, 22
"""How wide all rounds are together, how far one is from the next at least, and a place from the next."""
LEFT, NAMES, TOP = 40, 220, 40

Point = tuple[int, int]


@dataclass(frozen=True)
class Line:
    """A player's line through these points."""

    player: Player
    points: list[Point]
    chosen: bool
    first: bool
    """Whether the player leads at the end."""

    @property
    def path(self) -> str:
        return "M" + "L".join(f"{x} {y}" for x, y in self.points)

    @property
    def ends(self) -> Point:
        return self.points[-1]


@dataclass(frozen=True)
class Progress:
    """The drawing; and the players in the order of the classification, with their places after each round."""

    width: int
    height: int
    rounds: list[tuple[int, int]]
    """With the x of each."""
    places: list[tuple[int, int]]
    """With the y of each."""
    lines: list[Line]
    players: list[tuple[Player, list[int | None]]]


def progress(event: Tournament, until: int, chosen: Player | None) -> Progress:
    """Return the progress up to a round. Who shares a place is drawn apart, by the classification."""
    stood = places(event, until)
    step = max(NARROW, WIDE // max(1, until - 1))
    points: dict[str, list[Point]] = {}
    for at, number in enumerate(stood):
        for place, row in enumerate(event.standings(after=number)):
            points.setdefault(row.player.id, []).append((LEFT + at * step, TOP + place * LINE))
    lines = [
        Line(event.players[id], each, chosen is not None and id == chosen.id, stood[until].get(id) == 1)
        for id, each in points.items()
    ]
    return Progress(
        LEFT + max(0, until - 1) * step + NAMES,
        TOP + len(lines) * LINE,
        [(number, LEFT + at * step) for at, number in enumerate(stood)],
        [(place + 1, TOP + place * LINE) for place in range(len(lines))],
        sorted(lines, key=lambda line: (line.chosen, line.ends[1])),
        [
            (row.player, [stood[number].get(row.player.id) for number in stood])
            for row in event.standings(after=until)
        ],
    )
