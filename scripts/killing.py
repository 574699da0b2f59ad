"""Tries changes on the tests: used by mutate.py.

A process of pytest imports everything. A change then costs a fork of it: its function gets the changed
code, its ruleset the changed number, in that process alone, and the tests that reach it run until one fails.
What stands outside of functions counts when a module is imported: that is tried in a process that has nothing
of ours imported yet.
"""

import gc
import os
import signal
import sys
import traceback
from collections.abc import Callable
from importlib.machinery import PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import hypothesis
import pytest

from mutants import Mutant, mutated
from reaching import SOURCE, Live, Reaching, first_failure, live_functions, with_code

ROOT = Path(__file__).resolve().parent.parent
WITHOUT = ("cacheprovider", "xdist")
PYTEST = [
    *("-q", "-s", "-o", "timeout=0", "-m", "not slow and not browsers"),
    *("--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml")),
    *(word for plugin in WITHOUT for word in ("-p", f"no:{plugin}")),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # Hypothesis is imported before pytest begins
]
SURVIVED, KILLED = 0, 1

Say = Callable[[Mutant, bool, int], bool]
"""Called for each change with whether it survived and how many tests ran; returns whether to go on."""


def forked(work: Callable[[], int], seconds: float) -> int:
    """Returns what `work` returns in its own process; a change that never ends is killed after a time."""
    child = os.fork()
    if not child:
        code = KILLED
        try:
            signal.alarm(int(seconds))
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, 1)
            os.dup2(null, 2)
            code = work()
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status)


class Warm:
    """The changes inside functions, and those of the rulesets, each in a fork of this process."""

    def __init__(self, reaching: Reaching, mutants: list[Mutant], say: Say) -> None:
        self.reaching, self.mutants, self.say = reaching, mutants, say

    def pytest_configure(self) -> None:
        _hypothesis_in_short()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        self.reaching.learn(session.items)
        live = live_functions()
        gc.collect()
        gc.freeze()
        for mutant in self.mutants:
            chosen = self.reaching.chosen(mutant)
            limit = 20 + 5 * sum(self.reaching.tests[name]["seconds"] for name in chosen)

            def work(mutant: Mutant = mutant, chosen: list[str] = chosen) -> int:
                _change_here(mutant, live)
                return KILLED if first_failure([items[name] for name in chosen]) else SURVIVED

            alive = not chosen or forked(work, limit) == SURVIVED
            if not self.say(mutant, alive, len(chosen)):
                break
        return True


def _hypothesis_in_short() -> None:
    """Makes Hypothesis try the same examples for every change, store none, and not shrink a failing one."""
    phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
    hypothesis.settings.register_profile(
        "mutate",
        deadline=None,
        max_examples=30,
        derandomize=True,
        database=None,
        phases=phases,
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    hypothesis.settings.load_profile("mutate")


def _change_here(mutant: Mutant, live: Live) -> None:
    """Makes the change in this process."""
    file = str(SOURCE / mutant.path)
    changed = mutated(SOURCE, mutant)
    if isinstance(changed, str):
        _change_ruleset(mutant, changed)
        return
    with_code(live, compile(changed, file, "exec"))


def _change_ruleset(mutant: Mutant, changed: str) -> None:
    from faristol import rulesets

    text, name = rulesets._text, Path(mutant.path).stem
    rulesets._text = lambda ruleset: changed if ruleset == name else text(ruleset)  # type: ignore[assignment]


class Fresh:
    """Runs the chosen tests, the quick ones first, in a new process that imports everything."""

    def __init__(self, chosen: list[str]) -> None:
        self.place = {name: place for place, name in enumerate(chosen)}

    def pytest_configure(self) -> None:
        _hypothesis_in_short()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (item for item in items if item.nodeid in self.place), key=lambda item: self.place[item.nodeid]
        )


class _Changed(SourceFileLoader):
    """Imports one module with its change."""

    def __init__(self, name: str, path: str, mutant: Mutant) -> None:
        super().__init__(name, path)
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        return compile(mutated(SOURCE, self.mutant), self.path, "exec")


class _Finder:
    """Finds the changed module before anything else does."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = "faristol." + mutant.path.removesuffix(".py").replace("/", ".")

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None):  # type: ignore[no-untyped-def]
        if name != self.name:
            return None
        spec = PathFinder.find_spec(name, path)
        assert spec and spec.origin
        spec.loader = _Changed(name, spec.origin, self.mutant)
        return spec


def survives_afresh(mutant: Mutant, reaching: Reaching) -> tuple[bool, int]:
    """Returns whether no test fails after everything was imported with the change, and how many ran."""
    chosen = reaching.chosen(mutant)
    files = sorted({name.partition("::")[0] for name in chosen})

    def work() -> int:
        sys.path.insert(0, str(SOURCE.parent))
        if mutant.path.endswith(".toml"):
            _change_ruleset(mutant, str(mutated(SOURCE, mutant)))
        else:
            sys.meta_path.insert(0, _Finder(mutant))
        return SURVIVED if pytest.main([*PYTEST, "-x", *files], [Fresh(chosen)]) == 0 else KILLED

    limit = 30 + 5 * sum(reaching.tests[name]["seconds"] for name in chosen)
    return (not chosen or forked(work, limit) == SURVIVED), len(chosen)


def run(mutants: list[Mutant], tests: list[str], reaching: Reaching, say: Say) -> None:
    """Tries each change and reports it to `say`, until that returns False."""
    warm = [mutant for mutant in mutants if mutant.where]
    read_end, write_end = os.pipe()
    child = os.fork()
    if not child:
        code = 1
        try:
            os.close(read_end)

            def answer(mutant: Mutant, alive: bool, tests: int) -> bool:
                os.write(write_end, f"{warm.index(mutant)} {alive:d} {tests}\n".encode())
                return True

            code = pytest.main([*PYTEST, "--quiet", *tests], [Warm(reaching, warm, answer)])
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            os._exit(code)
    os.close(write_end)
    doubtful = [mutant for mutant in mutants if not mutant.where]
    with open(read_end) as answers:
        for line in answers:
            place, alive, asked = map(int, line.split())
            mutant = warm[place]
            if alive:
                doubtful.append(mutant)  # what was made at import is there from before the change
            elif not say(mutant, bool(alive), asked):
                os.kill(child, signal.SIGKILL)
                doubtful = []
                break
    _, status = os.waitpid(child, 0)
    if os.waitstatus_to_exitcode(status) > 0:
        sys.exit("The tests do not pass without any change.")
    reaching.read()
    for mutant in doubtful:
        if not say(mutant, *survives_afresh(mutant, reaching)):
            break
