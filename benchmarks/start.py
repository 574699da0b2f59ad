"""What was promised of the start, measured in Chromium: python3 benchmarks/start.py

    --runs 5   how many new profiles; each is visited for the first time, again, and offline in a new
               process, with the memory snapshot and without it; and once on lines of 10 and 1.5 Mbit/s
    --trace    instead, what each 50 ms of a second visit is spent on, in the page and in the engine's worker

Times are medians, with the quickest and the slowest beside them, and count from the start of the
navigation; those of intents from the tap to the frame that shows its answer. The server is this computer,
so a first visit tells what the download costs besides the line; for the slow line it counts out its bytes.
The browser is the one that the tests drive (FARISTOL_BROWSER names another). A busy machine measures itself:
look at the load, and at the yardstick (a million turns of a Python loop), before and after.
"""

import argparse
import gzip
import json
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "scripts"))
import report
import visiting

import build_site
import packing
import toolbox

TAPS = 40
LINES = {"10": 12_000, "1.5": 55_000}
"""Megabits a second of slow lines, and when the engine is ready at the latest on a first visit."""
VISITS = {
    "cold": "first visit, with the download",
    "again": "second visit",
    "offline": "offline, new process",
}
KINDS = {
    "the memory snapshot": r"engine/snapshot\.bin",
    "Pyodide": r"engine/(pyodide|python_stdlib)",
    "our Python and its wheels": r"engine/",
    "PyScript": r"vendor/pyscript/",
    "the page": r".*\.(html|js|css|json|webmanifest)$",
    "fonts, icons, licences": r"",
}


# --- the site, with and without the snapshot


def without_snapshot(folder):
    """A site whose snapshot can't be used, with digests that say so."""
    shutil.copytree(build_site.DIST, folder)
    (folder / "engine" / "snapshot.bin").write_bytes(b"")
    app = json.loads((folder / "version.json").read_text("utf-8"))["app"]
    listing = build_site.version(folder, app)
    listing["pack"] = packing.write(folder, list(listing["files"]))
    (folder / "version.json").write_text(json.dumps(listing), "utf-8")
    return folder


# --- what is measured


def starts(playwright, folder, kind, figures, then=lambda page, others: None):
    """One profile: the first visit, the second, and the first of a new process without a server."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        chromium = visiting.Chromium(playwright, profile)

        def note(seen, when):
            for what in ("paint", "answering"):
                figures.add(f"{what} {when}", seen[what])
            figures.add(f"{kind} {when}", seen["ready"])

        with visiting.served(folder) as url, chromium.process() as context:
            page, seen = visiting.visit(context, url)
            note(seen, "cold")
            page.wait_for_function("document.documentElement.dataset.offline === 'ready'")
            page.close()
            page, seen = visiting.visit(context, url)
            note(seen, "again")
        with chromium.process() as context:
            others = visiting.renderers(context)
            page, seen = visiting.visit(context, url)
            note(seen, "offline")
            then(page, others)


def slow_line(playwright, folder, line, figures):
    """One profile, visited for the first time on a slow line."""
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        visiting.served(folder, float(line) * 1e6 / 8) as url,
        visiting.Chromium(playwright, profile).process() as context,
    ):
        page, seen = visiting.visit(context, url)
        figures.add(f"readable on the line {line}", seen["paint"])
        figures.add(f"engine on the line {line}", seen["ready"])
        page.wait_for_function("document.documentElement.dataset.offline === 'ready'", timeout=200_000)
        figures.add(f"offline on the line {line}", page.evaluate("performance.now()"))


def evening(figures):
    """What follows the start, on the last page: intents, memory, a restart."""

    def measure(page, others):
        page.click("#to-draw")
        page.click("#open")
        page.fill("#person", "Bel")
        page.fill("#room", "forty-two")
        page.click("#mix")
        acts(page, figures)
        page.click("#start")
        page.click("#end-time")
        asks(page, figures)
        figures.add("memory", *visiting.memory(visiting.renderers(page.context) - others))
        restart(page, figures)

    return measure


def acts(page, figures):
    """Starting and stopping the clock: each is written to the disk first."""
    for _ in range(TAPS // 2):
        figures.add("act", visiting.tap(page, "#start", "#stop"))
        figures.add("act", visiting.tap(page, "#stop", "#start"))


def asks(page, figures):
    """Keeping a tile and letting it go: nothing is written."""
    for number in range(TAPS):
        pressed = "true" if number % 2 == 0 else "false"
        figures.add("ask", visiting.tap(page, "#tile-0", f"#tile-0[aria-pressed={pressed}]"))


def restart(page, figures):
    page.evaluate("watch.kill()")
    page.wait_for_function("watch.restarted", polling=100)
    figures.add("noticed", page.evaluate("watch.noticed"))
    figures.add("restarted", page.evaluate("watch.restarted"))


def sizes(folder):
    """Bytes of each kind of file: as they are, and compressed as a server may."""
    found = {kind: [0, 0] for kind in KINDS}
    for path in folder.rglob("*"):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and name != packing.NAME:
            kind = next(kind for kind, pattern in KINDS.items() if re.match(pattern, name))
            found[kind][0] += path.stat().st_size
            found[kind][1] += len(gzip.compress(path.read_bytes(), 6))
    return found


# --- what is said


def say_times(figures):
    row, p95 = report.row, report.p95
    report.head()
    for what, name in (("paint", "first paint"), ("answering", "the page answers its first tap")):
        for visit_, when in VISITS.items():
            row(f"{name}: {when}", figures[f"{what} {visit_}"], 300)
    for kind, promise in (("with", 1000), ("without", 2000)):
        for visit_, name in VISITS.items():
            promised = None if visit_ == "cold" else promise
            row(f"engine, {kind} snapshot: {name}", figures[f"{kind} {visit_}"], promised)
    for line, promise in LINES.items():
        row(f"line of {line} Mbit/s: readable", figures[f"readable on the line {line}"], 500)
        row(f"line of {line} Mbit/s: engine", figures[f"engine on the line {line}"], promise)
        row(f"line of {line} Mbit/s: works offline", figures[f"offline on the line {line}"])
    for kind, name in (("ask", "a tile tapped"), ("act", "the clock started, stopped")):
        row(f"intent to pixels: {name}, p50", figures[kind])
        row(f"intent to pixels: {name}, p95", figures[kind], {"ask": 30, "act": 40}[kind], of=p95)
    row("a dead engine is noticed after", figures["noticed"])
    row("and started again in place after another", figures["restarted"])
    row("memory of the tab (PSS), no lexicon yet", figures.get("memory"), 220, "MB")


def say_sizes(sites):
    """What a first visit downloads, and what it would file by file."""
    report.head("to download")
    for (name, folder), promise in zip(sites.items(), (12.5, 6.5), strict=True):
        packed = (folder / packing.NAME).stat().st_size / 1e6
        report.row(f"the pack, {name} snapshot", [packed], promise, "MB")
    print(f"\n{'file by file, MB':58} {'':>9} {'gzip':>14} {'raw':>8}")
    found = sizes(sites["with"])
    for kind, (raw, packed) in {**found, "in all": map(sum, zip(*found.values(), strict=True))}.items():
        print(f"    {kind:54} {'':>9} {packed / 1e6:>14.2f} {raw / 1e6:>8.2f}")


def main(arguments=None):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--trace", action="store_true")
    chosen = parser.parse_args(arguments)
    runs = chosen.runs
    if Path(sys.prefix) != toolbox.VENV:
        toolbox.prepare("build", "dev")
        build_site.ensure()
        os.execv(toolbox.PYTHON, [str(toolbox.PYTHON), *sys.argv])
    from playwright.sync_api import sync_playwright

    figures = report.Figures()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        whole = shutil.copytree(build_site.DIST, Path(folder) / "whole")  # dist/ may be built anew meanwhile
        if chosen.trace:
            import start_trace

            start_trace.trace(playwright, whole)
            return
        plain = without_snapshot(Path(folder) / "plain")
        sites = {"with": whole, "without": plain}
        print(f"{report.machine(playwright)}, {runs} runs\nbefore: {report.business()}", flush=True)
        for _ in range(runs):
            starts(playwright, whole, "with", figures, evening(figures))
            starts(playwright, plain, "without", figures)
        for line in LINES:
            slow_line(playwright, whole, line, figures)
        print(f"after: {report.business()}")
        say_times(figures)
        say_sizes(sites)


if __name__ == "__main__":
    main()
