"""Start, plays, taps, growth and an evening in one run, beside the last kept: python3 benchmarks/all.py

    --keep        write this run's figures into benchmarks/last_run.json, to be compared with later
    --only NAME   one or more of start, plays, taps, growth, soak
    --runs 3      new profiles of the start

It takes about half an hour. Each of the five runs alone as well, with the same ratios. "×1.10" means a tenth
more than in the run that was kept; a busy machine is slower in everything, so look at the yardstick first.
"""

import argparse
import datetime
import json

import in_chromium
import report

NAMES = ("start", "plays", "taps", "growth", "soak")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--only", nargs="+", choices=NAMES)
    parser.add_argument("--runs", default="3")
    chosen = parser.parse_args()
    in_chromium.in_the_tools_python()
    import growth
    import plays
    import soak
    import start
    import taps

    yardstick = report.yardstick()
    if before := report.before.get("machine"):
        print(f"before: {before}, {report.before['day']}, yardstick {report.before['yardstick']:.0f} ms")
    print(f"now: {report.processor()}, yardstick {yardstick:.0f} ms")
    benchmarks = {
        "start": lambda: start.main(["--runs", chosen.runs]),
        "plays": lambda: plays.main(["--where", "Pyodide"]),
        "taps": lambda: taps.main([]),
        "growth": lambda: growth.main([]),
        "soak": lambda: soak.main([]),
    }
    for name in chosen.only or benchmarks:
        print(f"\n=== {name}", flush=True)
        benchmarks[name]()
    if chosen.keep:
        run = {"machine": report.processor(), "day": f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}"}
        run |= {"yardstick": round(yardstick, 1), "load": round(report.load(), 1)}
        figures = dict(sorted({**report.before["figures"], **report.measured}.items()))
        report.LAST_RUN.write_text(json.dumps({**run, "figures": figures}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
