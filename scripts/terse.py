"""Python as it goes into the browser: without its docstrings, which nobody reads there, and with its lines.

They would be in the memory of every tablet. A class keeps one full stop, or `dataclass` would write a
description of its own.
"""

import ast


def terse(source: bytes) -> bytes:
    """Returns the source with its docstrings empty and every statement on the line where it was."""
    lines = source.split(b"\n")
    tree = ast.parse(source)
    classes = {id(node.body[0]) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.Expr) and is_text(node.value)]
    for node in sorted(texts, key=lambda node: node.lineno, reverse=True):
        first, last = node.lineno - 1, node.end_lineno - 1
        after = lines[last][node.end_col_offset :]
        lines[first] = lines[first][: node.col_offset] + (b'"."' if id(node) in classes else b'""') + after
        lines[first + 1 : last + 1] = [b""] * (last - first)
    return b"\n".join(lines)


def is_text(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and isinstance(value.value, str)
