"""How strong the computer's levels are, and that it keeps the rules: python3 benchmarks/opponents.py

    --games 200      of each level against the one below, and by each ruleset
    --ruleset NAME   only by this one
    --seed 1         the same seed plays the same games

Each pair of levels plays with every bag twice, once from each side. Printed are the share of games won (a
draw is half a game) with its interval of 95 per cent, the mean points, the turns that the rules refused, and
how long a turn takes the stronger one. The promise: at least 60 per cent, the interval above 50, at most 3 s
a turn on a tablet, and no turn refused.
"""

import argparse
import os
import platform
import statistics
import sys
import time
from functools import reduce
from math import sqrt
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "py"))

from faristol.core.tiles import LANGUAGES  # noqa: E402
from faristol.errors import Rejected  # noqa: E402
from faristol.games.classic.event import apply  # noqa: E402
from faristol.games.classic.game import Classic, opened  # noqa: E402
from faristol.games.classic.opening import Choices, open_classic  # noqa: E402
from faristol.games.classic.starting import draw_for_start, draw_racks  # noqa: E402
from faristol.practice.choosing import choose  # noqa: E402
from faristol.practice.levels import LEVELS, Level  # noqa: E402
from faristol.practice.opponent import position, turn  # noqa: E402
from faristol.rulesets import ruleset_data  # noqa: E402
from faristol.words.bitsets import Bitsets  # noqa: E402
from faristol.words.lexfile import open_lexicon  # noqa: E402
from faristol.words.slices import finish  # noqa: E402

RULESETS = ("mallorca", "federation", "romanian")


class Count:
    """What one pair of levels has shown by one ruleset."""

    def __init__(self) -> None:
        self.points: list[tuple[int, int]] = []
        self.refused = 0
        self.seconds: list[float] = []


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--ruleset", choices=RULESETS)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    print(f"{platform.platform()}, load {os.getloadavg()[0]:.1f}, {given.games} games each")
    levels = list(LEVELS.values())
    for ruleset in [given.ruleset] if given.ruleset else RULESETS:
        language = ruleset_data(ruleset)["language"]
        name = LANGUAGES[language]
        bitsets = Bitsets(open_lexicon((ROOT / "lexicons" / name / f"{name}.lex").read_bytes()))
        for weaker, stronger in zip(levels, levels[1:], strict=False):
            show(
                ruleset, weaker, stronger, played(bitsets, ruleset, weaker, stronger, given.games, given.seed)
            )


def played(bitsets: Bitsets, ruleset: str, weaker: Level, stronger: Level, games: int, seed: int) -> Count:
    count = Count()
    for game in range(games):
        chance = Random(f"{seed} {game // 2}")
        first = game % 2 + 1
        sides = {first: stronger, 3 - first: weaker}
        event = one_game(bitsets, ruleset, sides, stronger, chance, count)
        one, two = event.scores
        count.points.append((one, two) if first == 1 else (two, one))
    return count


def one_game(
    bitsets: Bitsets, ruleset: str, sides: dict[int, Level], timed: Level, chance: Random, count: Count
) -> Classic:
    rules = ruleset_data(ruleset)
    choices = Choices(
        name="", place="", round="", table="", mode="tablet", players=("One", "Two"), minutes=0,
        clocks="program", publication=rules["language"],
    )  # fmt: skip
    (entry,) = open_classic(choices, rules, bitsets.lexicon.about, chance.randbytes(32), "")
    event = opened({**entry, "at": 0})

    def write(facts: list[dict[str, object]]) -> None:
        nonlocal event
        event = reduce(apply, ({**fact, "at": 0} for fact in facts), event)

    while event.stage == "start":
        write(draw_for_start(event))
    write(draw_racks(event))
    while event.stage == "turn":
        assert event.to_move
        level = sides[event.to_move]
        began = time.process_time()
        chosen = finish(choose(level, bitsets, position(event), chance.random))
        if level is timed:
            count.seconds.append(time.process_time() - began)
        try:
            write(turn(event, chosen, 0))
        except Rejected as refusal:
            count.refused += 1
            print(f"    refused: {refusal!r} {refusal.details}", flush=True)
            return event
    return event


def show(ruleset: str, weaker: Level, stronger: Level, count: Count) -> None:
    games = len(count.points)
    won = (
        sum(1.0 if mine > theirs else 0.5 if mine == theirs else 0.0 for mine, theirs in count.points) / games
    )
    least, most = interval(won, games)
    mine, theirs = (statistics.mean(points) for points in zip(*count.points, strict=True))
    longest, usual = max(count.seconds), statistics.median(count.seconds)
    print(
        f"{ruleset:11} {stronger.name:7} – {weaker.name:8} {won:6.1%} ({least:.1%} to {most:.1%}), "
        f"{mine:.0f}–{theirs:.0f} points, {count.refused} refused, a turn {1000 * usual:.0f} ms, "
        f"at most {1000 * longest:.0f} ms",
        flush=True,
    )


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's, of 95 per cent."""
    z = 1.96
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (middle - half) / whole, (middle + half) / whole


if __name__ == "__main__":
    main()
