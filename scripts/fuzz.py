"""Damages what comes from outside and sees what comes of it: .venv/bin/python scripts/fuzz.py --seconds 120

    --format event    one of the formats; otherwise they take turns
    --seed 7          the first of the seeds, from which a mutant is made anew exactly

A mutant must be accepted or refused in words, each answer within two seconds of work; nothing may break, and
nothing be changed in silence. One that does otherwise is kept in tests/data/fuzz/, and tried first.
"""

import argparse
import gzip
import hashlib
import itertools
import sys
import time
from random import Random

import toolbox

sys.path[:0] = [str(toolbox.ROOT / "py"), str(toolbox.ROOT / "tests")]

from drivers.mutation import mutant  # noqa: E402
from drivers.outside import FORMATS  # noqa: E402
from drivers.taking import Failure  # noqa: E402

FOUND = toolbox.ROOT / "tests/data/fuzz"
LARGEST = 64_000
"""Bytes of a mutant that is worth keeping, packed."""
TURN = 20
"""So many mutants of a format come one after another: another format first opens word lists of its own."""


def found_before(name):
    """The mutants of a format that once failed."""
    return [gzip.decompress(path.read_bytes()) for path in sorted(FOUND.glob(f"{name}-*.gz"))]


def made(name, seed):
    """The mutant of a seed."""
    return mutant(Random(f"{name} {seed}"), FORMATS[name].examples())


def failure(name, data):
    """Return what is wrong with how this is taken, or None."""
    try:
        FORMATS[name].take(data)
    except Failure as wrong:
        return str(wrong)
    return None


def keep(name, data):
    packed = gzip.compress(data, 9, mtime=0)
    if len(packed) <= LARGEST:
        FOUND.mkdir(exist_ok=True)
        (FOUND / f"{name}-{hashlib.sha256(data).hexdigest()[:12]}.gz").write_bytes(packed)


def attempts(names, first, ends):
    """Each mutant with its format and a name: the kept ones, then new ones until the time is over."""
    for name in names:
        FORMATS[name].take(FORMATS[name].examples()[0])  # The word lists are open from now on.
        for data in found_before(name):
            yield name, "kept", data
    for begin in itertools.count(first, TURN):
        for name, seed in itertools.product(names, range(begin, begin + TURN)):
            if time.monotonic() >= ends:
                return
            yield name, f"--seed {seed}", made(name, seed)


def parse():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--format", choices=FORMATS)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main():
    asked = parse()
    names = [asked.format] if asked.format else list(FORMATS)
    counts, failed = dict.fromkeys(names, 0), 0
    for name, called, data in attempts(names, asked.seed, time.monotonic() + asked.seconds):
        counts[name] += 1
        if wrong := failure(name, data):
            failed += 1
            keep(name, data)
            print(f"{name} {called}: {wrong}", flush=True)
    print(f"{sum(counts.values())} mutants, {failed} failed:", counts)
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
