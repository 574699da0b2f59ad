"""Draws the rooms of the house, and who imports whom, into CONTRIBUTING.md: python3 scripts/draw_rooms.py

The drawing is made from the code: from what the modules import, and inside screens/ also from the templates
that a template or a module names. Of each room it lists only the next rooms below, not what those import.
"""

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "py/faristol"
SCREENS = SOURCE / "screens"
PAGE = ROOT / "CONTRIBUTING.md"
MARKS = "<!-- rooms -->\n", "<!-- end of rooms -->\n"

Edges = Mapping[str, set[str]]
"""A room, and the rooms that it imports."""


def edges(room_of: Callable[[Path], str | None]) -> dict[str, set[str]]:
    """Return who imports whom. A file whose room is None is left out."""
    found: dict[str, set[str]] = {}
    for path in sorted([*SOURCE.rglob("*.py"), *SCREENS.rglob("*.html")]):
        room = room_of(path)
        if room is not None:
            seen = {room_of(file) for file in _used(path)}
            found.setdefault(room, set()).update(each for each in seen if each not in (None, room))
    return found


@cache
def _used(path: Path) -> list[Path]:
    return [*(imported if path.suffix == ".py" else included)(path)]


def imported(path: Path) -> Iterator[Path]:
    """Yield the modules of ours that a module imports, and the templates that it names."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "faristol":
            folder = SOURCE.joinpath(*node.module.split(".")[1:])
            for name in node.names:
                places = (folder / f"{name.name}.py", folder / name.name / "__init__.py")
                of_module = (folder.with_suffix(".py"), folder / "__init__.py")
                yield next(place for place in (*places, *of_module) if place.is_file())
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "/" in node.value:
            yield from templates(node.value)


def included(path: Path) -> Iterator[Path]:
    """Yield the templates that a template includes, imports or extends."""
    for tag in re.findall(r"{%-?\s*(?:include|import|from|extends)\s(.*?)%}", path.read_text("utf-8")):
        for name in re.findall(r'"([\w/.]+)"', tag):
            yield from templates(name)


def templates(name: str) -> Iterator[Path]:
    """By its whole name, by its name without the ending, or all of a folder of which one is chosen."""
    if re.fullmatch(r"[a-z][\w/]*(\.html)?", name):
        for file in (SCREENS / name, SCREENS / f"{name}.html"):
            if file.is_file():
                yield file
        if name.endswith("/") and (SCREENS / name).is_dir():
            yield from (SCREENS / name).glob("*.html")


def of_house(path: Path) -> str | None:
    """Return the room of a file in the whole house."""
    first = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    return None if first == "__init__" else first


def of_screens(path: Path) -> str | None:
    """Return the room of a file in screens/: a folder, or a module or template at the top."""
    if not path.is_relative_to(SCREENS):
        return None
    first = path.relative_to(SCREENS).parts[0]
    return None if first == "__init__.py" else first.removesuffix(".py")


def all_below(found: Edges, room: str) -> set[str]:
    """Return the rooms that a room imports, at once or by way of others."""
    seen: set[str] = set()
    waiting = list(found[room])
    while waiting:
        if (each := waiting.pop()) not in seen:
            seen.add(each)
            waiting.extend(found.get(each, ()))
    return seen


def drawing(found: Edges) -> str:
    """Return a line for each room with the next rooms below it; a room stands above all that it imports."""
    below = {room: all_below(found, room) for room in found}
    rows: dict[tuple[int, str], list[str]] = {}
    for room, others in below.items():
        nearest = sorted(
            each for each in others if not any(each in below[other] for other in others - {each})
        )
        rows.setdefault((-len(others), " · ".join(nearest)), []).append(room)
    lines = []
    for (_, nearest), rooms in sorted(rows.items(), key=lambda row: (row[0][0], row[1])):
        lines.append(f"{' · '.join(sorted(rooms))}{f'  →  {nearest}' if nearest else ''}")
    return "\n".join(lines)


def text() -> str:
    """Return both drawings, as they stand in the page."""
    house = drawing(edges(of_house))
    inside = {
        room: others
        for room, others in edges(of_screens).items()
        if not room.endswith(".html") and room != "icons"
    }
    inside = {
        room: {each for each in others if not each.endswith(".html")} for room, others in inside.items()
    }
    return f"```\n{house}\n```\n\nInside `screens/`:\n\n```\n{drawing(inside)}\n```\n"


def with_drawing(page: str) -> str:
    """Return the page with the drawing between its two marks."""
    before, rest = page.split(MARKS[0])
    after = rest.split(MARKS[1])[1]
    return f"{before}{MARKS[0]}{text()}{MARKS[1]}{after}"


def main() -> None:
    PAGE.write_text(with_drawing(PAGE.read_text("utf-8")), "utf-8")
    print(f"written: {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
