"""The draw as the judge runs it: promise → call → time → what is kept → call … → over."""

from dataclasses import replace
from typing import Any

from faristol.games.draw_facts import FACTS
from faristol.games.draws import Draws
from faristol.games.judging_draws import promise_stands
from faristol.games.log import last_act
from faristol.games.verification import verify
from faristol.screens.calling.called import names_of, rack_aloud, rack_called
from faristol.screens.draw.round import intents
from faristol.screens.draw.round.intents import ENDING
from faristol.screens.draw.round.kept import kept_places
from faristol.screens.parts.faces import faces, letters
from faristol.screens.parts.qr import qr
from faristol.screens.scene import OpenEvent, Scene, Screen, Ticking
from faristol.screens.sealed.promise import compared, in_words, promised
from faristol.speech.aloud import Speech, time_calls
from faristol.texts import Texts, minutes_and_seconds


def view(scene: Scene) -> dict[str, Any]:
    event = _event(scene)
    draws: Draws = event.state
    t = scene.texts
    language = draws.tile_set.language
    step = step_of(event)
    return {
        "ending": scene.session.get(ENDING),
        "title": _title(draws, t),
        "subtitle": draws.opened["name"],
        "back": "#/",
        "back_name": t.gettext("Home"),
        "step": step,
        "round_steps": _steps(step, t),
        "round_steps_short": t.gettext("%(n)s of 3 steps") % {"n": {"call": 1, "keep": 3}.get(step, 2)},
        "draws": draws,
        "playing": language,
        "undo": _undo_label(event, t),
        "file": f"#/event/{event.stream}/file",
        **_SHOWN[step](scene, draws),
        "earlier": [_earlier(round_, draws, t) for round_ in reversed(draws.rounds)],
        "rack_tiles": faces(draws.tile_set, draws.rack, t) if draws.running else (),
    }


def _event(scene: Scene) -> OpenEvent:
    assert scene.event is not None
    return scene.event


def step_of(event: OpenEvent) -> str:
    """The judge's place, with the question that comes first after a crash."""
    draws: Draws = event.state
    if event.last_sign is not None:
        return "unseen"
    if draws.phase == "time":
        assert draws.clock
        return "time" if draws.clock.running else "stopped"
    return draws.phase


def _title(draws: Draws, t: Texts) -> str:
    if draws.phase == "committed":
        return t.gettext("The promise")
    if draws.phase == "over":
        return t.gettext("The draw is over")
    return t.gettext("Round %(n)s") % {"n": draws.round}


def _steps(step: str, t: Texts) -> list[tuple[str, str]]:
    names = [t.gettext("Call"), t.gettext("Time"), t.gettext("What stays")]
    now = {"call": 0, "keep": 2}.get(step, 1)
    return [(name, "done" if n < now else "now" if n == now else "later") for n, name in enumerate(names)]


def _promise(scene: Scene, draws: Draws) -> dict[str, Any]:
    return {"stands": promise_stands(draws, ()), "promised": promised(draws, scene)}


def _time(scene: Scene, draws: Draws) -> dict[str, Any]:
    assert draws.clock
    left = draws.clock.left(scene.now)
    return {
        "left": left,
        "left_text": minutes_and_seconds(left),
        "total": draws.minutes * 60_000,
        "said": [called.spoken_name for called in names_of(draws)],
    }


def _unseen(scene: Scene, draws: Draws) -> dict[str, Any]:
    """Both readings of the time between the last sign of life and now."""
    assert draws.clock and scene.event and scene.event.last_sign is not None
    then, now = draws.clock.left(scene.event.last_sign), draws.clock.left(scene.now)
    return {
        "left_then": minutes_and_seconds(then),
        "left_now": minutes_and_seconds(now),
        "ran_out": now == 0,
        "full_time": minutes_and_seconds(draws.minutes * 60_000),
        "minutes": draws.minutes,
    }


def _keep(scene: Scene, draws: Draws) -> dict[str, Any]:
    t = scene.texts
    chosen = kept_places(scene.session, draws)
    shown = faces(draws.tile_set, draws.rack, t)
    tappable = [
        replace(face, id=f"tile-{n}", pressed=n in chosen, data={"do": "draw.toggle", "place": str(n)})
        for n, face in enumerate(shown)
    ]
    kept = tuple(draws.rack[place] for place in chosen)
    return {
        "choosable": tappable,
        "kept_text": draws.tile_set.write(kept),
        "kept_shown": letters(kept),
        "new_clause": draws.opened["ruleset"]["new_rack"].get("clause"),
        "same_clause": draws.opened["ruleset"].get("same_rack", {}).get("clause"),
    }


def _over(scene: Scene, draws: Draws) -> dict[str, Any]:
    verdict = verify(_event(scene).entries) if draws.published else None
    return {
        "ended": draws.ended,
        "secret": draws.secret,
        "qr": qr(f"{draws.secret} {draws.room}") if draws.published else None,
        "verdict": verdict,
        "compared": in_words(compared(verdict, draws.tile_set.language), scene.texts) if verdict else None,
    }


_SHOWN = {
    "committed": _promise,
    "call": rack_called,
    "time": _time,
    "stopped": _time,
    "unseen": _unseen,
    "keep": _keep,
    "over": _over,
}


def _earlier(round_: Any, draws: Draws, t: Texts) -> dict[str, Any]:
    return {
        "number": round_.number,
        "rack": letters(draws.tile_set.sort(round_.rack)),
        "rejected": len(round_.rejected),
    }


def _undo_label(event: OpenEvent, t: Texts) -> str | None:
    act = last_act(event.entries, event.kind.facts.final)
    if not act or not event.writing:
        return None
    sentence = FACTS.types[act[0]["type"]].undo_sentence
    return t.gettext(sentence)


def clock(scene: Scene) -> Ticking | None:
    """The calls are in the playing language, for they are said in the room (DUP-10)."""
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
    return rack_aloud(scene, event.state, "draw.start") if step_of(event) == "call" else None


DRAW = Screen(
    name="draw",
    view=view,
    title=lambda scene: _title(_event(scene).state, scene.texts),
    intents=intents.INTENTS,
    remembers=True,
    clock=clock,
    speech=speech,
)
