"""How the places of all players moved: a drawing with a line each through the places after every round."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

from faristol.screens.view import view_value

WIDE, NARROW, LINE = 560, 48, 22
"""How wide all rounds are together; how far one is at least from the next, and a place from the next."""
LEFT, NAMES, TOP = 40, 220, 40

Point = tuple[int, int]
TOGETHER: Mapping[str, str] = MappingProxyType({})


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
    """With the y of each; in every division they begin again, a line below the one before."""
    lines: Sequence[PlayerLine]


def places_chart(
    orders: Mapping[int, Sequence[str]],
    names: Mapping[str, str],
    firsts: Collection[str],
    chosen: str | None,
    divisions: Mapping[str, str] = TOGETHER,
) -> PlacesChart:
    """Return the drawing of the orders of all players after each round; `names` has them by their ids.

    Who shares a place is drawn apart. The chosen player's line lies above the others. `divisions` has the
    division of each player, where the places are those of several.
    """
    step = max(NARROW, WIDE // max(1, len(orders) - 1))
    across = [(number, LEFT + at * step) for at, number in enumerate(orders)]
    down = _down([divisions.get(player, "") for player in names]) if orders else {}
    points: dict[str, list[Point]] = {player: [] for player in names}
    for number, x in across:
        free = {division: iter(places) for division, places in down.items()}
        for player in orders[number]:
            _, y = next(free[divisions.get(player, "")])
            points[player].append((x, y))
    lines = [
        PlayerLine(player, names[player], passed, _look(player, firsts, chosen))
        for player, passed in points.items()
        if passed
    ]
    return PlacesChart(
        LEFT + max(0, len(orders) - 1) * step + NAMES,
        TOP + (len(lines) + max(0, len(down) - 1)) * LINE,
        across,
        [place for places in down.values() for place in places],
        sorted(lines, key=lambda line: line.look == "chosen"),
    )


def _down(divisions: Sequence[str]) -> dict[str, list[tuple[int, int]]]:
    """Return the places of each division with their heights, from the divisions of all players in order."""
    down: dict[str, list[tuple[int, int]]] = {}
    top = TOP
    for division, size in Counter(divisions).items():
        down[division] = [(at + 1, top + at * LINE) for at in range(size)]
        top += (size + 1) * LINE
    return down


def _look(player: str, firsts: Collection[str], chosen: str | None) -> str:
    return "chosen" if player == chosen else "first" if player in firsts else ""
