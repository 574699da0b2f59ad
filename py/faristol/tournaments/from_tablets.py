"""Results that tables send from their own tablets: each counts once, and only for the pair that played.

The first result of a table counts, as a sheet does that is handed in. Another one for the same table changes
nothing: it is noted, so that the director sees both and puts it right if need be. What comes when the round
is over is refused.
"""

import re
from dataclasses import dataclass

from faristol.errors import Rejected
from faristol.tournaments.errors import AnotherResult, NotThisPair, RoundIsOver
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.pairing import Pair
from faristol.tournaments.published import Published
from faristol.tournaments.reporting import hand_in
from faristol.tournaments.results import Score

WRITTEN = re.compile(r"(-?\d{1,5})–(-?\d{1,5})", re.ASCII)


@dataclass(frozen=True)
class SentResult:
    """A result as it came: from which tablet, which sits at which table, and what is written on the sheet."""

    tablet: int
    table: int
    round: int
    pair: Pair
    """The two who played, in the order of the score."""
    score: Score
    game: str = ""
    """The game itself as GCG, where it was played on that tablet."""


def write_score(score: Score) -> str:
    return f"{score[0]}–{score[1]}"


def read_score(text: str) -> Score | None:
    found = WRITTEN.fullmatch(text)
    return (int(found[1]), int(found[2])) if found else None


def enter_sent(event: Tournament, sent: SentResult) -> list[Entry]:
    """Enter a result that has come; none if the very same one is in already."""
    published = _round_of(event, sent)
    sheet = published.sheets.get(sent.table)
    if sheet is not None and sheet.written == sent.score:
        return []
    if published.closed:
        raise RoundIsOver(round=sent.round)
    if sheet is None:
        (entered,) = hand_in(event, sent.round, sent.table, sent.score, sure=True)
        return [{**entered, "sheet": sent.game, "from_tablet": sent.tablet}]
    if published.others.get(sent.table) == sent.score:
        raise AnotherResult(round=sent.round, table=sent.table)
    where = {"round": sent.round, "board": sent.table}
    return [{"type": "ResultDiffers", **where, "score": list(sent.score), "from_tablet": sent.tablet}]


def take_other(event: Tournament, board: int) -> list[Entry]:
    """Let the other result count that came from a table, unless an arbiter has decided there."""
    published = event.rounds[-1] if event.rounds else None
    if published is None or board not in published.others:
        raise NotThisPair(round=len(event.rounds), table=board)
    return hand_in(event, published.number, board, published.others[board], sure=True)


def refusal_of(entry: Entry) -> Rejected | None:
    """Return the refusal that goes back for an entry that a tablet's result has become."""
    if entry["type"] != "ResultDiffers":
        return None
    return AnotherResult(round=entry["round"], table=entry["board"])


def _round_of(event: Tournament, sent: SentResult) -> Published:
    """Return the round of a result, if these two play it at that table."""
    if 1 <= sent.round <= len(event.rounds):
        published = event.rounds[sent.round - 1]
        pair = published.draft.by_table.get(sent.table)
        if pair and (pair.first, pair.second) == sent.pair:
            return published
    raise NotThisPair(round=sent.round, table=sent.table)
