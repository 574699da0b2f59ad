"""The room's board of a serie de maxime: the groups and their time, then the ranking as papers are typed."""

from collections.abc import Mapping, Sequence

from faristol.games.series.event import Series
from faristol.games.series.ranking import Ranked, ranking
from faristol.screens.parts.fitted_names import Fitted, fitted_names
from faristol.screens.practice.series_game import GroupRow, group_rows
from faristol.screens.public.board import Face
from faristol.screens.public.pages import BoardPage, PromisePage, in_one_column
from faristol.screens.public.room import Room, RoomTime
from faristol.screens.view import view_value

NAME_ROOM = 14.0
"""The room for a name, in the height of its type."""


@view_value
class GroupsPage(BoardPage):
    """The groups while their time runs; covered while it stands still."""

    template = "practice/series_room_groups.html"
    groups: Sequence[GroupRow]
    time: RoomTime


@view_value
class RankingPage(BoardPage):
    template = "practice/series_room_ranking.html"
    final: bool
    tables: Sequence[Sequence[Ranked]]
    fits: Mapping[str, Fitted]


def face(room: Room) -> Face:
    series: Series = room.event.state
    return Face(
        key=series.stage,
        event_name=series.opened.name,
        lexicon=series.opened.lexicon,
        pages=(_page(series, room),),
    )


def _page(series: Series, room: Room) -> BoardPage:
    t, clock = room.t, room.clock
    if series.groups and clock:
        time = RoomTime(clock.left(room.now), 60_000 * series.minutes, False, not clock.running)
        return GroupsPage(group_rows(series, t) if clock.running else (), time)
    if series.stage == "ready" or not series.players:
        groups = t.ngettext("%(num)s group of letters", "%(num)s groups of letters", series.planned)
        minutes = t.ngettext("%(n)s minute", "%(n)s minutes", series.minutes)
        facts = (groups % {"num": series.planned}, minutes % {"n": series.minutes})
        return PromisePage(facts=facts)
    names = [each.name for each in series.players]
    tables = in_one_column(ranking(series))
    return RankingPage(series.stage == "over", tables, fitted_names(names, NAME_ROOM))
