"""What the published page of a serie de maxime shows: the ranking, the groups, everybody's plays."""

from faristol.games.series.event import Series
from faristol.screens.practice.series_result.rows import ResultRow, result_rows
from faristol.screens.practice.series_result.view import PlayerPlays, plays_of_all
from faristol.screens.publication.page import PublishedPage
from faristol.screens.scene import OpenEvent
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value(kw_only=True)
class SeriesPage(PublishedPage):
    event: Series
    playing: str
    rows: tuple[ResultRow, ...]
    players: tuple[PlayerPlays, ...]
    groups: tuple[str, ...]


def published_page(event: OpenEvent, t: Texts) -> SeriesPage:
    series: Series = event.state
    return SeriesPage(
        event=series,
        playing=series.tile_set.language,
        rows=result_rows(series, t),
        players=plays_of_all(series, t),
        groups=tuple(" ".join(series.announced(number)) for number in range(1, len(series.groups) + 1)),
    )
