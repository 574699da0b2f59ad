"""The entry fees on paper, for the treasurer: who paid what to whom, and the sums."""

from collections.abc import Iterator

from faristol.screens.parts.paper_pages import evenly
from faristol.screens.tournament.fee_lines import FeeLine, Sums, fee_lines, sums
from faristol.screens.tournament.sheets.measures import (
    ABOVE_TABLE,
    FOOT,
    HIGH,
    LABEL_LINE,
    LABEL_PADDING,
    SMALL_LINE,
    Fits,
    Names,
)
from faristol.screens.tournament.sheets.paper import Paper
from faristol.screens.view import view_value

PAYER = Names(250, 16)
ROW, SUM, HEADING = 30.0, 30.0, 60.0


@view_value
class FeeSheet:
    lines: list[FeeLine]
    fits: Fits
    sums: Sums | None
    """On the last sheet."""


def fees(paper: Paper) -> Iterator[FeeSheet]:
    lines, total = fee_lines(paper.event, paper.t), sums(paper.event, paper.t)
    fits = PAYER.fits(line.name for line in lines)
    room = HIGH - paper.head(paper.t.gettext("Entry fees")) - ABOVE_TABLE - LABEL_LINE - LABEL_PADDING - FOOT
    below = HEADING + SUM * (len(total.every) + len(total.takers))

    def high(line: FeeLine) -> float:
        return max(ROW, PAYER.height(fits[line.name])) + SMALL_LINE * max(0, len(line.taken) - 1)

    pages = evenly(lines, room, high)
    beside = sum(map(high, pages[-1])) + below <= room
    for at, page in enumerate(pages, 1):
        yield FeeSheet(page, fits, total if beside and at == len(pages) else None)
    if not beside:
        yield FeeSheet([], fits, total)
