"""Logs of every kind as somebody else might have written them: each value fits, the whole may not."""

import copy
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from drivers.damage import Path
from drivers.forging_draws import OWN_ACT, Log, numbered


def altered(log: Log, chance: Random) -> Log:
    """Return the log with one to three things changed."""
    log = copy.deepcopy(log)
    for _ in range(chance.randrange(1, 4)):
        change = chance.choice(CHANGES)
        log = change(log, chance)
    return numbered(log)


def ways(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Return each value within a value that is no table, with the way to it."""
    if isinstance(value, dict):
        for name in value:
            yield from ways(value[name], (*path, name))
    elif path:
        yield path, value
        if isinstance(value, list):
            for at, each in enumerate(value):
                yield from ways(each, (*path, at))


def some_value(log: Log, chance: Random) -> tuple[int, Path, Any]:
    """One value of one entry by chance: every type of entry as often as another."""
    types = sorted({entry["type"] for entry in log})
    of_type = chance.choice(types)
    at = chance.choice([at for at, entry in enumerate(log) if entry["type"] == of_type])
    stamps = ("type", "act", "key", "log", "app")
    return (at, *chance.choice([each for each in ways(log[at]) if each[0][0] not in stamps]))


def with_value(log: Log, at: int, path: Path, value: Any) -> Log:
    entry = copy.deepcopy(log[at])
    within = entry
    for name in path[:-1]:
        within = within[name]
    within[path[-1]] = value
    return [*log[:at], entry, *log[at + 1 :]]


def of_elsewhere(log: Log, chance: Random) -> Log:
    """A value as it stands at another place, in a field of the same name."""
    at, path, value = some_value(log, chance)
    names = [name for name in path if isinstance(name, str)]
    others = [
        other
        for entry in log
        for way, other in ways(entry)
        if [name for name in way if isinstance(name, str)][-1:] == names[-1:] and type(other) is type(value)
    ]
    return with_value(log, at, path, chance.choice(others))


def otherwise(log: Log, chance: Random) -> Log:
    """A number beside it, less or more of a list, the other answer, another name or nothing."""
    at, path, value = some_value(log, chance)
    if isinstance(value, bool):
        return with_value(log, at, path, not value)
    if isinstance(value, int):
        return with_value(log, at, path, chance.choice((value - 1, value + 1, 0, 1, 2, 250, -value)))
    if isinstance(value, list):
        return with_value(log, at, path, chance.choice(([], value[1:], value[:-1], value[::-1], value * 2)))
    if isinstance(value, str):
        return with_value(log, at, path, chance.choice(("", value.swapcase(), value[1:], value * 2)))
    return with_value(log, at, path, chance.choice((None, 0, "")))


def once_more(log: Log, chance: Random) -> Log:
    """An entry stands a second time, as an act of its own; also the first."""
    again = {**chance.choice(log), **OWN_ACT, "at": log[-1]["at"]}
    at = chance.randrange(1, len(log) + 1)
    return [*log[:at], again, *log[at:]]


def left_out(log: Log, chance: Random) -> Log:
    at = chance.randrange(1, len(log)) if len(log) > 1 else len(log)
    return [*log[:at], *log[at + 1 :]]


def moved(log: Log, chance: Random) -> Log:
    if len(log) < 3:
        return log
    at, to = chance.randrange(1, len(log)), chance.randrange(1, len(log))
    rest = [*log[:at], *log[at + 1 :]]
    return [*rest[:to], {**log[at], "act": OWN_ACT["act"]}, *rest[to:]]


def cut(log: Log, chance: Random) -> Log:
    """The log ends anywhere, also within an act."""
    return log[: chance.randrange(1, len(log) + 1)]


CHANGES: tuple[Callable[[Log, Random], Log], ...] = (
    *(of_elsewhere, otherwise, of_elsewhere, otherwise, once_more, left_out, moved, cut),
)
