"""Every reader of what comes from outside, given what is hostile to it: python3 benchmarks/readers.py

    --door NAME ...   only those whose names have this in them
    --largest 200000  bytes of the largest of three sizes, each twice the one before

For each reader the worst of its inputs by time: milliseconds of the processor for the longest answer at each
size, the power with which they grow, and how much memory the largest took at its peak. Each input has a
process of its own, which is ended after half a minute. Natively: a browser takes four to ten times as long.
"""

import argparse
import json
import math
import os
import resource
import select
import signal
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests"), str(ROOT / "scripts"), str(ROOT / "benchmarks")]

import report  # noqa: E402

LONGEST = 500
"""Milliseconds for which an answer may go on natively: two seconds in a quick browser."""
MOST_MEMORY = 200
"""Megabytes."""
END = 30
"""Seconds after which an input is left."""
STEEP = 1.5
QUICK = 50
"""Milliseconds below which a power says nothing."""


def main(arguments=None):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--door", nargs="+", default=[""])
    parser.add_argument("--largest", type=int, default=200_000)
    chosen = parser.parse_args(arguments)
    from drivers.doors import DOORS

    sizes = [chosen.largest // 4, chosen.largest // 2, chosen.largest]
    print(f"\n{'readers, natively':40}" + "".join(f"{size:>10,}" for size in sizes) + "      power    MB")
    bad = 0
    for name, door in DOORS.items():
        if any(part in name for part in chosen.door):
            bad += reader(name, door, sizes)
    print(f"{bad} inputs are not read as they should be")


def reader(name, door, sizes):
    """Print the worst input of a reader, and every one that it doesn't read as it should; return how many."""
    from drivers.hostile import hostile

    window = door.window()
    rows = []
    for shape, make in hostile(door.format).items():
        found = [apart(window, door, make, size) for size in sizes]
        rows.append((shape, [ms for ms, _, _ in found], found[-1][1], found[-1][2]))
    rows.sort(key=lambda row: row[1][-1], reverse=True)
    faults = [row for row in rows if verdict(sizes, *row[1:])]
    for shape, times, memory, wrong in faults or rows[:1]:
        cells = "".join(f"{ms:>10.0f}" for ms in times)
        what = verdict(sizes, times, memory, wrong)
        print(
            f"{f'{name}: {shape}'[:40]:40}{cells} ms {power(sizes, times):7.2f} {memory:5.0f} {what}",
            flush=True,
        )
    report.measured[f"readers, native: {name}"] = round(rows[0][1][-1], 2)
    return len(faults)


def power(sizes, times):
    return math.log(max(times[-1], 1) / max(times[-2], 1)) / math.log(sizes[-1] / sizes[-2])


def verdict(sizes, times, memory, wrong):
    """Return what is wrong with how an input was read, or nothing."""
    faults = [wrong] if wrong else []
    if times[-1] > QUICK and power(sizes, times) > STEEP:
        faults.append("STEEPER THAN LINEAR")
    if times[-1] > LONGEST:
        faults.append("TOO LONG")
    if memory > MOST_MEMORY:
        faults.append("TOO MUCH MEMORY")
    return ", ".join(faults)


def apart(window, door, make, size):
    """Return the milliseconds of the longest answer, the megabytes at the peak, and what broke, in a fork."""
    from drivers.doors import enter

    ours, theirs = os.pipe()
    if (child := os.fork()) == 0:
        os.close(ours)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        data, wrong, seconds = make(size), "", [0.0]
        before, began = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.process_time()
        try:
            seconds = enter(window, door.acts(data))
        except Exception as broken:
            seconds, wrong = [time.process_time() - began], f"BROKEN: {str(broken).splitlines()[-1]}"
        after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        os.write(theirs, json.dumps([1000 * max(seconds), (after - before) / 1000, wrong]).encode())
        os._exit(0)
    os.close(theirs)
    ready, _, _ = select.select([ours], [], [], END)
    if not ready:
        os.kill(child, signal.SIGKILL)
    said = os.read(ours, 100_000) if ready else b""
    os.close(ours)
    os.waitpid(child, 0)
    return json.loads(said) if said else [1000 * END, 0, "NO END"]


if __name__ == "__main__":
    main()
