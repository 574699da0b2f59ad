"""Every small change that may be made to a rule: in a number of a ruleset, in the syntax tree of a module.

Used by mutate.py. A change is found again by its place and its words, so that survivors.toml still knows it
after lines have moved.
"""

import ast
import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARISONS = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
NOT_RULES = {"annotation", "returns", "decorator_list"}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
NUMBER = re.compile(r"(?<![\w.])(?:\d+|true|false)(?![\w.])")
QUOTED = re.compile(r'"[^"]*"')


@dataclass(frozen=True)
class Mutant:
    """One change; `number` is its place among those of its file."""

    path: str
    """From `py/faristol` on."""
    where: str
    """The function, or the table and key of a ruleset; empty for code outside functions."""
    after: str
    """The line as the change leaves it."""
    number: int
    lines: tuple[int, int]
    """The lines of the statement, whose tests are run."""

    @property
    def name(self) -> str:
        return f"{self.path} {self.where}: {self.after}"

    @property
    def room(self) -> str:
        return str(Path(self.path).parent)

    @property
    def in_function(self) -> bool:
        return self.path.endswith(".py") and bool(self.where)


def mutants(root: Path, path: str) -> list[Mutant]:
    """Returns all changes to one file; equal ones in one place are numbered."""
    text = (root / path).read_text("utf-8")
    changes = _in_ruleset(text) if path.endswith(".toml") else _in_module(ast.parse(text))
    found: list[Mutant] = []
    seen: dict[tuple[str, str], int] = {}
    for number, (where, after, lines, _) in enumerate(changes):
        seen[where, after] = times = seen.get((where, after), 0) + 1
        found.append(Mutant(path, where, after + f" ({times})" * (times > 1), number, lines))
    return found


def mutated(root: Path, mutant: Mutant) -> str | ast.Module:
    """Returns the file after the change: a ruleset's text, or a module's tree."""
    text = (root / mutant.path).read_text("utf-8")
    if mutant.path.endswith(".toml"):
        return list(_in_ruleset(text))[mutant.number][3]
    tree = ast.parse(text)
    for number, _ in enumerate(_in_module(tree)):
        if number == mutant.number:
            return tree  # as it is between two changes, with this one made
    raise AssertionError(mutant)


def _in_ruleset(text: str) -> Iterator[tuple[str, str, tuple[int, int], str]]:
    """Yields each number of a ruleset with one more and one less, each true as false and the reverse."""
    lines, table = text.splitlines(keepends=True), ""
    for number, line in enumerate(lines):
        if line.startswith("["):
            table = line.partition("]")[0][1:] + "."
        key, equals, value = line.partition("#")[0].partition("=")
        bare = QUOTED.sub(lambda quoted: " " * len(quoted[0]), value)
        for match in NUMBER.finditer(bare):
            old = match[0]
            for new in _other_numbers(int(old)) if old.isdigit() else ["true" if old == "false" else "false"]:
                after = key + equals + value[: match.start()] + str(new) + value[match.end() :]
                whole = "".join([*lines[:number], after.rstrip() + "\n", *lines[number + 1 :]])
                yield f"{table}{key.strip()}", after.strip(), (number + 1, number + 1), whole


def _in_module(tree: ast.Module) -> Iterator[tuple[str, str, tuple[int, int], str]]:
    """Makes each change in the tree, yields it, and reverts it before the next."""
    for statement, where, parent, field, index in list(_places(tree, "", None)):
        old = getattr(parent, field) if index is None else getattr(parent, field)[index]
        for new in _instead(old, parent, field, bool(where)):
            _put(parent, field, index, ast.fix_missing_locations(ast.copy_location(new, old)))
            yield where, _headline(statement), _lines(statement), ""
            _put(parent, field, index, old)


def _put(parent: ast.AST, field: str, index: int | None, node: ast.AST) -> None:
    if index is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[index] = node


def _places(node: ast.AST, where: str, statement: ast.stmt | None) -> Iterator[tuple]:
    """Yields every place in the tree: its statement, its function, and its position in its parent."""
    for field, value in ast.iter_fields(node):
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(child, ast.AST) or isinstance(child, ast.Assert) or field in NOT_RULES:
                continue
            inside, at = where, statement
            if isinstance(child, ast.stmt):
                at = child
            if isinstance(child, ast.arguments):
                inside = ""  # a default is reckoned once, where the function is made
            elif isinstance(node, FUNCTIONS) and field == "body":
                inside = where or node.name
            if at is not None and not isinstance(child, ast.stmt) or isinstance(child, ast.AugAssign):
                yield at, inside, node, field, index
            yield from _places(child, inside, at)


def _instead(node: ast.AST, parent: ast.AST, field: str, in_function: bool) -> Iterator[ast.AST]:
    """Yields what may replace a node."""
    match node:
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value) | float(value)):
            yield from map(ast.Constant, _other_numbers(value))
        case ast.Compare(left, ops, comparators):
            for place, op in enumerate(ops):
                other = [*ops[:place], COMPARISONS[type(op)](), *ops[place + 1 :]]
                yield ast.Compare(left, other, comparators)
        case ast.BoolOp(op, values):
            for place in range(len(values)):
                rest = [*values[:place], *values[place + 1 :]]
                yield copy.copy(rest[0]) if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.UnaryOp(ast.Not() | ast.USub(), operand) if not isinstance(operand, ast.Constant):
            yield copy.copy(operand)
        case ast.BinOp(left, op, right) if type(op) in ARITHMETIC and in_function:
            if not (_joined(left) or _joined(right)):
                yield ast.BinOp(left, ARITHMETIC[type(op)](), right)
        case ast.AugAssign(target, op, value) if type(op) in ARITHMETIC:
            yield ast.AugAssign(target, ARITHMETIC[type(op)](), value)
        case ast.Call(ast.Name(name), args, keywords) if name in OPPOSITES:
            yield ast.Call(ast.Name(OPPOSITES[name], ast.Load()), args, keywords)
    is_condition = field == "test" or (isinstance(parent, ast.comprehension) and field == "ifs")
    if is_condition and not isinstance(node, ast.BoolOp | ast.Compare | ast.UnaryOp | ast.Constant):
        yield ast.UnaryOp(ast.Not(), copy.copy(node))


def _other_numbers(value: int) -> list[int]:
    return [value + 1, value - 1]


def _joined(operand: ast.AST) -> bool:
    """Returns whether this is a text or a list, for which only `+` makes sense."""
    text = isinstance(operand, ast.Constant) and isinstance(operand.value, str)
    return text or isinstance(operand, ast.JoinedStr | ast.List | ast.Tuple)


def _headline(statement: ast.stmt) -> str:
    """Returns the statement in one line, without its blocks."""
    bare = copy.copy(statement)
    for block in ("body", "orelse", "finalbody", "handlers", "cases"):
        if isinstance(getattr(bare, block, None), list):
            setattr(bare, block, [ast.Pass()] if block == "body" else [])
    return ast.unparse(bare).removesuffix("\n    pass").replace("\n", " ")


def _lines(statement: ast.stmt) -> tuple[int, int]:
    """From the first line to the last before its blocks."""
    last = statement.end_lineno or statement.lineno
    body = getattr(statement, "body", None)
    return statement.lineno, max(statement.lineno, body[0].lineno - 1) if isinstance(body, list) else last
