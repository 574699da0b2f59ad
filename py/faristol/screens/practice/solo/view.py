"""A game for one: the round with its clock, the master play beside one's own, and on to the next rack."""

from typing import Any

from faristol.core.board import Board
from faristol.practice.solo.event import Solo
from faristol.screens.board.squares import rows
from faristol.screens.parts.faces import faces
from faristol.screens.practice.played_round import played_round
from faristol.screens.practice.solo.acting import INTENTS
from faristol.screens.practice.solo.hand import ASKING, hand_of, is_unseen
from faristol.screens.practice.solo.laid import laid
from faristol.screens.practice.solo_game import open_event, solo_of
from faristol.screens.scene import Scene, Screen, Ticking
from faristol.speech.aloud import time_calls
from faristol.texts import minutes_and_seconds, per_cent


def view(scene: Scene) -> dict[str, Any]:
    event, t, opened = solo_of(scene), scene.texts, open_event(scene)
    step = step_of(scene)
    return {
        "title": title(scene),
        "subtitle": t.gettext("Duplicate for one"),
        "back": "#/",
        "back_name": t.gettext("Home"),
        "step": step,
        "event": event,
        "playing": event.tile_set.language,
        "here": f"#/event/{opened.stream}",
        "lexicon": event.opened["lexicon"],
        "in_bag": len(event.bag),
        "left_text": _left(scene, event),
        "percent": per_cent(event.percent, t.language),
        "asked": scene.session.get(ASKING),
        **_SHOWN[step](scene),
    }


def title(scene: Scene) -> str:
    return scene.texts.gettext("Round %(n)s") % {"n": len(solo_of(scene).rounds)}


def step_of(scene: Scene) -> str:
    """Where the round is, with the question that comes first after a crash."""
    return "unseen" if is_unseen(scene) else solo_of(scene).stage


def _left(scene: Scene, event: Solo) -> str | None:
    """What the clock shows; when it was not seen, as it was seen last."""
    if event.clock is None:
        return None
    last_sign = open_event(scene).last_sign
    return minutes_and_seconds(event.clock.left(scene.now if last_sign is None else last_sign))


def _covered(scene: Scene) -> dict[str, Any]:
    """While the clock stands nobody thinks: neither board nor rack can be seen."""
    return {"squares": rows(solo_of(scene).tile_set, Board(), scene.texts)}


def _master(scene: Scene) -> dict[str, Any]:
    event, t = solo_of(scene), scene.texts
    seen = played_round(event, event.round, hand_of(scene).shown, t)
    return {
        "seen": seen,
        "show": {"do": "solo.show"},
        "squares": seen.squares,
        "rack_tiles": faces(event.tile_set, event.tile_set.sort(event.round.rack), t),
        "last": event.planned == event.round.number,
    }


_SHOWN = {"time": laid, "stopped": _covered, "unseen": _covered, "master": _master}


def clock(scene: Scene) -> Ticking | None:
    """The calls are in the playing language, as they are heard in the club."""
    event = solo_of(scene)
    if step_of(scene) != "time" or event.clock is None:
        return None
    calls = time_calls(event.tile_set.language)
    return Ticking(event.clock.remaining, event.clock.running_since, calls, over="solo.time")


SOLO = Screen(
    name="solo",
    view=view,
    title=title,
    intents=INTENTS,
    clock=clock,
    words=lambda scene: solo_of(scene).opened["lexicon"],
    waits=False,
    remembers=True,
)
