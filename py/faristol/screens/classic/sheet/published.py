"""What the published page of a game of two shows: the sheet, the board after each turn, the result.

A log holds the racks, so there is no page before the game is over.
"""

from faristol.games.classic.analysing import boards
from faristol.games.classic.errors import StillPlayed
from faristol.games.classic.game import Classic
from faristol.games.classic.sheet import lines
from faristol.screens.classic.score_sheet import (
    Cell,
    ScoreSheet,
    cell,
    played_on,
    rules_name,
    score_sheet,
    where,
)
from faristol.screens.parts.letters import PlayLetters, place_and_letters
from faristol.screens.publication.board import Square, squares
from faristol.screens.publication.page import PublishedPage
from faristol.screens.scene import OpenEvent
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class Position:
    """The board after a turn."""

    name: str
    cell: Cell
    play: PlayLetters | None
    rack: str | None
    squares: list[list[Square]]


@view_value(kw_only=True)
class GamePage(PublishedPage):
    playing: str
    dated: bool
    """Whether the log says when it was played."""
    where: str
    rules: str
    sheet: ScoreSheet
    positions: list[Position]


def game_page(opened: OpenEvent, t: Texts) -> GamePage:
    event: Classic = opened.state
    if event.stage != "over":
        raise StillPlayed
    return GamePage(
        sheets=("publication/results.css", "classic/sheet/published.css"),
        wide=True,
        playing=event.tile_set.language,
        dated=bool(played_on(opened.entries, event, t, 0)),
        where=where(event, t),
        rules=rules_name(event, t),
        sheet=score_sheet(event, t),
        positions=_positions(event, t),
    )


def _positions(event: Classic, t: Texts) -> list[Position]:
    found = boards(event)
    positions = []
    for before, after, turn, line in zip(found, found[1:], event.turns, lines(event), strict=False):
        pairs = enumerate(zip(before.squares, after.squares, strict=True))
        new = frozenset(at for at, (was, now) in pairs if was != now)
        positions.append(
            Position(
                name=event.names[turn.player - 1],
                cell=cell(line, t),
                play=place_and_letters(event.tile_set, turn.play) if turn.play else None,
                rack=event.tile_set.line(turn.rack) if turn.rack is not None else None,
                squares=squares(event.tile_set, after, new, t),
            )
        )
    return positions
