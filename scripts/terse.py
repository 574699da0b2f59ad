"""Python as it goes into the browser: without what only readers and mypy need, and with its lines.

Docstrings and the types of parameters, results and a module's names would be in the memory of every tablet:
for Python, the types of a function are a second function. An act of a screen keeps them, for what a page has
sent is read by them (`screens/acts.py`). A class keeps the types of its fields, which
dataclasses and records read, and one full stop, or `dataclass` would write a description of its own. Nor does
it write how to print a value, which a reader of a failed test wants, and no tablet: 2.6 KB for each class.
"""

import ast
from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple

UNPRINTED = b"repr=False"


class Cut(NamedTuple):
    """What is left out, from one place in the source to another."""

    start: int
    end: int
    instead: bytes = b""
    line_end: bytes = b"\n"
    """How each of its lines ends now: outside brackets a statement goes on only after a backslash."""


def terse(source: bytes) -> bytes:
    """Returns the source without its docstrings and such types, every statement on the line where it was."""
    for cut in sorted(cuts(source), reverse=True):
        lines = source.count(b"\n", cut.start, cut.end)
        source = source[: cut.start] + cut.instead + cut.line_end * lines + source[cut.end :]
    return source


def is_act(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.FunctionDef) and isinstance(node.returns, ast.Name) and node.returns.id == "Act"
    )


def cuts(source: bytes) -> Iterator[Cut]:
    tree, lines = ast.parse(source), [0, *accumulate(map(len, source.splitlines(keepends=True)))]

    def start(node: ast.AST) -> int:
        return lines[node.lineno - 1] + node.col_offset

    def end(node: ast.AST) -> int:
        return lines[node.end_lineno - 1] + node.end_col_offset

    acts = [node for node in ast.walk(tree) if is_act(node)]
    kept = {id(node) for act in acts for node in (act, *ast.walk(act.args))}
    classes = {id(node.body[0]) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                yield Cut(start(node), end(node), b'"."' if id(node) in classes else b'""')
            case _ if id(node) in kept:
                pass
            case ast.arg(annotation=ast.AST()):
                yield Cut(start(node) + len(node.arg.encode()), end(node))
            case ast.FunctionDef(returns=ast.AST()) | ast.AsyncFunctionDef(returns=ast.AST()):
                arrow = source.rindex(b"->", 0, start(node.returns))
                yield Cut(arrow, source.index(b":", end(node.returns)), line_end=b"\\\n")
            case ast.ClassDef(decorator_list=[*_, ast.Name(id="dataclass") as plain]):
                yield Cut(end(plain), end(plain), b"(%s)" % UNPRINTED)
            case ast.ClassDef(decorator_list=[*_, ast.Call(func=ast.Name(id="dataclass") as called)]):
                yield Cut(end(called) + 1, end(called) + 1, b"%s, " % UNPRINTED)
    for node in tree.body:
        match node:
            case ast.AnnAssign(value=ast.AST()):
                yield Cut(end(node.target), source.index(b"=", end(node.annotation)), line_end=b"\\\n")
