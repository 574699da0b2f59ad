"""Results of two tablets become one where each division is paired for itself: division by division."""

from collections.abc import Sequence

from faristol.tournaments import merging
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.facts import in_division
from faristol.tournaments.merging import Hindrance, Merged
from faristol.tournaments.parts import part_named


def merged(
    base: Tournament, here: Tournament, there: Tournament, log: Sequence[Entry], common: int
) -> Merged | Hindrance:
    """Return what the other log has for the tables here, as `merging.merged` does."""
    if not (base.separate and here.separate and there.separate):
        return merging.merged(base, here, there, log, common)
    entries, brought, alike, differing = list[Entry](), 0, 0, 0
    for name in base.parts:
        before, ours, theirs = (part_named(each, name) for each in (base, here, there))
        found = merging.merged(before, ours, theirs, _of_division(log, name), common)
        if isinstance(found, Hindrance):
            return found
        entries += [entry for entry in in_division(ours, found.entries) if entry not in entries]
        brought, alike = brought + found.brought, alike + found.alike
        differing += found.differing
    return Merged(entries, brought, alike, differing)


def _of_division(log: Sequence[Entry], name: str) -> list[Entry]:
    """Return the log with each entry in its place, those about other divisions' results as if of none."""
    return [
        {**entry, "type": "Exported"}
        if entry["type"] in merging.OF_RESULTS and entry.get("division", name) != name
        else entry
        for entry in log
    ]
