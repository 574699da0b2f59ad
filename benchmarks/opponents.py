"""How strong the computer's levels are: python3 benchmarks/opponents.py

    --games 200      of each level against the one below, and by each ruleset
    --ruleset NAME   only by this one
    --level NAME     only this one against the one below
    --against PEER   the master, or another player named as level, against one of peers.py, or the master of
                     an earlier version, by its commit
    --chromium       in the engine as it is built, in Chromium, to see how long a turn takes there
    --seed 1         the same seed plays the same games

Each pair of levels plays with every bag twice, once from each side. Printed are the share of games won (a
draw is half a game) with its interval of 95 per cent, the mean points, whatever went wrong, and how long a
turn takes the stronger one. The promise: at least 60 per cent, the interval above 50, at most 3 s a turn on a
tablet, and nothing wrong.
"""

import argparse
import json
import os
import platform
import statistics
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any

from peers import PLAYERS, player
from self_play import RULESETS, checked, opened, play

from faristol.practice.levels import LEVELS

REPORT_EVERY = 20


@dataclass
class Count:
    """What one pair of levels has shown by one ruleset."""

    points: list[tuple[int, int]] = field(default_factory=list)
    wrong: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--ruleset", choices=RULESETS)
    asked.add_argument("--level", choices=PLAYERS)
    asked.add_argument("--against")
    asked.add_argument("--chromium", action="store_true")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    if given.chromium:
        import in_chromium

        in_chromium.in_the_tools_python()
    print(
        f"{platform.platform()}, load {os.getloadavg()[0]:.1f}, {given.games} games each, seed {given.seed}"
    )
    levels = list(LEVELS)
    pairs = [pair for pair in zip(levels, levels[1:], strict=False) if given.level in (None, pair[1])]
    if given.against:
        pairs = [(given.against, given.level or levels[-1])]
    for ruleset in [given.ruleset] if given.ruleset else RULESETS:
        for weaker, stronger in pairs:
            games = ruleset, weaker, stronger, given.games, given.seed
            for count in [in_the_browser(*games)] if given.chromium else played(*games):
                show(ruleset, weaker, stronger, count)


IN_THE_BROWSER = """
import opponents
opponents.inside(*{})
"""


def in_the_browser(*games: str | int) -> Count:
    import in_chromium

    with in_chromium.worker() as run:
        found = run(IN_THE_BROWSER.format(games))
    return Count(found["points"], Counter(found["wrong"]), found["seconds"])


def inside(*games: Any) -> str:
    *_, count = played(*games)
    return json.dumps(vars(count))


def played(ruleset: str, weaker: str, stronger: str, games: int, seed: int) -> Iterator[Count]:
    """As it stands after every twenty games, and at the end."""
    bitsets, count = opened(ruleset), Count()
    players = player(stronger), player(weaker)
    for number in range(games):
        chance = Random(f"{seed} {number // 2}")
        first = number % 2 + 1
        game = play(bitsets, ruleset, dict(zip((first, 3 - first), players, strict=True)), chance)
        one, two = game.event.scores
        count.points.append((one, two) if first == 1 else (two, one))
        count.wrong += checked(game)
        count.seconds += game.seconds[first]
        if (number + 1) % REPORT_EVERY == 0 or number + 1 == games:
            yield count


def show(ruleset: str, weaker: str, stronger: str, count: Count) -> None:
    games = len(count.points)
    won = (
        sum(1.0 if mine > theirs else 0.5 if mine == theirs else 0.0 for mine, theirs in count.points) / games
    )
    least, most = interval(won, games)
    mine, theirs = (statistics.mean(points) for points in zip(*count.points, strict=True))
    wrong = ", ".join(f"{times} {what}" for what, times in count.wrong.items()) or "nothing wrong"
    longest, usual = max(count.seconds), statistics.median(count.seconds)
    print(
        f"{ruleset:11} {stronger:7} – {weaker:8} {won:6.1%} ({least:.1%} to {most:.1%}), "
        f"{mine:.0f}–{theirs:.0f} points, {wrong}, a turn {1000 * usual:.0f} ms, "
        f"at most {1000 * longest:.0f} ms, {games} games",
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
