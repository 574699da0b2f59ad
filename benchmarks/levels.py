"""How many points a turn each level loses: python3 benchmarks/levels.py --games 12

    --ruleset NAME   only by this one
    --seed 1         the same seed plays the same games

Each level plays itself. Of each turn is told by how much its points are below those of the best play of its
rack, by all words of the list, on average.
"""

import argparse
from random import Random
from statistics import mean

from peers import at_level
from self_play import CLASSIC, Game, opened, play

from faristol.practice.levels import LEVELS
from faristol.practice.opponent import position
from faristol.words.bitsets import Bitsets
from faristol.words.plays import find_plays


def lost(bitsets: Bitsets, game: Game) -> list[int]:
    event, now, found = CLASSIC.opened(game.log[0]), None, list[int]()
    for entry in game.log[1:]:
        turns = len(event.turns)
        event = CLASSIC.facts.apply(event, entry)
        if now and len(event.turns) > turns:
            best = next(find_plays(bitsets, now.board, now.rack).ordered(), None)
            found.append((best.score if best else 0) - event.turns[-1].points)
        if event.stage == "turn" and event.to_move:
            now = position(event)
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=12)
    asked.add_argument("--ruleset", choices=("mallorca", "romanian"))
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    for ruleset in [given.ruleset] if given.ruleset else ("mallorca", "romanian"):
        bitsets = opened(ruleset)
        for name, level in LEVELS.items():
            turns: list[int] = []
            for number in range(given.games):
                chance = Random(f"{ruleset} {given.seed} {number}")
                turns += lost(
                    bitsets, play(bitsets, ruleset, {1: at_level(level), 2: at_level(level)}, chance)
                )
            print(f"{ruleset:10} {name:9} {mean(turns):5.1f} points a turn, {len(turns)} turns", flush=True)


if __name__ == "__main__":
    main()
