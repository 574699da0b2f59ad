"""What a benchmark says: the machine, how busy it is, each figure beside its promise and the last run kept.

The last run is `benchmarks/last_run.json`, written by `benchmarks/all.py --keep`: the medians by their names.
A ratio of 1.10 means: a tenth more than then. Another machine, or a busier one, has another yardstick.
"""

import json
import math
import os
import platform
import re
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "scripts"))
import browsers  # noqa: E402

LAST_RUN = Path(__file__).with_name("last_run.json")
before = json.loads(LAST_RUN.read_text("utf-8")) if LAST_RUN.exists() else {"figures": {}}
measured = {}
"""Every figure of this run by its name."""


class Figures(dict):
    """Every figure by its name, each with all that was measured of it."""

    def add(self, name, *values):
        self.setdefault(name, []).extend(values)


def machine(playwright):
    with playwright.chromium.launch(executable_path=browsers.chromium(), args=["--no-sandbox"]) as browser:
        return f"{processor()}, Chromium {browser.version}"


def processor():
    cpu = Path("/proc/cpuinfo")
    name = re.search(r"model name\s*: (.*)", cpu.read_text())[1] if cpu.exists() else platform.processor()
    return f"{name}, {os.cpu_count()} cores"


def business():
    """How busy the machine is: its load, and what a loop takes that should always take the same."""
    return f"yardstick {yardstick():.0f} ms, load {load():.1f}"


def load():
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def yardstick():
    """The quickest of some runs: one alone says more of the moment than of the machine."""
    return min(map(_a_loop, range(5)))


def _a_loop(_):
    start = time.perf_counter()
    for _ in range(1_000_000):
        pass
    return 1000 * (time.perf_counter() - start)


def p95(values):
    return statistics.quantiles(values, n=20, method="inclusive")[-1] if len(values) > 1 else values[0]


def ratio(what, value):
    """Note a figure; return it beside that of the last run that was kept, if there is one."""
    measured[what] = round(value, 2)
    known = before["figures"].get(what)
    return f"×{value / known:.2f}" if known else ""


def head(title=""):
    print(f"\n{title:58} {'promise':>9} {'measured':>14} {'':7} {'before':>6}")


def row(what, values, promise=None, unit="ms", of=statistics.median):
    if not values:
        return print(f"{what:58} {'':>9} {'not measured':>14}")
    value = of(values)
    verdict = "" if promise is None else "kept" if value <= promise else "MISSED"
    spread = f"{min(values):.0f} to {max(values):.0f}, n={len(values)}" if len(values) > 1 else ""
    promised = "" if promise is None else f"{promise} {unit}"
    figure = f"{value:>10.{0 if value >= 50 else 1}f} {unit:3}"
    return print(f"{what:58} {promised:>9} {figure} {verdict:7} {ratio(what, value):>6} {spread}", flush=True)


def growth(what, sizes, values, unit="ms", most=None):
    """One figure at growing sizes, and how it grows from the last but one to the last: 1.0 is linear, 2.0
    quadratic. `most` is the promise at the largest size.
    """
    cells = "".join(f"{value:>10.1f}" for value in values)
    power = math.log(max(values[-1], 0.1) / max(values[-2], 0.1)) / math.log(sizes[-1] / sizes[-2])
    verdict = "" if power < STEEPEST else "STEEPER THAN LINEAR"
    if most is not None:
        verdict += f" promised {most} {unit}: {'kept' if values[-1] <= most else 'MISSED'}"
    print(f"{what:40}{cells} {unit:3} {power:5.2f} {ratio(what, values[-1]):>6} {verdict}", flush=True)


STEEPEST = 1.15
"""A linear cost may seem so steep on a busy machine."""
