"""Plays evenings of a club by chance, and says what was not so:

    .venv/bin/python scripts/evenings.py                 everything that is known, for three minutes
    .venv/bin/python scripts/evenings.py --minutes 60    for an hour, on all cores
    .venv/bin/python scripts/evenings.py room --seed 17  one evening, and its story if something is not so;
                                                         its digest is the same on every machine
    .venv/bin/python scripts/evenings.py --story FILE    a story that was kept, move by move

An evening is judges, players, directors and their tablets in one process; what they do, and what fails,
follows from the seed. A story that fails is shortened to the moves it needs. What is wrong is mended, and the
story goes into tests/evenings/stories.
"""

import argparse
import contextlib
import hashlib
import io
import json
import multiprocessing
import os
import signal
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import toolbox

sys.path[:0] = [str(toolbox.ROOT / folder) for folder in ("py", "tests")]

ACTS = 120
SEED_OF_A_RUN = 1_000_000
OFTEN = 100
LONG = 100_000
"""A run of so many acts says what was done less often than that."""
BEFALLS = (
    *("reloads", "loses power", "dies in a write", "has a clock that jumps", "is silent", "is cut off"),
    *("is slow", "relay stops", "opens a file", "posts"),
)


@dataclass
class Played:
    """What came of some evenings."""

    evenings: int = 0
    acts: int = 0
    seconds: float = 0
    intents: Counter = field(default_factory=Counter)
    entries: Counter = field(default_factory=Counter)
    moves: Counter = field(default_factory=Counter)
    misled: Counter = field(default_factory=Counter)
    faults: dict = field(default_factory=dict)
    """The first story of each invariant that does not hold."""
    digest: str = ""
    """Of all that was written in one evening."""

    def add(self, other):
        self.evenings += other.evenings
        self.acts += other.acts
        self.seconds += other.seconds
        for name in ("intents", "entries", "moves", "misled"):
            getattr(self, name).update(getattr(other, name))
        for found, story in other.faults.items():
            self.faults.setdefault(found, story)


def play(kind, seed, acts=ACTS):
    from evenings.evening import plays
    from evenings.kinds import KINDS

    before = time.process_time()
    with contextlib.redirect_stderr(io.StringIO()):
        try:
            evening = KINDS[kind](seed)
        except Exception as fault:
            return Played(1, faults={f"{kind} {seed}: {fault}": ()})
        ended = plays(evening, acts)
    played = Played(1, len(ended.story), time.process_time() - before, moves=evening.counts)
    logs = evening.logs()
    played.digest = digest_of(logs)
    played.entries.update(entry["type"] for log in logs.values() for entry in log)
    for device in evening.devices.values():
        played.intents.update(device.intents)
        played.misled.update(device.misled)
    if ended.fault:
        played.faults[f"{kind} {seed}: {str(ended.fault) or repr(ended.fault)}"] = ended.story
    return played


def digest_of(logs):
    """Return a digest of all that was written in an evening."""
    return hashlib.sha256(json.dumps(logs, ensure_ascii=False, default=str).encode()).hexdigest()[:16]


def play_story(path):
    """Do the moves of a story that was kept, and say what is not so, and which moves nobody could make."""
    from evenings.evening import plays_again
    from evenings.kinds import KINDS
    from evenings.story_files import read_story

    told = read_story(path.read_text("utf-8"))
    evening = KINDS[told.kind](told.seed)
    fault = plays_again(evening, told.moves)
    print(fault or "everything is so", *(f"not done: {move}" for move in evening.idle), sep="\n")
    return 1 if fault else 0


def short(kind, seed, story, fault):
    """Return the story without the moves that it does not need."""
    from evenings.evening import plays_again
    from evenings.kinds import KINDS
    from evenings.shrinking import shrunk

    def fails(moves):
        with contextlib.redirect_stderr(io.StringIO()):
            again = plays_again(KINDS[kind](seed), moves)
        return again is not None and str(again).partition(":")[0] == fault

    return shrunk(story, fails) if fails(story) else story


def show(played):
    """Print one short story of each invariant that did not hold."""
    by_invariant = {}
    for said, story in played.faults.items():
        name = " ".join(said.split(":")[1:2])
        if len(story) < len(by_invariant.get(name, ("", [0] * 10_000))[1]):
            by_invariant[name] = said, story
    for said, story in by_invariant.values():
        where, _, what = said.partition(": ")
        kind, seed = where.split()
        print(f"\n{kind} {seed} — {what}")
        for move in short(kind, int(seed), story, what.partition(":")[0]):
            print(f"    {move}")


def figures(played, elapsed):
    """Print how much was played, what befell the devices, and what was done seldom or never."""
    rate = f"{played.acts / max(played.seconds, 0.001):.0f} acts a processor-second"
    print(
        f"{played.evenings} evenings, {played.acts} acts in {elapsed:.0f} s ({rate}), "
        f"{len(played.intents)} intents, {len(played.entries)} types of entries, {len(played.faults)} faults"
    )
    print("befell:", ", ".join(f"{name} {played.moves[name]}" for name in BEFALLS if played.moves[name]))
    if played.misled:
        print(
            "the focus led nowhere:", ", ".join(f"{where} {n}" for where, n in played.misled.most_common(20))
        )
    for what, known, done in (
        ("intents", every_intent(), played.intents),
        ("types of entries", every_type(), played.entries),
    ):
        seldom = sorted((done[name], name) for name in known if done[name] < OFTEN)
        print(f"{what}: {len(known) - len(seldom)} of {len(known)} at least {OFTEN} times")
        if played.acts >= LONG:
            print(*(f"    {times:4} {name}" for times, name in seldom), sep="\n")


def every_intent():
    from faristol.screens.register import SCREENS

    return {f"{screen.name}.{intent}" for screen in SCREENS.values() for intent in screen.intents}


def every_type():
    from faristol.kinds import KINDS

    return {name for kind in KINDS.values() for name in kind.facts.types}


def _one(task):
    return play(*task)


def run(kinds, seeds, acts, minutes, cores):
    """Play on all cores until the time is over, or until somebody interrupts; say at once what is not so."""
    played, began = Played(), time.monotonic()
    tasks = ((kind, seed, acts) for seed in seeds for kind in kinds)
    goes_on = {"initializer": signal.signal, "initargs": (signal.SIGINT, signal.SIG_IGN)}
    pool = multiprocessing.Pool(cores, maxtasksperchild=40, **goes_on)
    with pool, contextlib.suppress(KeyboardInterrupt):
        for each in pool.imap_unordered(_one, tasks):
            played.add(each)
            for said in each.faults:
                print(f"{said[:200]!r}", flush=True)
            if time.monotonic() - began > minutes * 60:
                break
    return played, time.monotonic() - began


def main():
    from evenings.kinds import KINDS

    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("kinds", nargs="*", choices=[*KINDS, []], default=[])
    asked.add_argument("--minutes", type=float, default=3)
    asked.add_argument("--acts", type=int, default=ACTS, help="how many moves an evening has")
    asked.add_argument("--seed", type=int)
    asked.add_argument("--seeds", type=int, default=0, help="the first seed of the run")
    asked.add_argument("--count", type=int, default=SEED_OF_A_RUN)
    asked.add_argument("--story", type=Path)
    asked.add_argument("--cores", type=int, default=os.cpu_count())
    options = asked.parse_args()
    if options.story:
        return play_story(options.story)
    kinds = options.kinds or [*KINDS]
    if options.seed is not None:
        played, elapsed = play(kinds[0], options.seed, options.acts), 0
        print("digest", played.digest)
    else:
        first = options.seeds
        seeds = range(first, first + options.count)
        played, elapsed = run(kinds, seeds, options.acts, options.minutes, options.cores)
    figures(played, elapsed)
    show(played)
    return 1 if played.faults else 0


if __name__ == "__main__":
    sys.exit(main())
