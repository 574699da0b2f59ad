"""Who sits at the other side of the table: one of the levels, or a player written from what is published.

static      makes the play of most equity: its points and what it keeps, by the leaves that the master knows
            too. With no bag left, twice the other's rack for going out, less twice what it keeps
simulation  makes the play that analysis finds best: the best five by equity are played on, at most 120 times
            each. With four tiles or fewer in the bag it is the master
greedy      makes the play of most points, as the level strong does
COMMIT      is the master of that version
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "py"))

from earlier import Earlier  # noqa: E402

from faristol.core.tiles import tile_set  # noqa: E402
from faristol.practice.choosing import NEARLY_EMPTY, Choosing  # noqa: E402
from faristol.practice.levels import LEVELS, MASTER, STRONG, Level  # noqa: E402
from faristol.practice.offers import offers  # noqa: E402
from faristol.practice.simulation import Simulation  # noqa: E402
from faristol.practice.turns import Chance, Chosen, Position, kept_by  # noqa: E402
from faristol.words.best import Found  # noqa: E402
from faristol.words.bitsets import Bitsets  # noqa: E402
from faristol.words.plays import find_plays  # noqa: E402
from faristol.words.slices import finish  # noqa: E402

Player = Callable[[Bitsets, Position, Chance], Chosen]


def at_level(level: Level) -> Player:
    return partial(_at_level, level)


def _at_level(level: Level, bitsets: Bitsets, position: Position, chance: Chance) -> Chosen:
    return finish(Choosing(level, bitsets, position, chance).steps())


def static(bitsets: Bitsets, position: Position, chance: Chance) -> Chosen:
    language = bitsets.lexicon.language
    search = find_plays(bitsets, position.board, position.rack, confirmed=True)
    if position.in_bag:
        return next((offer.turn for offer in finish(offers(language, position, search))), Chosen())
    points = tile_set(language).points

    def equity(play: Found) -> int:
        kept = kept_by(position, Chosen(play), language)
        return play.score + 2 * (-sum(map(points, kept)) if kept else sum(map(points, position.unseen)))

    return Chosen(max(search.ordered(), key=equity, default=None))


def simulation(bitsets: Bitsets, position: Position, chance: Chance) -> Chosen:
    if position.in_bag <= NEARLY_EMPTY:
        return _at_level(MASTER, bitsets, position, chance)
    search = find_plays(bitsets, position.board, position.rack, confirmed=True)
    offered = finish(offers(bitsets.lexicon.language, position, search))[:5]
    simulated = Simulation(bitsets, position, offered, chance, most_tries=120)
    for _ in simulated.steps():
        pass
    return simulated.best


PLAYERS: dict[str, Player] = {
    **{name: at_level(level) for name, level in LEVELS.items()},
    "static": static,
    "simulation": simulation,
    "greedy": at_level(STRONG),
}


def player(name: str) -> Player:
    return PLAYERS.get(name) or Earlier(name)
