"""What was promised of the start, measured in Chromium: python3 benchmarks/start.py

    --runs 5   how many new profiles; each is visited for the first time, again, and offline in a new
               process, with the memory snapshot and without it; and once on a line of 10 Mbit/s

Times are medians, with the quickest and the slowest beside them, and count from the start of the
navigation; those of intents from the tap to the frame that shows its answer. The server is this computer,
so a first visit tells what the download costs besides the line; for the slow line it counts out its bytes.
The browser is the one that the tests drive (FARISTOL_BROWSER names another). A busy machine measures itself:
look at the load, and at the yardstick (a million turns of a Python loop), before and after.
"""

import argparse
import functools
import gzip
import json
import os
import platform
import re
import shutil
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "scripts"))
import browsers
import build_site
import packing
import serve
import toolbox

TAPS = 40
WATCH = (Path(__file__).parent / "watch.js").read_text("utf-8")
LINE = 10_000_000 / 8
"""Bytes a second of the slow line."""
PIECE = 16_384
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


class Figures(dict):
    """Every figure by its name, each with all that was measured of it."""

    def add(self, name, *values):
        self.setdefault(name, []).extend(values)


# --- the site, with and without the snapshot


def without_snapshot(folder):
    """A site whose snapshot can't be used, with digests that say so."""
    shutil.copytree(build_site.DIST, folder)
    (folder / "engine" / "snapshot.bin").write_bytes(b"")
    app = json.loads((folder / "version.json").read_text("utf-8"))["app"]
    listing = build_site.version(folder, app)
    listing["pack"] = {"size": packing.write(folder, list(listing["files"]))}
    (folder / "version.json").write_text(json.dumps(listing), "utf-8")
    return folder


class Line:
    """A line that carries so many bytes a second, whoever asks for them."""

    def __init__(self, speed):
        self.speed, self.free, self.turn = speed, time.monotonic(), threading.Lock()

    def carry(self, source, into):
        while piece := source.read(PIECE):
            with self.turn:
                self.free = max(self.free, time.monotonic()) + len(piece) / self.speed
                time.sleep(max(0.0, self.free - time.monotonic()))
            into.write(piece)


@contextmanager
def served(folder, speed=None):
    line = Line(speed)

    class Handler(serve.Handler):
        def copyfile(self, source, outputfile):
            (line.carry if speed else super().copyfile)(source, outputfile)

    handler = functools.partial(Handler, directory=str(folder))
    with serve.listen("localhost", 0, handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()


# --- the browser


class Chromium:
    """Starts processes over one profile."""

    def __init__(self, playwright, profile):
        self.type, self.profile = playwright.chromium, profile

    @contextmanager
    def process(self) -> Iterator:
        arguments = ["--no-sandbox", "--disable-background-networking"]
        arguments += ["--disable-features=SpareRendererForSitePerProcess"]  # it is nobody's tab
        with self.type.launch_persistent_context(
            self.profile, executable_path=browsers.chromium(), args=arguments, locale="en-GB"
        ) as context:
            context.add_init_script(WATCH)
            yield context


def visit(context, url):
    """A visit to the end of the start, and what the page saw of it."""
    page = context.new_page()
    page.goto(url, wait_until="commit")
    page.wait_for_function("watch.ready && watch.answering && watch.paint", polling=100, timeout=120_000)
    return page, page.evaluate("({ ...watch })")


# --- what is measured


def starts(playwright, folder, kind, figures, then=lambda page, others: None):
    """One profile: the first visit, the second, and the first of a new process without a server."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        chromium = Chromium(playwright, profile)

        def note(seen, when):
            for what in ("paint", "answering"):
                figures.add(f"{what} {when}", seen[what])
            figures.add(f"{kind} {when}", seen["ready"])

        with served(folder) as url, chromium.process() as context:
            page, seen = visit(context, url)
            note(seen, "cold")
            page.wait_for_function("document.documentElement.dataset.offline === 'ready'")
            page.close()
            page, seen = visit(context, url)
            note(seen, "again")
        with chromium.process() as context:
            others = renderers(context)
            page, seen = visit(context, url)
            note(seen, "offline")
            then(page, others)


def slow_line(playwright, folder, kind, figures):
    """One profile, visited for the first time on a line of 10 Mbit/s."""
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        served(folder, LINE) as url,
        Chromium(playwright, profile).process() as context,
    ):
        page, seen = visit(context, url)
        figures.add(f"readable on the line {kind}", seen["paint"])
        figures.add(f"engine on the line {kind}", seen["ready"])
        page.wait_for_function("document.documentElement.dataset.offline === 'ready'")
        figures.add(f"offline on the line {kind}", page.evaluate("performance.now()"))


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
        figures.add("memory", *memory(renderers(page.context) - others))
        restart(page, figures)

    return measure


def tap(page, selector, text):
    """Milliseconds from the tap to the frame that shows what it changed."""
    page.evaluate("shown => watch.next(shown)", text)
    page.click(selector)
    page.wait_for_function("watch.pixels !== null", polling=20)
    return page.evaluate("watch.pixels")


def acts(page, figures):
    """Starting and stopping the clock: each is written to the disk first."""
    for _ in range(TAPS // 2):
        figures.add("act", tap(page, "#start", "#stop"))
        figures.add("act", tap(page, "#stop", "#start"))


def asks(page, figures):
    """Keeping a tile and letting it go: nothing is written."""
    for number in range(TAPS):
        pressed = "true" if number % 2 == 0 else "false"
        figures.add("ask", tap(page, "#tile-0", f"#tile-0[aria-pressed={pressed}]"))


def restart(page, figures):
    page.evaluate("watch.kill()")
    page.wait_for_function("watch.restarted", polling=100)
    figures.add("noticed", page.evaluate("watch.noticed"))
    figures.add("restarted", page.evaluate("watch.restarted"))


def renderers(context):
    """The processes that hold pages, among them those of Chromium's own pages."""
    session = context.browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return {process["id"] for process in processes if process["type"] == "renderer"}


def memory(processes):
    """Megabytes of processes, what they share divided among them (PSS); only Linux tells."""
    rollups = [Path(f"/proc/{process}/smaps_rollup") for process in processes]
    sizes = [re.search(r"^Pss:\s+(\d+)", rollup.read_text(), re.M) for rollup in rollups if rollup.exists()]
    return [sum(int(size[1]) for size in sizes) / 1024] if sizes else []


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


def machine(playwright):
    cpu = Path("/proc/cpuinfo")
    name = re.search(r"model name\s*: (.*)", cpu.read_text())[1] if cpu.exists() else platform.processor()
    with playwright.chromium.launch(executable_path=browsers.chromium(), args=["--no-sandbox"]) as browser:
        return f"{name}, {os.cpu_count()} cores, Chromium {browser.version}"


def business():
    """How busy the machine is: its load, and what a loop takes that should always take the same."""
    start = time.perf_counter()
    for _ in range(1_000_000):
        pass
    took = 1000 * (time.perf_counter() - start)
    load = ", load {:.1f} {:.1f} {:.1f}".format(*os.getloadavg()) if hasattr(os, "getloadavg") else ""
    return f"yardstick {took:.0f} ms{load}"


def row(what, values, promise=None, unit="ms", of=statistics.median):
    if not values:
        return print(f"{what:58} {'':>9} {'not measured':>14}")
    measured = of(values)
    verdict = "" if promise is None else "kept" if measured <= promise else "MISSED"
    spread = f"{min(values):.0f} to {max(values):.0f}, n={len(values)}" if len(values) > 1 else ""
    promised = "" if promise is None else f"{promise} {unit}"
    return print(f"{what:58} {promised:>9} {measured:>10.0f} {unit:3} {verdict:7} {spread}")


def p95(values):
    return statistics.quantiles(values, n=20, method="inclusive")[-1]


def say_times(figures):
    print(f"\n{'':58} {'promise':>9} {'measured':>14}")
    for what, name in (("paint", "first paint"), ("answering", "the page answers its first tap")):
        for visit_, when in VISITS.items():
            row(f"{name}: {when}", figures[f"{what} {visit_}"], 300)
    for kind, promise in (("with", 1000), ("without", 2000)):
        for visit_, name in VISITS.items():
            promised = None if visit_ == "cold" else promise
            row(f"engine, {kind} snapshot: {name}", figures[f"{kind} {visit_}"], promised)
    for kind, promise in (("with", 12_000), ("without", None)):
        row(f"line of 10 Mbit/s, {kind} snapshot: readable", figures[f"readable on the line {kind}"], 500)
        row(f"line of 10 Mbit/s, {kind} snapshot: engine", figures[f"engine on the line {kind}"], promise)
        row(f"line of 10 Mbit/s, {kind} snapshot: works offline", figures[f"offline on the line {kind}"])
    for kind, name in (("ask", "a tile tapped"), ("act", "the clock started, stopped")):
        row(f"intent to pixels: {name}, p50", figures[kind])
        row(f"intent to pixels: {name}, p95", figures[kind], {"ask": 30, "act": 40}[kind], of=p95)
    row("a dead engine is noticed after", figures["noticed"])
    row("and started again in place after another", figures["restarted"])
    row("memory of the tab (PSS), no lexicon yet", figures.get("memory"), 220, "MB")


def say_sizes(sites):
    """What a first visit downloads, and what it would file by file."""
    print(f"\n{'to download, MB':58} {'promise':>9} {'measured':>14}")
    for (name, folder), promise in zip(sites.items(), (12.5, 6.5), strict=True):
        packed = (folder / packing.NAME).stat().st_size / 1e6
        verdict = "kept" if packed <= promise else "MISSED"
        print(f"{f'the pack, {name} snapshot':58} {promise:>9} {packed:>14.2f} {verdict}")
    print(f"\n{'file by file, MB':58} {'':>9} {'gzip':>14} {'raw':>8}")
    found = sizes(sites["with"])
    for kind, (raw, packed) in {**found, "in all": map(sum, zip(*found.values(), strict=True))}.items():
        print(f"    {kind:54} {'':>9} {packed / 1e6:>14.2f} {raw / 1e6:>8.2f}")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    if Path(sys.prefix) != toolbox.VENV:
        toolbox.prepare("build", "dev")
        build_site.ensure()
        os.execv(toolbox.PYTHON, [str(toolbox.PYTHON), *sys.argv])
    from playwright.sync_api import sync_playwright

    figures = Figures()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        whole = shutil.copytree(build_site.DIST, Path(folder) / "whole")  # dist/ may be built anew meanwhile
        plain = without_snapshot(Path(folder) / "plain")
        sites = {"with": whole, "without": plain}
        print(f"{machine(playwright)}, {runs} runs\nbefore: {business()}", flush=True)
        for _ in range(runs):
            starts(playwright, whole, "with", figures, evening(figures))
            starts(playwright, plain, "without", figures)
        for kind, site in sites.items():
            slow_line(playwright, site, kind, figures)
        print(f"after: {business()}")
        say_times(figures)
        say_sizes(sites)


if __name__ == "__main__":
    main()
