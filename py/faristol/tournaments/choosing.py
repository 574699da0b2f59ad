"""Which of two versions counts, where another tablet's file has something otherwise: the director says it."""

from faristol.fields import Damaged
from faristol.tournaments.deciding import Word, decision_of
from faristol.tournaments.decision import CORRECTED
from faristol.tournaments.difference import Difference
from faristol.tournaments.directing import reason
from faristol.tournaments.errors import ChoiceReasonMissing, NotNow, SomethingPlayed, TakenNoMore
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.published import Sheet


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


def take_theirs(event: Tournament, number: int) -> list[Entry]:
    """Let count what the other tablet has, of the difference with this number, from 1."""
    from faristol.tournaments.aspects import with_value  # a director seldom has differences

    found = _waiting(event, number)
    if found.only_told:
        raise NotNow
    if replaces_played(event, found):
        raise SomethingPlayed
    try:
        with_value(event, found)
    except (Damaged, LookupError):
        raise TakenNoMore from None
    return [{"type": "DetailBrought", **written(found)}]


def keep_ours(event: Tournament, number: int) -> list[Entry]:
    """Let it stay as it is here; what was only told has been read."""
    return [{"type": "DifferenceKept", **written(_waiting(event, number))}]


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


def _waiting(event: Tournament, number: int) -> Difference:
    waiting = event.differences.waiting
    if event.ended or not 1 <= number <= len(waiting):
        raise NotNow
    return waiting[number - 1]


def _choice(event: Tournament, number: int, board: int, why: str) -> tuple[Entry, Sheet]:
    """Return what an entry says of a choice between two results, and the one of the other tablet."""
    beside = event.rounds[number - 1].beside if 1 <= number <= len(event.rounds) else {}
    if event.ended or board not in beside:
        raise NotNow
    if not why.strip():
        raise ChoiceReasonMissing
    return {"round": number, "board": board, "why": reason(why)}, beside[board]
