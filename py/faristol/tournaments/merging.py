"""Results that two tablets have typed, each into its own log of one tournament, become one: table by table.

What only the other has is brought, what both have alike is one, and where they differ the director is asked:
until then the result counts that is here. The other's log may have parted from this one only in results, and
this one may have gone on otherwise as long as the same two sit at those tables. Which of the two tablets
typed more, or later, plays no part.
"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Literal

from faristol.tournaments.deciding import MOST_ARBITERS, Word, decision_of, once
from faristol.tournaments.decision import CORRECTED
from faristol.tournaments.directing import reason
from faristol.tournaments.errors import ChoiceReasonMissing, NotNow
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.published import Published, Sheet

OF_RESULTS = frozenset(
    (
        "ResultEntered",
        "ResultCorrected",
        "ResultDiffers",
        "ResultBrought",
        "ResultBeside",
        "ResultKept",
        "ArbitersNamed",
        "RoundClosed",
        "Exported",
    )
)
"""What a log may have after it parted. That a round is closed, the director says again here."""


@dataclass(frozen=True)
class Hindrance:
    """Why nothing is merged: an entry of the other log, a table where others sit here, or the end here."""

    what: Literal["entry", "table", "over"]
    entry: int = 0
    """Its place in the other's log, from 1."""
    round: int = 0
    board: int = 0


@dataclass(frozen=True)
class Merged:
    """What is written here, and how many tables it brings, has alike, and has otherwise."""

    entries: list[Entry]
    brought: int = 0
    alike: int = 0
    differing: int = 0


def merged(
    base: Tournament, here: Tournament, there: Tournament, log: Sequence[Entry], common: int
) -> Merged | Hindrance:
    """Return what the other log, of which so many entries are common, has for the tables here.

    `base` is the tournament as it was in common, `there` as the other log left it."""
    if at := _other_than_results(log, common):
        return Hindrance("entry", entry=at)
    if here.ended:
        return Hindrance("over")
    entries, alike = list[Entry](), 0
    for published, board, theirs in _typed_there(base, there):
        ours = _same_table(here, published, board)
        if ours is None:
            return Hindrance("table", round=published.number, board=board)
        known = [_what_counts(each.get(board)) for each in (ours.sheets, ours.beside)]
        if known[0] == _what_counts(theirs):
            alike += 1
        elif known[1] != _what_counts(theirs):
            kind = "ResultBeside" if known[0] else "ResultBrought"
            entries.append({"type": kind, "round": published.number, "board": board, **_facts(theirs)})
    differing = sum(entry["type"] == "ResultBeside" for entry in entries)
    more = [*_named(base, here, there), *_sent(here, there, log[common:])]
    return Merged([*entries, *more], len(entries) - differing, alike, differing)


def take_beside(event: Tournament, number: int, board: int, why: str, *, arbiter: str = "") -> list[Entry]:
    """Let the result count that the other tablet had; of a round that is over an arbiter says so."""
    where, sheet = _choice(event, number, board, why)
    facts, named, published = _facts(sheet), list[Entry](), event.rounds[number - 1]
    if published.closed and not sheet.decision:
        word = Word(arbiter, why)
        facts["decision"], named = decision_of(event, published, board, CORRECTED, None, word)
    return [{"type": "ResultCorrected", **facts, **where}, *named]


def keep_here(event: Tournament, number: int, board: int, why: str) -> list[Entry]:
    """Let the result count that was here."""
    where, _ = _choice(event, number, board, why)
    return [{"type": "ResultKept", **where}]


def _choice(event: Tournament, number: int, board: int, why: str) -> tuple[Entry, Sheet]:
    """Return what an entry says of a choice between two results, and the one of the other tablet."""
    beside = event.rounds[number - 1].beside if 1 <= number <= len(event.rounds) else {}
    if event.ended or board not in beside:
        raise NotNow
    if not why.strip():
        raise ChoiceReasonMissing
    return {"round": number, "board": board, "why": reason(why)}, beside[board]


def _other_than_results(log: Sequence[Entry], common: int) -> int | None:
    """Return the first entry after the parting, from 1, that is about something else than results."""
    undone = {entry["undoes"] for entry in log if entry["type"] == "Undone"}
    for number, entry in enumerate(log[common:], common + 1):
        if entry["type"] == "Undone":
            of_both = entry["undoes"] <= common
        else:
            of_both = entry["type"] not in OF_RESULTS and entry["act"] not in undone
        if of_both:
            return number
    return None


def _typed_there(base: Tournament, there: Tournament) -> Iterator[tuple[Published, int, Sheet]]:
    """Yield the tables of which the other log has a result that was not in common."""
    for before, published in zip(base.rounds, there.rounds, strict=False):
        for board, sheet in sorted(published.sheets.items()):
            if _what_counts(before.sheets.get(board)) != _what_counts(sheet):
                yield published, board, sheet


def _named(base: Tournament, here: Tournament, there: Tournament) -> Iterator[Entry]:
    """Yield that whom the other tablet has named since then is an arbiter here too, while there is room."""
    new = [name for name in there.arbiters if name not in base.arbiters]
    both = once((*here.arbiters, *new))[:MOST_ARBITERS]
    if new and both != here.arbiters:
        yield {"type": "ArbitersNamed", "arbiters": [*both]}


def _sent(here: Tournament, there: Tournament, after: Sequence[Entry]) -> Iterator[Entry]:
    """Yield what tablets of tables sent later to the other one, as far as nobody has decided on it."""
    for entry in after:
        if entry["type"] == "ResultDiffers":
            at, board, score = entry["round"] - 1, entry["board"], tuple(entry["score"])
            ours = _same_table(here, there.rounds[at], board)
            if ours and there.rounds[at].others.get(board) == score != ours.others.get(board):
                what = ("type", "round", "board", "score", "from_tablet")
                yield {name: entry[name] for name in what}


def _same_table(here: Tournament, published: Published, board: int) -> Published | None:
    """Return this round here, if the same two sit at that table."""
    ours = here.rounds[published.number - 1] if published.number <= len(here.rounds) else None
    pair = published.draft.by_table[board]
    if ours is None or board not in ours.draft.by_table:
        return None
    same = ours.draft.by_table[board]
    return ours if (same.first, same.second) == (pair.first, pair.second) else None


def _what_counts(sheet: Sheet | None) -> tuple[object, ...] | None:
    return (sheet.result, sheet.written, sheet.over_time, sheet.decision) if sheet else None


def _facts(sheet: Sheet) -> Entry:
    """Return a sheet as it is written: what counts stays as it was."""
    return {
        "outcome": sheet.result.outcome,
        "score": list(sheet.written) if sheet.written else None,
        "over_time": list(sheet.over_time),
        "halves": list(sheet.result.halves),
        "counts": list(sheet.result.score),
        "clause": sheet.result.clause,
        "sheet": sheet.game,
        **({"decision": asdict(sheet.decision)} if sheet.decision else {}),
    }
