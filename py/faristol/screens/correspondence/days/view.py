"""Days: what is left of the fifty for both, turn by turn; leave; what is late (COR-14 to 19)."""

from datetime import date

from faristol.games.correspondence.course import BLUE, RED
from faristol.games.correspondence.days import month_before
from faristol.games.correspondence.errors import LeaveTooLate
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.remarks import roman
from faristol.games.correspondence.waiting import due, thought_so_far
from faristol.screens.acts import acts
from faristol.screens.correspondence.days import intents
from faristol.screens.correspondence.days.intents import form_of
from faristol.screens.correspondence.deadlines import Deadline, deadline
from faristol.screens.correspondence.heading import subtitle, undo_label
from faristol.screens.correspondence.heading import title as game_title
from faristol.screens.correspondence.notes import Sure, notes
from faristol.screens.correspondence.seats import game_of, open_event, seat
from faristol.screens.correspondence.set_up import way_names
from faristol.screens.correspondence.sides import Side, side
from faristol.screens.parts.calendar_days import day_text, today
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import View, view_value
from faristol.texts import Texts


@view_value
class PlayerDays:
    side: Side
    left: int
    so_far: int
    """Days in the turn that is being made."""
    turns: list[tuple[str, str, str, int]]
    """The number of each turn, when its letter arrived and the answer was sent, and its days."""
    charged: int
    leave: tuple[str, str] | None


@view_value(kw_only=True)
class DaysView(View):
    event: Correspondence
    me: int | None
    undo: str | None
    may_write: bool
    players: list[PlayerDays]
    due: list[Deadline]
    may_claim: bool
    no_more_leave: str
    """That the right to leave has ended, once it has."""
    ways: list[tuple[str, str]]
    form: dict[str, str]
    asked: Sure | None


def view(scene: Scene) -> DaysView:
    event, opened, t = game_of(scene), open_event(scene), scene.texts
    now, me = today(scene.now, scene.zone), seat(scene)
    return DaysView(
        title=t.gettext("Days"),
        subtitle=subtitle(scene) or game_title(scene),
        back=f"#/event/{opened.stream}",
        back_name=t.gettext("The game"),
        event=event,
        me=me,
        undo=undo_label(opened, t),
        may_write=opened.writing and opened.broken is None and not event.ending and me is not None,
        players=[_player(scene, event, player, t) for player in (RED, BLUE)],
        due=[deadline(each, event, t) for each in due(event, me, now)] if me else [],
        may_claim=event.way not in event.ruleset.claims.never_by,
        no_more_leave=_no_more_leave(event, now, t),
        ways=[*way_names(t).items()],
        form=form_of(scene),
        asked=notes(scene).asked,
    )


def _no_more_leave(event: Correspondence, now: date, t: Texts) -> str:
    ends = month_before(date.fromisoformat(event.opened.closes))
    if now < ends:
        return ""
    return sentences(LeaveTooLate(ends=ends), t)[0]


def _player(scene: Scene, event: Correspondence, player: int, t: Texts) -> PlayerDays:
    leave = event.leaves.get(player)
    return PlayerDays(
        side(event, player, t),
        event.days_left(player),
        thought_so_far(event, today(scene.now, scene.zone)) if player == event.to_move else 0,
        [
            (roman(number), day_text(sent.arrived, t), day_text(sent.sent, t), sent.days)
            for number, sent in enumerate(event.sent[player - 1 :: 2], 1)
        ],
        charged=sum(days for whose, days in event.charged if whose == player),
        leave=(day_text(leave.first, t), day_text(leave.last, t)) if leave else None,
    )


CORRESPONDENCE_DAYS = Screen(
    name="correspondence_days",
    view=view,
    title=lambda scene: scene.texts.gettext("Days"),
    intents=acts(intents),
    remembers=True,
)
