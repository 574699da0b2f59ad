"""Two tablets where each division is paired for itself: results become one, table by table in each division.

Whatever else the other one has done is not taken: it is told, and is done here by hand.
"""

from collections.abc import Iterator, Sequence

from faristol.facts import effective
from faristol.tournaments import merging
from faristol.tournaments.difference import Answers, Difference, Hindrance, Merged
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.facts import in_division
from faristol.tournaments.found import Found
from faristol.tournaments.last_meeting import last_meeting
from faristol.tournaments.merging_results import results_of
from faristol.tournaments.parts import part_named
from faristol.tournaments.people import people, renamed

OF_RESULTS = ("ResultEntered", "ResultCorrected", "ResultBrought", "CorrectionBrought", "ResultBeside")
LEFT_OUT = ("Exported", "TabletMerged", "RoundDrafted", "DraftDropped", "DifferenceFound", "DifferenceKept")
"""What nobody has to do here: a draft is made again as well."""


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
    if not (here.separate or there.separate):
        return merging.merged(base, here, there, ours, theirs, common, answers)
    met = last_meeting(base, ours, theirs, common, merged)
    who = people(here, there, ours, theirs, met.log, answers)
    whole = Found(here)
    both = [name for name in here.parts if name in there.parts]
    for name in both:
        part = part_named(here, name)
        found = Found(part)
        before = renamed(part_named(met.state, name), who.before)
        for theirs_round in renamed(part_named(there, name), who.ids).rounds[: len(part.rounds)]:
            number = theirs_round.number
            known = before.rounds[number - 1] if number <= len(before.rounds) else None
            results_of(found, known, theirs_round)
        whole.write(*in_division(part, found.entries))
        whole.add(found)
    left = [*_left(here, there, theirs, met.read)]
    if left:
        whole.tell(Difference("entries", value=left))
    return merging.as_merged(whole, here, theirs, common)


def _left(here: Tournament, there: Tournament, theirs: Sequence[Entry], read: int) -> Iterator[Entry]:
    """Yield what the other one has done since and is not taken, and what of before it has undone."""
    after = {id(entry) for entry in theirs[read:]}
    for entry in effective(theirs):
        if id(entry) in after and not (entry["type"] in LEFT_OUT or _is_here(here, entry)):
            yield entry
    undone = {entry["undoes"]: entry for entry in theirs[read:] if entry["type"] == "Undone"}
    for entry in theirs[:read]:
        if entry["act"] in undone and entry["type"] not in OF_RESULTS:
            yield undone.pop(entry["act"])


def _is_here(here: Tournament, entry: Entry) -> bool:
    """Return whether it is about a round that is here: its result was compared, or it is closed here too."""
    part = here.parts.get(entry.get("division", ""))
    if part is None or entry.get("round", 0) not in range(1, len(part.rounds) + 1):
        return False
    closed = entry["type"] == "RoundClosed" and part.rounds[entry["round"] - 1].closed
    return entry["type"] in OF_RESULTS or entry["type"] == "RoundPublished" or closed
