"""Whether the computer ever plays illegally, counted in its own games: python3 benchmarks/self_play.py

    --games 1800     by each ruleset, with two of the levels beginner, club and strong drawn for each
    --masters 200    and so many more in which one of the two is the master, who takes ten times as long
    --ruleset NAME   only by this one
    --seed 1         the same seed plays the same games

So every tenth of 2,000 games has a master at the table. Counted by ruleset are the turns, and what must stay
nothing: turns that the rules refused, words that several sources do not have, scores that the rules reckon
otherwise than the search that found the play, games that do not end, and logs that come to another game when
they are read back from their text.
"""

import argparse
import json
import os
import platform
import time
from collections import Counter
from dataclasses import dataclass, field
from functools import reduce
from random import Random

from peers import ROOT, Player, at_level

from faristol.core.letters import plain
from faristol.core.notation import read_word
from faristol.core.tiles import LANGUAGES
from faristol.errors import Rejected
from faristol.games.classic.game import Classic
from faristol.games.classic.opening import Choices, open_classic
from faristol.games.classic.starting import draw_for_start, draw_racks
from faristol.games.log import Entry, fold, stamped
from faristol.kinds import KINDS
from faristol.practice.levels import BEGINNER, CLUB, LEVELS, MASTER, STRONG
from faristol.practice.opponent import position, turn
from faristol.rulesets import ruleset_data
from faristol.words.bitsets import Bitsets
from faristol.words.lexfile import open_lexicon

RULESETS = ("mallorca", "federation", "romanian")
QUICK = (BEGINNER, CLUB, STRONG)
NOON = 1_791_540_000_000
"""The time of every entry."""
MOST_TURNS = 400
"""No game between people has so many; one that has does not end."""
CLASSIC = KINDS["ClassicOpened"]


@dataclass
class Game:
    """As it was played: its log, how it stands, and what went wrong."""

    log: list[Entry]
    event: Classic
    wrong: Counter[str] = field(default_factory=Counter)
    seconds: dict[int, list[float]] = field(default_factory=lambda: {1: [], 2: []})
    """Of the processor, by player and turn."""

    def write(self, facts: list[Entry]) -> None:
        entries = stamped(facts, len(self.log), NOON, "")
        self.log += entries
        self.event = reduce(CLASSIC.facts.apply, entries, self.event)


def play(bitsets: Bitsets, ruleset: str, sides: dict[int, Player], chance: Random) -> Game:
    rules = ruleset_data(ruleset)
    choices = Choices(
        name="", place="", round="", table="", mode="tablet", players=("One", "Two"), minutes=0,
        clocks="program", publication=rules["language"],
    )  # fmt: skip
    log = stamped(open_classic(choices, rules, bitsets.lexicon.about, chance.randbytes(32), ""), 0, NOON, "")
    game = Game(log, CLASSIC.opened(log[0]))
    while game.event.stage == "start":
        game.write(draw_for_start(game.event))
    game.write(draw_racks(game.event))
    while game.event.stage == "turn" and not game.wrong:
        take_turn(bitsets, game, sides, chance)
    return game


def take_turn(bitsets: Bitsets, game: Game, sides: dict[int, Player], chance: Random) -> None:
    player = game.event.to_move
    assert player
    began = time.process_time()
    chosen = sides[player](bitsets, position(game.event), chance.random)
    game.seconds[player].append(time.process_time() - began)
    try:
        game.write(turn(game.event, chosen, NOON))
    except Rejected as refusal:
        game.wrong["refused"] += 1
        print(f"    refused: {refusal!r} {refusal.details}", flush=True)
        return
    made = game.event.turns[-1]
    if chosen.play:
        unknown = [word for word in made.words if not bitsets.lexicon.is_confirmed(read(game.event, word))]
        game.wrong["words unknown"] += len(unknown)
        game.wrong["scored otherwise"] += made.points != chosen.play.score
    game.wrong["without end"] += len(game.event.turns) > MOST_TURNS
    game.wrong = +game.wrong


def read(event: Classic, word: str) -> bytes:
    letters = read_word(event.tile_set, word)
    assert letters is not None
    return plain(letters)


def checked(game: Game) -> Counter[str]:
    """What went wrong while it was played, and what is wrong with the whole."""
    event, wrong = game.event, Counter(game.wrong)
    wrong["without end"] += event.stage != "over" and not wrong
    log = json.loads(json.dumps(game.log))
    wrong["replayed otherwise"] += fold(CLASSIC.opened(log[0]), CLASSIC.facts.apply, log[1:]) != event
    return +wrong


def sides_of(number: int, games: int, chance: Random) -> dict[int, Player]:
    """The first games are of the quick levels, the last of the master against any."""
    if number < games:
        return {1: at_level(chance.choice(QUICK)), 2: at_level(chance.choice(QUICK))}
    first = chance.choice((1, 2))
    return {first: at_level(MASTER), 3 - first: at_level(chance.choice(list(LEVELS.values())))}


def counted(bitsets: Bitsets, ruleset: str, games: int, masters: int, seed: int) -> None:
    turns: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    began = time.monotonic()
    for number in range(games + masters):
        chance = Random(f"{ruleset} {seed} {number if number < games else f'master {number - games}'}")
        game = play(bitsets, ruleset, sides_of(number, games, chance), chance)
        turns.update(each.kind for each in game.event.turns)
        wrong += checked(game)
        if (number + 1) % 100 == 0 or number + 1 == games + masters:
            show(ruleset, number + 1, turns, wrong, time.monotonic() - began)


def show(ruleset: str, games: int, turns: Counter[str], wrong: Counter[str], seconds: float) -> None:
    amiss = ", ".join(f"{count} {what}" for what, count in wrong.items()) or "nothing refused or amiss"
    print(
        f"{ruleset:11}{games:5} games, {turns['play']} plays, {turns['exchange']} exchanges, "
        f"{turns['pass']} passes: {amiss}; {seconds:.0f} s",
        flush=True,
    )


def opened(ruleset: str) -> Bitsets:
    name = LANGUAGES[ruleset_data(ruleset)["language"]]
    return Bitsets(open_lexicon((ROOT / "lexicons" / name / f"{name}.lex").read_bytes()))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=1800)
    asked.add_argument("--masters", type=int, default=200)
    asked.add_argument("--ruleset", choices=RULESETS)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    print(f"{platform.platform()}, load {os.getloadavg()[0]:.1f}, seed {given.seed}")
    for ruleset in [given.ruleset] if given.ruleset else RULESETS:
        counted(opened(ruleset), ruleset, given.games, given.masters, given.seed)


if __name__ == "__main__":
    main()
