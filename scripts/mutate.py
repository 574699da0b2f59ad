"""Changes the rules one number or condition at a time, and says which change no test sees:

    python3 scripts/mutate.py                          every room, but for what is known from before
    python3 scripts/mutate.py games/duplicate          one room, or one file of it; several may be named
    python3 scripts/mutate.py --sample 200 --seed 3    so many changes by lot
    python3 scripts/mutate.py --minutes 10             stops in time; the next run goes on from there

A change is one more or one less for a number, `<=` for `<`, `a` or `b` for `a and b`, `-` for `+`, and the
like: in the numbers of rulesets/*.toml and in the code of games/, tournaments/ and competitions/. It is made
in the memory of one process, never in a file. A change that no test sees has survived: write the test that
was missing, from the document and not from the code. If nobody could ever see it, it goes into
tests/rules/survivors.toml with its reason.

What was killed stays so until its file changes; survivors are tried again. Both are kept in build/mutate.
"""

import argparse
import hashlib
import json
import random
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import toolbox

ROOMS = ("rulesets", "games", "tournaments", "competitions")
SOURCE = toolbox.ROOT / "py/faristol"
RESULTS_FOLDER = toolbox.BUILD / "mutate"
SURVIVORS = toolbox.ROOT / "tests/rules/survivors.toml"
TESTS = ["tests/rules", "tests/games", "tests/tournaments", "tests/commands"]
GOAL = 95
"""Percentage of changes that tests must detect; of the rulesets it is 100."""


def files(rooms):
    """Returns the files with rules, of all rooms or of those named."""
    for folder in ROOMS:
        for path in sorted((SOURCE / folder).rglob("*.toml" if folder == "rulesets" else "*.py")):
            name = str(path.relative_to(SOURCE))
            asked_for = not rooms or any(Path(name).is_relative_to(room) for room in rooms)
            if path.name != "__init__.py" and asked_for:
                yield name


@cache
def _content(path: Path) -> str:
    return hashlib.sha256(path.read_bytes() if path.exists() else b"").hexdigest()


def digest(paths: Iterable[Path]) -> str:
    return hashlib.sha256("".join(map(_content, paths)).encode()).hexdigest()[:16]


def equivalent():
    """Returns the changes that no test could detect, each with its reason."""
    listed = tomllib.loads(SURVIVORS.read_text("utf-8"))["survivor"]
    return {mutant: row["reason"] for row in listed for mutant in row["mutants"]}


class Results:
    """The results: of each change whether it was killed, for that version of its file."""

    def __init__(self, file):
        self.file = file
        lines = file.read_text("utf-8").splitlines() if file.exists() else []
        self.rows = {row["mutant"]: row for row in map(json.loads, lines)}
        self.digests = {}

    def _of(self, mutant):
        return self.digests.setdefault(mutant.path, digest([SOURCE / mutant.path]))

    def known(self, mutant):
        row = self.rows.get(mutant.name)
        return row if row and row["digest"] == self._of(mutant) else None

    def killed(self, mutant):
        row = self.known(mutant)
        return row is not None and not row["alive"]

    def is_open(self, mutant, untried, excused):
        """Returns whether a change is still to be tried."""
        row = self.known(mutant)
        return row is None or (row["alive"] and not untried and mutant.name not in excused)

    def add(self, mutant, killer, tests):
        row = {"mutant": mutant.name, "alive": killer is None, "tests": tests, "digest": self._of(mutant)}
        if killer:
            row["killer"] = killer
        self.rows[mutant.name] = row
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def report(mutants, results, excused):
    """Prints killed and survived changes by room; returns whether the goal is met."""
    met = True
    rooms = sorted({mutant.room for mutant in mutants})
    print(f"\n{'':24} tried killed survived  with reason  of a hundred")
    for room in rooms:
        tried = [
            (mutant, row) for mutant in mutants if mutant.room == room and (row := results.known(mutant))
        ]
        alive = [mutant for mutant, row in tried if row["alive"]]
        open_ = [mutant for mutant in alive if mutant.name not in excused]
        counted = len(tried) - (len(alive) - len(open_))
        share = 100 * (counted - len(open_)) / counted if counted else 100
        met = met and (not open_ if room == "rulesets" else share >= GOAL)
        print(
            f"{room:24} {len(tried):5} {len(tried) - len(alive):6} {len(open_):8} "
            f"{len(alive) - len(open_):12} {share:13.1f}"
        )
    for mutant in mutants:
        row = results.known(mutant)
        if row and row["alive"] and mutant.name not in excused:
            print(f"survived: {mutant.name}" + ("" if row["tests"] else "   (no test comes here)"))
    for mutant in mutants:
        if mutant.name in excused and results.killed(mutant):
            print(f"killed, yet in {SURVIVORS.name}: {mutant.name}")
    return met


def parse(arguments=None):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("rooms", nargs="*", help="a folder or file of py/faristol")
    parser.add_argument("--sample", type=int, help="so many changes by lot")
    parser.add_argument("--seed", type=int, default=0, help="of the lot")
    parser.add_argument("--minutes", type=float, default=10_000)
    parser.add_argument("--tests", nargs="*", default=TESTS, help="only these tests")
    parser.add_argument("--untried", action="store_true", help="leave out what survived before")
    parser.add_argument("--again", action="store_true", help="also what was killed before")
    return parser.parse_args(arguments)


def main():
    asked = parse()
    if Path(sys.prefix).resolve() != toolbox.VENV.resolve():
        toolbox.prepare("dev")
        sys.exit(subprocess.run([toolbox.PYTHON, *sys.argv]).returncode)

    import killing
    import reaching
    from mutants import mutants

    every = [mutant for path in files(asked.rooms) for mutant in mutants(SOURCE, path)]
    excused = equivalent()
    for name in sorted(excused.keys() - {mutant.name for mutant in every}) if not asked.rooms else ():
        print(f"no change any more, take it out of {SURVIVORS.name}: {name}")
    if asked.sample:
        random.Random(asked.seed).shuffle(every)
        every = every[: asked.sample]
    results = Results(RESULTS_FOLDER / "results.jsonl")
    todo = [mutant for mutant in every if asked.again or results.is_open(mutant, asked.untried, excused)]
    drivers = sorted((toolbox.ROOT / "tests/drivers").glob("*.py"))
    file = RESULTS_FOLDER / ("reached.json" if asked.tests == TESTS else "reached-by-some.json")
    reached = reaching.Reaching(file, lambda paths: digest([*drivers, *paths]))
    start = time.monotonic()

    for mutant in every:
        reached.credit(mutant, results.rows.get(mutant.name, {}).get("killer"))

    def say(mutant, killer, tests):
        results.add(mutant, killer, tests)
        if killer is None and mutant.name not in excused:
            print(f"survived {tests:4} tests: {mutant.name}", flush=True)
        return time.monotonic() - start < 60 * asked.minutes

    print(f"{len(every)} changes, {len(todo)} to try", flush=True)
    tests = [str(path) for name in asked.tests for path in sorted(toolbox.ROOT.glob(name))]
    killing.run(todo, tests, reached, say)
    print(f"{(time.monotonic() - start) / 60:.1f} minutes")
    sys.exit(0 if report(every, results, excused) else 1)


if __name__ == "__main__":
    main()
