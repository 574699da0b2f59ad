"""The standings of a tournament, at any time: after each round, player by player, and what follows."""

from collections.abc import Callable

from markupsafe import Markup

from faristol.screens.scene import Scene, Screen
from faristol.screens.tournament import rating_system, tables
from faristol.screens.tournament.after_round import after_round
from faristol.screens.tournament.brackets import BracketLines, brackets
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.figures import CLAUSES
from faristol.screens.tournament.in_hand import acts_in_division, division_tabs
from faristol.screens.tournament.open_event import TournamentView, about, event_of, here, open_event
from faristol.screens.tournament.round_clock import round_clock, ticking
from faristol.screens.tournament.sheets.printing import print_, sheets
from faristol.screens.tournament.standings import final, intents, prizes, teams
from faristol.screens.tournament.standings.chart import Progress, progress
from faristol.screens.tournament.standings.classification import Classification, classification
from faristol.screens.tournament.standings.final import FinalForm, final_form
from faristol.screens.tournament.standings.place import Place, after, order, place_of
from faristol.screens.tournament.standings.player_card import PlayerCard, player_card
from faristol.screens.tournament.standings.prizes import PrizesPart
from faristol.screens.tournament.standings.ratings import Ratings, ratings
from faristol.screens.tournament.standings.teams import TeamsPart
from faristol.screens.tournament.tables import CrossLine, DecidedTable
from faristol.screens.tournament.team_lines import clubs, teams_meet
from faristol.screens.tournament.undo import undo_label
from faristol.screens.view import view_value
from faristol.tournaments.event import Tournament
from faristol.tournaments.players import Player


@view_value
class CrossPart:
    lines: list[CrossLine]
    decided: list[DecidedTable]


Part = (
    Classification
    | CrossPart
    | Progress
    | PlayerCard
    | Ratings
    | PrizesPart
    | TeamsPart
    | list[BracketLines]
    | FinalForm
)


@view_value(kw_only=True)
class StandingsView(TournamentView):
    page: str
    part: Part
    """What the page shows."""
    player: Player | None
    standings: str
    """The address of the classification."""
    done: int
    """How many rounds there are, and after which one it is shown."""
    after: int
    stands: str
    """Of which results it is."""
    may_write: bool
    scoring: str
    ranking_clause: str | None
    printed: Markup | None
    leaders: str
    with_cup: bool
    """Whether there is a bracket."""
    with_teams: bool
    """Whether there are clubs that could be teams."""


def view(scene: Scene) -> StandingsView:
    opened, event, t, place = open_event(scene), event_of(scene), texts_of(scene), place_of(scene)
    part = _PARTS[place.page](scene, place)
    scoring, until, standings = order(scene), after(scene), f"{here(scene)}/standings"
    home = place.page == "classification"
    return StandingsView(
        title=title(scene),
        subtitle=about(event),
        back=here(scene) if home else standings,
        back_name=t.gettext("The tournament") if home else t.gettext("Standings"),
        event=event,
        divisions_in_play=division_tabs(scene),
        here=here(scene),
        round_clock=round_clock(scene),
        playing=event.opened.language,
        undo=undo_label(opened, t),
        page=place.page,
        part=part,
        player=place.player,
        standings=standings,
        done=len(event.rounds),
        after=until,
        stands=after_round(event, len(event.rounds) if place.player and place.page == "player" else until, t),
        may_write=opened.writing and opened.broken is None and not event.ended,
        scoring=scoring,
        ranking_clause=CLAUSES.get(scoring),
        printed=sheets(scene),
        leaders=_leaders(event, part),
        with_cup=bool(event.cups()),
        with_teams=event.teams is not None or teams_meet(event) or len(clubs(event)) > 1,
    )


def title(scene: Scene) -> str:
    t, place = texts_of(scene), place_of(scene)
    names = {
        "classification": t.gettext("Standings"),
        "cross": t.gettext("Cross-table"),
        "course": t.gettext("Progress"),
        "ratings": t.gettext("Ratings"),
        "prizes": t.gettext("Prizes"),
        "teams": t.gettext("Teams"),
        "bracket": t.gettext("Cup"),
        "final": t.gettext("A final"),
    }
    return names.get(place.page) or (place.player.name if place.player else "")


def _leaders(event: Tournament, part: Part) -> str:
    """Return who is first in what is shown: the teams, or the players."""
    if not event.rounds:
        return ""
    teams = part.lines if isinstance(part, TeamsPart) else []
    first = [team.name for team in teams if team.rank == 1]
    first = first or [row.player.name for row in event.placed if row.rank == 1]
    return ", ".join(first[:3]) + (" …" if len(first) > 3 else "")


def _cross(scene: Scene, place: Place) -> CrossPart:
    event, until = event_of(scene), after(scene)
    lines = tables.cross(event, event.standings(after=until), until, texts_of(scene))
    return CrossPart(lines, tables.decided_tables(event, until, texts_of(scene)))


_PARTS: dict[str, Callable[[Scene, Place], Part]] = {
    "classification": classification,
    "cross": _cross,
    "course": lambda scene, place: progress(event_of(scene), after(scene), place.player),
    "player": player_card,
    "ratings": ratings,
    "prizes": prizes.prizes,
    "teams": teams.teams,
    "bracket": lambda scene, place: brackets(event_of(scene), after(scene), texts_of(scene)),
    "final": lambda scene, place: final_form(scene),
}

TOURNAMENT_STANDINGS = Screen(
    name="tournament_standings",
    view=view,
    title=title,
    clock=ticking,
    intents=acts_in_division(intents, final, prizes, teams, rating_system, print_),
    watched=(
        "take_division",
        "after",
        "look_by",
        "look_through",
        "print",
        "rate_by",
        "elo_figures",
        "save_ratings",
    ),
    remembers=True,
)
