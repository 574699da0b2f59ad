"""What the judge does on the draw's screen."""

from faristol.core.tiles import Tiles
from faristol.games import judging_draws as judging
from faristol.games.commitment import SECRET_BYTES
from faristol.games.draws import Draws
from faristol.games.judging_draws import KeptNotOnRack
from faristol.games.log import Entry
from faristol.screens.acts import Act
from faristol.screens.calling.in_room import call_tile
from faristol.screens.draw.round.kept_tiles import all_on_rack, kept_places, places_of, with_kept
from faristol.screens.draw.round.printing import PRINTED
from faristol.screens.scene import OpenEvent, Scene, Step
from faristol.screens.sealed.promise import occasion, recorded, with_answer
from faristol.screens.session import Question, Session

ENDING = Question("end-draw", bool)


def room(event: Draws, room: str = "", person: str = "") -> Act:
    return Step(judging.room_spoke(event, room, person), focus="work")


def promise_anew(scene: Scene, event: Draws) -> Act:
    """Make another promise on a device that went on from a backup of before the room spoke."""
    made = occasion(scene)
    entries = judging.make_promise(event, made, (), scene.chance(SECRET_BYTES))
    return Step(entries, remember=recorded(scene, made), focus="work")


def write_room(session: Session, event: Draws, fields: dict[str, str]) -> Act:
    return with_answer(session, event, fields)


def called(scene: Scene, event: Draws, tile: str, by_hand: bool = False) -> Act:
    return call_tile(scene, event, tile, by_hand=by_hand)


def start(event: Draws) -> Act:
    return judging.start_time(event)


def stop(event: Draws) -> Act:
    return judging.stop_time(event)


def end_time(event: Draws) -> Act:
    return judging.end_time(event, "judge")


def time_over(scene: Scene, opened: OpenEvent, event: Draws) -> Act:
    """End the time when the clock of the page that keeps the time is at nought."""
    if not opened.keeps_time or event.phase != "time":
        return []
    over = event.clock is not None and event.clock.left(scene.now) <= 0
    return judging.end_time(event, "clock") if over else []


def as_last_seen(opened: OpenEvent, event: Draws) -> Act:
    return _after_crash(event, "as-last-seen", opened.last_sign)


def as_if_running(scene: Scene, event: Draws) -> Act:
    if scene.set_back:
        raise judging.NotNow
    return _after_crash(event, "ran-on", scene.now)


def _after_crash(draws: Draws, reading: str, moment: int | None) -> list[Entry]:
    if moment is None or draws.clock is None:
        raise judging.NotNow
    return judging.go_on_after_crash(draws, reading, draws.clock.left(moment))


def start_again(event: Draws) -> Act:
    return judging.go_on_after_crash(event, "again", event.minutes * 60_000)


def toggle(session: Session, event: Draws, place: int) -> Act:
    """Mark or unmark a tile of the rack as staying; a tap that was meant for the rack before is refused."""
    if event.phase != "keep" or place >= len(event.rack):
        raise judging.NotNow
    places = set(kept_places(session, event)) ^ {place}
    return with_kept(session, event, tuple(places))


def type_kept(session: Session, event: Draws, kept: str = "") -> Act:
    return with_kept(session, event, places_of(_typed(event, kept), event.rack))


def next_round(session: Session, event: Draws, kept: str | None = None) -> Act:
    """Draw the next rack. What is in the field stays: what was tapped, or what was written over it."""
    if event.phase == "keep" and kept is not None:
        stays = _typed(event, kept)
    else:
        stays = tuple(event.rack[place] for place in kept_places(session, event))
    return Step(judging.next_round(event, stays), focus="work")


def _typed(draws: Draws, text: str) -> Tiles:
    typed = draws.tile_set.read(text)
    if not all_on_rack(typed, draws.rack):
        raise KeptNotOnRack(kept=draws.tile_set.line(typed), rack=draws.tile_set.line(draws.rack))
    return typed


def call_again(event: Draws) -> Act:
    return Step(judging.call_again(event), focus="work")


def new_rack(event: Draws) -> Act:
    return Step(judging.new_rack(event), focus="work")


def ask_end(session: Session) -> Act:
    return session.put(ENDING, True)


def end(session: Session, event: Draws) -> Act:
    return Step(judging.end_draws(event), session=session.dismissed())


def publish(event: Draws) -> Act:
    return judging.publish_secret(event)


def print_(scene: Scene) -> Act:
    return Step(session=scene.session.put(PRINTED, True, about=scene.now), print=True)
