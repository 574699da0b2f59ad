"""The result of a serie de maxime: the ranking play by play, and one player's board and plays."""

from faristol.games.series.event import Player, Series
from faristol.games.series.ranking import ranking
from faristol.screens.acts import Act, acts
from faristol.screens.board.squares import Rows, rows
from faristol.screens.parts.faces import TileFace
from faristol.screens.practice.series_game import (
    GroupRow,
    PlayRow,
    group_rows,
    named,
    open_series,
    play_rows,
    series_of,
    undo_label,
)
from faristol.screens.practice.series_result.rows import ResultRow, result_rows
from faristol.screens.scene import Scene, Screen, Step
from faristol.screens.session import Slot
from faristol.screens.view import View, view_value
from faristol.texts import Texts

SEEN = Slot("series_result", int, of="event")
"""The player whose board is on the screen."""


@view_value
class PlayerPlays:
    name: str
    plays: tuple[PlayRow, ...]
    sanctions: tuple[tuple[int, str], ...]


@view_value(kw_only=True)
class SeriesResultView(View):
    event: Series
    playing: str
    here: str
    undo: str | None
    rows: tuple[ResultRow, ...]
    seen: int
    player: PlayerPlays | None
    squares: Rows | None
    groups: tuple[GroupRow, ...]
    first: tuple[TileFace, ...]


def view(scene: Scene) -> SeriesResultView:
    event, t, seen = series_of(scene), scene.texts, seen_by(scene)
    player = event.players[seen - 1] if seen else None
    groups = group_rows(event, t)
    best = player.plays[0].group if player and player.plays else 0
    return SeriesResultView(
        title=title(scene),
        subtitle=event.opened.name,
        back="#/",
        back_name=t.gettext("Home"),
        event=event,
        playing=event.tile_set.language,
        here=f"#/event/{open_series(scene).stream}",
        undo=undo_label(open_series(scene), t),
        rows=result_rows(event, t),
        seen=seen,
        player=plays_of(event, player, t) if player else None,
        squares=rows(event.tile_set, player.board, t) if player else None,
        groups=groups,
        first=groups[best - 1].tiles if best else (),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("The result")


def seen_by(scene: Scene) -> int:
    """Return the player who was tapped, else the first in the ranking; 0 where nobody played."""
    event = series_of(scene)
    number = scene.session.get(SEEN, 0)
    if 0 < number <= len(event.players):
        return number
    return ranking(event)[0].number if event.players else 0


def plays_of(event: Series, player: Player, t: Texts) -> PlayerPlays:
    sanctions = tuple((each.points, each.why) for each in player.sanctions)
    return PlayerPlays(named(player, t), play_rows(event, player), sanctions)


def plays_of_all(event: Series, t: Texts) -> tuple[PlayerPlays, ...]:
    """Return everybody's plays, in the order of the ranking."""
    return tuple(plays_of(event, each.player, t) for each in ranking(event))


def show(scene: Scene, t: Texts, player: int) -> Act:
    players = series_of(scene).players
    if not 0 < player <= len(players):
        return []
    return Step(session=scene.session.put(SEEN, player), announce=named(players[player - 1], t))


SERIES_RESULT = Screen(name="series_result", view=view, title=title, intents=acts(show), events=True)
