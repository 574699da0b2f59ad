"""What the judge does on the draw's screen."""

from faristol.core.tiles import Tiles
from faristol.games import judging_draws as judging
from faristol.games.commitment import SECRET_BYTES
from faristol.games.draws import Draws
from faristol.games.judging_draws import KeptNotOnRack
from faristol.screens.calling.in_room import call_tile
from faristol.screens.draw.round.kept_tiles import all_on_rack, kept_places, places_of, with_kept
from faristol.screens.draw.round.printing import PRINTED
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.sealed.promise import occasion, recorded, with_answer
from faristol.screens.session import Question

ENDING = Question("end-draw", bool)


def _draws(scene: Scene) -> Draws:
    if scene.event is None:
        raise judging.NotNow
    state: Draws = scene.event.state
    return state


def room(scene: Scene, intent: Intent) -> Step:
    fields = intent.fields
    spoke = judging.room_spoke(_draws(scene), fields.get("room", ""), fields.get("person", ""))
    return Step(entries=spoke, focus="work")


def promise_anew(scene: Scene, intent: Intent) -> Step:
    """Make another promise on a device that went on from a backup of before the room spoke."""
    made = occasion(scene)
    entries = judging.make_promise(_draws(scene), made, (), scene.chance(SECRET_BYTES))
    return Step(entries=entries, remember=recorded(scene, made), focus="work")


def write_room(scene: Scene, intent: Intent) -> Step:
    return Step(session=with_answer(scene.session, _draws(scene), intent.fields))


def called(scene: Scene, intent: Intent) -> Step:
    return call_tile(scene, _draws(scene), intent)


def start(scene: Scene, intent: Intent) -> Step:
    return Step(entries=judging.start_time(_draws(scene)))


def stop(scene: Scene, intent: Intent) -> Step:
    return Step(entries=judging.stop_time(_draws(scene)))


def end_time(scene: Scene, intent: Intent) -> Step:
    return Step(entries=judging.end_time(_draws(scene), "judge"))


def time_over(scene: Scene, intent: Intent) -> Step:
    """End the time when the clock of the page that keeps the time is at nought."""
    draws = _draws(scene)
    if scene.event and not scene.event.keeps_time:
        return Step()
    if draws.phase != "time" or not draws.clock or draws.clock.left(intent.at) > 0:
        return Step()
    return Step(entries=judging.end_time(draws, "clock"))


def as_last_seen(scene: Scene, intent: Intent) -> Step:
    return _after_crash(scene, "as-last-seen", scene.event.last_sign if scene.event else None)


def as_if_running(scene: Scene, intent: Intent) -> Step:
    if scene.set_back:
        raise judging.NotNow
    return _after_crash(scene, "ran-on", intent.at)


def _after_crash(scene: Scene, reading: str, moment: int | None) -> Step:
    draws = _draws(scene)
    if moment is None or draws.clock is None:
        raise judging.NotNow
    return Step(entries=judging.go_on_after_crash(draws, reading, draws.clock.left(moment)))


def start_again(scene: Scene, intent: Intent) -> Step:
    draws = _draws(scene)
    return Step(entries=judging.go_on_after_crash(draws, "again", draws.minutes * 60_000))


def toggle(scene: Scene, intent: Intent) -> Step:
    """Mark or unmark a tile of the rack as staying; a tap that was meant for the rack before is refused."""
    draws, place = _draws(scene), int(intent.data["place"])
    if draws.phase != "keep" or place >= len(draws.rack):
        raise judging.NotNow
    places = set(kept_places(scene.session, draws)) ^ {place}
    return Step(session=with_kept(scene.session, draws, tuple(places)))


def type_kept(scene: Scene, intent: Intent) -> Step:
    draws = _draws(scene)
    return Step(session=with_kept(scene.session, draws, places_of(_typed(draws, intent), draws.rack)))


def next_round(scene: Scene, intent: Intent) -> Step:
    """Draw the next rack. What is in the field stays: what was tapped, or what was written over it."""
    draws = _draws(scene)
    if draws.phase == "keep" and "kept" in intent.fields:
        kept = _typed(draws, intent)
    else:
        kept = tuple(draws.rack[place] for place in kept_places(scene.session, draws))
    return Step(entries=judging.next_round(draws, kept), focus="work")


def _typed(draws: Draws, intent: Intent) -> Tiles:
    typed = draws.tile_set.read(intent.fields.get("kept", ""))
    if not all_on_rack(typed, draws.rack):
        raise KeptNotOnRack(kept=draws.tile_set.write(typed), rack=draws.tile_set.write(draws.rack))
    return typed


def call_again(scene: Scene, intent: Intent) -> Step:
    return Step(entries=judging.call_again(_draws(scene)), focus="work")


def new_rack(scene: Scene, intent: Intent) -> Step:
    return Step(entries=judging.new_rack(_draws(scene)), focus="work")


def ask_end(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.put(ENDING, True))


def end(scene: Scene, intent: Intent) -> Step:
    return Step(entries=judging.end_draws(_draws(scene)), session=scene.session.dismissed())


def publish(scene: Scene, intent: Intent) -> Step:
    return Step(entries=judging.publish_secret(_draws(scene)))


def print_(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.put(PRINTED, True, about=intent.at), print=True)


INTENTS = {
    "room": room,
    "promise_anew": promise_anew,
    "write_room": write_room,
    "called": called,
    "start": start,
    "stop": stop,
    "end_time": end_time,
    "time_over": time_over,
    "as_last_seen": as_last_seen,
    "as_if_running": as_if_running,
    "start_again": start_again,
    "toggle": toggle,
    "type_kept": type_kept,
    "next_round": next_round,
    "call_again": call_again,
    "new_rack": new_rack,
    "ask_end": ask_end,
    "end": end,
    "publish": publish,
    "print": print_,
}
