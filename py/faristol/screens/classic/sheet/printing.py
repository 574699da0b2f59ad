"""The score sheet on paper, in the language of the publication: filled, or empty to be filled by hand."""

from markupsafe import Markup

from faristol.games.classic.game import Classic
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.score_sheet import Row, ScoreSheet, played_on, rules_name, score_sheet, where
from faristol.screens.classic.sheet.intents import PRINTED
from faristol.screens.rendering import render_page
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import texts

WIDE, ONE_PAGE, A_PAGE = 15, 21, 30
"""So many rows stand on one page at their ease, so many close together; on a page before the last."""

BY_HAND = 18


@view_value
class Page:
    rows: list[Row]
    last: bool = True
    tight: bool = False


def paper(scene: Scene, *, small: bool) -> Markup | None:
    """Return the sheets that this very tap asked for; the next answer has none."""
    asked = scene.session.get(PRINTED, about=scene.now)
    if asked is None or scene.event is None:
        return None
    game = game_of(scene)
    t = texts(game.opened.publication)
    sheet = score_sheet(game, t, small=small)
    return render_page(
        "classic/sheet/paper.html",
        t.language,
        pages=[_empty(sheet)] if asked == "empty" else _filled(sheet),
        opened=game.opened,
        playing=game.tile_set.language,
        date=played_on(scene.event.entries, game, t, scene.zone),
        where=where(game, t),
        rules=rules_name(game, t),
        lexicon=_lexicon(game),
        by_hand=asked == "empty",
        sheet=sheet,
        app=scene.app,
    )


def _filled(sheet: ScoreSheet) -> list[Page]:
    rows, pages = sheet.rows, []
    while len(rows) > ONE_PAGE:
        pages.append(Page(rows[:A_PAGE], last=False, tight=True))
        rows = rows[A_PAGE:]
    return [*pages, Page(rows, tight=len(rows) > WIDE)]


def _empty(sheet: ScoreSheet) -> Page:
    wide = len(sheet.sides)
    return Page([Row(1 + at * wide, (None,) * wide) for at in range(BY_HAND)])


def _lexicon(game: Classic) -> str:
    about = game.opened.lexicon
    return f"{about['name']} {about.get('version', '')}".strip()
