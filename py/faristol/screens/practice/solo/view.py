"""A game for one: the round with its clock, the master play beside one's own, and on to the next rack."""

from faristol.core.board import Board
from faristol.practice.solo.event import Solo
from faristol.screens.board.squares import Rows, rows
from faristol.screens.parts.faces import TileFace, faces
from faristol.screens.practice.played_round import PlayedRound, played_round
from faristol.screens.practice.solo.acting import INTENTS
from faristol.screens.practice.solo.hand import ASKING, POINTS_IF_DROPPED, hand_of, is_unseen
from faristol.screens.practice.solo.running import RunningRound, running_round
from faristol.screens.practice.solo_game import open_event, solo_of
from faristol.screens.scene import Scene, Screen
from faristol.screens.ticking import Ticking
from faristol.screens.view import View, view_value
from faristol.speech.aloud import time_calls
from faristol.texts import Texts, minutes_and_seconds, per_cent


@view_value(kw_only=True)
class SoloView(View):
    step: str
    event: Solo
    playing: str
    here: str
    left_text: str | None
    percent: str
    tops: int
    time: str | None
    """What has been counted in topping."""
    asked: str | None
    squares: Rows
    rack_tiles: tuple[TileFace, ...]
    running: RunningRound | None
    seen: PlayedRound | None


def view(scene: Scene) -> SoloView:
    event, t, step = solo_of(scene), scene.texts, step_of(scene)
    running = running_round(scene) if step == "time" else None
    seen = played_round(event, event.round, hand_of(scene).shown, t) if step == "master" else None
    return SoloView(
        title=title(scene),
        subtitle=_game(event, t),
        back="#/",
        back_name=t.gettext("Home"),
        step=step,
        event=event,
        playing=event.tile_set.language,
        here=f"#/event/{open_event(scene).stream}",
        left_text=_left(scene, event),
        percent=per_cent(event.percent, t.language),
        tops=sum(each.is_top for each in event.played),
        time=minutes_and_seconds(event.time) if event.topping else None,
        asked=scene.session.get(ASKING),
        squares=_squares(event, running, seen, t),
        rack_tiles=faces(event.tile_set, event.tile_set.sort(event.round.rack), t) if seen else (),
        running=running,
        seen=seen,
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Round %(n)s") % {"n": len(solo_of(scene).rounds)}


def _game(event: Solo, t: Texts) -> str:
    if event.topping:
        return t.gettext("Topping")
    return t.gettext("The game of the day") if event.date else t.gettext("Duplicate for one")


def step_of(scene: Scene) -> str:
    """Return where the round is, with the question that comes first after a crash."""
    return "unseen" if is_unseen(scene) else solo_of(scene).stage


def _left(scene: Scene, event: Solo) -> str | None:
    """Return what the clock shows; when it was not seen, as it was seen last."""
    if event.clock is None:
        return None
    last_sign = open_event(scene).last_sign
    return minutes_and_seconds(event.clock.left(scene.now if last_sign is None else last_sign))


def _squares(event: Solo, running: RunningRound | None, seen: PlayedRound | None, t: Texts) -> Rows:
    """Return the board; while the clock stands nobody thinks, so neither board nor rack can be seen."""
    if running:
        return running.laying.squares
    return seen.squares if seen else rows(event.tile_set, Board(), t)


def clock(scene: Scene) -> Ticking | None:
    """Return the clock, with its calls in the playing language, as they are heard in the club."""
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
    words=lambda scene: solo_of(scene).opened.lexicon,
    waits=False,
    points_if_dropped=POINTS_IF_DROPPED,
    remembers=True,
    watched=("show",),
)
