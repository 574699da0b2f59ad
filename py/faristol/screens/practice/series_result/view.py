"""The result of a serie de maxime: the ranking play by play, and one player's board and plays."""

from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import Markup

from faristol.core.play import strict_squares
from faristol.games.series.event import Player, Series
from faristol.games.series.most import most
from faristol.games.series.ranking import ranking
from faristol.screens.acts import Act, acts
from faristol.screens.board.squares import Rows, rows
from faristol.screens.parts.faces import TileFace
from faristol.screens.parts.letters import PlayLetters, place_and_letters
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
from faristol.screens.practice.series_result.printing import SHEET, sheets
from faristol.screens.practice.series_result.rows import ResultRow, result_rows
from faristol.screens.scene import Scene, Screen, Step
from faristol.screens.session import Slot
from faristol.screens.view import View, view_value
from faristol.texts import Texts

SEEN = Slot("series_result", int, of="event")
"""The player whose board is on the screen."""


@dataclass(frozen=True)
class Asked:
    """What was the most before a play; group 0 where nothing could be played."""

    nth: int
    group: int = 0
    play: str = ""
    points: int = 0


@dataclass(frozen=True)
class AllAsked:
    plays: tuple[Asked, ...] = ()


MOST = Slot("series_most", AllAsked, of="event")
"""About a player."""


@view_value
class MostRow:
    group: int
    play: PlayLetters | None
    points: int


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
    most: Mapping[int, MostRow] | None
    """What was the most, by the number of the play, as far as it was asked; None where it cannot be."""
    groups: tuple[GroupRow, ...]
    first: tuple[TileFace, ...]
    printed: Markup | None


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
        most=None if event.only_consonants else most_rows(scene, seen),
        groups=groups,
        first=groups[best - 1].tiles if best else (),
        printed=sheets(scene),
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


def most_rows(scene: Scene, player: int) -> dict[int, MostRow]:
    tiles, asked = series_of(scene).tile_set, scene.session.get(MOST, AllAsked(), about=player)
    return {
        each.nth: MostRow(
            each.group, place_and_letters(tiles, each.play) if each.group else None, each.points
        )
        for each in asked.plays
        if not each.group or strict_squares(tiles, each.play)
    }


def the_most(scene: Scene, t: Texts, nth: int) -> Act:
    """Look for the best play of any group that was left before the nth."""
    event, seen = series_of(scene), seen_by(scene)
    player = event.players[seen - 1] if seen else None
    if player is None or event.only_consonants or not 0 < nth <= len(player.plays):
        return []
    found = most(event, player, nth, scene.open_words)
    new = Asked(nth, found.group, found.play, found.points) if found else Asked(nth)
    before = scene.session.get(MOST, AllAsked(), about=seen).plays
    asked = AllAsked((*(each for each in before if each.nth != nth), new))
    said = t.gettext("Nothing could be played.")
    if found:
        said = t.gettext("The best was %(points)s: %(play)s, group %(group)s.") % vars(found)
    return Step(session=scene.session.put(MOST, asked, about=seen), announce=said)


def show(scene: Scene, t: Texts, player: int) -> Act:
    players = series_of(scene).players
    if not 0 < player <= len(players):
        return []
    return Step(session=scene.session.put(SEEN, player), announce=named(players[player - 1], t))


def print_(scene: Scene, sheet: str) -> Act:
    """Print sheets; only the answer to this tap has them."""
    return Step(session=scene.session.put(SHEET, sheet, about=scene.now), print=True)


SERIES_RESULT = Screen(
    name="series_result",
    view=view,
    title=title,
    intents=acts(show, the_most, print_),
    words=lambda scene: series_of(scene).opened.lexicon,
    waits=False,
    events=True,
)
