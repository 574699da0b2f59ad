"""Which tests reach which line of the rules: every test is run once, and what it came to is kept.

Used by killing.py, inside a process of pytest.
"""

import json
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import CodeType

import pytest
from _pytest.runner import runtestprotocol

from mutants import Mutant

SOURCE = Path(__file__).resolve().parent.parent / "py/faristol"
RULES = ("games", "tournaments", "competitions")
MOST = 20
"""Seconds of tests for one change."""

READ = re.compile(r'^\w.*ruleset_data\("([\w-]+)"\)', re.MULTILINE)
"""A ruleset that is read outside of every function."""


class Reaching:
    """What each test reaches: {test: {"seconds": 0.1, "lines": {path: [1, 2]}, "digest": of its file}}."""

    def __init__(self, file: Path, digest: Callable[[Path], str]) -> None:
        self.file, self.digest = file, digest
        self.read()

    def read(self) -> None:
        self.tests = json.loads(self.file.read_text()) if self.file.exists() else {}

    def learn(self, items: list[pytest.Item]) -> None:
        """Runs the tests that are new or changed."""
        digests = {item.path: self.digest(item.path) for item in items}
        known = {
            item.nodeid
            for item in items
            if self.tests.get(item.nodeid, {}).get("digest") == digests[item.path]
        }
        self.tests = {name: self.tests[name] for name in known}
        known = {name: test for name, test in self.tests.items() if test["digest"] in digests.values()}
        self.tests = {item.nodeid: known[item.nodeid] for item in items if item.nodeid in known}
        new = [item for item in items if item.nodeid not in known]
        if new:
            print(f"{len(new)} tests are run once, to see what each reaches …", flush=True)
        for item in new:
            start = time.monotonic()
            reached = _reached(item)
            self.tests[item.nodeid] = {
                "seconds": time.monotonic() - start,
                "lines": {path: sorted(lines) for path, lines in (_read_by_module(item) | reached).items()},
                "digest": digests[item.path],
            }
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(self.tests))

    def chosen(self, mutant: Mutant) -> list[str]:
        """The tests that reach the change, the quick ones first, as many as the time allows."""
        first, last = mutant.lines
        if mutant.path.endswith(".toml") or not mutant.where:
            first, last = 0, sys.maxsize
        reaching = [
            (test["seconds"], name)
            for name, test in self.tests.items()
            if any(first <= line <= last for line in test["lines"].get(mutant.path, ()))
        ]
        chosen, seconds = [], 0.0
        for cost, name in sorted(reaching):
            seconds += cost
            if seconds > MOST and chosen:
                break
            chosen.append(name)
        return chosen


def _read_by_module(item: pytest.Item) -> dict[str, set[int]]:
    """The rulesets that its file reads when it is imported."""
    return {f"rulesets/{name}.toml": {1} for name in READ.findall(item.path.read_text("utf-8"))}


def _reached(item: pytest.Item) -> dict[str, set[int]]:
    """The lines of our rules and the rulesets that one test comes to."""
    reached: dict[str, set[int]] = {}
    start = len(str(SOURCE)) + 1
    paths: dict[CodeType, str | None] = {}

    def call(frame, event, arg):  # type: ignore[no-untyped-def]
        code = frame.f_code
        if code not in paths:
            inside = code.co_filename.startswith(str(SOURCE))
            paths[code] = code.co_filename[start:] if inside and code.co_name != "<module>" else None
        path = paths[code]
        if path is None:
            return None
        if path == "rulesets/__init__.py" and "ruleset" in frame.f_locals:
            reached.setdefault(f"rulesets/{frame.f_locals['ruleset']}.toml", {1})
        if not path.startswith(RULES):
            return None
        lines = reached.setdefault(path, set())

        def line(frame, event, arg):  # type: ignore[no-untyped-def]
            lines.add(frame.f_lineno)
            return line

        return line

    sys.settrace(call)
    try:
        failed = first_failure([item])
    finally:
        sys.settrace(None)
    if failed:
        sys.exit(f"{failed} fails without any change")
    return reached


def first_failure(items: list[pytest.Item]) -> str | None:
    """The first test that does."""
    for item, following in zip(items, [*items[1:], None], strict=True):
        if hasattr(item, "_request"):
            item._initrequest()  # an item is meant to run once; this is how a second time begins
        if any(report.failed for report in runtestprotocol(item, nextitem=following, log=False)):
            return item.nodeid
    return None
