"""The rounds of two tablets: table by table where the same players sit, and as a whole where they do not.

A round that only one of them has comes to the other with all its results. Two that were paired otherwise are
asked about while nothing was played here; where both were played only one can count, and the director is
told.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from faristol.tournaments.difference import Difference
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.found import Found
from faristol.tournaments.merging_results import results_of
from faristol.tournaments.pairing import Draft
from faristol.tournaments.published import Published
from faristol.tournaments.whole_rounds import everybody, facts_of_sheet, round_of, value_of_round


def with_rounds_of_both(known: Tournament, taken: Tournament, first: Tournament) -> Tournament:
    """Return what was known at the last meeting, with only those of its rounds that both then had; the others
    are as at first, so that they are asked about again."""
    both = zip(known.rounds, taken.rounds, strict=False)
    alike = [_same_pairs(one.draft, other.draft) for one, other in both]
    number = alike.index(False) if False in alike else len(alike)
    return replace(known, rounds=(*known.rounds[:number], *first.rounds[number:]))


def rounds_of_both(found: Found, base: Tournament, there: Tournament) -> None:
    """Bring each round of the other tablet in turn, as far as they follow from those here."""
    for theirs in there.rounds:
        number = theirs.number
        if not _one_round(found, base, there, theirs):
            if number < len(there.rounds):
                found.tell(Difference("follows", round=number + 1))
            return
    _called_off(found, base, there)


def _called_off(found: Found, base: Tournament, there: Tournament) -> None:
    """Call off what the other one has called off; where it was played on here, only tell it."""
    for number in range(len(there.rounds) + 1, len(base.rounds) + 1):
        if number < len(found.event.rounds):
            found.tell(Difference("called-off-there", round=number))
        elif number == len(found.event.rounds):
            same = found.event.rounds[-1] == base.rounds[number - 1]
            found.ask_or_bring(Difference("round", round=number), bring=same)


def _one_round(found: Found, base: Tournament, there: Tournament, theirs: Published) -> bool:
    """Return whether this round is one now, so that the next can follow from it."""
    number, before = theirs.number, _published(base, theirs.number)
    ours = _published(found.event, number)
    whole = Difference("round", round=number, value=round_of(there, number))
    if ours is None:
        if before is not None:
            if before != theirs:
                found.tell(Difference("called-off", round=number))
            return False
        return _bring_whole(found, whole, bring=_may_replace(found, base, theirs.draft))
    if not _same_pairs(ours.draft, theirs.draft):
        if before and _same_pairs(before.draft, theirs.draft):
            _byes(found, before, theirs)
            results_of(found, before, theirs)
            return True
        if before and _same_pairs(before.draft, ours.draft) and _still_sit(ours, theirs):
            mine = {**value_of_round(theirs), "sheets": _moved_sheets(ours, theirs), "closed": ours.closed}
            if not found.ask_or_bring(replace(whole, value=mine), bring=_rests(before) == _rests(ours)):
                return False
        elif ours.sheets and theirs.sheets:
            found.tell(Difference("two-rounds", round=number))
            return False
        else:
            found.tell(whole)
            return False
    _byes(found, before, theirs)
    _starts(found, before, theirs)
    results_of(found, before, theirs)
    _closing(found, before, theirs)
    return True


def _bring_whole(found: Found, whole: Difference, *, bring: bool) -> bool:
    if not found.ask_or_bring(whole, bring=bring):
        return False
    found.rounds += 1
    return True


def _byes(found: Found, before: Published | None, theirs: Published) -> None:
    """Bring who rests, and for how much, if only the other one has changed it; else ask."""
    ours = found.event.rounds[theirs.number - 1]
    if _rests(theirs) != _rests(ours) and not (before and _rests(theirs) == _rests(before)):
        value = value_of_round(theirs)["byes"]
        only_there = before is not None and _rests(before) == _rests(ours)
        found.ask_or_bring(Difference("byes", round=theirs.number, value=value), bring=only_there)


def _rests(published: Published) -> set[tuple[str, bool]]:
    return {(player, why.code == "bye-half") for player, why in published.draft.byes}


def _starts(found: Found, before: Published | None, theirs: Published) -> None:
    """Tell who starts on the other tablet and not here, unless only this one has changed it."""
    ours = found.event.rounds[theirs.number - 1]
    were = {(pair.first, pair.second) for pair in before.draft.pairs} if before else set()
    here = {(pair.first, pair.second) for pair in ours.draft.pairs}
    for pair in theirs.draft.pairs:
        both = (pair.first, pair.second)
        if both not in here and both not in were:
            found.tell(Difference("starts", both, theirs.number))


def _closing(found: Found, before: Published | None, theirs: Published) -> None:
    """Close or open the round as there; one that others follow stays closed, and it is said."""
    ours = found.event.rounds[theirs.number - 1]
    was = before.closed if before else False
    if theirs.closed not in (was, ours.closed) and not (theirs.closed and ours.missing):
        found.ask_or_bring(Difference("closed", round=theirs.number, value=theirs.closed), bring=True)


def bring_draft(found: Found, base: Tournament, there: Tournament) -> None:
    """Bring a draft, if it still has everybody who is there; another one here is asked about."""
    draft, here = there.draft, found.event
    if draft is None or draft == base.draft or draft.number < here.next:
        return
    present = {id for id, player in here.players.items() if player.plays_in(draft.number)}
    if draft.number > here.next or {*everybody(draft)} != present:
        found.tell(Difference("draft", round=draft.number))
    elif here.draft is None or not _same(here.draft, draft):
        difference = Difference("round", round=draft.number, value=round_of(there, draft.number))
        found.ask_or_bring(difference, bring=_may_replace(found, base, draft))


def _may_replace(found: Found, base: Tournament, draft: Draft) -> bool:
    """Return whether the director made no other draft here of this round since the two parted."""
    ours = found.drafted
    return ours is None or ours.number != draft.number or _is_as_before(ours, base) or _same(ours, draft)


def _is_as_before(draft: Draft, base: Tournament) -> bool:
    return base.draft is not None and _same(draft, base.draft)


def sent(here: Tournament, there: Tournament, after: Sequence[Entry]) -> Iterator[Entry]:
    """Yield what tablets of tables sent later to the other one, as far as nobody has decided on it."""
    what = ("type", "round", "board", "score", "from_tablet")
    for entry in after:
        if _waits(there, entry) and _one_table(here, there, entry):
            ours = here.rounds[entry["round"] - 1]
            if ours.others.get(entry["board"]) != tuple(entry["score"]):
                yield {name: entry[name] for name in what}


def not_taken(here: Tournament, there: Tournament, entry: Entry) -> bool:
    """Return whether a table's tablet sent this to the other one, and there is no such table here."""
    return _waits(there, entry) and not _one_table(here, there, entry)


def _waits(there: Tournament, entry: Entry) -> bool:
    if entry["type"] != "ResultDiffers" or entry["round"] > len(there.rounds):
        return False
    return bool(there.rounds[entry["round"] - 1].others.get(entry["board"]) == tuple(entry["score"]))


def _one_table(here: Tournament, there: Tournament, entry: Entry) -> bool:
    if entry["round"] > len(here.rounds):
        return False
    ours, theirs = (each.rounds[entry["round"] - 1].draft.by_table for each in (here, there))
    board = entry["board"]
    seats = [(each[board].first, each[board].second) for each in (ours, theirs) if board in each]
    return len(seats) == 2 and seats[0] == seats[1]


def _published(event: Tournament, number: int) -> Published | None:
    return event.rounds[number - 1] if number <= len(event.rounds) else None


def _same_pairs(one: Draft, other: Draft) -> bool:
    """Return whether the same players meet, wherever they sit and whoever starts."""
    sits = [{frozenset((pair.first, pair.second)) for pair in each.pairs} for each in (one, other)]
    return sits[0] == sits[1]


def _same(one: Draft, other: Draft) -> bool:
    """Return whether two drafts have the same pairs with the same starts, and the same rests."""
    sits = [{(pair.first, pair.second) for pair in each.pairs} for each in (one, other)]
    return sits[0] == sits[1] and _rests(Published(one)) == _rests(Published(other))


def _still_sit(ours: Published, theirs: Published) -> bool:
    """Return whether all who have handed something in here sit together there too."""
    return all(theirs.draft.table_of((pair.first, pair.second)) for _, pair, sheet in ours.boards if sheet)


def _moved_sheets(ours: Published, theirs: Published) -> list[dict[str, Any]]:
    """Return the sheets that are here, at the boards of the other tablet."""
    moved = []
    for _, pair, sheet in ours.boards:
        if sheet:
            at = theirs.draft.table_of((pair.first, pair.second))
            turned = theirs.draft.by_table[at].first != pair.first
            facts = facts_of_sheet(sheet, turned=turned)
            moved.append({"board": at, **facts, "corrected": sheet.corrected})
    return sorted(moved, key=lambda each: each["board"])
