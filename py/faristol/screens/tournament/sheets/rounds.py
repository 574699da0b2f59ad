"""The papers of a round: its tables, where each player sits, slips for the results."""

from collections.abc import Iterator, Sequence

from faristol.screens.parts.fitted_names import width
from faristol.screens.parts.paper_pages import evenly
from faristol.screens.tournament.pairings import (
    BoardLine,
    NameLine,
    board_lines,
    by_name,
    made_before,
    names_in_lists,
    names_of,
)
from faristol.screens.tournament.rests import Rest, resting
from faristol.screens.tournament.sheets.measures import (
    ABOVE_TABLE,
    DIVISION_HIGH,
    FOOT,
    HIGH,
    LABEL_LINE,
    LABEL_PADDING,
    WIDE,
    Fits,
    Names,
    foot_height,
)
from faristol.screens.tournament.sheets.paper import Paper
from faristol.tournaments.cup import is_cup
from faristol.tournaments.matches import is_match

BOARD, MANY = Names(194, 19), Names(194, 16.25)
"""The names of tables, and of those of a large event."""
BOARD_HIGH, MANY_HIGH = 42.0, 31.0
NOTE_HIGH, NOTE_LINE = 24.0, 28.5
INDEX, INDEX_HIGH, INDEX_HEAD = Names(294, 14.5), 21.5, 48.0
COLUMNS = 2
ENTRY, ENTRY_HIGH = Names(240, 19), 28.5
SLIP = Names(240, 17)
WITHOUT_STANDINGS = frozenset(("locked", "brought", "lot", "table"))
"""The reasons of pairs that follow from no order."""


def pairings(paper: Paper) -> Iterator[tuple[list[BoardLine], list[Rest], list[NameLine], Fits, Fits]]:
    """Yield the tables, with boxes for the results, and the names, on the same sheet where they fit."""
    event, published, t = paper.event, paper.published, paper.t
    boards, names = board_lines(event, published, t), by_name(event, published)
    rests, called = resting(event, published.draft, t), names_of(event).values()
    room = HIGH - paper.head(t.gettext("Round %(n)s") % {"n": published.number})
    room -= foot_height(about_pairs(paper))
    under_labels = room - ABOVE_TABLE - LABEL_LINE - LABEL_PADDING
    fits, index = BOARD.fits(called), INDEX.fits({line.name for line in names})
    lines: list[BoardLine | Rest] = [*boards, *rests]
    listed = sum(_entry(line, index) for line in names) / COLUMNS + INDEX_HIGH + INDEX_HEAD
    if sum(_heights(lines, fits, BOARD, BOARD_HIGH).values()) + listed <= under_labels:
        yield boards, rests, names, fits, index
        return
    fits = MANY.fits(called)
    heights = _heights(lines, fits, MANY, MANY_HIGH)
    headed = DIVISION_HIGH * bool(boards and (boards[0].division or boards[0].match))
    for page in evenly(lines, under_labels - headed, heights.__getitem__):
        on_page = [line for line in page if isinstance(line, BoardLine)]
        yield on_page, [line for line in page if isinstance(line, Rest)], [], fits, index
    for some in evenly(names, COLUMNS * (room - INDEX_HEAD - INDEX_HIGH), lambda line: _entry(line, index)):
        yield [], [], some, fits, index


def about_pairs(paper: Paper) -> str:
    """Return which order the pairs come from, and whether a result was corrected after they were made."""
    said = paired_by(paper), made_before(paper.event, paper.published, paper.t)
    return " ".join(filter(None, said))


def paired_by(paper: Paper) -> str:
    """Return which order the pairs come from; nothing where the standings had no part in any of them."""
    whys = [pair.why for pair in paper.published.draft.pairs]
    if all(why.code in WITHOUT_STANDINGS or is_cup(why) or is_match(why) for why in whys):
        return ""
    if paper.round == 1:
        return paper.t.gettext("Paired in the initial order.")
    return paper.t.gettext("Paired by the standings after round %(n)s.") % {"n": paper.round - 1}


def _heights(
    lines: Sequence[BoardLine | Rest], fits: Fits, names: Names, least: float
) -> dict[BoardLine | Rest, float]:
    """Return how high each line is, with what stands above the first table of a division or of a match."""
    heights, before = dict[BoardLine | Rest, float](), ("", "")
    for line in lines:
        if isinstance(line, Rest):
            said = width(line.division + line.player.name) + width(line.why) * (line.clause is not None)
            wide = (said + 20) * names.type
            heights[line] = NOTE_HIGH + NOTE_LINE * (1 + (wide > WIDE))
            continue
        above = line.division, line.match
        heads = sum(new not in ("", old) for new, old in zip(above, before, strict=True))
        high = max(names.height(fits[seat.player.name]) for seat in (line.first, line.second))
        heights[line] = max(least, high) + heads * DIVISION_HIGH
        before = above
    return heights


def _entry(line: NameLine, index: Fits) -> float:
    return max(INDEX_HIGH, INDEX.height(index[line.name]) + 3)


def names(paper: Paper) -> Iterator[tuple[list[NameLine], Fits]]:
    """Yield the names in large letters, for the door: whom, where, and who starts."""
    fits = ENTRY.fits(names_in_lists(paper.event))
    head = paper.head(paper.t.gettext("Round %(n)s") % {"n": paper.round})
    room = HIGH - head - ABOVE_TABLE - LABEL_LINE - LABEL_PADDING - FOOT

    def high(line: NameLine) -> float:
        called = [line.name, *filter(None, [line.other])]
        return max(ENTRY_HIGH, *(ENTRY.height(fits[name]) + 1 for name in called))

    for page in evenly(by_name(paper.event, paper.published), room, high):
        yield page, fits


def slips(paper: Paper) -> Iterator[tuple[list[BoardLine], Fits]]:
    """Yield for each table a slip to write its result on."""
    boards = board_lines(paper.event, paper.published, paper.t)
    fits = SLIP.fits(names_of(paper.event).values())
    # The piles lie so that one cut through them all leaves the tables in their order.
    rows = -(-len(boards) // paper.slips) or 1
    for page in range(rows):
        yield boards[page::rows], fits
