"""The second judge's screen: the tables and the slip in hand, by the log and the clock of the first judge."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from faristol.errors import Rejected
from faristol.games.duplicate.errors import NobodyAtTable, NotNow
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.from_judges import Checked, NotedOtherwise
from faristol.games.duplicate.handing_in import as_read
from faristol.screens.acts import acts
from faristol.screens.duplicate.favouring import InFavour, in_favour
from faristol.screens.duplicate.judges import judge_of
from faristol.screens.duplicate.questions import TakingWords, taking_words
from faristol.screens.duplicate.round import noting
from faristol.screens.duplicate.round.beside.intents import INTENTS
from faristol.screens.duplicate.round.slips import Slips, grace_left, slips
from faristol.screens.duplicate.stock import stock
from faristol.screens.parts import stand_in_acts
from faristol.screens.parts.faces import CountedTile
from faristol.screens.parts.room_guest import nothing_known
from faristol.screens.parts.stand_in import StandInView, stand_in
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene, Screen
from faristol.screens.ticking import Ticking
from faristol.screens.view import View, view_value
from faristol.speech.aloud import time_calls
from faristol.texts import Texts

if TYPE_CHECKING:
    from faristol.room.guest import Guest

REFUSALS: dict[str, type[Rejected]] = {
    each.code: each for each in (Checked, NotedOtherwise, NobodyAtTable, NotNow)
}


@view_value(kw_only=True)
class BesideView(View):
    step: str
    """time, stopped or slips while slips may be noted; else waiting, or "" without an event."""
    part: Slips | None
    event: Duplicate | None
    playing: str
    opening: float | None
    stock: tuple[CountedTile, ...]
    taking_words: TakingWords | None
    in_favour: Mapping[str, InFavour]
    linked: bool
    nothing: tuple[str, str]
    """Why there is no event to show."""
    waiting: int
    """How many slips are on their way to the first judge."""
    stand_in: StandInView | None
    answer: tuple[str, str, str] | None
    """What the first judge's tablet did not just note: the kind of the message, fact, consequence."""


def view(scene: Scene) -> BesideView:
    guest, t = judge_of(scene), scene.texts
    scene = _by_hosts_clock(scene, guest)
    event: Duplicate | None = scene.event.state if guest and scene.event else None
    step = _step(event)
    linked = bool(guest and guest.seated and guest.hears == "heard")
    part = slips(scene, event) if event and step in ("time", "stopped", "slips") else None
    return BesideView(
        title=title(scene),
        subtitle=event.opened.name if event else "",
        back="#/join",
        back_name=t.gettext("Join a room"),
        step=step,
        part=part,
        event=event,
        playing=event.tile_set.language if event else "",
        opening=scene.opening,
        stock=tuple(stock(event, t)) if event and part else (),
        taking_words=taking_words(scene, event) if event and part else None,
        in_favour=in_favour(scene, event) if event and part else {},
        linked=linked,
        nothing=_nothing(guest, linked, t),
        waiting=len(guest.judged) if guest else 0,
        stand_in=stand_in(scene, "duplicate"),
        answer=_answer(guest, event, scene) if guest and event else None,
    )


def _nothing(guest: "Guest | None", linked: bool, t: Texts) -> tuple[str, str]:
    if linked:
        return t.gettext("The judge has not let this tablet in yet."), t.gettext("Wait a moment, or ask.")
    return nothing_known(guest, t, t.gettext("No contact with the judge’s tablet just now."))


def title(scene: Scene) -> str:
    return scene.texts.gettext("Second judge")


def _step(event: Duplicate | None) -> str:
    if event is None:
        return ""
    if event.stage == "time":
        return "time" if event.clock and event.clock.running else "stopped"
    return "slips" if event.stage == "slips" else "waiting"


def _by_hosts_clock(scene: Scene, guest: "Guest | None") -> Scene:
    return replace(scene, now=scene.now - guest.ahead) if guest else scene


def _answer(guest: "Guest", event: Duplicate, scene: Scene) -> tuple[str, str, str] | None:
    if guest.refused_act is None or not event.rounds:
        return None
    code, act = guest.refused_act
    slip = next(
        (slip for id, slip in event.round.slips.items() if event.players[id].table == act.table), None
    )
    refusal = REFUSALS.get(code, NotNow)(table=act.table, play=as_read(slip) if slip else "")
    fact, way_out = sentences(refusal, scene.texts)
    return "ok" if code == Checked.code else "warn", fact, way_out


def _clock(scene: Scene) -> Ticking | None:
    guest = judge_of(scene)
    event: Duplicate | None = scene.event.state if guest and scene.event else None
    if guest is None or event is None:
        return None
    step = _step(event)
    if step == "slips" and (left := grace_left(event, scene.now - guest.ahead)):
        return Ticking(left, scene.now, [], over="duplicate.grace_over")
    if step != "time" or event.clock is None or event.clock.running_since is None:
        return None
    since = event.clock.running_since + guest.ahead
    return Ticking(
        event.clock.remaining, since, time_calls(event.tile_set.language), over="duplicate.time_over"
    )


BESIDE = Screen(
    name="duplicate",
    view=view,
    title=title,
    intents={**INTENTS, **acts(stand_in_acts)},
    clock=_clock,
    words=lambda scene: scene.event.state.opened.lexicon if scene.event else None,
    waits=False,
    asks=lambda scene: noting.asks_about_slip(scene) if scene.event else None,
    remembers=True,
)
"""By the name of the first judge's screen, whose forms it shows."""
