"""The judge's round, one road: draw → call → time → slips → master play → results → draw …"""

from typing import Any

from faristol.games.duplicate import judging
from faristol.games.duplicate.event import Duplicate
from faristol.screens.duplicate import questions
from faristol.screens.duplicate.round import calling, course, entering, mastering, round_results
from faristol.screens.duplicate.round.slips import slips
from faristol.screens.duplicate.undo import undo_label
from faristol.screens.parts.faces import faces
from faristol.screens.scene import OpenEvent, Scene, Screen, Ticking
from faristol.speech.aloud import Speech, time_calls
from faristol.texts import Texts, minutes_and_seconds

STEPS = ("tiles", "call", "time", "slips", "master", "results")


def view(scene: Scene) -> dict[str, Any]:
    event, t = _event(scene), scene.texts
    state: Duplicate = event.state
    step = step_of(scene)
    return {
        "title": title(scene),
        "subtitle": state.opened["name"],
        "back": "#/",
        "back_name": t.gettext("Home"),
        "step": step,
        "round_steps": _steps(step, t),
        "round_steps_short": t.gettext("%(n)s of %(all)s steps")
        % {"n": STEPS.index(_place(step)) + 1, "all": len(STEPS)},
        "event": state,
        "playing": state.tile_set.language,
        "undo": undo_label(event, t),
        "here": f"#/event/{event.stream}",
        "lexicon": state.opened["lexicon"],
        "opening": scene.opening,
        "in_bag": len(state.draws.bag),
        "rack_tiles": faces(state.tile_set, state.round.rack, t) if state.rounds and step != "tiles" else [],
        "masters": _masters(state),
        "ending": scene.session.get(questions.ENDING),
        "asked_wrong": scene.session.get(questions.WRONG),
        "asked_out": _asked_out(scene, state),
        "asked_rack": questions.about_rack(scene, state),
        "asked_words": questions.about_words(scene, state),
        **_SHOWN[step](scene, state),
    }


def _event(scene: Scene) -> OpenEvent:
    assert scene.event is not None
    return scene.event


def step_of(scene: Scene) -> str:
    """The judge's place, with the question that comes first after a crash."""
    event = _event(scene)
    state: Duplicate = event.state
    if event.last_sign is not None:
        return "unseen"
    if state.stage == "time":
        assert state.clock
        return "time" if state.clock.running else "stopped"
    if state.stage == "slips" and mastering.is_open(scene, state):
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
        "master": t.gettext("Master"),
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


def _tiles(scene: Scene, event: Duplicate) -> dict[str, Any]:
    """A rack out of a real bag, typed."""
    t = scene.texts
    draws = event.draws
    kept = judging.kept_on_rack(event)
    return {
        "kept_faces": faces(event.tile_set, kept, t),
        "wanted": min(draws.rule.size - len(kept), len(draws.bag) + len(draws.kept) - len(kept)),
        "rejected": [event.tile_set.write(rack) for rack, _ in draws.rejected],
        "clause": draws.rule.clause,
    }


def _unseen(scene: Scene, event: Duplicate) -> dict[str, Any]:
    """Both readings of the time between the last sign of life and now."""
    assert event.clock and scene.event and scene.event.last_sign is not None
    then, now = event.clock.left(scene.event.last_sign), event.clock.left(scene.now)
    return {
        "left_then": minutes_and_seconds(then),
        "left_now": minutes_and_seconds(now),
        "ran_out": now == 0,
        "full_time": minutes_and_seconds(event.draws.minutes * 60_000),
    }


def _time(scene: Scene, event: Duplicate) -> dict[str, Any]:
    assert event.clock
    left, total = event.clock.left(scene.now), event.draws.minutes * 60_000
    return {"left": left, "left_text": minutes_and_seconds(left), "total": total, **slips(scene, event)}


def _slips(scene: Scene, event: Duplicate) -> dict[str, Any]:
    return {"grace_left": _grace_left(event, scene.now), **slips(scene, event)}


def _grace_left(event: Duplicate, now: int) -> int:
    ended = event.round.ended
    return max(0, event.opened["grace"] * 1000 - (now - ended)) if ended is not None else 0


_SHOWN = {
    "tiles": _tiles,
    "call": calling.call,
    "time": _time,
    "stopped": _time,
    "unseen": _unseen,
    "slips": _slips,
    "master": mastering.master,
    "results": round_results.results,
}


def _masters(event: Duplicate) -> list[dict[str, Any]]:
    """The master plays of the event, the newest first: one may be found to be incorrect (DUP-18)."""
    return [
        {"round": round_.number, "play": round_.master.play, "wrong": round_.master.wrong}
        for round_ in reversed(event.rounds)
        if round_.master
    ]


def _asked_out(scene: Scene, event: Duplicate) -> str | None:
    player = event.players.get(scene.session.get(questions.EXPELLING, ""))
    return player.name if player else None


def clock(scene: Scene) -> Ticking | None:
    """The calls are in the playing language, for they are said in the room (DUP-10)."""
    event: Duplicate = _event(scene).state
    step = step_of(scene)
    if step == "slips" and (left := _grace_left(event, scene.now)):
        return Ticking(left, scene.now, [], over="duplicate.grace_over")
    if step != "time":
        return None
    assert event.clock
    said = time_calls(event.tile_set.language)
    return Ticking(event.clock.remaining, event.clock.running_since, said, over="duplicate.time_over")


def speech(scene: Scene) -> Speech | None:
    """The rack, and after the master play its coordinates, its word and its points (DUP-9)."""
    step, event = step_of(scene), _event(scene).state
    if step == "call":
        return calling.aloud(scene, event)
    return calling.master_aloud(scene, event) if step == "results" else None


ROUND = Screen(
    name="duplicate",
    view=view,
    title=title,
    intents={**course.INTENTS, **entering.INTENTS},
    clock=clock,
    speech=speech,
    words=lambda scene: _event(scene).state.opened["lexicon"],
    waits=False,
)
