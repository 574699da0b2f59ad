"""The rounds of a tournament: places, points and results, counted a second time; and what the tablets say."""

import re
from collections import Counter

from evenings.evening import Evening, Invariant, NotSo
from evenings.links import hears
from evenings.seen import sentences

_RECEIVED = re.compile(r"Received: (\d+) – (\d+)")
_TABLE = re.compile(r"Table (\d+)")


def everybody_has_one_place(evening: Evening) -> None:
    for published in evening.event.rounds:
        draft = published.draft
        placed = Counter(player for pair in draft.pairs for player in (pair.first, pair.second))
        placed.update(player for player, _ in draft.byes)
        if twice := [player for player, times in placed.items() if times > 1]:
            raise NotSo("one place each", f"round {published.number}: {twice}")


def a_table_reads_what_the_director_has(evening: Evening) -> None:
    state = evening.event
    if not state.rounds:
        return
    tables = state.rounds[-1].round.tables
    for name in sorted(hears(evening, "director") - evening.silent):
        device = evening.devices[name]
        found = _TABLE.match(sentences(device.regions["bar"]))
        if device.last["url"] != "#/table" or not found or int(found[1]) > len(tables):
            continue
        said, result = device.reads("work"), tables[int(found[1]) - 1].result
        received = _RECEIVED.search(said)
        if received and (result is None or tuple(map(int, received.groups())) != tuple(result.score)):
            raise NotSo("received is received", f"{name}: the director has {result}; it says {said[:400]}")


INVARIANTS: tuple[Invariant, ...] = (everybody_has_one_place, a_table_reads_what_the_director_has)
