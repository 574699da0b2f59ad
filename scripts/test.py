"""Tests Faristol, everything it needs included: python3 scripts/test.py [arguments for pytest]

    --all            also the slow tests, and two minutes of scripts/fuzz.py
    --browsers all   also the tests in Firefox and WebKit (Debian's packages)

The site is built first; then come the style, the types of the pure rooms and the tests. Tests that fail are
run once more, one at a time. What is said last is what went wrong, and the exit code is that of the tests
when they fail.
"""

import argparse
import os
import subprocess
import sys

import browsers
import build_site
import toolbox

PARALLEL = ["-n", "2", "--dist", "worksteal", "-r", "fE"]
"""Two tests at a time; the failures are listed at the end."""
FAILED = 1
"""The exit code of pytest when tests ran and some failed."""
REMEMBERING = ["-o", f"cache_dir={toolbox.ROOT / 'build/failed'}", "--cache-clear"]
AGAIN = ["-n", "0", "--exitfirst", "--last-failed", "--last-failed-no-failures", "none"]
"""Two browsers beside each other can starve on a small machine; what fails alone too has failed."""
FUZZED = "120"
"""So many seconds are what comes from outside damaged and looked at, with the slow tests."""


def checks(pytest_arguments, *, fuzzed=False):
    """Every check by its name."""
    python = str(toolbox.PYTHON)
    mutants = {"mutants": [python, "scripts/fuzz.py", "--seconds", FUZZED]} if fuzzed else {}
    return {
        "style": [python, "-m", "ruff", "check"],
        "layout": [python, "-m", "ruff", "format", "--check"],
        "types": [python, "-m", "mypy"],
        "tests": [python, "-m", "pytest", *REMEMBERING, *pytest_arguments],
        **mutants,
    }


def marks(asked):
    """Returns which tests are left out."""
    left_out = [] if asked.all else ["not slow"]
    if asked.browsers != "all":
        left_out.append("not browsers")
    return ["-m", " and ".join(left_out)] if left_out else []


def parse(arguments=None):
    """Returns our own arguments, and those for pytest."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--browsers", choices=["all", "chromium"], default="chromium")
    return parser.parse_known_args(arguments)


def run(command, environment):
    return subprocess.run(command, cwd=toolbox.ROOT, env=environment, stdin=subprocess.DEVNULL).returncode


def main():
    asked, pytest_arguments = parse()
    toolbox.prepare("build", "dev")
    (node, *_), _ = toolbox.node()
    # Playwright's own Node needs a library that a bare Debian lacks.
    environment = {**os.environ, "FARISTOL_BROWSER": browsers.chromium(), "PLAYWRIGHT_NODEJS_PATH": str(node)}
    if asked.browsers == "all":
        browsers.firefox_and_webkit()
        environment["FARISTOL_BROWSERS"] = "all"
    build_site.ensure()
    failed = {}
    for name, command in checks([*PARALLEL, *marks(asked), *pytest_arguments], fuzzed=asked.all).items():
        print(f"── {name}", flush=True)
        code = run(command, environment)
        if name == "tests" and code == FAILED:
            print("── the tests that failed, once more", flush=True)
            code = run([part for part in command if part != "--cache-clear"] + AGAIN, environment)
        if code:
            failed[name] = code
    if failed:
        print(f"Not in order: {', '.join(failed)}", flush=True)
        sys.exit(failed.get("tests") or 1)


if __name__ == "__main__":
    main()
