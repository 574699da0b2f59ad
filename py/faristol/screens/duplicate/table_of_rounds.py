"""The table of players and rounds: what each made of each, and how that compares with the master play."""

from collections.abc import Sequence
from fractions import Fraction

from faristol.games.duplicate.bonus import in_totals
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.players_by_rounds import Made, RoundMade, players_by_rounds
from faristol.games.duplicate.standings import Row, deducts, master_total, standings
from faristol.screens.parts.spreadsheet import tenths
from faristol.screens.view import view_value
from faristol.texts import minutes_and_seconds


@view_value
class Cell:
    """`look` is "top", "alone" where nobody else has it, or in topping had it before, "null", or ""."""

    text: str
    look: str


@view_value
class Line:
    row: Row
    cells: Sequence[Cell]
    percent: Fraction | None
    """What the player's points are of those of the master plays."""


@view_value
class TableOfRounds:
    rounds: Sequence[RoundMade]
    lines: Sequence[Line]
    masters: int
    """The points of all master plays."""
    bonuses: bool
    """Whether the totals have bonuses in them."""
    deducts: bool
    """Whether sanctions took points from anybody's total."""
    percents: bool
    """Whether the cells have what each play is in per cent of the master play, instead of its points."""


def table_of_rounds(
    event: Duplicate, *, percents_in: str | None = None, last: int | None = None
) -> TableOfRounds:
    """Return the players in their order; with `last` only so many rounds, the newest.

    With a language the cells have percentages, as it writes them.
    """
    rounds, masters = players_by_rounds(event), master_total(event)
    shown = rounds if last is None else rounds[-last:]
    lines = [
        Line(row, [_cell(each, row.player.id, percents_in) for each in shown], row.share_of(masters))
        for row in standings(event)
    ]
    bonuses = in_totals(event) and any(line.row.bonuses for line in lines)
    return TableOfRounds(shown, lines, masters, bonuses, deducts(event), percents_in is not None)


def _cell(round_: RoundMade, player: str, percents_in: str | None) -> Cell:
    made = round_.made.get(player)
    if made is None:
        return Cell("–", "")
    return Cell(_text(made, percents_in), _look(made, round_, player))


def _text(made: Made, percents_in: str | None) -> str:
    if made.null:
        return "(0)"
    if percents_in is not None:
        return tenths(made.percent, percents_in)
    return str(made.points) if made.spent is None else minutes_and_seconds(made.spent)


def _look(made: Made, round_: RoundMade, player: str) -> str:
    if made.null:
        return "null"
    return "alone" if (round_.first or round_.alone) == player else "top" if made.top else ""
