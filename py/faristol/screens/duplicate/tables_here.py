"""Which tables there are, where a slip names none of them."""

from itertools import groupby

from faristol.errors import Rejected, refusal
from faristol.games.duplicate.event import Duplicate
from faristol.texts import N_

NoTableHere = refusal(
    "duplicate.no-table-here",
    N_("There is no table %(table)s."),
    N_("Tables here: %(tables)s."),
    field="table",
)
AllSlipsIn = refusal(
    "duplicate.all-slips-in",
    N_("Every table has its slip already."),
    N_("Write the number of the table that you mean; here: %(tables)s."),
    field="table",
)


def no_table(event: Duplicate, table: str) -> Rejected:
    """Return the refusal of a number at which nobody sits, or of none where no table is left."""
    tables = ranges([player.table for player in event.at_tables])
    return NoTableHere(table=table, tables=tables) if table else AllSlipsIn(tables=tables)


def ranges(numbers: list[int]) -> str:
    """Return sorted numbers with those that follow each other as one: 1–12, 14."""
    runs = groupby(enumerate(numbers), lambda each: each[1] - each[0])
    found = [[number for _, number in run] for _, run in runs]
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found)
