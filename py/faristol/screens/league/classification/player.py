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
    chart: ColumnsChart | None
    """A column for each event, and a line for the season; None where kinds of events count otherwise."""


def shown_player(scene: Scene, lines: Sequence[LeagueLine]) -> PlayerSeason | None:
    """Return the season of the player who was tapped."""
    t, tapped = scene.texts, scene.session.get(SHOWN_PLAYER)
    line = next((each for each in lines if tapped in each.called), None)
    if line is None:
        return None
    league = league_of(scene)
    found = season(league, line.called)
    shares = [each.percent for each in found.evenings]
    return PlayerSeason(
        line,
        found,
        [EveningRow(each, t.date(each.event.held, scene.zone)) for each in found.evenings],
        nulls_by_kind(found.nulls, t),
        None if league.by_kind else columns(shares, found.percent or shares[0]),
    )
