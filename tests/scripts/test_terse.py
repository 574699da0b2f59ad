"""Python for the browser lacks docstrings and types of functions; the program and its lines are the same."""

import ast
from pathlib import Path

import terse

SOURCE = Path(__file__).parents[2] / "py" / "faristol"

WRITTEN = '''"""A module that
is described."""

NAMES: dict[
    str, str
] = {}

class Tile:
    """A tile: «L·L»."""

    letter: str
    """What is on it."""

    def shout(self, ŷ: int = 1, *others: (str | None), **more: "a name") -> dict[
        str, int
    ]:
        """Say it
        aloud.
        """
        return """kept""" + "kept"
'''
TERSE = '''""


NAMES\\
\\
= {}

class Tile:
    "."

    letter: str
    ""

    def shout(self, ŷ = 1, *others, **more) \\
\\
:
        ""


        return """kept""" + "kept"
'''


def test_docstrings_and_types_of_functions_go_and_lines_stay():
    assert terse.terse(WRITTEN.encode()).decode() == TERSE


def test_a_value_is_not_printed_in_the_browser():
    classes = "@dataclass\nclass A: ...\n@dataclass(frozen=True)\nclass B: ...\n@view_value\nclass C: ...\n"
    plain = "@dataclass(repr=False"
    assert terse.terse(classes.encode()).decode() == (
        f"{plain})\nclass A: ...\n{plain}, frozen=True)\nclass B: ...\n@view_value\nclass C: ...\n"
    )


def test_an_act_keeps_the_types_by_which_it_is_read():
    act = "def after(session: Session, round: int, why: str = '') -> Act:\n    return session\n"
    assert terse.terse(act.encode()).decode() == act


def without_texts_and_types(source):
    """Every node and its line: docstrings are nothing, and functions have no types."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = None
        if isinstance(node, ast.arg):
            node.annotation = None
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        if isinstance(node, ast.ClassDef):
            node.decorator_list = [*map(printed_as_usual, node.decorator_list)]
    tree.body = [assigned(node) for node in tree.body]
    return [
        (type(node).__name__, getattr(node, "lineno", 0), getattr(node, "value", None))
        for node in ast.walk(tree)
        if not isinstance(getattr(node, "value", None), ast.AST)
    ]


def printed_as_usual(decorator):
    """The decorator without a word on how a value is printed."""
    if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func) != "dataclass":
        return decorator
    decorator.keywords = [each for each in decorator.keywords if each.arg != "repr"]
    return decorator if decorator.keywords else decorator.func


def assigned(node):
    if isinstance(node, ast.AnnAssign) and node.value:
        return ast.copy_location(ast.Assign([node.target], node.value), node)
    return node


def test_every_module_is_the_same_program(some_of):
    for path in some_of(sorted(SOURCE.rglob("*.py")), 300):
        source = path.read_bytes()
        assert without_texts_and_types(terse.terse(source)) == without_texts_and_types(source), path
