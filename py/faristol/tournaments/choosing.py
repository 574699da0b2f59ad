"""Which of two versions counts, where another tablet's file has something otherwise: the director says it."""

import json
from hashlib import sha256

from faristol.errors import refusal
from faristol.fields import Damaged
from faristol.texts import N_
from faristol.tournaments.deciding import Word, decision_of
from faristol.tournaments.decision import CORRECTED
from faristol.tournaments.difference import Difference
from faristol.tournaments.directing import reason
from faristol.tournaments.errors import ChoiceReasonMissing, NotNow, SomethingPlayed, TakenNoMore
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.published import Sheet

ChosenAlready = refusal(
    "tournament.chosen-already",
    N_("This difference is no longer waiting for a choice."),
    N_("Nothing was changed; look at those that are left."),
)


def take_beside(event: Tournament, number: int, board: int, why: str, *, arbiter: str = "") -> list[Entry]:
    """Let the result count that the other tablet had; of a round that is over an arbiter says so."""
    from faristol.tournaments.whole_rounds import facts_of_sheet  # a director seldom has two results

    where, sheet = _choice(event, number, board, why)
    facts, named, published = facts_of_sheet(sheet), list[Entry](), event.rounds[number - 1]
    if published.closed and not sheet.decision:
        word = Word(arbiter, why)
        facts["decision"], named = decision_of(event, published, board, CORRECTED, None, word)
    return [{"type": "ResultCorrected", **facts, **where}, *named]


def keep_here(event: Tournament, number: int, board: int, why: str) -> list[Entry]:
    """Let the result count that was here."""
    where, _ = _choice(event, number, board, why)
    return [{"type": "ResultKept", **where}]


def take_theirs(event: Tournament, number: int, seen: str = "") -> list[Entry]:
    """Let count what the other tablet has, of the difference with this number, from 1; `seen` is the name of
    the one that the director saw there."""
    found = _waiting(event, number, seen)
    if found.only_told:
        raise NotNow
    if replaces_played(event, found):
        raise SomethingPlayed
    if not fits(event, found):
        raise TakenNoMore
    return [{"type": "DetailBrought", **written(found)}]


def keep_ours(event: Tournament, number: int, seen: str = "") -> list[Entry]:
    """Let it stay as it is here; what was only told has been read."""
    return [{"type": "DifferenceKept", **written(_waiting(event, number, seen))}]


def fits(event: Tournament, found: Difference) -> bool:
    """Return whether what the other tablet has still can count here."""
    from faristol.tournaments.aspects import with_value  # a director seldom has differences

    try:
        with_value(event, found)
    except (Damaged, LookupError):
        return False
    return True


def name_of(difference: Difference) -> str:
    """Return by what a difference is known again, wherever it stands in the list."""
    said = json.dumps([*difference.place, difference.value], sort_keys=True)
    return sha256(said.encode()).hexdigest()[:16]


def replaces_played(event: Tournament, found: Difference) -> bool:
    """Return whether a round of which something was played here would be another."""
    there = found.round <= len(event.rounds)
    return found.about == "round" and there and bool(event.rounds[found.round - 1].sheets)


def written(difference: Difference) -> Entry:
    """Return a difference as the log writes it."""
    of_all = {"about": difference.about, "value": difference.value}
    who = {"who": [*difference.who]} if difference.who else {}
    why = {"why": difference.why} if difference.why else {}
    return {**of_all, **who, **why, **({"round": difference.round} if difference.round else {})}


def _waiting(event: Tournament, number: int, seen: str) -> Difference:
    waiting = event.differences.still(event)
    if event.ended or not (seen or 1 <= number <= len(waiting)):
        raise NotNow
    if not seen:
        return waiting[number - 1]
    found = next((each for each in waiting if name_of(each) == seen), None)
    if found is None:
        raise ChosenAlready
    return found


def _choice(event: Tournament, number: int, board: int, why: str) -> tuple[Entry, Sheet]:
    """Return what an entry says of a choice between two results, and the one of the other tablet."""
    beside = event.rounds[number - 1].beside if 1 <= number <= len(event.rounds) else {}
    if event.ended or board not in beside:
        raise NotNow
    if not why.strip():
        raise ChoiceReasonMissing
    return {"round": number, "board": board, "why": reason(why)}, beside[board]
