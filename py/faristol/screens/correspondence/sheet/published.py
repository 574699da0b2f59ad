"""What the published page of a game by letter shows: its sheet, front and back."""

from faristol.games.correspondence.game import Correspondence
from faristol.screens.correspondence.sheet.table import Sheet, sheet
from faristol.screens.publication.board import Square, squares
from faristol.screens.publication.page import PublishedPage
from faristol.screens.scene import OpenEvent
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value(kw_only=True)
class LetterPage(PublishedPage):
    sheets: tuple[str, ...] = ("publication/results.css", "correspondence/sheet/published.css")
    wide: bool = True
    playing: str
    sheet: Sheet
    squares: list[list[Square]]


def published_page(event: OpenEvent, t: Texts) -> LetterPage:
    game: Correspondence = event.state
    last = game.course.turns[-1].new_tiles if game.course.turns else {}
    return LetterPage(
        playing=game.tile_set.language,
        sheet=sheet(game, event.entries, t),
        squares=squares(game.tile_set, game.course.board, frozenset(last), t),
    )
