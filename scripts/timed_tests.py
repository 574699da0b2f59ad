"""Runs pytest and says which tests took longest: .venv/bin/python scripts/timed_tests.py [its arguments]

Each test that took more seconds than --most is named as well; it is no failure. One that fails is named at
once.
"""

import argparse
import sys

import pytest

LISTED = 10


class Times:
    """How long each test took, with what is set up for it and put away after it."""

    def __init__(self, most: float) -> None:
        self.most = most
        self.seconds: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0) + report.duration
        if report.failed:
            print(f"\nfailed: {report.nodeid}", flush=True)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        slowest = sorted(self.seconds.items(), key=lambda test: -test[1])
        if slowest:
            terminalreporter.section("slowest tests")
        for name, seconds in slowest[:LISTED]:
            terminalreporter.line(f"{seconds:6.1f} s  {name}")
        too_long = [name for name, seconds in slowest if seconds > self.most]
        if too_long:
            terminalreporter.section(f"too long: more than {self.most:g} s")
        for name in too_long:
            terminalreporter.line(name)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, add_help=False, allow_abbrev=False)
    parser.add_argument("--most", type=float, default=float("inf"))
    asked, for_pytest = parser.parse_known_args()
    return pytest.main(for_pytest, plugins=[Times(asked.most)])


if __name__ == "__main__":
    sys.exit(main())
