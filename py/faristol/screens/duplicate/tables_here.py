"""Which tables there are, where a slip names none of them."""

from faristol.errors import Rejected, refusal
from faristol.games.duplicate.event import Duplicate
from faristol.screens.parts.ranges import ranges
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
