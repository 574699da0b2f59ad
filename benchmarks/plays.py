"""What was promised of the plays, measured here, in Pyodide and in Chromium: python3 benchmarks/plays.py

    --rounds 3       each position so many times; its quickest counts
    --against DIR    another working copy's py/ folder, measured in turn: its figures, and the ratio
    --where NAME     only there: native, Pyodide (in Node) or Chromium (the engine as it is built)

Measured is what a judge waits for: all plays of a rack counted, and the best with all their equals found. The
positions are those of tests/data/positions, with no blank, one and two in the place of tiles; nothing that
an earlier position has taught the program is kept, and then once more with it, as between two looks at one
board. Milliseconds are of the processor, not of the clock, since other programs may be at work; a busy
machine is slower all the same, so compare ratios of one run. Chromium tells only the time of the clock.
"""

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
LANGUAGES = {"ca": "catalan", "ro": "romanian"}
MEMORY = 25
PROMISE = {0: 5, 1: 10, 2: 15}


def main(arguments=None):
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--against", type=Path)
    options.add_argument("--where", choices=("native", "Pyodide", "Chromium"))
    chosen = options.parse_args(arguments)
    if chosen.where in (None, "Chromium"):
        import in_chromium

        in_chromium.in_the_tools_python()
    folders = [REPOSITORY / "py", *([chosen.against.resolve()] if chosen.against else [])]
    print(f"{platform.platform()}, load {os.getloadavg()[0]:.1f}, {chosen.rounds} rounds")
    for where, command in (("native", [sys.executable, __file__]), ("Pyodide", [node(), JAVASCRIPT])):
        if chosen.where in (None, where):
            for language in LANGUAGES:
                figures = [measured(command, folder, language, chosen.rounds) for folder in folders]
                show(where, language, *figures)
    if chosen.where in (None, "Chromium"):
        with in_chromium.worker() as run:
            for language in LANGUAGES:
                show("Chromium", language, run(IN_THE_BROWSER.format(language, chosen.rounds)))
                show_times(run(TIMES_IN_THE_BROWSER.format(language)))


JAVASCRIPT = str(Path(__file__).with_suffix(".mjs"))
IN_THE_BROWSER = """
import time, pyodide_js
import plays
memory = lambda: pyodide_js._module.HEAPU8.length
plays.inside("/repository/py", "{}", {}, time.perf_counter, memory)
"""
TIMES_IN_THE_BROWSER = """
import json
import lexicon
json.dumps(lexicon.times(lexicon.lexicon_file("{0}"), "{0}"))
"""


def show_times(times):
    """Opening the file and importing its own words, each whole and its longest slice."""
    for what, (whole, longest) in times.items():
        print(f"  {what} in slices {whole:.0f} ms, the longest {longest:.0f} ms")


def node():
    return shutil.which("node") or sys.exit("No Node: only the native figures can be had.")


def measured(command, folder, language, rounds):
    inside = [*command, "--inside", str(folder), language, str(rounds)]
    done = subprocess.run(inside, capture_output=True, text=True, cwd=REPOSITORY)
    if done.returncode:
        sys.exit(done.stderr)
    return json.loads(done.stdout.splitlines()[-1])


def show(where, language, figures, other=None):
    import report

    print(f"\n{where}, Python {figures['python']}, {LANGUAGES[language]}: {figures['words']:,} words")
    print(f"  open {figures['open']:.2f} s, of it {figures['read']:.2f} to read the file")
    print(f"  longest step of opening {figures['step']:.0f} ms")
    print(f"  memory {figures['memory']:.0f} MB more than before it was opened, promised {MEMORY}")
    for blanks in ("0", "1", "2"):
        times = figures["plays"][blanks]
        line = f"  {blanks} blanks: {spread(times)}"
        name = f"plays, {where}, {LANGUAGES[language]}, {blanks} blanks"
        if where != "native":
            line += f"   promised {PROMISE[int(blanks)]}   {report.ratio(name, statistics.median(times))}"
        if other:
            was = other["plays"][blanks]
            ratio = statistics.median(new / old for new, old in zip(times, was, strict=True))
            line += f"   against {spread(was)}, ratio {ratio:.2f}"
        print(line, flush=True)
        print(f"      what the first search taught is kept: {spread(figures['again'][blanks])}")


def spread(times):
    ordered = sorted(times)
    middle, most = statistics.median(ordered), ordered[round(0.95 * (len(ordered) - 1))]
    return f"median {middle:5.1f}  p95 {most:5.1f}  worst {ordered[-1]:5.1f} ms"


# --- what runs in each Python, this one and that of Pyodide


def inside(folder, language, rounds, now=time.process_time, memory=None):
    """All figures of one language, as JSON."""
    sys.path.insert(0, str(folder))
    from faristol.core.board import read_board
    from faristol.core.tiles import BLANK, tile_set
    from faristol.words.bitsets import Bitsets
    from faristol.words.lexfile import open_lexicon
    from faristol.words.plays import find_plays

    root = Path(__file__).resolve().parents[1]
    name = LANGUAGES[language]
    file = (root / "lexicons" / name / f"{name}.lex").read_bytes()
    before, start = (memory or resident)(), now()
    bitsets = Bitsets(open_lexicon(file))
    steps = [now()]
    steps += [now() for _ in bitsets.opening()]
    tiles = tile_set(language)
    times, again = {}, {}
    positions = json.loads((root / "tests" / "data" / "positions" / f"{name}.json").read_text("utf-8"))
    for blanks in (0, 1, 2):
        times[blanks], again[blanks] = [], []
        for position in positions:
            board = read_board(tiles, position["board"])
            rack = tiles.read(position["rack"])
            rack = rack[: len(rack) - blanks] + (BLANK,) * blanks
            runs = []
            for _ in range(rounds):
                bitsets.forget()
                began = now()
                find_plays(bitsets, board, rack).best()
                runs.append(1000 * (now() - began))
            times[blanks].append(min(runs))
            began = now()
            find_plays(bitsets, board, rack).best()
            again[blanks].append(1000 * (now() - began))
    return json.dumps(
        {
            "python": platform.python_version(),
            "words": bitsets.lexicon.words,
            "read": steps[0] - start,
            "open": steps[-1] - start,
            "step": 1000 * max(after - before for before, after in zip(steps, steps[1:], strict=False)),
            "memory": ((memory or resident)() - before) / 1e6,
            "plays": times,
            "again": again,
        }
    )


def resident():
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--inside"]:
        print(inside(sys.argv[2], sys.argv[3], int(sys.argv[4])))
    else:
        main()
