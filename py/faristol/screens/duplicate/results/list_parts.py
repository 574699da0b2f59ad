"""The parts of a long list, of which one is shown: 1–50, 51–100 …"""

from faristol.screens.duplicate.results.place import LISTED, chosen
from faristol.screens.scene import Scene
from faristol.screens.view import view_value


@view_value
class ListPart:
    """A part of a long list: 1–50, 51–100 …"""

    part: int
    label: str
    now: bool


def part_of(scene: Scene, rows_: int) -> int:
    return min(max(0, chosen(scene).part), max(0, (rows_ - 1) // LISTED))


def parts_of(now: int, rows_: int) -> list[ListPart]:
    if rows_ <= LISTED:
        return []
    starts = enumerate(range(0, rows_, LISTED))
    return [ListPart(n, f"{start + 1}–{min(start + LISTED, rows_)}", n == now) for n, start in starts]
