"""A game beside the best plays on paper, in the language of the publication."""

from markupsafe import Markup

from faristol.games.classic.analysing import Analysis
from faristol.screens.classic.ended import who_won
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.replay.place import PRINTED, open_event
from faristol.screens.classic.replay.tables import ReplayTurn, summaries, turns
from faristol.screens.classic.score_sheet import played_on, where
from faristol.screens.rendering import render_page
from faristol.screens.scene import Scene
from faristol.texts import texts

FIRST, LATER = 26, 36
"""So many lines stand on the first page, under the summary, and on a later one."""
WIDE = 85
"""So many letters of a note stand on a line."""


def paper(scene: Scene, analysis: Analysis | None) -> Markup | None:
    """Return the sheets in the answer to the tap that asked for them."""
    if analysis is None or not scene.session.get(PRINTED, about=scene.now):
        return None
    game = game_of(scene)
    t = texts(game.opened.publication)
    rows = turns(game, analysis, t)
    return render_page(
        "classic/replay/paper.html",
        t.language,
        pages=_pages(rows),
        summary=summaries(game, analysis, t),
        opened=game.opened,
        playing=game.tile_set.language,
        date=played_on(open_event(scene).entries, game, t, scene.zone),
        where=where(game, t),
        won=who_won(game, t),
        all=analysis.all,
        app=scene.app,
    )


def _pages(rows: list[ReplayTurn]) -> list[list[ReplayTurn]]:
    """Return the turns of each page; a turn and its note are kept together."""
    pages: list[list[ReplayTurn]] = [[]]
    room = FIRST
    for row in rows:
        high = 1 + sum(1 + len(line) // WIDE for line in row.note.splitlines())
        if high > room and pages[-1]:
            pages.append([])
            room = LATER
        pages[-1].append(row)
        room -= high
    return pages
