"""Leaves what only people read of the page's own files in the checkout: a tablet fetches them without it.

Comments that have their own lines go out of the scripts, and comments and indentation out of the stylesheet.
The lines of a script stay lines, so that a report of an error names a place.
"""

import re
from collections.abc import Iterator
from pathlib import Path

LINE = re.compile(r"^[ \t]*//.*\n", re.MULTILINE)
BLOCK = re.compile(r"^[ \t]*/\*\*.*?\*/[ \t]*\n", re.MULTILINE | re.DOTALL)
IN_STYLES = re.compile(r"/\*.*?\*/|^[ \t]+", re.MULTILINE | re.DOTALL)
EMPTY = re.compile(r"\n{2,}")


def scripts(dist: Path) -> Iterator[Path]:
    """Yields the scripts that are ours."""
    for folder in (dist, dist / "devices", dist / "engine"):
        yield from (path for path in sorted(folder.glob("*js")) if not path.name.startswith("pyodide"))


def leave_out(dist: Path) -> None:
    for path in scripts(dist):
        path.write_text(of_script(path.read_text("utf-8")), "utf-8")
    for path in sorted((dist / "css").glob("*.css")):
        path.write_text(of_styles(path.read_text("utf-8")), "utf-8")


def of_script(text: str) -> str:
    return LINE.sub("", BLOCK.sub("", text))


def of_styles(text: str) -> str:
    return EMPTY.sub("\n", IN_STYLES.sub("", text))
