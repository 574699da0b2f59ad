"""Learns how likely it is to win from a lead: python3 scripts/learn_winning.py ca --games 600

The computer plays against itself, always the play that is worth most with what it keeps. Before each turn the
lead of who is to move is noted, with what both kept; at the end, by how much it has changed. The mean and the
deviation of that, for every seven tiles in the bag, are written to py/faristol/practice/. The same seed gives
the same values.
"""

import argparse
import sys
from pathlib import Path
from random import Random
from statistics import mean, pstdev

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "py"))

from faristol.core.board import Board  # noqa: E402
from faristol.core.tiles import LANGUAGES, tile_set  # noqa: E402
from faristol.practice.playing_on import PlayingOn, Table  # noqa: E402
from faristol.practice.winning import STEP  # noqa: E402
from faristol.words.bitsets import Bitsets  # noqa: E402
from faristol.words.lexfile import open_lexicon  # noqa: E402

RACKS_COUNT = {"ca": True, "ro": False}
"""By the rules that are played in each language."""
RACK = 7


def played(bitsets: Bitsets, chance: Random) -> list[tuple[int, float]]:
    """Return, for each turn of a game, the tiles in the bag and by how much the lead still changed."""
    language = bitsets.lexicon.language
    playing, bag = PlayingOn(bitsets, racks_count=RACKS_COUNT[language]), list(tile_set(language).all)
    chance.shuffle(bag)
    mine, theirs, rest = tuple(bag[:RACK]), tuple(bag[RACK : 2 * RACK]), tuple(bag[2 * RACK :])
    table = Table(Board(), playing.boards.lanes(Board()), mine, theirs, rest, 0)
    leads: list[tuple[int, float]] = []
    while not table.is_over:
        leads.append((len(table.bag), table.lead + (table.mine_kept - table.theirs_kept) / 10))
        after = playing.turn(table)
        playing.forget()
        if after.passed and table.passed:
            break
        table = after
    end = finished(playing, table)
    # Every other turn is the other's.
    signs = [1 if (len(leads) - nth) % 2 == 0 else -1 for nth in range(len(leads))]
    if not table.is_over:
        signs = [-sign for sign in signs]
    return [(in_bag, sign * end - lead) for sign, (in_bag, lead) in zip(signs, leads, strict=True)]


def finished(playing: PlayingOn, table: Table) -> float:
    work = playing.outcome(table)
    while True:
        try:
            next(work)
        except StopIteration as end:
            return float(end.value.lead)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("language", choices=sorted(LANGUAGES))
    asked.add_argument("--games", type=int, default=600)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    name, chance = LANGUAGES[given.language], Random(given.seed)
    bitsets = Bitsets(open_lexicon((ROOT / "lexicons" / name / f"{name}.lex").read_bytes()))
    changes: dict[int, list[float]] = {}
    for game in range(1, given.games + 1):
        for in_bag, change in played(bitsets, chance):
            changes.setdefault(round(in_bag / STEP), []).append(change)
        if game % 50 == 0:
            print(f"    {game} games", flush=True)
    every = [changes[at] for at in sorted(changes)]
    lines = [
        "# By how much the lead of who is to move changes up to the end, for each seven tiles in the bag.",
        f"# scripts/learn_winning.py {given.language} --games {given.games} --seed {given.seed}: "
        f"{sum(map(len, every))} turns.",
        "",
        f"gains = {[round(mean(each), 1) for each in every]}",
        f"deviations = {[round(pstdev(each), 1) for each in every]}",
    ]
    path = ROOT / "py" / "faristol" / "practice" / f"{name}-winning.toml"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    print(f"written: {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
