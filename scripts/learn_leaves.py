"""Learns what tiles on a rack are worth: python3 scripts/learn_leaves.py ca --games 50000 --rounds 4

The computer plays against itself, always the play that is worth most with what it keeps. What a rack kept
after a turn is compared with what the next turn scored and what that one kept; the values that explain it
best (least squares, held back where tiles were rarely kept together) are written to py/faristol/practice/,
and the games of the next round are played by them. All games count in the end. The same seed gives the same
values.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "py"))

from faristol.core.board import Board  # noqa: E402
from faristol.core.tiles import LANGUAGES, Tiles, TileSet, tile_set  # noqa: E402
from faristol.practice.leaves import MOST_OF_A_KIND, Leaves, leaves, pairs_of, uneven  # noqa: E402
from faristol.practice.playing_on import PlayingOn, Table  # noqa: E402
from faristol.words.bitsets import Bitsets  # noqa: E402
from faristol.words.lexfile import open_lexicon  # noqa: E402

RACK = 7
HELD_BACK, PAIR_HELD_BACK = 25.0, 150.0
"""Weight of zero in each average, so that rare tiles and pairs get small values."""
SWEEPS = 3
"""So many times what was kept next is valued anew."""
SMALL = 3
"""Tenths of a point; a pair that is worth no more is left out."""
REPORT_EVERY = 500

Feature = tuple[str, int] | tuple[str, str] | int
"""A tile as the first, second or further one of its kind; two tiles; how uneven they are."""


class KeptRack(NamedTuple):
    """What a rack kept after a turn, and what came in the next one."""

    tiles: Tiles
    score: int
    next: Tiles


def lexicon(language: str) -> Bitsets:
    name = LANGUAGES[language]
    return Bitsets(open_lexicon((ROOT / "lexicons" / name / f"{name}.lex").read_bytes()))


def played(bitsets: Bitsets, chance: Random) -> Iterator[KeptRack]:
    """Yields each turn of a game, and its player's next one, while there are tiles in the bag."""
    language = bitsets.lexicon.language
    playing, bag = PlayingOn(bitsets, racks_count=True), list(tile_set(language).all)
    chance.shuffle(bag)
    mine, theirs, rest = tuple(bag[:RACK]), tuple(bag[RACK : 2 * RACK]), tuple(bag[2 * RACK :])
    table = Table(Board(), playing.boards.lanes(Board()), mine, theirs, rest, 0)
    turns: list[tuple[int, Tiles]] = []
    while table.bag:
        after = playing.turn(table)
        playing.forget()
        if after.passed:
            return
        score = -after.lead - table.lead
        count = len(table.bag) - len(after.bag)
        turns.append((score, after.theirs[: len(after.theirs) - count]))
        table = after
    for player in (turns[::2], turns[1::2]):
        yield from (KeptRack(kept, score, then) for (_, kept), (score, then) in pairwise(player))


def features(tiles: TileSet, kept: Tiles) -> list[Feature]:
    counts = Counter(kept)
    alone: list[Feature] = [
        (tile, min(nth, MOST_OF_A_KIND - 1)) for tile, count in counts.items() for nth in range(count)
    ]
    return [*alone, *pairs_of(counts), abs(uneven(tiles, kept))]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss; what is held back makes every pivot large."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        for below in range(at + 1, size):
            times = rows[below][at] / rows[at][at]
            if times:
                rows[below][at:] = [
                    b - times * a for a, b in zip(rows[at][at:], rows[below][at:], strict=True)
                ]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][later] * found[later] for later in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


class Learning:
    """The values that explain best what came after what was kept."""

    def __init__(self, tiles: TileSet, every: Iterable[KeptRack]) -> None:
        self._tiles = tiles
        self._groups: dict[Tiles, list[KeptRack]] = {}
        for each in every:
            self._groups.setdefault(tuple(sorted(each.tiles)), []).append(each)
        known = dict.fromkeys(one for kept in self._groups for one in features(tiles, kept))
        self._order: dict[Feature, int] = {feature: at for at, feature in enumerate(known)}
        self._features = {
            kept: [(self._order[one], times) for one, times in Counter(features(tiles, kept)).items()]
            for kept in self._groups
        }
        self._matrix = self._normal()

    def _normal(self) -> list[list[float]]:
        size = len(self._order)
        matrix = [[0.0] * size for _ in range(size)]
        for feature, at in self._order.items():
            pair = isinstance(feature, tuple) and isinstance(feature[1], str)
            matrix[at][at] = PAIR_HELD_BACK if pair else HELD_BACK
        for kept, group in self._groups.items():
            for one, times in self._features[kept]:
                row, weight = matrix[one], times * len(group)
                for two, also in self._features[kept]:
                    row[two] += weight * also
        return matrix

    def values(self, before: Leaves) -> Leaves:
        """Return the values if those of `before` hold for what is kept next."""
        worth = cache(lambda kept: before.worth(self._tiles, kept) / 10)
        totals = {
            kept: sum(each.score + worth(each.next) for each in group) for kept, group in self._groups.items()
        }
        mean = sum(totals.values()) / sum(map(len, self._groups.values()))
        right = [0.0] * len(self._order)
        for kept, group in self._groups.items():
            off = totals[kept] - mean * len(group)
            for one, times in self._features[kept]:
                right[one] += times * off
        found = solved(self._matrix, right)
        return self._named({feature: round(10 * found[at]) for feature, at in self._order.items()})

    def _named(self, values: Mapping[Feature, int]) -> Leaves:
        kinds = dict.fromkeys(self._tiles.all)
        alone = {kind: [values.get((kind, nth), 0) for nth in range(MOST_OF_A_KIND)] for kind in kinds}
        pairs = {
            pair: values[pair]
            for pair in pairs_of(Counter(self._tiles.all))
            if abs(values.get(pair, 0)) > SMALL
        }
        return Leaves(alone, pairs, [values.get(at, 0) for at in range(RACK + 1)])


def write(language: str, learnt: Leaves, how: str) -> Path:
    others: dict[str, list[str]] = {}
    for (one, other), worth in learnt.pairs.items():
        others.setdefault(one, []).append(f'"{other}" = {worth}')
    lines = [
        "# What tiles on a rack are worth, in tenths of a point: the first, the second, another of a kind.",
        f"# {how}",
        "",
        "# By how far vowels and consonants are from being as many.",
        f"balance = {list(learnt.balance)}",
        "",
        "[tiles]",
        *(f'"{tile}" = {list(values)}' for tile, values in learnt.tiles.items()),
        "",
        "# What two are worth more together than each by itself.",
        "[pairs]",
        *(f'"{one}" = {{ {", ".join(worths)} }}' for one, worths in others.items()),
    ]
    path = ROOT / "py" / "faristol" / "practice" / f"{LANGUAGES[language]}.toml"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("language", choices=sorted(LANGUAGES))
    asked.add_argument("--games", type=int, default=50_000)
    asked.add_argument("--rounds", type=int, default=4)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    tiles, bitsets = tile_set(given.language), lexicon(given.language)
    every: list[KeptRack] = []
    for nth in range(1, given.rounds + 1):
        for number in range(given.games // given.rounds):
            every += played(bitsets, Random(f"{given.seed} {nth} {number}"))
            if (number + 1) % REPORT_EVERY == 0:
                print(f"    round {nth}: {number + 1} games, {len(every)} turns", flush=True)
        learning, learnt = Learning(tiles, every), leaves(given.language)
        for _ in range(SWEEPS):
            learnt = learning.values(learnt)
        how = (
            f"scripts/learn_leaves.py {given.language} --games {given.games} --rounds {given.rounds} "
            f"--seed {given.seed}: {len(every)} turns."
        )
        print(f"written: {write(given.language, learnt, how).relative_to(ROOT)}", flush=True)
        leaves.cache_clear()


if __name__ == "__main__":
    main()
