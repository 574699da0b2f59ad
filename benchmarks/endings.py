"""How well the master plays when the bag is empty: python3 benchmarks/endings.py --games 40

    --ruleset mallorca
    --positions 60000   an ending in which more must be looked at to solve it is left out
    --seed 1            the same seed plays the same games

The endings are those of games in which the level strong plays itself, where the last tile has been drawn.
Each that can be solved is, and the master's play is compared with the best. The promise: the best in 27 of
28, and 5 points lost at most.
"""

import argparse
import os
import platform
from collections.abc import Iterator
from random import Random

from peers import at_level
from self_play import CLASSIC, RULESETS, opened, play

from faristol.practice.endgame import POSITIONS, Endgame
from faristol.practice.levels import STRONG
from faristol.practice.opponent import position
from faristol.practice.turns import Position, laid_by, laid_on, without
from faristol.words.bitsets import Bitsets
from faristol.words.plays import find_plays


def endings(bitsets: Bitsets, ruleset: str, games: int, seed: int) -> Iterator[Position]:
    for number in range(games):
        chance = Random(f"{ruleset} ending {seed} {number}")
        game = play(bitsets, ruleset, {1: at_level(STRONG), 2: at_level(STRONG)}, chance)
        event = CLASSIC.opened(game.log[0])
        for entry in game.log[1:]:
            event = CLASSIC.facts.apply(event, entry)
            if event.stage == "turn" and event.in_bag == 0:
                yield position(event)
                break


def looked_at(bitsets: Bitsets, now: Position, positions: int) -> Endgame:
    first = next(find_plays(bitsets, now.board, now.rack, confirmed=True).ordered(), None)
    endgame = Endgame(bitsets, now, first, positions)
    for _ in endgame.steps():
        pass
    return endgame


def worth(bitsets: Bitsets, now: Position, endgame: Endgame, positions: int) -> int | None:
    """Return what the play of an ending is worth, if that can be solved."""
    made = endgame.best.play
    if made is None:
        return endgame.ahead
    language = bitsets.lexicon.language
    kept = without(now.rack, laid_by(now.board, made, language))
    if not kept:
        return endgame.ahead
    board = now.board.with_tiles(laid_on(now.board, made))
    after = Position(board, now.unseen, kept, 0, 0, racks_count=now.racks_count)
    reply = looked_at(bitsets, after, positions)
    return made.score - (reply.ahead or 0) if reply.solved else None


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=40)
    asked.add_argument("--ruleset", choices=RULESETS, default="mallorca")
    asked.add_argument("--positions", type=int, default=60_000)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    print(f"{platform.platform()}, load {os.getloadavg()[0]:.1f}, {given.games} games, seed {given.seed}")
    bitsets, lost = opened(given.ruleset), list[int]()
    for every, now in enumerate(endings(bitsets, given.ruleset, given.games, given.seed), 1):
        best = looked_at(bitsets, now, given.positions)
        played = worth(bitsets, now, looked_at(bitsets, now, POSITIONS), given.positions)
        if best.solved and best.ahead is not None and played is not None:
            lost.append(best.ahead - played)
            print(
                f"{every} endings, {len(lost)} solved, best in {lost.count(0)}, lost on average "
                f"{sum(lost) / len(lost):.1f}, at most {max(lost)}",
                flush=True,
            )


if __name__ == "__main__":
    main()
