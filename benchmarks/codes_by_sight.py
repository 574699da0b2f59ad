"""How well cameras read the codes of a room: python3 benchmarks/codes_by_sight.py

    --pictures 9        of each kind of code and view

For each code that tablets hold before cameras (the room's with 20 places, a tablet's answer, a slip, a frame
of a round) and each view of it (how many picture points a square has, tilt, noise, always a little blur):
how many of the pictures were read, how many wrongly, and milliseconds of the processor for one. The pictures
are 640 by 480, and the reader is the one of the site, in Node. Needs the tests' film, so a working copy.
"""

import argparse
import json
import random
import statistics
import subprocess
import sys
import tempfile
from itertools import islice
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests"), str(ROOT / "scripts")]

import segno  # noqa: E402

from drivers.browser.camera_film import HEIGHT, film  # noqa: E402
from faristol.core.play import Play  # noqa: E402
from faristol.core.squares import Place  # noqa: E402
from faristol.room.by_sight import SlipBySight, pack_slip  # noqa: E402
from faristol.room.code_text import to_text  # noqa: E402
from faristol.room.film import BLOCK  # noqa: E402
from faristol.room.fountain import frames  # noqa: E402
from faristol.screens.parts.qr import QUIET  # noqa: E402

PROGRAM = ROOT / "node_modules" / "zxing-wasm" / "dist" / "reader" / "zxing_reader.wasm"
VIEWS = {"straight": (0.05, 4), "as held": (0.18, 12), "badly held": (0.35, 22)}
"""Tilt and noise."""
SQUARES = (1.5, 2.0, 3.0, 4.0)
"""Picture points of a square."""


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--pictures", type=int, default=9)
    chosen = options.parse_args()
    wrong = 0
    print("code                 points  view        read        ms")
    for name, (text, level) in codes().items():
        picture = rows(text, level)
        for points in SQUARES:
            if len(picture) * points > HEIGHT:
                continue
            for view, (tilt, noise) in VIEWS.items():
                found = read(picture, points, tilt, noise, chosen.pictures // 3)
                right = sum(each == text for each in found["texts"])
                wrong += len(found["texts"]) - right
                rate = f"{right} of {found['pictures']}"
                print(f"{name:20} {points:6} {view:12}{rate:10} {statistics.median(found['each']):4.1f}")
    print(f"read wrongly: {wrong}")


def codes():
    chance = random.Random(1)
    slip = pack_slip(SlipBySight(12, 7, Play(Place(112, False), bytes(range(1, 8))), 24), bytes(16))
    room, answer = to_text(chance.randbytes(508)), to_text(chance.randbytes(55))
    frame = next(islice(frames(chance.randbytes(2_000), BLOCK), 9, None))
    found = {"room, 20 places": (room, "m"), "answer": (answer, "m"), "slip": (to_text(slip), "m")}
    return {**found, "frame of a round": (to_text(frame), "l")}


def rows(text, level):
    matrix = segno.make_qr(text, error=level, boost_error=level == "m").matrix
    size = len(matrix) + 2 * QUIET
    blank = [[0] * size] * QUIET
    return [*blank, *([0] * QUIET + list(row) + [0] * QUIET for row in matrix), *blank]


def read(picture, points, tilt, noise, times):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "seen.y4m"
        film(path, [picture] * max(1, times), square=points, tilt=tilt, noise=noise)
        script = ROOT / "benchmarks" / "codes_by_sight.mjs"
        done = subprocess.run(
            ["node", script, path, PROGRAM], capture_output=True, text=True, check=True, cwd=ROOT, timeout=300
        )
        return json.loads(done.stdout)


if __name__ == "__main__":
    main()
