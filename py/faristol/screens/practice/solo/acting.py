"""What the player does in a game for one: lays, proposes, buys a hint, stops the clock, goes on."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import reduce

from faristol.core.placement import place
from faristol.core.play import play_as_typed, read_play
from faristol.games.log import Entry
from faristol.practice.lost_racks import LOST_RACKS_RECORD, added
from faristol.practice.solo import playing
from faristol.practice.solo.event import Solo
from faristol.practice.solo.facts import apply
from faristol.practice.solo.lost import of_solo
from faristol.practice.solo.playing import NotNow
from faristol.screens.board import laying
from faristol.screens.board.best_plays import has_play
from faristol.screens.board.in_turn import in_turn
from faristol.screens.board.laying import as_written
from faristol.screens.focus import CURSOR, NEXT_STEP
from faristol.screens.practice import solo_sentences as sentences
from faristol.screens.practice.solo.hand import (
    ASKING,
    Text,
    best,
    hand_of,
    hands_of,
    held,
    in_time,
    keep,
    lying,
    put_down,
    writing,
)
from faristol.screens.practice.solo_game import open_event, solo_of
from faristol.screens.scene import Intent, Scene, Step

QUESTIONS = ("nothing", "end")


# --- in the time


def to_play(scene: Scene, intent: Intent) -> Step:
    """Lead to the board: the green button, while nothing that can be proposed lies there."""
    placing = hands_of(scene).placing
    return keep(scene, placing, focus=CURSOR)


def write(scene: Scene, intent: Intent) -> Step:
    """Lay a play that is written, as if the hands had done it."""
    event, placing = in_time(scene), hand_of(scene).placing
    play = read_play(event.tile_set, play_as_typed(intent.fields.get("play", "")))
    placed = place(event.tile_set, event.rules, event.board, play, event.round.rack)
    return keep(scene, as_written(placing, event.tile_set, placed), focus=NEXT_STEP)


def propose(scene: Scene, intent: Intent) -> Step:
    event, lies = in_time(scene), lying(scene)
    if lies is None:
        return to_play(scene, intent)
    if lies.refusal:
        raise lies.refusal
    return _proposed(scene, event, Text(event, lies), "player")


def time(scene: Scene, intent: Intent) -> Step:
    """End the time, as the page's clock came to nought: what lies there and fits is proposed."""
    event = solo_of(scene)
    runs = event.stage == "time" and event.clock is not None and event.clock.left(intent.at) == 0
    if not runs or not open_event(scene).keeps_time:
        return Step()
    lies = lying(scene)
    fits = lies is not None and lies.refusal is None
    return _proposed(scene, event, Text(event, lies) if lies and fits else "", "time")


def nothing(scene: Scene, intent: Intent) -> Step:
    """Propose nothing. It is asked first, as the round is over with it."""
    return _proposed(scene, in_time(scene), "", "player")


def _proposed(scene: Scene, event: Solo, text: str, by: str) -> Step:
    words = scene.open_words
    found = best(words, event)
    facts = playing.propose(event, text, words.lexicon.contains, found) if text else []
    if by == "player" and [each["type"] for each in facts] == ["Tried"]:
        said = sentences.tried(facts[0], scene.texts)
        return Step(entries=facts, session=put_down(scene), announce=said, focus=CURSOR)
    if not any(each["type"] == "Proposed" for each in facts):
        facts = [*facts, *playing.nothing(event, by, found)]
    sentence = sentences.after_round(_after(event, facts), by, scene.texts)
    return Step(entries=facts, session=put_down(scene), announce=sentence, focus="work")


def hint(scene: Scene, intent: Intent) -> Step:
    event = in_time(scene)
    facts = playing.buy_hint(event, intent.data["hint"], best(scene.open_words, event))
    bought = _after(event, facts).round.hints[-1]
    return Step(entries=facts, announce=sentences.hint(bought.kind, bought.value, scene.texts))


# --- the clock


def stop(scene: Scene, intent: Intent) -> Step:
    """Stop the clock. On the way out it leads where the player was going."""
    to = scene.leaving
    return Step(
        entries=playing.stop(in_time(scene)),
        session=scene.session.dismissed(),
        go=to,
        focus=None if to else "work",
    )


def take_up(scene: Scene, intent: Intent) -> Step:
    """Go on from where it was stopped, or where the time was last seen running."""
    event, last_sign = writing(scene), open_event(scene).last_sign
    if event.clock is None or (event.stage == "time" and last_sign is None):
        raise NotNow
    left = event.clock.left(intent.at if last_sign is None else last_sign)
    return Step(entries=playing.take_up(event, left), focus=CURSOR)


# --- from round to round


def next_(scene: Scene, intent: Intent) -> Step:
    event = writing(scene)
    facts = playing.next_rack(event, has_play(scene.open_words, confirmed=event.confirmed))
    after = _after(event, facts)
    if after.ended:
        return _over(scene, after, facts)
    sentence = sentences.rack(after, scene.texts)
    return Step(entries=facts, session=put_down(scene), announce=sentence, focus="board-H8")


def end(scene: Scene, intent: Intent) -> Step:
    event = writing(scene)
    facts = playing.end(event)
    return _over(scene, _after(event, facts), facts)


def _over(scene: Scene, after: Solo, facts: Sequence[Entry]) -> Step:
    """End the game. The racks that cost most are remembered, to be tried again."""
    lost = of_solo(after)
    record = {LOST_RACKS_RECORD: added(scene.remembered.get(LOST_RACKS_RECORD), lost)} if lost else {}
    sentence = sentences.over(after, scene.texts)
    return Step(
        entries=list(facts), session=put_down(scene), remember=record, announce=sentence, focus="work"
    )


def _after(event: Solo, facts: Sequence[Entry]) -> Solo:
    return reduce(apply, [{**fact, "at": event.opened.at} for fact in facts], event)


# --- what is shown and asked


def ask(scene: Scene, intent: Intent) -> Step:
    question = intent.data["question"]
    return Step(session=scene.session.put(ASKING, question)) if question in QUESTIONS else Step()


def show(scene: Scene, intent: Intent) -> Step:
    """Show another play of the round on the board; the same again, and the master play is back."""
    hand, wanted = hand_of(scene), intent.data["play"]
    shown = "" if hand.shown == wanted else wanted
    return Step(session=held(scene, replace(hand, shown=shown)))


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = in_turn(
    {
        **laying.intents(hands_of, keep),
        "enter": propose,
        "to_play": to_play,
        "write": write,
        "propose": propose,
        "time": time,
        "nothing": nothing,
        "hint": hint,
        "stop": stop,
        "take_up": take_up,
        "next": next_,
        "end": end,
        "ask": ask,
        "show": show,
    }
)
