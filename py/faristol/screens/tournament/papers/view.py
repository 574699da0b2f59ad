"""All that is put on paper of a tournament: for the door, for the tables, for the wall."""

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from faristol.screens.acts import Act
from faristol.screens.scene import Scene, Screen, Step
from faristol.screens.session import Session, Slot
from faristol.screens.tournament.after_round import after_round
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.in_hand import acts_in_division, division_tabs
from faristol.screens.tournament.open_event import TournamentView, about, event_of, here
from faristol.screens.tournament.round_clock import round_clock, ticking
from faristol.screens.tournament.sheets.paper import SLIPS
from faristol.screens.tournament.sheets.printing import PRINTED, Asked, print_, sheets
from faristol.screens.tournament.team_lines import teams_meet
from faristol.screens.view import view_value
from faristol.tournaments import opening
from faristol.tournaments.event import Tournament
from faristol.tournaments.surnames import SURNAME, WRITTEN


@dataclass(frozen=True)
class Chosen:
    round: int = 0
    """0 for the last one."""
    many: str = SLIPS[1]
    """How many slips on a page."""


CHOSEN = Slot("tournament_papers", Chosen, of="event")


@view_value(kw_only=True)
class PapersView(TournamentView):
    round: int
    stands: str
    """Of which results the standings after it are."""
    many: str
    slips: Sequence[str]
    teams: bool
    """Whether teams are counted, or meet."""
    matches: bool
    """Whether they meet in this round."""
    printed: Markup | None


def view(scene: Scene) -> PapersView:
    event, t = event_of(scene), texts_of(scene)
    return PapersView(
        title=t.gettext("Papers"),
        subtitle=about(event),
        back=here(scene),
        back_name=t.gettext("The tournament"),
        event=event,
        divisions_in_play=division_tabs(scene),
        here=here(scene),
        round_clock=round_clock(scene),
        playing=event.opened.language,
        round=chosen_round(scene),
        stands=after_round(event, chosen_round(scene), t),
        many=_chosen(scene).many,
        slips=SLIPS,
        teams=event.teams is not None or teams_meet(event),
        matches=any(number == chosen_round(scene) for number, _ in event.matches()),
        printed=sheets(scene),
    )


def _chosen(scene: Scene) -> Chosen:
    return scene.session.get(CHOSEN, Chosen())


def chosen_round(scene: Scene) -> int:
    last, wanted = len(event_of(scene).rounds), _chosen(scene).round
    return wanted if 1 <= wanted <= last else last


def choose(session: Session, round: int) -> Act:
    return session.change(CHOSEN, round=round)


def list_by(event: Tournament) -> Act:
    """Order lists by name otherwise; the same again takes that back."""
    return opening.list_by(event, WRITTEN if event.listed_by == SURNAME else SURNAME)


def print_slips(scene: Scene, many: str = SLIPS[1]) -> Act:
    asked = Asked("slips", f"{chosen_round(scene)}/{many}")
    session = scene.session.change(CHOSEN, many=many)
    return Step(session=session.put(PRINTED, asked, about=scene.now), print=True)


TOURNAMENT_PAPERS = Screen(
    name="tournament_papers",
    view=view,
    title=lambda scene: texts_of(scene).gettext("Papers"),
    clock=ticking,
    intents=acts_in_division(choose, list_by, print_slips, print_),
)
