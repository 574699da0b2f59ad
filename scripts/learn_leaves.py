"""Learns what tiles on a rack are worth: python3 scripts/learn_leaves.py ca --games 1500

The computer plays against itself, always the best score. What a rack kept after a turn is compared with what
the next turn then scored; the values that explain it best (least squares, held back a little where a tile was
rarely kept) are written to py/faristol/practice/. The same seed gives the same values.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "py"))

from faristol.core.board import Board  # noqa: E402
from faristol.core.tiles import LANGUAGES, Tiles, TileSet, take, tile_set  # noqa: E402
from faristol.practice.leaves import MOST_OF_A_KIND, uneven  # noqa: E402
from faristol.practice.turns import laid_by  # noqa: E402
from faristol.words.bitsets import Bitsets  # noqa: E402
from faristol.words.lexfile import open_lexicon  # noqa: E402
from faristol.words.plays import find_plays  # noqa: E402

RACK = 7
HELD_BACK = 25.0
"""Weight of zero in each average, so that rare combinations get small values."""

Features = Counter[int]


def lexicon(language: str) -> Bitsets:
    name = LANGUAGES[language]
    return Bitsets(open_lexicon((ROOT / "lexicons" / name / f"{name}.lex").read_bytes()))


def played(bitsets: Bitsets, tiles: TileSet, chance: Random) -> Iterator[tuple[Tiles, int]]:
    """Yields, for each turn of a game, the tiles kept and what the same player scored in the next one."""
    bag = list(tiles.all)
    chance.shuffle(bag)
    racks = [tuple(bag.pop() for _ in range(RACK)) for _ in range(2)]
    kept: list[Tiles | None] = [None, None]
    board, passes, mover = Board(), 0, 0
    while bag and passes < 2:
        best = next(find_plays(bitsets, board, racks[mover], confirmed=True).ordered(), None)
        if (before := kept[mover]) is not None:
            yield before, best.score if best else 0
        passes = 0 if best else passes + 1
        laid = laid_by(board, best, tiles.language) if best else ()
        left = take(racks[mover], laid)
        assert left is not None
        kept[mover] = left if best else None
        if best:
            lying = zip(best.play.squares, best.word, strict=True)
            board = board.with_tiles({at: code for at, code in lying if not board.squares[at]})
        racks[mover] = (*left, *(bag.pop() for _ in range(min(len(laid), len(bag)))))
        mover = 1 - mover


def features(tiles: TileSet, order: dict[str, int], kept: Tiles) -> Features:
    """Each tile as the first, second or further one of its kind; how uneven; and that there was a turn."""
    found: Features = Counter()
    for tile, count in Counter(kept).items():
        for nth in range(count):
            found[MOST_OF_A_KIND * order[tile] + min(nth, MOST_OF_A_KIND - 1)] += 1
    found[MOST_OF_A_KIND * len(order) + uneven(tiles, kept)] += 1
    return found


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, with the largest pivot."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for below in range(at + 1, size):
            times = rows[below][at] / rows[at][at]
            if times:
                rows[below] = [b - times * a for a, b in zip(rows[at], rows[below], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][later] * found[later] for later in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def learnt(language: str, games: int, seed: int) -> tuple[dict[str, list[int]], list[int], int]:
    tiles, bitsets, chance = tile_set(language), lexicon(language), Random(seed)
    order = {tile: at for at, tile in enumerate(dict.fromkeys(tiles.all))}
    size = MOST_OF_A_KIND * len(order) + RACK + 1
    seen: list[tuple[Features, int]] = []
    for game in range(1, games + 1):
        seen += [(features(tiles, order, kept), score) for kept, score in played(bitsets, tiles, chance)]
        if game % 50 == 0:
            print(f"    {game} games, {len(seen)} turns", flush=True)
    mean = sum(score for _, score in seen) / len(seen)
    matrix = [[HELD_BACK * (one == two) for two in range(size)] for one in range(size)]
    right = [0.0] * size
    for found, score in seen:
        for one, times in found.items():
            right[one] += times * (score - mean)
            for two, also in found.items():
                matrix[one][two] += times * also
    values = [round(10 * value) for value in solved(matrix, right)]
    of_tiles = {tile: values[MOST_OF_A_KIND * at : MOST_OF_A_KIND * (at + 1)] for tile, at in order.items()}
    return of_tiles, values[MOST_OF_A_KIND * len(order) :], len(seen)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("language", choices=sorted(LANGUAGES))
    asked.add_argument("--games", type=int, default=1500)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    of_tiles, balance, turns = learnt(given.language, given.games, given.seed)
    lines = [
        "# What tiles on a rack are worth, in tenths of a point: the first, the second, another of a kind.",
        f"# scripts/learn_leaves.py {given.language} --games {given.games} --seed {given.seed}: "
        f"{turns} turns.",
        "",
        "# By how far vowels and consonants are from being as many.",
        f"balance = {balance}",
        "",
        "[tiles]",
        *(f'"{tile}" = {values}' for tile, values in of_tiles.items()),
    ]
    path = ROOT / "py" / "faristol" / "practice" / f"{LANGUAGES[given.language]}.toml"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    print(f"written: {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
