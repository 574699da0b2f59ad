"""The course of a round: the rack, the call, the time, the master play, and on to the next."""

from faristol.core.play import play_as_typed
from faristol.games import judging_draws as drawing
from faristol.games.duplicate import judging, masters, topping
from faristol.games.duplicate.counting import that_count
from faristol.games.duplicate.errors import NotNow
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.possible import accepted_words, has_play, plays_of
from faristol.screens.calling.in_room import call_tile
from faristol.screens.duplicate.open_event import event_of
from faristol.screens.duplicate.questions import ENDING, RACK
from faristol.screens.duplicate.round.mastering import MASTER
from faristol.screens.duplicate.round.noting import PLAY, next_slip
from faristol.screens.duplicate.wrong_master import wrong
from faristol.screens.scene import Intent, Scene, Step


def called(scene: Scene, intent: Intent) -> Step:
    return call_tile(scene, event_of(scene).draws, intent.data["tile"], by_hand="by_hand" in intent.data)


def _in_time(event: Duplicate) -> str | None:
    """Return where the first slip is written once the clock runs; a judge who plays waits."""
    return None if event.opened.judge_plays else PLAY


def start(scene: Scene, intent: Intent) -> Step:
    event = event_of(scene)
    return Step(entries=drawing.start_time(event.draws), focus=_in_time(event))


def stop(scene: Scene, intent: Intent) -> Step:
    return Step(entries=drawing.stop_time(event_of(scene).draws))


def end_time(scene: Scene, intent: Intent) -> Step:
    return _ended(scene, "judge", PLAY)


def time_over(scene: Scene, intent: Intent) -> Step:
    """End the time when the clock of the page that keeps the time is at nought."""
    event = event_of(scene)
    if scene.event and not scene.event.keeps_time:
        return Step()
    if event.stage != "time" or not event.clock or event.clock.left(intent.at) > 0:
        return Step()
    return _ended(scene, "clock", None)


def _ended(scene: Scene, by: str, focus: str | None) -> Step:
    """End the time; in topping with the best play on the board, as soon as the words are open.

    Who had gone on to the master play before an undo began the time again starts with the slips.
    """
    event, slips_first = event_of(scene), scene.session.without(MASTER)
    if event.topping is None or scene.words is None:
        following = "work" if event.topping else focus
        return Step(entries=drawing.end_time(event.draws, by), focus=following, session=slips_first)
    plays = plays_of(event, event.round, scene.words)
    entries = topping.end_round(event, by, scene.words.lexicon.contains, plays)
    return Step(entries=entries, focus="work")


def grace_over(scene: Scene, intent: Intent) -> Step:
    """Write nothing: what comes in now is the judge's to mark."""
    return Step()


def as_last_seen(scene: Scene, intent: Intent) -> Step:
    return _after_crash(scene, "as-last-seen", scene.event.last_sign if scene.event else None)


def as_if_running(scene: Scene, intent: Intent) -> Step:
    if scene.set_back:
        raise NotNow
    return _after_crash(scene, "ran-on", intent.at)


def start_again(scene: Scene, intent: Intent) -> Step:
    event = event_of(scene)
    return Step(entries=drawing.go_on_after_crash(event.draws, "again", event.draws.minutes * 60_000))


def _after_crash(scene: Scene, reading: str, moment: int | None) -> Step:
    event = event_of(scene)
    if moment is None or event.clock is None:
        raise NotNow
    entries = drawing.go_on_after_crash(event.draws, reading, event.clock.left(moment))
    return Step(entries=entries, focus=_in_time(event))


def new_rack(scene: Scene, intent: Intent) -> Step:
    """Put the rack back, as is proposed where nobody has a valid play; else the judge is asked (DUP-19)."""
    event = event_of(scene)
    if event.rounds and that_count(event, event.round) and "sure" not in intent.data:
        return Step(session=scene.session.put(RACK, True))
    entries = judging.new_rack(event)
    return Step(entries=entries, focus="work", session=scene.session.dismissed().without(MASTER))


def call_again(scene: Scene, intent: Intent) -> Step:
    return Step(
        entries=judging.call_again(event_of(scene)), focus="work", session=scene.session.without(MASTER)
    )


def to_master(scene: Scene, intent: Intent) -> Step:
    event = event_of(scene)
    if event.stage != "slips":
        raise NotNow
    focus = intent.data.get("to", "work")
    return Step(session=scene.session.put(MASTER, "", about=event.round.number), focus=focus)


def to_slips(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.without(MASTER), focus=next_slip(event_of(scene)))


def look_at(scene: Scene, intent: Intent) -> Step:
    """Show a play on the board, out of the list or as it is written."""
    event = event_of(scene)
    text = intent.data.get("play") or play_as_typed(intent.fields.get("master", ""))
    return Step(session=scene.session.put(MASTER, text, about=event.round.number))


def master(scene: Scene, intent: Intent) -> Step:
    event, is_word = event_of(scene), scene.open_words.lexicon.contains
    announced = "announced" in intent.data
    entries = masters.choose_master(event, intent.data["play"], is_word, even_wrong=announced)
    return Step(entries=entries, session=scene.session.without(MASTER), focus="work")


def next_round(scene: Scene, intent: Intent) -> Step:
    event, words = event_of(scene), scene.open_words
    accepted = accepted_words(event, event.round.number + 1, words)
    return Step(entries=judging.next_round(event, has_play(words, accepted)), focus="work")


def ask_end(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.put(ENDING, True))


def end(scene: Scene, intent: Intent) -> Step:
    event, rest = event_of(scene), scene.session.dismissed().without(MASTER)
    return Step(entries=judging.end(event, intent.data.get("why", "")), session=rest, focus="work")


INTENTS = {
    "called": called,
    "start": start,
    "stop": stop,
    "end_time": end_time,
    "time_over": time_over,
    "grace_over": grace_over,
    "as_last_seen": as_last_seen,
    "as_if_running": as_if_running,
    "start_again": start_again,
    "new_rack": new_rack,
    "call_again": call_again,
    "to_master": to_master,
    "to_slips": to_slips,
    "look_at": look_at,
    "master": master,
    "wrong": wrong,
    "next_round": next_round,
    "ask_end": ask_end,
    "end": end,
}
