"""What was promised of a Swiss round, measured here and in Pyodide: python3 benchmarks/pairing.py

    --events 3       so many tournaments of each size; the median and the slowest of all their rounds count
    --where NAME     only there: native, Pyodide (in Node), or Chromium: from the tap to what one sees

Measured is what a director waits for: the draft of a round with its reasons, from the results of all rounds
before. Seconds are of the processor, since other programs may be at work.
"""

import argparse
import os
import platform
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path
from random import Random

REPOSITORY = Path(__file__).resolve().parents[1]
JAVASCRIPT = str(Path(__file__).with_suffix(".mjs"))
PROMISE = {20: 1, 50: 1, 100: 1, 200: 5, 500: 5}
ROUNDS = {20: 5, 50: 7, 100: 8, 200: 8, 500: 8}
MODES = ("distance", "groups", "top-down")


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--events", type=int, default=3)
    options.add_argument("--where", choices=("native", "Pyodide", "Chromium"))
    options.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    chosen = options.parse_args()
    if chosen.inside:
        measure(REPOSITORY / "py", chosen.events, time.process_time)
        return
    print(f"{platform.platform()}, load {os.getloadavg()[0]:.1f}")
    node = shutil.which("node") or shutil.which("nodejs")
    for where, command in (
        ("native", [sys.executable, __file__, "--inside", "--events"]),
        ("Pyodide", [node]),
    ):
        if chosen.where not in (None, where):
            continue
        if where == "Pyodide":
            command = [node, JAVASCRIPT] if node else sys.exit("There is no Node here.")
        print(f"\n{where}: seconds a round, median and slowest", flush=True)
        subprocess.run([*command, str(chosen.events)], check=True, cwd=REPOSITORY)
    if chosen.where in (None, "Chromium"):
        print("\nChromium: from the tap to what the director sees", flush=True)
        subprocess.run([sys.executable, "benchmarks/director.py"], check=True, cwd=REPOSITORY)


def measure(folder, events, clock):
    sys.path.insert(0, str(folder))
    for mode in MODES:
        for count, rounds in ROUNDS.items():
            seconds = [
                took for seed in range(events) for took in tournament(mode, count, rounds, seed, clock)
            ]
            in_time = max(seconds) <= PROMISE[count]
            print(
                f"  {mode:9} {count:4} players  {statistics.median(seconds):6.3f}  {max(seconds):6.3f}"
                f"  promised {PROMISE[count]}{'' if in_time else '  NOT KEPT'}"
            )


def tournament(mode, count, rounds, seed, clock):
    """Games that the stronger one wins more often; somebody rests in each round of an odd number."""
    from faristol.tournaments.pairing import pair_round
    from faristol.tournaments.players import Player
    from faristol.tournaments.results import counted
    from faristol.tournaments.rounds import Round, Table
    from faristol.tournaments.terms import Terms

    chance = Random(seed)
    players = [Player(f"P{at}", f"P{at}", chance.gauss(1000, 200)) for at in range(count + seed % 2)]
    rating = {player.id: player.rating for player in players}
    done = []
    for _ in range(rounds):
        before = clock()
        draft = pair_round(players, done, Terms(mode=mode))
        yield clock() - before
        tables = []
        for made in draft.pairs:
            ahead = round(chance.gauss((rating[made.first] - rating[made.second]) / 4, 90))
            score = (400 + ahead, 400 + chance.randint(-40, 40))
            tables.append(Table(made.first, made.second, counted("played", score)))
        done.append(Round(tuple(tables), tuple(player for player, _ in draft.byes)))


if __name__ == "__main__":
    main()
