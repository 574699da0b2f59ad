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
from faristol.tournaments.pairing import Draft
from faristol.tournaments.published import Published, Sheet
from faristol.tournaments.whole_rounds import everybody, facts_of_sheet, round_of, value_of_round


def rounds_of_both(found: Found, base: Tournament, there: Tournament) -> None:
    """Bring each round of the other tablet in turn, as far as they follow from those here."""
    for theirs in there.rounds:
        number = theirs.number
        if not _one_round(found, base, there, theirs):
            if number < len(there.rounds):
                found.tell(Difference("follows", round=number + 1))
            return
    called_off = len(there.rounds) < len(base.rounds) == len(found.event.rounds)
    if called_off:
        same = found.event.rounds[-1] == base.rounds[-1]
        found.ask_or_bring(Difference("round", round=len(base.rounds)), bring=same)


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
        draft = found.event.draft
        alike = draft is None or _same(draft, theirs.draft)
        return _bring_whole(found, whole, theirs, bring=alike)
    if not _same(ours.draft, theirs.draft):
        if before and _same(before.draft, theirs.draft):
            _results(found, before, theirs)
            return True
        if before and _same(before.draft, ours.draft) and _still_sit(ours, theirs):
            mine = {**value_of_round(theirs), "sheets": _moved_sheets(ours, theirs), "closed": False}
            found.bring(replace(whole, value=mine))
        elif ours.sheets and theirs.sheets:
            found.tell(Difference("two-rounds", round=number))
            return False
        else:
            found.tell(whole)
            return False
    _results(found, before, theirs)
    _closing(found, before, theirs)
    return True


def _bring_whole(found: Found, whole: Difference, theirs: Published, *, bring: bool) -> bool:
    if not found.ask_or_bring(whole, bring=bring):
        return False
    found.brought += len(theirs.sheets)
    return True


def _results(found: Found, before: Published | None, theirs: Published) -> None:
    """Bring the results that only the other one has; what both have otherwise waits for the director."""
    for _, pair, sheet in theirs.boards:
        number, both = theirs.number, (pair.first, pair.second)
        ours = found.event.rounds[number - 1]
        was = _sheet(before, both)
        if what_counts(sheet) == what_counts(was):
            continue
        at = _board(ours.draft, both)
        if at == 0:
            found.tell(Difference("no-table", both, number, {**facts_of_sheet(sheet)} if sheet else None))
            continue
        turned = ours.draft.pairs[at - 1].first != pair.first
        facts = facts_of_sheet(sheet, turned=turned) if sheet else {}
        mine, theirs_here = ours.sheets.get(at), _as_here(sheet, turned=turned)
        table: Entry = {"round": number, "board": at, **facts}
        if what_counts(mine) == what_counts(theirs_here):
            found.alike += 1
        elif what_counts(mine) == what_counts(_sheet(before, both, turned=turned)) or mine is None:
            found.brought += 1
            if sheet is None:
                found.bring(Difference("sheet", both, number, False))
            elif mine is None:
                found.write({"type": "ResultBrought", **table})
            else:
                found.write({"type": "CorrectionBrought", **table, "why": sheet.corrected or ""})
        elif sheet and what_counts(theirs_here) != what_counts(ours.refused.get(at)):
            found.asked = True
            found.differing += 1
            if what_counts(theirs_here) != what_counts(ours.beside.get(at)):
                found.write({"type": "ResultBeside", **table})


def _closing(found: Found, before: Published | None, theirs: Published) -> None:
    ours = found.event.rounds[theirs.number - 1]
    was = before.closed if before else False
    if theirs.closed not in (was, ours.closed) and not (theirs.closed and ours.missing):
        found.bring(Difference("closed", round=theirs.number, value=theirs.closed))


def bring_draft(found: Found, base: Tournament, there: Tournament) -> None:
    """Bring a draft, if it still has everybody who is there; another one here is asked about."""
    draft, here = there.draft, found.event
    if draft is None or draft == base.draft or draft.number < here.next:
        return
    present = {id for id, player in here.players.items() if player.plays_in(draft.number)}
    if draft.number > here.next or {*everybody(draft)} != present:
        found.tell(Difference("draft", round=draft.number))
    elif here.draft is None or not _same(here.draft, draft):
        value = round_of(there, draft.number)
        found.ask_or_bring(Difference("round", round=draft.number, value=value), bring=here.draft is None)


def sent(here: Tournament, there: Tournament, after: Sequence[Entry]) -> Iterator[Entry]:
    """Yield what tablets of tables sent later to the other one, as far as nobody has decided on it."""
    for entry in after:
        if entry["type"] == "ResultDiffers" and entry["round"] <= min(len(there.rounds), len(here.rounds)):
            at, board, score = entry["round"] - 1, entry["board"], tuple(entry["score"])
            ours, theirs = here.rounds[at], there.rounds[at]
            alike = ours.draft.pairs[board - 1 : board] == theirs.draft.pairs[board - 1 : board]
            if alike and theirs.others.get(board) == score != ours.others.get(board):
                what = ("type", "round", "board", "score", "from_tablet")
                yield {name: entry[name] for name in what}


def _published(event: Tournament, number: int) -> Published | None:
    return event.rounds[number - 1] if number <= len(event.rounds) else None


def _same(one: Draft, other: Draft) -> bool:
    """Return whether the same players meet and the same rest, wherever they sit and whoever starts."""
    sits = [{frozenset((pair.first, pair.second)) for pair in each.pairs} for each in (one, other)]
    rest = [{player for player, _ in each.byes} for each in (one, other)]
    return sits[0] == sits[1] and rest[0] == rest[1]


def _board(draft: Draft, both: tuple[str, str]) -> int:
    pairs = enumerate(draft.pairs, 1)
    return next((board for board, pair in pairs if {pair.first, pair.second} == {*both}), 0)


def _sheet(published: Published | None, both: tuple[str, str], *, turned: bool = False) -> Sheet | None:
    """Return what these two handed in, as seen by the first of them."""
    if published is None or not (board := _board(published.draft, both)):
        return None
    other = published.draft.pairs[board - 1].first != both[0]
    return _as_here(published.sheets.get(board), turned=other != turned)


def _as_here(sheet: Sheet | None, *, turned: bool) -> Sheet | None:
    if sheet is None or not turned:
        return sheet
    facts = facts_of_sheet(sheet, turned=True)
    result = replace(
        sheet.result,
        outcome=facts["outcome"],
        halves=tuple(facts["halves"]),
        score=tuple(facts["counts"]),
    )
    written = (sheet.written[1], sheet.written[0]) if sheet.written else None
    return replace(sheet, result=result, written=written, over_time=(sheet.over_time[1], sheet.over_time[0]))


def _still_sit(ours: Published, theirs: Published) -> bool:
    """Return whether all who have handed something in here sit together there too."""
    return all(_board(theirs.draft, (pair.first, pair.second)) for _, pair, sheet in ours.boards if sheet)


def _moved_sheets(ours: Published, theirs: Published) -> list[dict[str, Any]]:
    """Return the sheets that are here, at the boards of the other tablet."""
    moved = []
    for _, pair, sheet in ours.boards:
        if sheet:
            at = _board(theirs.draft, (pair.first, pair.second))
            turned = theirs.draft.pairs[at - 1].first != pair.first
            facts = facts_of_sheet(sheet, turned=turned)
            moved.append({"board": at, **facts, "corrected": sheet.corrected})
    return sorted(moved, key=lambda each: each["board"])


def what_counts(sheet: Sheet | None) -> tuple[object, ...] | None:
    return (sheet.result, sheet.written, sheet.over_time, sheet.decision) if sheet else None
