"""Who is here tonight: the first screen of each evening of a ladder."""

from collections.abc import Sequence

from faristol.screens.acts import acts
from faristol.screens.scene import Scene, Screen
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.figures import figure
from faristol.screens.tournament.open_event import TournamentView, event_of, here, open_event
from faristol.screens.tournament.round_clock import round_clock, ticking
from faristol.screens.tournament.tonight import intents
from faristol.screens.tournament.tonight.intents import whereabouts
from faristol.screens.tournament.undo import undo_label
from faristol.screens.view import view_value
from faristol.texts import N_
from faristol.tournaments.course import places_now
from faristol.tournaments.criteria import criteria
from faristol.tournaments.facts_of_evenings import ABSENT, FOR_CLUB, HERE, UNANNOUNCED
from faristol.tournaments.players import Player

ELSEWHERE = (
    (ABSENT, N_("gave notice")),
    (FOR_CLUB, N_("plays for the club")),
    (UNANNOUNCED, N_("gave no notice")),
)


@view_value
class Comer:
    player: Player
    place: int | None
    """None for who comes in with this evening."""
    points: str
    here: bool
    where: str


@view_value(kw_only=True)
class TonightView(TournamentView):
    number: int
    comers: Sequence[Comer]
    here_tonight: int
    elsewhere: Sequence[tuple[str, str, None]]
    may_write: bool


def view(scene: Scene) -> TonightView:
    opened, event, t, where = open_event(scene), event_of(scene), texts_of(scene), whereabouts(scene)
    first, places = criteria(event.terms.scoring)[0], places_now(event)
    rows = [row for row in event.standings() if row.player.id in where]
    return TonightView(
        title=title(scene),
        subtitle=event.opened.name,
        back="#/",
        back_name=t.gettext("Home"),
        event=event,
        here=here(scene),
        playing=event.opened.language,
        round_clock=round_clock(scene),
        undo=undo_label(opened, t),
        number=event.next,
        comers=[
            Comer(
                row.player,
                places.get(row.player.id),
                figure(first, row.worth[0], t),
                where[row.player.id] == HERE,
                where[row.player.id],
            )
            for row in rows
        ],
        here_tonight=sum(each == HERE for each in where.values()),
        elsewhere=[(value, t.gettext(label), None) for value, label in ELSEWHERE],
        may_write=opened.writing and opened.broken is None and not event.ended,
    )


def title(scene: Scene) -> str:
    return texts_of(scene).gettext("Evening %(n)s: who is here?") % {"n": event_of(scene).next}


TOURNAMENT_TONIGHT = Screen(
    name="tournament_tonight",
    view=view,
    title=title,
    clock=ticking,
    intents=acts(intents),
)
