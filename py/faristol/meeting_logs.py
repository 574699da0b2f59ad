"""What becomes of a file's log where the same event is here already: it goes on, is merged, is asked about.

That a backup was made, the log here may say alone: what comes after in the file goes on behind it.
"""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from faristol.games.log import Entry, moved, stamped
from faristol.games.publishing import backed_up, public
from faristol.kinds import merged
from faristol.screens.errors import NothingNew, NothingNewInDamaged
from faristol.screens.scene import Brings
from faristol.storage.files import compare
from faristol.tournaments.difference import Hindrance, Merged


def meeting(ours: Sequence[Entry], brings: Brings, at: int, key: str) -> list[Entry] | dict[str, Any]:
    """Return what is to be appended here if the person asked for it; else what is to be asked."""
    met = _met(list(ours), brings, at, key)
    if met is not None:
        return met
    if brings.damaged:
        raise NothingNewInDamaged
    raise NothingNew


def _met(here: list[Entry], brings: Brings, at: int, key: str) -> list[Entry] | dict[str, Any] | None:
    """Return it, or None where the file has nothing that is not here."""
    theirs, how, answers = brings.entries, brings.how, brings.answers
    if compare(public(here), list(theirs)).kind in ("same", "ours-goes-on"):
        return None
    found = compare(backed_up(here), backed_up(theirs))
    only_backups = all(entry.get("type") == "Exported" for entry in here[found.common :])
    if only_backups and not found.theirs_more:
        return None
    kind = "theirs-goes-on" if only_backups else found.kind
    if how == "go-on" and kind == "theirs-goes-on":
        return moved(theirs, found.common, found.ours_more)
    merges = merged(here, theirs, found.common, answers) if kind == "parted" else None
    if isinstance(merges, Merged) and not merges.entries and not merges.same:
        return None
    if isinstance(merges, Merged) and how == "merge" and not merges.same:
        return stamped(merges.entries, len(here), at, key)
    return {
        "kind": kind,
        "common": found.common,
        "ours_more": found.ours_more,
        "theirs_more": found.theirs_more,
        "entries": json.dumps(theirs, ensure_ascii=False),
        "answers": dict(answers),
        "damaged": brings.damaged,
        **_about_merging(merges),
    }


def _about_merging(merges: Merged | Hindrance | None) -> dict[str, Any]:
    """Return what would be merged, who is who, or what is in the way."""
    match merges:
        case Merged(same=same) if same:
            return {"same": [asdict(each) for each in same]}
        case Merged():
            return {"merges": _counts(merges)}
        case Hindrance():
            return {"hinders": merges.what}
    return {}


def _counts(merges: Merged) -> dict[str, int]:
    """Return how many results are brought, alike and otherwise, and how many other things."""
    types = Counter(entry["type"] for entry in merges.entries)
    results = sum(number for name, number in types.items() if name.startswith("Result"))
    counted = results + types["TabletMerged"] + types["CorrectionBrought"] + types["DifferenceFound"]
    return {
        "brought": merges.brought,
        "corrected": merges.corrected,
        "taken_back": merges.taken_back,
        "alike": merges.alike,
        "differing": merges.differing,
        "more": len(merges.entries) - counted - merges.taken_back - merges.rounds,
        "rounds": merges.rounds,
        "asked": types["DifferenceFound"],
    }
