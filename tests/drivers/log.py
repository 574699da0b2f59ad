"""One event's log without a screen: what the rules allow is stamped, written and folded, as on a tablet."""

import json
from copy import copy
from functools import reduce
from operator import is_
from typing import Any, Self

from faristol.games.log import Entry, effective, stamped, undo
from faristol.kinds import Kind, kind_of
from faristol.storage.seal import faithful

NOON = 1_791_540_000_000
SECOND, MINUTE = 1_000, 60_000


def known_kind(entries: list[Entry]) -> Kind:
    kind = kind_of(entries[0])
    assert kind, entries[0]
    return kind


def folded(entries: list[Entry]) -> Any:
    """Return the state of a log from its beginning; an entry that cannot be read raises an error."""
    kind, counting = known_kind(entries), effective(entries)
    return reduce(kind.facts.apply, counting[1:], kind.opened(counting[0]))


class Log:
    """An event of which a test writes the log; each kind of event extends this by its acts."""

    opens_at = NOON
    """The time of the first act."""
    keys = "key"
    """How the keys of its acts begin: those of a branch differ, as another tablet's do."""

    def __init__(self, facts: list[Entry]) -> None:
        self.now = self.opens_at
        self.entries: list[Entry] = []
        self._read: list[Entry] = []
        self._state: Any = None
        self.write(facts)

    def lasts(self, written: int) -> int:
        """Return the time that an act of so many entries takes."""
        return written * MINUTE

    def write(self, facts: list[Entry]) -> Self:
        """Write an act, converted to text and back, as a disk does, which sorts the keys."""
        after = len(self.entries)
        new = stamped(facts, after, self.now, f"{self.keys}-{after}")
        self.entries += [json.loads(faithful(entry)) for entry in new]
        self.now += self.lasts(len(new))
        self.state  # noqa: B018  what cannot be folded fails here, not later
        return self

    def branch(self) -> Self:
        """Return another log that goes on from here."""
        other = copy(self)
        other.entries, other.keys = [*self.entries], f"{self.keys}-branch"
        return other

    def undo(self) -> Self:
        """Take the last act back, also where a screen would ask for an arbiter's word."""
        undone = undo(self.entries, self.kind.facts.final)
        also = self.kind.undone_with(self.entries, {**undone, "at": self.now})
        return self.write([*also, undone])

    @property
    def kind(self) -> Kind:
        return known_kind(self.entries)

    @property
    def state(self) -> Any:
        """Return the state, folded on from what was read before; from the start after an undo."""
        before = len(self._read)
        new = self.entries[before:]
        same = before <= len(self.entries) and all(map(is_, self._read, self.entries))
        if not before or not same or any(entry["type"] == "Undone" for entry in new):
            self._state = folded(self.entries)
        else:
            self._state = reduce(self.kind.facts.apply, new, self._state)
        self._read = [*self.entries]
        return self._state

    @property
    def last(self) -> Entry:
        return self.entries[-1]

    @property
    def types(self) -> list[str]:
        return [entry["type"] for entry in self.entries]
