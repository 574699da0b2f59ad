"""Every reader of what comes from outside, given what is hostile to it: python3 benchmarks/readers.py

    --door NAME ...   only those whose names have this in them
    --largest 200000  bytes of the largest of three sizes, each twice the one before
    --where Chromium  what home reads of files, in the page: the milliseconds until it says the first word of
                      each file of the largest size, and how much the tab has grown by all of a format

For each reader the worst of its inputs by time: milliseconds of the processor for the longest answer at each
size, the power with which they grow, and how much memory the largest took at its peak. Each input has a
process of its own, which is ended after half a minute. A browser takes four to ten times as long.
"""

import argparse
import json
import math
import os
import resource
import select
import signal
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests"), str(ROOT / "scripts"), str(ROOT / "benchmarks")]

import report  # noqa: E402

LONGEST = 500
"""Milliseconds for which an answer may go on natively: two seconds in a quick browser."""
FIRST_WORD = 2000
"""Milliseconds until which the page has said something of a file."""
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
    parser.add_argument("--where", choices=("native", "Chromium"), default="native")
    chosen = parser.parse_args(arguments)
    if chosen.where == "Chromium":
        in_the_browser(chosen.door, chosen.largest)
    else:
        natively(chosen.door, chosen.largest)


def natively(names, largest):
    from drivers.doors import DOORS

    sizes = [largest // 4, largest // 2, largest]
    print(f"\n{'readers, natively':40}" + "".join(f"{size:>10,}" for size in sizes) + "      power    MB")
    bad = 0
    for name, door in DOORS.items():
        if any(part in name for part in names):
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


SAYS = """({ before }) => {
    const said = document.getElementById("notice").textContent.trim();
    const works = location.hash !== "#/" || document.getElementById("restoring");
    return Boolean(works || (said && said !== before));
}"""
AT_HOME = {
    "event": "json",
    "page": "html",
    "archive": "json",
    "gcg": "gcg",
    "trf": "trf",
    "tsh": "t",
    "games": "csv",
}


def in_the_browser(names, size):
    import in_chromium

    in_chromium.in_the_tools_python()
    import visiting
    from playwright.sync_api import sync_playwright

    import build_site
    from drivers.hostile import hostile

    print(f"\n{f'files at home, in Chromium, {size:,} bytes':60}   first word    MB")
    with sync_playwright() as playwright, visiting.served(build_site.DIST) as address:
        for kind in [kind for kind in AT_HOME if any(name in kind for name in names)]:
            with visiting.installed(playwright, address) as context:
                others = visiting.renderers(context)
                page, _ = visiting.visit(context, f"{address}#/")
                tab = visiting.renderers(context) - others
                before = visiting.memory(tab)[0]
                times = {shape: first_word(page, kind, make(size)) for shape, make in hostile(kind).items()}
                grown = visiting.memory(tab)[0] - before
            slowest = max(times, key=times.get)
            what = "TOO LONG" * (times[slowest] > FIRST_WORD) + " TOO MUCH MEMORY" * (grown > MOST_MEMORY)
            print(f"{f'{kind}: {slowest}'[:60]:60}{times[slowest]:>10.0f} ms {grown:5.0f} {what}", flush=True)
            report.measured[f"readers, Chromium: {kind}"] = round(times[slowest], 2)


def first_word(page, kind, content):
    """Return the milliseconds from a file that is chosen to the first word that home says of it."""
    with tempfile.NamedTemporaryFile(suffix=f".{AT_HOME[kind]}") as file:
        Path(file.name).write_bytes(content)
        with page.expect_file_chooser() as choosing:
            page.click("#bring")
        said = page.inner_text("#notice").strip()
        began = time.perf_counter()
        choosing.value.set_files(file.name)
        page.wait_for_function(SAYS, arg={"before": said}, polling=10, timeout=1000 * END)
        took = 1000 * (time.perf_counter() - began)
    page.wait_for_selector("#restoring", state="detached")
    page.evaluate("location.hash = '#/settings'")
    page.wait_for_selector("#back")
    page.click("#back")
    page.wait_for_selector("#bring")
    return took


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
