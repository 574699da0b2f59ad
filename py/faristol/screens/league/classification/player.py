"""A player's season: event by event, what they come to together, and a drawing of both."""

from collections.abc import Sequence

from faristol.competitions.season import Evening, Season, season
from faristol.screens.league.classification.intents import SHOWN_PLAYER, league_of
from faristol.screens.league.classification.lines import LeagueLine
from faristol.screens.parts.charts import ColumnsChart, columns
from faristol.screens.parts.reasons import Nulls, nulls_by_kind
from faristol.screens.scene import Scene
from faristol.screens.view import view_value


@view_value
class EveningRow:
    evening: Evening
    date: str


@view_value
class PlayerSeason:
    line: LeagueLine
    season: Season
    rows: Sequence[EveningRow]
    nulls: Sequence[Nulls]
    chart: ColumnsChart
    """A column for each event, and a line for the season."""


def shown_player(scene: Scene, lines: Sequence[LeagueLine]) -> PlayerSeason | None:
    """Return the season of the player who was tapped."""
    t, tapped = scene.texts, scene.session.get(SHOWN_PLAYER)
    line = next((each for each in lines if tapped in each.called), None)
    if line is None:
        return None
    found = season(league_of(scene), line.called)
    return PlayerSeason(
        line,
        found,
        [EveningRow(each, t.date(each.event.held, scene.zone)) for each in found.evenings],
        nulls_by_kind(found.nulls, t),
        columns([each.percent for each in found.evenings], found.percent or found.evenings[0].percent),
    )
