"""The draw as the judge runs it: promise → call → time → what is kept → call … → over."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from markupsafe import Markup

from faristol.games.draw_facts import FACTS
from faristol.games.draws import Draws
from faristol.games.judging_draws import promise_holds
from faristol.games.log import last_act
from faristol.screens.acts import acts
from faristol.screens.calling.called import (
    CalledRack,
    Paces,
    called_rack,
    called_tiles,
    paces,
    rack_again,
    rack_aloud,
)
from faristol.screens.calling.time import Time, UnseenTime, time_left, unseen_time
from faristol.screens.draw.round import intents
from faristol.screens.draw.round.intents import ENDING
from faristol.screens.draw.round.kept_tiles import kept_places
from faristol.screens.draw.round.printing import sheets
from faristol.screens.parts.faces import TileFace, faces
from faristol.screens.scene import OpenEvent, Scene, Screen
from faristol.screens.sealed.promise import (
    PromiseAndAnswer,
    PublishedSecret,
    promise_and_answer,
    published_secret,
)
from faristol.screens.ticking import Ticking
from faristol.screens.view import View, view_value
from faristol.speech.aloud import Speech, time_calls
from faristol.texts import Texts


@view_value
class Keep:
    """The tiles of the rack, of which some stay."""

    tiles: Sequence[TileFace]
    kept: Sequence[str]


Part = PromiseAndAnswer | CalledRack | Time | UnseenTime | Keep | PublishedSecret | None
"""None while the promise is without its secret on this device, and while the secret is not published."""


@view_value(kw_only=True)
class DrawView(View):
    step: str
    part: Part
    draws: Draws
    playing: str
    ending: bool | None
    """Whether it is asked if the draw is to end."""
    round_steps: Sequence[tuple[str, str]]
    round_steps_short: str
    undo: str | None
    file: str
    paces: Paces
    names: Sequence[str]
    """The tiles as they are called."""
    rack_tiles: Sequence[TileFace]
    printed: Markup | None


def view(scene: Scene) -> DrawView:
    event = _event(scene)
    draws: Draws = event.state
    t = scene.texts
    step = step_of(event)
    return DrawView(
        title=_title(draws, t),
        subtitle=draws.opened.name,
        back="#/",
        back_name=t.gettext("Home"),
        step=step,
        part=_PARTS[step](scene, draws),
        draws=draws,
        playing=draws.tile_set.language,
        ending=scene.session.get(ENDING),
        round_steps=_steps(step, t),
        round_steps_short=t.gettext("%(n)s of 3 steps") % {"n": {"call": 1, "keep": 3}.get(step, 2)},
        undo=_undo_label(event, t),
        file=f"#/event/{event.stream}/file",
        paces=paces(scene, draws),
        names=[called.spoken_name for called in called_tiles(draws)] if draws.phase == "time" else [],
        rack_tiles=faces(draws.tile_set, draws.rack, t) if draws.running else (),
        printed=sheets(scene, event),
    )


def _event(scene: Scene) -> OpenEvent:
    assert scene.event is not None
    return scene.event


def step_of(event: OpenEvent) -> str:
    """Return the judge's place, with the question that comes first after a crash."""
    draws: Draws = event.state
    if event.last_sign is not None:
        return "unseen"
    if draws.phase == "time":
        if draws.clock is None:  # A damaged log ends within the act that set the rack aside.
            return "keep"
        return "time" if draws.clock.running else "stopped"
    return draws.phase


def _title(draws: Draws, t: Texts) -> str:
    if draws.phase == "committed":
        return t.gettext("The promise")
    if draws.phase == "over":
        return t.gettext("The draw is over")
    return t.gettext("Round %(n)s") % {"n": draws.round}


def _steps(step: str, t: Texts) -> list[tuple[str, str]]:
    names = [t.gettext("Call"), t.gettext("Time"), t.gettext("Kept tiles")]
    now = {"call": 0, "keep": 2}.get(step, 1)
    return [(name, "done" if n < now else "now" if n == now else "later") for n, name in enumerate(names)]


def _promised(scene: Scene, draws: Draws) -> PromiseAndAnswer | None:
    return promise_and_answer(draws, scene) if promise_holds(draws, ()) else None


def _keep(scene: Scene, draws: Draws) -> Keep:
    chosen = kept_places(scene.session, draws)
    kept = tuple(draws.rack[place] for place in chosen)
    tiles = [
        replace(face, id=f"tile-{n}", pressed=n in chosen, data={"do": "draw.toggle", "place": str(n)})
        for n, face in enumerate(faces(draws.tile_set, draws.rack, scene.texts))
    ]
    return Keep(tiles, kept)


_PARTS: dict[str, Callable[[Scene, Draws], Part]] = {
    "committed": _promised,
    "call": lambda scene, draws: called_rack(scene, draws, {"do": "draw.called"}),
    "time": time_left,
    "stopped": time_left,
    "unseen": unseen_time,
    "keep": _keep,
    "over": lambda scene, draws: published_secret(_event(scene), draws),
}


def _undo_label(event: OpenEvent, t: Texts) -> str | None:
    act = last_act(event.entries, event.kind.facts.final)
    if not act or not event.writing:
        return None
    sentence = FACTS.undo_sentence(act)
    return t.gettext(sentence)


def clock(scene: Scene) -> Ticking | None:
    """Return the clock; its calls are in the playing language, for the room hears them (DUP-10)."""
    event = _event(scene)
    draws: Draws = event.state
    if step_of(event) != "time":
        return None
    assert draws.clock
    return Ticking(
        remaining=draws.clock.remaining,
        running_since=draws.clock.running_since,
        calls=time_calls(draws.tile_set.language),
        over="draw.time_over",
    )


def speech(scene: Scene) -> Speech | None:
    event = _event(scene)
    step = step_of(event)
    if step == "time":
        return rack_again(scene, event.state)
    if step != "call":
        return None
    return rack_aloud(scene, event.state, "draw.start", "draw.called")


DRAW = Screen(
    name="draw",
    view=view,
    title=lambda scene: _title(_event(scene).state, scene.texts),
    intents=acts(intents),
    remembers=True,
    watched=("print",),
    clock=clock,
    speech=speech,
)
