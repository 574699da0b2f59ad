"""Python for the browser has no docstrings, and is the same program on the same lines."""

import ast
from pathlib import Path

import pytest

import terse

SOURCE = Path(__file__).parents[2] / "py" / "faristol"

WRITTEN = '''"""A module that
is described."""

class Tile:
    """A tile: «L·L»."""

    letter: str
    """What is on it."""

    def shout(self):
        """Say it
        aloud.
        """
        return """kept""" + "kept"
'''
TERSE = '''""


class Tile:
    "."

    letter: str
    ""

    def shout(self):
        ""


        return """kept""" + "kept"
'''


def test_docstrings_go_and_lines_stay():
    assert terse.terse(WRITTEN.encode()).decode() == TERSE


def without_texts(source):
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value, node.value.end_lineno, node.value.end_col_offset = None, 0, 0
            node.end_lineno = node.end_col_offset = 0
    return [
        (type(node).__name__, getattr(node, "lineno", 0), getattr(node, "value", None))
        for node in ast.walk(tree)
        if not isinstance(getattr(node, "value", None), ast.AST)
    ]


@pytest.mark.parametrize("folder", sorted(each.name for each in SOURCE.iterdir() if each.is_dir()))
def test_every_module_is_the_same_program(folder):
    for path in (SOURCE / folder).rglob("*.py"):
        source = path.read_bytes()
        assert without_texts(terse.terse(source)) == without_texts(source), path
