"""From where two logs went on apart: from the last time that one of them took in the other, or the first.

What is compared is what each has changed since then. Each log says how far it had read the other, and by a
seal of what it had read that it was this one.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from hashlib import sha256

from faristol.facts import effective
from faristol.tournaments.difference import Hindrance, Merged
from faristol.tournaments.event import Entry, Tournament, opened
from faristol.tournaments.facts import FACTS

Log = Sequence[Entry]
Merge = Callable[[Tournament, Tournament, Tournament, Log, Log, int], Merged | Hindrance]


@dataclass(frozen=True)
class LastMeeting:
    state: Tournament
    log: Log
    """By which its players are known."""
    read: int
    """How many entries of the other log are known here."""
    taken: Tournament | None = None
    """As the one that took the other in then was left: a round that did not come is in one of them only."""
    taken_here: bool = False


@dataclass(frozen=True)
class _Reading:
    """How many entries of one log the other has taken in, and after how many of its own."""

    read: int = 0
    after: int = -1
    until: int = 0
    """After how many of its own all of it was written."""


def seal(log: Log) -> str:
    """Return by what a log is known again; how it was opened, with or without a secret, plays no part."""
    return sha256(json.dumps(log[1:], sort_keys=True).encode()).hexdigest()


def last_meeting(base: Tournament, ours: Log, theirs: Log, common: int, merge: Merge) -> LastMeeting:
    """Return what both had when one of them last took in the other; `base` is what they had at first."""
    here, there = _reading(ours, theirs), _reading(theirs, ours)
    read = max(common, here.read)
    if not here.read and not there.read:
        return LastMeeting(base, ours[:common], common)
    if there.read > here.after:
        known, taken = ours[: there.read], _folded(theirs[: there.until])
        return LastMeeting(_folded(known), known, read, taken)
    if here.read > there.after or not there.read:
        known, taken = theirs[: here.read], _folded(ours[: here.until])
        return LastMeeting(_folded(known), known, read, taken, taken_here=True)
    return _crossed(base, ours[: there.read], theirs[: here.read], common, merge)


def _crossed(base: Tournament, ours: Log, theirs: Log, common: int, merge: Merge) -> LastMeeting:
    """Return what both had after each took in the other as it was before."""
    mine = _folded(ours)
    found = merge(base, mine, _folded(theirs), ours, theirs, common)
    if isinstance(found, Hindrance) or found.same:
        return LastMeeting(_folded(theirs), theirs, len(theirs))
    brought = [{**entry, "at": 0, "act": len(ours) + 1, "key": ""} for entry in found.entries]
    return LastMeeting(reduce(FACTS.apply, brought, mine), [*ours, *brought], len(theirs))


def _reading(log: Log, other: Log) -> _Reading:
    """Return how far a log has last taken in the other one."""
    merges = {id(entry) for entry in effective(log) if entry["type"] == "TabletMerged"}
    for at in range(len(log) - 1, 0, -1):
        read = log[at].get("read", 0)
        if id(log[at]) in merges and 0 < read <= len(other) and seal(other[:read]) == log[at]["seal"]:
            until = next((end for end in range(at, len(log)) if log[end]["act"] != log[at]["act"]), len(log))
            return _Reading(read, at, until)
    return _Reading()


def _folded(log: Log) -> Tournament:
    counting = effective(log)
    return reduce(FACTS.apply, counting[1:], opened(counting[0]))
