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
import tomllib
import traceback
from collections.abc import Callable, Iterator
from importlib.machinery import PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, ModuleType

import hypothesis
import pytest

from mutants import Mutant, mutated
from reaching import SOURCE, Live, Reaching, first_failure, live_functions, with_code

ROOT = Path(__file__).resolve().parent.parent
WITHOUT = ("cacheprovider", "xdist")
PYTEST = [
    *("-q", "-s", "-o", "timeout=0", "-m", "not slow and not browsers and not thorough"),
    *("--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml")),
    *(word for plugin in WITHOUT for word in ("-p", f"no:{plugin}")),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # Hypothesis is imported before pytest begins
]
SURVIVED, KILLED, DOUBTFUL = 0, 1, 2

Say = Callable[[Mutant, str | None, int], bool]
"""Called for each change with the test that failed, if one did, and of how many; returns whether to go on."""


def forked(work: Callable[[], str | None], seconds: float) -> str | None:
    """Returns the failing test that `work` returns in its own process, None if none fails.

    A change that never ends is killed after a time, which names no test.
    """
    read_end, write_end = os.pipe()
    child = os.fork()
    if not child:
        code = KILLED
        try:
            signal.setitimer(signal.ITIMER_PROF, seconds)  # of its own work: others may use the machine too
            signal.alarm(60 * int(seconds))
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, 1)
            os.dup2(null, 2)
            failed = work()
            os.write(write_end, (failed or "").encode())
            code = SURVIVED if failed is None else KILLED
        finally:
            os._exit(code)
    os.close(write_end)
    with open(read_end) as answer:
        killer = answer.read()
    _, status = os.waitpid(child, 0)
    return None if os.waitstatus_to_exitcode(status) == SURVIVED else killer


class AtImport:
    """The functions that are called while everything is imported: a later change comes too late for them."""

    def __init__(self) -> None:
        self.called: set[CodeType] = set()
        sys.setprofile(self._note)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            self.called.add(frame.f_code)

    def stop(self) -> None:
        sys.setprofile(None)
        self.called = {code for code in self.called if code.co_filename.startswith(str(SOURCE))}

    def uses(self, mutant: Mutant) -> bool:
        """Returns whether the changed function is one of them; a ruleset may always have been read."""
        first, last = mutant.lines
        return not mutant.in_function or any(
            code.co_filename == str(SOURCE / mutant.path) and first <= line <= last
            for code in self.called
            if code.co_name != "<module>"
            for line in lines_of(code)
        )


def lines_of(code: CodeType) -> Iterator[int]:
    """Yield the lines of a function and of those made in it, such as the one that a decorator returns."""
    yield from (line for *_, line in code.co_lines() if line)
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from lines_of(inner)


class Warm:
    """The changes inside functions, and those of the rulesets, each in a fork of this process."""

    def __init__(self, reaching: Reaching, mutants: list[Mutant], say: Say, at_import: "AtImport") -> None:
        self.reaching, self.mutants, self.say, self.at_import = reaching, mutants, say, at_import

    def pytest_configure(self) -> None:
        _hypothesis_in_short()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.at_import.stop()
        items = {item.nodeid: item for item in session.items}
        self.reaching.learn(session.items)
        live = live_functions()
        gc.collect()
        gc.freeze()
        for mutant in self.mutants:
            chosen = self.reaching.chosen(mutant)
            limit = 5 + 3 * sum(self.reaching.tests[name]["seconds"] for name in chosen)

            def work(mutant: Mutant = mutant, chosen: list[str] = chosen) -> str | None:
                _change_here(mutant, live)
                return first_failure([items[name] for name in chosen])

            killer = forked(work, limit) if chosen else None
            self.reaching.credit(mutant, killer)
            if not self.say(mutant, killer, len(chosen)):
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

    parsed, name, values = rulesets._parsed, Path(mutant.path).stem, tomllib.loads(changed)
    rulesets._parsed = lambda ruleset: values if ruleset == name else parsed(ruleset)  # type: ignore[assignment]


class Fresh:
    """Runs the chosen tests, the quick ones first, in a new process that imports everything."""

    def __init__(self, chosen: list[str]) -> None:
        self.place = {name: place for place, name in enumerate(chosen)}
        self.failed = ""

    def pytest_configure(self) -> None:
        _hypothesis_in_short()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (item for item in items if item.nodeid in self.place), key=lambda item: self.place[item.nodeid]
        )

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid


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


def killed_afresh(mutant: Mutant, reaching: Reaching) -> tuple[str | None, int]:
    """Returns the test that fails after everything was imported with the change, and how many ran."""
    chosen = reaching.chosen(mutant)
    files = sorted({name.partition("::")[0] for name in chosen})

    def work() -> str | None:
        sys.path.insert(0, str(SOURCE.parent))
        if mutant.path.endswith(".toml"):
            _change_ruleset(mutant, str(mutated(SOURCE, mutant)))
        else:
            sys.meta_path.insert(0, _Finder(mutant))
        fresh = Fresh(chosen)
        return None if pytest.main([*PYTEST, "-x", *files], [fresh]) == 0 else fresh.failed

    limit = 15 + 3 * sum(reaching.tests[name]["seconds"] for name in chosen)
    return (forked(work, limit) if chosen else None), len(chosen)


def run(mutants: list[Mutant], tests: list[str], reaching: Reaching, say: Say) -> None:
    """Tries each change and reports it to `say`, until that returns False."""
    warm = [mutant for mutant in mutants if mutant.where]
    read_end, write_end = os.pipe()
    child = os.fork()
    if not child:
        code = 1
        try:
            os.close(read_end)

            at_import = AtImport()

            def answer(mutant: Mutant, killer: str | None, tests: int) -> bool:
                verdict = KILLED if killer is not None else DOUBTFUL if at_import.uses(mutant) else SURVIVED
                os.write(write_end, f"{warm.index(mutant)} {verdict} {tests} {killer or ''}\n".encode())
                return True

            code = pytest.main([*PYTEST, "--quiet", *tests], [Warm(reaching, warm, answer, at_import)])
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            os._exit(code)
    os.close(write_end)
    doubtful = [mutant for mutant in mutants if not mutant.where]
    with open(read_end) as answers:
        for line in answers:
            place, verdict, asked, killer = line.rstrip("\n").split(" ", 3)
            mutant = warm[int(place)]
            reaching.credit(mutant, killer)
            if int(verdict) == DOUBTFUL:
                doubtful.append(mutant)  # what was made at import is there from before the change
            elif not say(mutant, killer if int(verdict) == KILLED else None, int(asked)):
                os.kill(child, signal.SIGKILL)
                doubtful = []
                break
    _, status = os.waitpid(child, 0)
    if os.waitstatus_to_exitcode(status) > 0:
        sys.exit("The tests do not pass without any change.")
    reaching.read()
    for mutant in doubtful:
        killer, asked = killed_afresh(mutant, reaching)
        reaching.credit(mutant, killer)
        if not say(mutant, killer, asked):
            break
