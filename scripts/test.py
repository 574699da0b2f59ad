"""Tests Faristol, everything it needs included: python3 scripts/test.py [arguments for pytest]

    --changed        only what the change since `main` can reach (changed.py says how far that is)
    --all            also the slow tests, and a minute of scripts/fuzz.py
    --browsers all   also the tests in Firefox and WebKit (Debian's packages)
    --thorough       before a release: --all --browsers all, the tests that take longest, the evening of a
                     room with sixteen tablets, and ten minutes of scripts/fuzz.py

The site is built first; then come the stages: style, layout and types, the everyday tests, the other tests
that were asked for. Where a stage has failed that is said at once, and those after it are named and not run;
the first three are run together all the same. Tests that fail are run once more, one at a time. What is
said last is how long each stage took and what went wrong, and the exit code is that of the tests when they
fail.
"""

import argparse
import os
import subprocess
import sys
import time

import browsers
import build_site
import changed
import toolbox

PARALLEL = ["-n", "2", "--dist", "worksteal", "-r", "fE"]
"""Two tests at a time; the failures are listed at the end."""
FAILED, NO_TESTS = 1, 5
"""The exit codes of pytest when some tests failed, and when there were none."""
REMEMBERING = ["-o", f"cache_dir={toolbox.ROOT / 'build/failed'}", "--cache-clear"]
AGAIN = ["-n", "0", "--exitfirst", "--last-failed", "--last-failed-no-failures", "none"]
"""Two browsers beside each other can starve on a small machine; what fails alone too has failed."""
TOGETHER = ("style", "layout", "types")
"""Stages that are run whatever comes of the others among them: they take seconds."""
TESTS = EVERYDAY, OTHER = "everyday tests", "other tests"
"""The stages of pytest."""
MOST = "5"
"""Everyday nobody waits so many seconds for one test: the run names those that take longer."""
FUZZED, FUZZED_THOROUGHLY = 60, 600
"""So many seconds are what comes from outside damaged and looked at."""


def marks(asked):
    """Returns the marks of the tests of each stage that these arguments ask for."""
    also = [mark for mark, wanted in (("slow", asked.all), ("browsers", asked.browsers == "all")) if wanted]
    left_out = [mark for mark in ("slow", "browsers", "thorough") if mark not in also]
    if asked.thorough:
        also, left_out = [*also, "thorough"], []
    found = {EVERYDAY: "not slow and not browsers and not thorough"}
    if also:
        found[OTHER] = " and ".join([f"({' or '.join(also)})", *(f"not {mark}" for mark in left_out)])
    return found


def stages(asked, pytest_arguments, tests=()):
    """Returns the command of every stage, in their order; `tests` are those that a change can reach."""
    python = str(toolbox.PYTHON)
    found = {
        "style": [python, "-m", "ruff", "check"],
        "layout": [python, "-m", "ruff", "format", "--check"],
        "types": [python, "-m", "mypy"],
    }
    for stage, wanted in marks(asked).items():
        most = ["--most", MOST] if stage == EVERYDAY else []
        command = [python, "scripts/timed_tests.py", *most, *REMEMBERING, *PARALLEL]
        found[stage] = [*command, "-m", wanted, *pytest_arguments, *tests]
    if asked.all:
        seconds = FUZZED_THOROUGHLY if asked.thorough else FUZZED
        found["mutants"] = [python, "scripts/fuzz.py", "--seconds", str(seconds)]
    return found


def parse(arguments=None):
    """Returns our own arguments, and those for pytest."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("--changed", action="store_true")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--browsers", choices=["all", "chromium"], default="chromium")
    parser.add_argument("--thorough", action="store_true")
    asked, for_pytest = parser.parse_known_args(arguments)
    if asked.thorough:
        asked.all, asked.browsers = True, "all"
    return asked, for_pytest


def run(command, environment):
    return subprocess.run(command, cwd=toolbox.ROOT, env=environment, stdin=subprocess.DEVNULL).returncode


def run_stage(name, command, environment):
    """Returns its exit code."""
    print(f"── {name}", flush=True)
    code = run(command, environment)
    if name in TESTS and code == FAILED:
        print("── the tests that failed, once more", flush=True)
        again = [part for part in command if part != "--cache-clear"] + AGAIN
        code = run(again, environment)
    return code


def run_stages(commands, environment):
    """Runs one after another; returns how long each took, and its exit code."""
    seconds, codes = {}, {}
    for name, command in commands.items():
        wrong = [earlier for earlier, code in codes.items() if code not in (0, NO_TESTS)]
        if wrong and (name not in TOGETHER or wrong[-1] not in TOGETHER):
            continue
        start = time.monotonic()
        codes[name] = run_stage(name, command, environment)
        seconds[name] = time.monotonic() - start
        if codes[name] not in (0, NO_TESTS):
            print(f"── not in order: {name}", flush=True)
    return seconds, codes


def failures(codes):
    """Returns the exit codes of what failed; a choice of tests may leave a stage without any, but not all."""
    nowhere = {code for name, code in codes.items() if name in TESTS} == {NO_TESTS}
    return {name: code for name, code in codes.items() if code and (nowhere or code != NO_TESTS)}


def summary(commands, seconds, failed):
    """Yields a line for each stage."""
    for name in commands:
        took = f"{seconds[name]:5.0f} s" if name in seconds else "not run"
        yield f"{name:30} {took}{'   not in order' if name in failed else ''}"


def prepared(asked, builds):
    """Returns the environment in which the stages find all that they need."""
    toolbox.prepare("build", "dev")
    (node, *_), _ = toolbox.node()
    # Playwright's own Node needs a library that a bare Debian lacks.
    environment = {**os.environ, "FARISTOL_BROWSER": browsers.chromium(), "PLAYWRIGHT_NODEJS_PATH": str(node)}
    # Two processes and several stages read the same tests: Python keeps what it has compiled.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if asked.browsers == "all":
        browsers.firefox_and_webkit()
        environment["FARISTOL_BROWSERS"] = "all"
    if asked.thorough:
        environment["FARISTOL_EVENING"] = "whole"
    if builds:
        build_site.ensure()
    return environment


def main():
    asked, pytest_arguments = parse()
    tests = []
    if asked.changed:
        files = changed.since_main()
        tests = changed.tests_of(files)
        print(f"{len(files)} changed files reach {len(tests)} files of tests.", flush=True)
    environment = prepared(asked, builds=not asked.changed or any(map(changed.in_browser, tests)))
    commands = stages(asked, pytest_arguments, tests)
    if asked.changed and not tests:
        commands = {name: command for name, command in commands.items() if name not in TESTS}
    seconds, codes = run_stages(commands, environment)
    failed = failures(codes)
    print(*summary(commands, seconds, failed), sep="\n", flush=True)
    if failed:
        print(f"Not in order: {', '.join(failed)}", flush=True)
        sys.exit(next((code for name, code in failed.items() if name in TESTS), 1))


if __name__ == "__main__":
    main()
