"""The papers of teams and of a cup: how the teams stand, their matches for the captains, the bracket."""

from collections.abc import Iterator
from dataclasses import replace

from faristol.screens.parts.fitted_names import lines_in
from faristol.screens.parts.paper_pages import evenly, filled
from faristol.screens.tournament.brackets import BracketLines, brackets, names_in, parts_of
from faristol.screens.tournament.pairings import names_of
from faristol.screens.tournament.sheets.measures import (
    ABOVE_TABLE,
    FOOT,
    HIGH,
    LABEL,
    LABEL_LINE,
    LABEL_PADDING,
    LANDSCAPE_WIDE,
    PADDING,
    REGULAR,
    WIDE,
    Fits,
    Names,
    figure_widths,
    labels_height,
)
from faristol.screens.tournament.sheets.paper import Paper
from faristol.screens.tournament.sheets.rounds import BOARD_HIGH, NOTE_HIGH, NOTE_LINE
from faristol.screens.tournament.team_lines import MatchSheet, TeamLine, match_sheets, team_heads, team_lines

PLACE = 44.0
BOARD = Names(206, 19)
TEAM, TEAM_LINE, MEMBERS, MEMBERS_LINE = 17.0, 21.25, 15.0, 18.75
BETWEEN_MATCHES, DIVISION, SIGNED = 28.0, 48.0, 92.0
"""Above a match, the name of its division, and what the captains fill in below it."""
GAMES = 8
"""So many games one below another on a sheet."""
STAGE_GAP, SIDE, SIDE_TYPE = 16.0, 72.0, 16.25
"""Between stages; what a place and a score take beside a name."""


def teams(paper: Paper) -> Iterator[list[TeamLine]]:
    """Yield the teams; one with many players takes several lines."""
    event, t = paper.event, paper.t
    heads, lines = team_heads(event, t), team_lines(event, paper.round, t)
    widths = figure_widths(heads)
    room = HIGH - paper.head(t.gettext("Teams")) - ABOVE_TABLE - labels_height(heads, widths) - FOOT
    wide = WIDE - PLACE - PADDING - sum(widths)

    def high(line: TeamLine) -> float:
        players = ", ".join(f"{row.player.name} {figure}" for row, figure in (*line.counted, *line.others))
        named = TEAM_LINE * lines_in(f"{line.name} {line.division}", wide / TEAM)
        return 9 + named + MEMBERS_LINE * lines_in(players, wide / MEMBERS / REGULAR)

    yield from evenly(lines, room, high)


def matches(paper: Paper) -> Iterator[tuple[list[MatchSheet], Fits]]:
    """Yield the matches of a round with their boards, for the captains to fill in and to sign."""
    fits = BOARD.fits(names_of(paper.event).values())
    room = HIGH - paper.head(paper.t.gettext("Round %(n)s") % {"n": paper.round}) - FOOT

    def high(match: MatchSheet) -> float:
        label = max(lines_in(team, BOARD.room / LABEL) for team in match.teams)
        names = ((fits[board.left], fits[board.right]) for board in match.boards)
        boards = sum(max(BOARD_HIGH, *map(BOARD.height, both)) for both in names)
        short = sum(NOTE_HIGH + NOTE_LINE * lines_in(said, WIDE / BOARD.type) for said in match.short)
        head = BETWEEN_MATCHES + DIVISION * bool(match.division) + LABEL_PADDING + LABEL_LINE * label
        return head + boards + short + SIGNED

    for page in filled(match_sheets(paper.event, paper.published, paper.t), room, high):
        yield page, fits


def bracket(paper: Paper) -> Iterator[tuple[BracketLines, Fits]]:
    """Yield the brackets; a large one in parts, whose winners meet on the sheets behind them."""
    for cup in brackets(paper.event, paper.round, paper.t):
        for stages in parts_of(cup.stages, GAMES):
            room = (LANDSCAPE_WIDE - STAGE_GAP * (len(stages) - 1)) / len(stages) - SIDE
            yield replace(cup, stages=stages), Names(room, SIDE_TYPE).fits(names_in(stages))
