"""Results of two tablets become one where each division is paired for itself: division by division."""

from collections.abc import Sequence

from faristol.tournaments import merging
from faristol.tournaments.difference import Answers, Hindrance, Merged
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.facts import in_division
from faristol.tournaments.parts import part_named

OF_RESULTS = ("ResultEntered", "ResultCorrected", "ResultDiffers", "ResultBrought", "ResultBeside")


def merged(
    base: Tournament,
    here: Tournament,
    there: Tournament,
    ours: Sequence[Entry],
    theirs: Sequence[Entry],
    common: int,
    answers: Answers = merging.NO_ANSWERS,
) -> Merged | Hindrance:
    """Return what the other log has for the tables here, as `merging.merged` does."""
    if not (base.separate and here.separate and there.separate):
        return merging.merged(base, here, there, ours, theirs, common, answers)
    entries, brought, alike, differing = list[Entry](), 0, 0, 0
    for name in base.parts:
        before, mine, its = (part_named(each, name) for each in (base, here, there))
        mine_log, its_log = (_of_division(each, name) for each in (ours, theirs))
        found = merging.merged(before, mine, its, mine_log, its_log, common, answers)
        if isinstance(found, Hindrance):
            return found
        entries += [entry for entry in in_division(mine, found.entries) if entry not in entries]
        brought, alike = brought + found.brought, alike + found.alike
        differing += found.differing
    return Merged(entries, brought, alike, differing)


def _of_division(log: Sequence[Entry], name: str) -> list[Entry]:
    """Return the log with each entry in its place, those about other divisions' results as if of none."""
    return [
        {**entry, "type": "Exported"}
        if entry["type"] in OF_RESULTS and entry.get("division", name) != name
        else entry
        for entry in log
    ]
