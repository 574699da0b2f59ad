"""The results of a round that two tablets have: table by table, by who sits there."""

from faristol.tournaments.difference import Difference
from faristol.tournaments.event import Entry
from faristol.tournaments.found import Found
from faristol.tournaments.published import Published, Sheet
from faristol.tournaments.whole_rounds import facts_of_sheet, turned_sheet


def results_of(found: Found, before: Published | None, theirs: Published) -> None:
    """Bring the results that only the other one has; what both have otherwise waits for the director."""
    for board, pair, sheet in theirs.boards:
        number, both = theirs.number, (pair.first, pair.second)
        ours = found.event.rounds[number - 1]
        was = _sheet(before, both)
        if what_counts(sheet) == what_counts(was):
            continue
        at = ours.draft.table_of(both)
        if at == 0:
            found.tell(Difference("no-table", both, number, {**facts_of_sheet(sheet)} if sheet else None))
            continue
        turned = ours.draft.by_table[at].first != pair.first
        mine, was = ours.sheets.get(at), _sheet(before, both, turned=turned)
        if sheet is None:
            unchanged = what_counts(mine) == what_counts(was)
            if mine:
                taken = found.ask_or_bring(Difference("sheet", both, number, False), bring=unchanged)
                found.taken_back += taken
            continue
        table = {"round": number, "board": at, **facts_of_sheet(sheet, turned=turned)}
        there = {*theirs.beside, *theirs.refused}
        contested = at in {*ours.beside, *ours.refused} or board in there
        _result(found, table, turned_sheet(sheet) if turned else sheet, was, contested=contested)


def _result(found: Found, table: Entry, theirs: Sheet, was: Sheet | None, *, contested: bool) -> None:
    """Bring a result as seen from here, if the one here is as it was before."""
    ours, at = found.event.rounds[table["round"] - 1], table["board"]
    mine = ours.sheets.get(at)
    if what_counts(mine) == what_counts(theirs):
        found.alike += 1
    elif mine is None:
        found.brought += 1
        found.write({"type": "ResultBrought", **table})
    elif what_counts(mine) == what_counts(was) and not contested:
        found.corrected += 1
        found.write({"type": "CorrectionBrought", **table, "why": theirs.corrected or ""})
    elif what_counts(theirs) != what_counts(ours.refused.get(at)):
        found.asked = True
        found.differing += 1
        if what_counts(theirs) != what_counts(ours.beside.get(at)):
            found.write({"type": "ResultBeside", **table})


def _sheet(published: Published | None, both: tuple[str, str], *, turned: bool = False) -> Sheet | None:
    """Return what these two handed in, as seen by the first of them."""
    if published is None or not (board := published.draft.table_of(both)):
        return None
    sheet = published.sheets.get(board)
    other = published.draft.by_table[board].first != both[0]
    return turned_sheet(sheet) if sheet and other != turned else sheet


def what_counts(sheet: Sheet | None) -> tuple[object, ...] | None:
    return (sheet.result, sheet.written, sheet.over_time, sheet.decision) if sheet else None
