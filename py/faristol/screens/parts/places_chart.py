"""How the places of all players moved: a drawing with a line each through the places after every round."""

from collections.abc import Collection, Mapping, Sequence

from faristol.screens.view import view_value

WIDE, NARROW, LINE = 560, 48, 22
"""How wide all rounds are together; how far one is at least from the next, and a place from the next."""
LEFT, NAMES, TOP = 40, 220, 40

Point = tuple[int, int]


@view_value
class PlayerLine:
    """The line of one player; `look` is "chosen", "first" for the first place, or nothing."""

    player: str
    name: str
    points: Sequence[Point]
    look: str


@view_value
class PlacesChart:
    width: int
    height: int
    rounds: Sequence[tuple[int, int]]
    """With the x of each."""
    places: Sequence[tuple[int, int]]
    """With the y of each."""
    lines: Sequence[PlayerLine]


def places_chart(
    orders: Mapping[int, Sequence[str]], names: Mapping[str, str], firsts: Collection[str], chosen: str | None
) -> PlacesChart:
    """Return the drawing of the orders of all players after each round; `names` has them by their ids.

    Who shares a place is drawn apart. The chosen player's line lies above the others.
    """
    step = max(NARROW, WIDE // max(1, len(orders) - 1))
    across = [(number, LEFT + at * step) for at, number in enumerate(orders)]
    down = [(place, TOP + at * LINE) for at, place in enumerate(range(1, len(names) + 1))] if orders else []
    points: dict[str, list[Point]] = {player: [] for player in names}
    for number, x in across:
        for player, (_, y) in zip(orders[number], down, strict=False):
            points[player].append((x, y))
    lines = [
        PlayerLine(player, names[player], passed, _look(player, firsts, chosen))
        for player, passed in points.items()
        if passed
    ]
    return PlacesChart(
        LEFT + max(0, len(orders) - 1) * step + NAMES,
        TOP + len(lines) * LINE,
        across,
        down,
        sorted(lines, key=lambda line: line.look == "chosen"),
    )


def _look(player: str, firsts: Collection[str], chosen: str | None) -> str:
    return "chosen" if player == chosen else "first" if player in firsts else ""
