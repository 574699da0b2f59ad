"""A corpus of forged draws: what a judge who would cheat makes of honest logs, each with its fault.

A kind of forgery is a function in `forged_promises` or `forged_racks`, from an honest log without undoings
and a chance to the forged one; None comes back where the log has nothing to forge so.
"""

import json
from collections.abc import Iterator
from functools import cache
from random import Random

from drivers import forged_promises, forged_racks  # noqa: F401 - their kinds are in KINDS once they are read
from drivers.club import Club
from drivers.draw import Draw
from drivers.forging_draws import KINDS, Forgery, Log, numbered
from faristol.games.log import effective


def drawn(seed: int, version: int, ruleset: str, rounds: int, put_back: str = "whole") -> Log:
    """A draw alone: racks are put back by chance, and it ends by itself if the rounds suffice."""
    chance = Random(seed)
    table = Draw(ruleset, chance.randbytes(32), put_back=put_back, minutes=0)
    if version == 1:
        table.entries = [{**table.entries[0], "draw": 1}]
    table.speak(f"Pluja a Lleida, {seed}!")
    while table.state.running and table.state.round < rounds:
        if chance.random() < 0.2:
            table.new_rack()
        rack = table.state.rack
        table.keep(tuple(chance.sample(rack, chance.randrange(min(len(rack), 5)))))
    return (table.end() if table.state.running else table).publish().entries


def played(ruleset: str, players: tuple[str, ...], rounds: int) -> Log:
    """A duplicate with a promise, ended by its judge."""
    return Club(ruleset, players).begin().rounds(rounds).end().publish().entries


@cache
def honest() -> list[Log]:
    return [
        drawn(1, 2, "duplicate", 10),
        drawn(2, 2, "romanian-duplicate", 100, "new"),
        drawn(3, 2, "romanian-duplicate", 12),
        drawn(4, 1, "duplicate", 100),
        played("duplicate", ("Aina", "Biel"), 4),
        played("romanian-duplicate", ("Ana", "Ion"), 3),
        played("completiv", ("Ana", "Ion", "Dan"), 4),
    ]


def forgeries(logs: list[Log], seed: int) -> Iterator[Forgery]:
    """Yield each kind of forgery of each of these logs."""
    for at, log in enumerate(logs):
        plain = numbered(effective(log))
        for name, kind in KINDS.items():
            forged = kind.forge(json.loads(json.dumps(plain)), Random(f"{seed} {at} {name}"))
            if forged is not None:
                yield Forgery(f"{name}-{at}", kind.fault, forged if kind.whole else numbered(forged))
