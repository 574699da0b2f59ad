"""Players of an earlier tournament of this device: which one, who of them comes, and with which rating."""

from faristol.screens.acts import acts
from faristol.screens.scene import Scene, Screen
from faristol.screens.tournament.card import card_line
from faristol.screens.tournament.earlier import intents
from faristol.screens.tournament.earlier.comers import Comer, looked_through, not_yet_in
from faristol.screens.tournament.figures import written_rating
from faristol.screens.tournament.open_event import TournamentView, event_of, here, open_event
from faristol.screens.tournament.rating_system import chosen_system
from faristol.screens.tournament.round_clock import round_clock, ticking
from faristol.screens.tournament.undo import undo_label
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class Offered:
    stream: str
    name: str
    when: str
    line: str


@view_value
class ComerLine:
    comer: Comer
    rating: str
    beside: str
    """Club and category."""
    comes: bool


@view_value(kw_only=True)
class EarlierView(TournamentView):
    offered: list[Offered]
    """The tournaments of this device that have players, the newest first."""
    chosen: str | None
    """The name of the one that is looked through."""
    system: str
    lines: list[ComerLine]
    """Those who are not in already."""
    already: int
    """How many are."""
    coming: int


def view(scene: Scene) -> EarlierView:
    event, t = event_of(scene), scene.texts
    earlier = looked_through(scene)
    comers = not_yet_in(earlier, event) if earlier else []
    left_out = earlier.left_out if earlier else ()
    lines = [_line(each, each.id not in left_out, t) for each in comers]
    return EarlierView(
        title=_title(scene),
        subtitle=event.opened.name,
        back=f"{here(scene)}/players",
        back_name=t.gettext("Players"),
        event=event,
        here=here(scene),
        round_clock=round_clock(scene),
        playing=event.opened.language,
        undo=undo_label(open_event(scene), t),
        offered=_offered(scene),
        chosen=earlier.name if earlier else None,
        system=chosen_system(scene).label(t),
        lines=lines,
        already=len(earlier.comers) - len(comers) if earlier else 0,
        coming=sum(line.comes for line in lines),
    )


def _offered(scene: Scene) -> list[Offered]:
    t = scene.texts
    return [
        Offered(card["stream"], card["name"], t.when(card["at"], scene.now, scene.zone), card_line(card, t))
        for card in scene.cards
        if card["kind"] == "tournament" and card["players"] and card["stream"] != open_event(scene).stream
    ]


def _line(comer: Comer, comes: bool, t: Texts) -> ComerLine:
    beside = " · ".join(filter(None, (comer.club, comer.category)))
    return ComerLine(comer, written_rating(comer.rating, t), beside, comes)


def _title(scene: Scene) -> str:
    return scene.texts.gettext("Players of an earlier tournament")


TOURNAMENT_EARLIER = Screen(
    name="tournament_earlier",
    view=view,
    title=_title,
    clock=ticking,
    intents=acts(intents),
    events=True,
    reads=intents.reads,
    remembers=True,
    watched=(),
)
