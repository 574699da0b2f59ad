"""A log is a list of entries, each a plain dict that states one fact.

Every entry carries `type`, `at` (milliseconds, from the tap), `act`, the number of the first entry that the
same intent wrote, and `key`, by which an intent that is sent again after a crash is known. Undo is an entry
too: it names the act that no longer counts. What another tablet of the room has sent carries its number in
`from_tablet`, and if that is a second judge's in `by_judge`; an undo goes past it, for it takes back what was
done here. It goes past what the clock has written too, with all that follows: that would be written again at
once.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from itertools import groupby
from operator import itemgetter
from typing import Any, TypeVar

from faristol.errors import refusal
from faristol.facts import effective as effective
from faristol.texts import N_

Entry = dict[str, Any]
State = TypeVar("State")

STAMPS = frozenset(("at", "act", "key"))
"""What `stamped` adds to a fact."""


NothingToUndo = refusal(
    "log.nothing-to-undo",
    N_("There is nothing here to undo."),
    N_("What the room has heard, or a file already contains, cannot be undone."),
)


def fold(start: State, apply: Callable[[State, Entry], State], entries: Iterable[Entry]) -> State:
    return reduce(apply, effective(entries), start)


def stamped(entries: Sequence[Entry], after: int, at: int, key: str) -> list[Entry]:
    """Return the facts of one act with the time of the tap, the act's number and the key of the intent."""
    return [{**entry, "at": at, "act": after + 1, "key": key} for entry in entries]


def moved(entries: Sequence[Entry], common: int, by: int) -> list[Entry]:
    """Return what comes after so many entries of a log, for another in which `by` more are before it."""

    def place(number: int) -> int:
        return number + by if number > common else number

    numbers = ("act", "undoes")
    return [
        {**entry, **{name: place(entry[name]) for name in numbers if name in entry}}
        for entry in entries[common:]
    ]


def last_act(entries: Sequence[Entry], final: frozenset[str]) -> list[Entry]:
    """Return the act that an undo would take back; empty if the last one is final.

    What an undoing wrote beside itself belongs to it, and is passed over too.
    """
    undone = set[int]()
    for number, backwards in groupby(reversed(entries), itemgetter("act")):
        act = [*backwards][::-1]
        undoings = {entry["undoes"] for entry in act if entry["type"] == "Undone"}
        undone |= undoings
        own = [entry for entry in act if not _from_elsewhere(entry)]
        if "by_judge" in act[0] or any(map(by_the_clock, act)):
            own = []  # What a second judge or the clock does is not the first one's, nor what follows.
        if own and not undoings and number not in undone:
            return [] if any(entry["type"] in final for entry in own) else own
    return []


def _from_elsewhere(entry: Entry) -> bool:
    return "from_tablet" in entry or "by_judge" in entry


def by_the_clock(entry: Entry) -> bool:
    """Return whether nobody did this: the time was over."""
    return bool(entry["type"] == "TimeEnded" and entry["by"] == "clock")


def undo(entries: Sequence[Entry], final: frozenset[str]) -> Entry:
    act = last_act(entries, final)
    if not act:
        raise NothingToUndo
    return {"type": "Undone", "undoes": act[0]["act"]}
