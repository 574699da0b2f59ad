"""The teams: clubs by what their players make together, and how many of each count."""

from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.standings.place import Place, after
from faristol.screens.tournament.team_lines import TeamLine, clubs, head, team_lines
from faristol.screens.view import view_value
from faristol.tournaments import counting_teams


@view_value
class TeamsPart:
    lines: list[TeamLine]
    counted: bool
    best: str
    """How many of each count; empty for all."""
    clubs: int
    head: str


def teams(scene: Scene, place: Place) -> TeamsPart:
    event, t = event_of(scene), scene.texts
    return TeamsPart(
        team_lines(event, after(scene), t),
        event.teams is not None,
        str(event.teams.best or "") if event.teams else "",
        len(clubs(event)),
        head(event, t),
    )


def count_teams(scene: Scene, intent: Intent) -> Step:
    entries = counting_teams.count_teams(event_of(scene), intent.fields.get("best", ""))
    return Step(entries=entries, focus="work")


def drop_teams(scene: Scene, intent: Intent) -> Step:
    return Step(entries=counting_teams.drop_teams(event_of(scene)), focus="work")


INTENTS = {"count_teams": count_teams, "drop_teams": drop_teams}
