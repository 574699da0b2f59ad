"""Which tests run which line of the rules: every test is run once, and the lines are stored.

Used by killing.py, inside a process of pytest.
"""

import ast
import builtins
import gc
import json
import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from mutants import Mutant

SOURCE = Path(__file__).resolve().parent.parent / "py/faristol"
RULES = ("games", "tournaments", "competitions")
MOST = 8
"""Seconds of work of the tests for one change: others may use the machine too."""

Live = dict[tuple[str, str, int], list[FunctionType]]

READ = re.compile(r'^\w.*ruleset_data\("([\w-]+)"\)', re.MULTILINE)
"""A ruleset that is read outside of every function."""


class Reaching:
    """The lines of each test: {test: {"seconds": 0.1, "lines": {path: [1, 2]}, "digest": of these files}}."""

    def __init__(self, file: Path, digest: Callable[[Iterable[Path]], str]) -> None:
        self.file, self.digest = file, digest
        self.killers: dict[str, set[str]] = {}
        self.read()

    def read(self) -> None:
        self.tests = json.loads(self.file.read_text()) if self.file.exists() else {}

    def learn(self, items: list[pytest.Item]) -> None:
        """Runs the tests that are new or changed, or whose rules are."""
        paths = {item.nodeid: item.path for item in items}
        self.tests = {
            name: test
            for name, test in self.tests.items()
            if name in paths and test["digest"] == self._digest(paths[name], test["lines"])
        }
        new = [item for item in items if item.nodeid not in self.tests]
        if new:
            print(f"{len(new)} tests are run once, to see what each reaches …", flush=True)
        with _Noting() as noting:
            for item in new:
                start, noting.reached = time.process_time(), _read_by_module(item)
                if failed := first_failure([item]):
                    sys.exit(f"{failed} fails without any change")
                self.tests[item.nodeid] = {
                    "seconds": time.process_time() - start,
                    "lines": {path: sorted(lines) for path, lines in noting.reached.items()},
                    "digest": self._digest(item.path, noting.reached),
                }
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(self.tests))

    def _digest(self, test: Path, reached: Iterable[str]) -> str:
        return self.digest([test, *(SOURCE / path for path in sorted(reached))])

    def credit(self, mutant: Mutant, killer: str | None) -> None:
        """Remembers the test that a change failed: it is asked first about the next change there."""
        if killer:
            for place in (mutant.path, f"{mutant.path} {mutant.where}"):
                self.killers.setdefault(place, set()).add(killer)

    def at_import(self, mutant: Mutant) -> bool:
        """Returns whether the changed line runs only at import."""
        first, last = mutant.lines
        lines = (line for test in self.tests.values() for line in test["lines"].get(mutant.path, ()))
        return not mutant.in_function or not any(first <= line <= last for line in lines)

    def chosen(self, mutant: Mutant) -> list[str]:
        """The tests that reach the change, as many as the time allows: first those that killed another one
        in the same function, then in the same file, and the quick ones before the slow.

        Of a ruleset, where no number may survive, all of them.
        """
        most = sys.maxsize if mutant.path.endswith(".toml") else MOST
        if self.at_import(mutant):
            paths, (first, last) = _which_name(mutant), (0, sys.maxsize)
        else:
            paths, (first, last) = {mutant.path}, mutant.lines
        here = self.killers.get(f"{mutant.path} {mutant.where}", set())
        near = self.killers.get(mutant.path, set())
        reaching = {
            (name not in here, name not in near, test["seconds"], name)
            for name, test in self.tests.items()
            for path in paths & test["lines"].keys()
            if any(first <= line <= last for line in test["lines"][path])
        }
        chosen, seconds = [], 0.0
        for *_, cost, name in sorted(reaching):
            seconds += cost
            if seconds > most and chosen:
                break
            chosen.append(name)
        return chosen


def _which_name(mutant: Mutant) -> set[str]:
    """The module itself, and those of our rules that have the same name in them as the change begins with."""
    name = re.match(r"(?:def )?(\w+)", mutant.after)
    files = [file for room in RULES for file in (SOURCE / room).rglob("*.py")]
    named = re.compile(rf"\b{name[1] if name else mutant.path}\b")
    found = {str(file.relative_to(SOURCE)) for file in files if named.search(file.read_text("utf-8"))}
    return found | {mutant.path}


def _read_by_module(item: pytest.Item) -> dict[str, set[int]]:
    """The rulesets that its file reads when it is imported."""
    return {f"rulesets/{name}.toml": {1} for name in READ.findall(item.path.read_text("utf-8"))}


class _Noting:
    """While this context is open, every statement of the rules that runs is noted in `reached`."""

    def __init__(self) -> None:
        self.reached: dict[str, set[int]] = {}
        self.before: list[tuple[FunctionType, CodeType]] = []

    def note(self, path: str, line: int) -> None:
        self.reached.setdefault(path, set()).add(line)

    def __enter__(self) -> "_Noting":
        from faristol import rulesets

        live = live_functions()
        self.before = [(function, function.__code__) for same in live.values() for function in same]
        self.parsed = rulesets._parsed
        vars(builtins)["__note__"] = self.note
        rulesets._parsed = self._ruleset
        for room in RULES:
            for file in (SOURCE / room).rglob("*.py"):
                notes = _Notes(str(file.relative_to(SOURCE)))
                tree = ast.fix_missing_locations(notes.visit(ast.parse(file.read_text("utf-8"))))
                with_code(live, compile(tree, str(file), "exec"))
        return self

    def _ruleset(self, name: str) -> dict[str, Any]:
        self.note(f"rulesets/{name}.toml", 1)
        return self.parsed(name)

    def __exit__(self, *_: object) -> None:
        from faristol import rulesets

        rulesets._parsed = self.parsed
        for function, code in self.before:
            function.__code__ = code


class _Notes(ast.NodeTransformer):
    """Puts a note before every statement in the functions of a module."""

    def __init__(self, path: str) -> None:
        self.path, self.depth = path, 0

    def visit(self, node: ast.AST) -> Any:
        in_function, is_function = self.depth > 0, isinstance(node, ast.FunctionDef)
        self.depth += is_function
        self.generic_visit(node)
        self.depth -= is_function
        if not (in_function and isinstance(node, ast.stmt)):
            return node
        note = ast.parse(f"__note__({self.path!r}, {node.lineno})").body[0]
        return [ast.copy_location(note, node), node]


def first_failure(items: list[pytest.Item]) -> str | None:
    """Returns the first test that fails."""
    for item, following in zip(items, [*items[1:], None], strict=True):
        if hasattr(item, "_request"):
            item._initrequest()  # an item is meant to run once; this is how a second time begins
        if any(report.failed for report in runtestprotocol(item, nextitem=following, log=False)):
            return item.nodeid
    return None


def live_functions() -> Live:
    """Returns every function by file, name and line; a decorated one has several."""
    found: Live = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(str(SOURCE)):
            code = thing.__code__
            found.setdefault((code.co_filename, code.co_qualname, code.co_firstlineno), []).append(thing)
    return found


def with_code(live: Live, module: CodeType) -> None:
    """Gives the existing functions the code that they have in this module."""
    done = set()
    for code in codes_of(module):
        place = (code.co_filename, code.co_qualname, code.co_firstlineno)
        if place in done:
            sys.exit(f"Two functions begin in one line, and cannot be told apart: {place}")
        done.add(place)
        for function in live.get(place, ()):
            function.__code__ = code


def codes_of(code: CodeType) -> Iterator[CodeType]:
    """Yields the functions and methods of a module, without those inside another."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_flags & 0x2:  # a function has names of its own, the body of a class has not
                yield inner
            else:
                yield from codes_of(inner)
