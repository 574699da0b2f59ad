"""The judge's round, one road: draw → call → time → slips → master play → results → draw …"""

from collections.abc import Callable, Mapping, Sequence

from faristol.core.play import read_play
from faristol.games.duplicate import real_bag
from faristol.games.duplicate.event import Duplicate, Topping
from faristol.screens.calling.called import (
    CalledRack,
    Paces,
    called_faces,
    called_rack,
    paces,
    rack_again,
    rack_aloud,
    spells,
)
from faristol.screens.calling.time import UnseenTime, unseen_time
from faristol.screens.duplicate import questions
from faristol.screens.duplicate.favouring import InFavour, in_favour
from faristol.screens.duplicate.late_slips import LateSlip, late_in_round
from faristol.screens.duplicate.questions import TakingWords
from faristol.screens.duplicate.round import course, entering, noting
from faristol.screens.duplicate.round.cares import Care, cares
from faristol.screens.duplicate.round.mastering import Mastering, is_open, mastering
from faristol.screens.duplicate.round.rack_typed import INTENTS as RACK_INTENTS
from faristol.screens.duplicate.round.rack_typed import RackTyped, is_rack_asked, rack_typed
from faristol.screens.duplicate.round.round_results import RoundResults, results
from faristol.screens.duplicate.round.slips import Slips, grace_left, slips
from faristol.screens.duplicate.sanction_words import Sanctioning, sanctioning
from faristol.screens.duplicate.stock import stock
from faristol.screens.duplicate.undo import undo_label
from faristol.screens.parts.faces import CountedTile, TileFace
from faristol.screens.scene import OpenEvent, Scene, Screen
from faristol.screens.ticking import Ticking
from faristol.screens.view import View, view_value
from faristol.speech.aloud import Speech, play_aloud, time_calls
from faristol.speech.call import NameTable
from faristol.texts import Texts

STEPS = ("tiles", "call", "time", "slips", "master", "results")


Part = RackTyped | CalledRack | UnseenTime | Slips | Mastering | RoundResults


@view_value(kw_only=True)
class RoundView(View):
    step: str
    part: Part
    round_steps: Sequence[tuple[str, str]]
    round_steps_short: str
    event: Duplicate
    topping: Topping | None
    playing: str
    undo: str | None
    here: str
    opening: float | None
    """The share of the words that is open, while they are being opened."""
    paces: Paces
    rack_tiles: Sequence[TileFace]
    stock: Sequence[CountedTile]
    """What a player may name as the seventh letter; none but in completiv."""
    ending: bool | None
    """Whether it is asked if the duplicate is to end."""
    wrong: int | None
    """The round whose master play is to be marked as incorrect, while that is asked."""
    sanctioning: Sanctioning | None
    """Who is to be expelled, while that is asked."""
    new_rack: int | None
    """How many valid plays another rack would make worthless, while that is asked."""
    taking_words: TakingWords | None
    in_favour: Mapping[str, InFavour]
    """What speaks for the words of null slips, by their players."""
    late: Sequence[LateSlip]
    cares: Sequence[Care]
    """What needs the judge beside the round."""
    rack_correctable: bool
    """Whether the tiles of a real bag can still be put right."""
    rack_asked: bool
    """Whether the form for it is open."""


def view(scene: Scene) -> RoundView:
    opened, t = _event(scene), scene.texts
    event: Duplicate = opened.state
    step = step_of(scene)
    part = _PARTS[step](scene, event)
    return RoundView(
        title=title(scene),
        subtitle=event.opened.name,
        back="#/",
        back_name=t.gettext("Home"),
        step=step,
        part=part,
        round_steps=_steps(step, t),
        round_steps_short=t.gettext("%(n)s of %(all)s steps")
        % {"n": STEPS.index(_place(step)) + 1, "all": len(STEPS)},
        event=event,
        topping=event.topping,
        playing=event.tile_set.language,
        undo=undo_label(opened, t),
        here=f"#/event/{opened.stream}",
        opening=scene.opening,
        paces=paces(scene, event.draws),
        rack_tiles=called_faces(event.draws, t) if event.rounds and step != "tiles" else [],
        stock=stock(event, t),
        ending=scene.session.get(questions.ENDING),
        wrong=scene.session.get(questions.WRONG),
        sanctioning=sanctioning(scene, event) if isinstance(part, Slips) else None,
        new_rack=questions.new_rack(scene, event),
        taking_words=questions.taking_words(scene, event),
        in_favour=in_favour(scene, event),
        late=late_in_round(event),
        cares=cares(scene, event),
        rack_correctable=real_bag.can_be_corrected(event) and opened.writing,
        rack_asked=is_rack_asked(scene, event) and opened.writing,
    )


def _event(scene: Scene) -> OpenEvent:
    assert scene.event is not None
    return scene.event


def step_of(scene: Scene) -> str:
    """Return the judge's place, with the question that comes first after a crash."""
    event = _event(scene)
    state: Duplicate = event.state
    if event.last_sign is not None:
        return "unseen"
    if state.stage == "time":
        assert state.clock
        return "time" if state.clock.running else "stopped"
    if state.stage == "slips" and is_open(scene, state):
        return "master"
    return state.stage


def _place(step: str) -> str:
    return {"unseen": "time", "stopped": "time"}.get(step, step)


def _steps(step: str, t: Texts) -> list[tuple[str, str]]:
    names = {
        "tiles": t.gettext("Draw"),
        "call": t.gettext("Call"),
        "time": t.gettext("Time"),
        "slips": t.gettext("Slips"),
        "master": t.gettext("Master play"),
        "results": t.gettext("Results"),
    }
    now = STEPS.index(_place(step))
    return [
        (names[each], "done" if n < now else "now" if n == now else "later") for n, each in enumerate(STEPS)
    ]


def title(scene: Scene) -> str:
    state: Duplicate = _event(scene).state
    number = state.awaiting if state.awaiting is not None else len(state.rounds)
    return scene.texts.gettext("Round %(n)s") % {"n": number}


_PARTS: dict[str, Callable[[Scene, Duplicate], Part]] = {
    "tiles": rack_typed,
    "call": lambda scene, event: called_rack(scene, event.draws, {"do": "duplicate.called"}),
    "time": slips,
    "stopped": slips,
    "unseen": lambda scene, event: unseen_time(scene, event.draws),
    "slips": slips,
    "master": mastering,
    "results": results,
}


def clock(scene: Scene) -> Ticking | None:
    """Return the clock; its calls are in the playing language, for the room hears them (DUP-10)."""
    event: Duplicate = _event(scene).state
    step = step_of(scene)
    if step == "slips" and (left := grace_left(event, scene.now)):
        return Ticking(left, scene.now, [], over="duplicate.grace_over")
    if step != "time":
        return None
    assert event.clock
    calls = time_calls(event.tile_set.language)
    return Ticking(event.clock.remaining, event.clock.running_since, calls, over="duplicate.time_over")


def speech(scene: Scene) -> Speech | None:
    """Return the rack, and after the master play its coordinates, its word and its points (DUP-9)."""
    opened, step = _event(scene), step_of(scene)
    event: Duplicate = opened.state
    if step == "call":
        return rack_aloud(scene, event.draws, "duplicate.start", "duplicate.called")
    if step == "time":
        return rack_again(scene, event.draws)
    if step != "results" or not event.round.master or not opened.writing:
        return None
    names, master = NameTable.from_data(event.opened.names), event.round.master
    play = read_play(event.tile_set, master.play)
    pace, spelled = scene.settings.pace, spells(scene.settings, event.tile_set.language)
    return play_aloud(event.tile_set, names, play, master.points, pace, spelled=spelled)


ROUND = Screen(
    name="duplicate",
    view=view,
    title=title,
    intents={**course.INTENTS, **RACK_INTENTS, **entering.INTENTS},
    clock=clock,
    speech=speech,
    words=lambda scene: _event(scene).state.opened.lexicon,
    waits=False,
    watched=("table", "look_at"),
    asks=noting.asks_about_slip,
    remembers=True,
)
