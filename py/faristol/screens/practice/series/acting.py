"""What is done in a serie de maxime: the groups are drawn, plays laid or typed, the ranking made final."""

from collections.abc import Callable
from dataclasses import replace

from faristol.core.play import play_as_typed, write_play
from faristol.games.log import Entry
from faristol.games.series import playing
from faristol.games.series.opening import draw_groups
from faristol.games.series.playing import NotNow
from faristol.screens.board import laying
from faristol.screens.board.in_turn import in_turn
from faristol.screens.focus import CURSOR, NEXT_STEP
from faristol.screens.practice.series import hand as hands
from faristol.screens.practice.series_game import named, open_series, series_of
from faristol.screens.scene import Intent, Scene, Step

QUESTIONS = ("time", "final", "sanction")
LOT_BYTES = 32


# --- the groups and their time


def draw(scene: Scene, intent: Intent) -> Step:
    """Draw the groups; the time runs from the moment in which they are seen."""
    facts = draw_groups(hands.writing(scene), scene.chance(LOT_BYTES))
    said = scene.texts.gettext("The groups are drawn, and the clock is running.")
    return Step(entries=facts, announce=said, focus="work")


def stop(scene: Scene, intent: Intent) -> Step:
    """Stop the clock. On the way out it leads where the person was going."""
    to = scene.leaving
    entries = playing.stop(hands.writing(scene))
    return Step(entries=entries, session=scene.session.dismissed(), go=to, focus=None if to else "work")


def take_up(scene: Scene, intent: Intent) -> Step:
    """Go on from where it was stopped, or where the time was last seen running."""
    event, last_sign = hands.writing(scene), open_series(scene).last_sign
    if event.clock is None or (event.stage == "time" and last_sign is None):
        raise NotNow
    left = event.clock.left(intent.at if last_sign is None else last_sign)
    return Step(entries=playing.take_up(event, left), focus=CURSOR if event.alone else "work")


def time(scene: Scene, intent: Intent) -> Step:
    """End the time, as the page's clock came to nought: what lies there and fits is played."""
    event = series_of(scene)
    runs = event.stage == "time" and event.clock is not None and event.clock.left(intent.at) == 0
    if not runs or not open_series(scene).keeps_time:
        return Step()
    facts = _lying(scene) if event.alone else []
    if not any(each["type"] == "SeriesTimeOver" for each in facts):
        facts = [*facts, *playing.end_time(event, "time")]
    return _over(scene, facts)


def end_time(scene: Scene, intent: Intent) -> Step:
    return _over(scene, playing.end_time(hands.writing(scene), "person"))


def _over(scene: Scene, facts: list[Entry]) -> Step:
    said = scene.texts.gettext("The time is over.")
    return Step(entries=facts, session=hands.put_down(scene), announce=said, focus="work")


def _lying(scene: Scene) -> list[Entry]:
    lies, hand = hands.lying(scene), hands.hand_of(scene)
    if lies is None or hand is None or lies.refusal or lies.placed is None:
        return []
    return _play(scene, hand.group, write_play(series_of(scene).tile_set, lies.placed.play))


# --- the plays


def group(scene: Scene, intent: Intent) -> Step:
    """Take another group in hand."""
    event, player, chosen = series_of(scene), hands.player_of(scene), int(intent.data["group"])
    if hands.hand_of(scene) is None or hands.is_unseen(scene):
        raise NotNow
    if player is None or chosen not in hands.left_for(event, player):
        raise playing.NoSuchGroup(group=chosen)
    return Step(session=hands.held(scene, hands.fresh(event, chosen)), focus=CURSOR)


def vowel(scene: Scene, intent: Intent) -> Step:
    """Take a vowel of one's own, where only the consonants are announced."""
    hand, event, chosen = hands.in_hand(scene), series_of(scene), intent.data["vowel"]
    if len(hand.vowels) >= event.own_vowels(hand.group) or chosen not in event.tile_set.vowels:
        return Step()
    placing = replace(hand.placing, rack=(*hand.placing.rack, chosen))
    return Step(session=hands.held(scene, replace(hand, placing=placing, vowels=(*hand.vowels, chosen))))


def other_vowels(scene: Scene, intent: Intent) -> Step:
    """Put the chosen vowels back."""
    hand = hands.in_hand(scene)
    return Step(session=hands.held(scene, hands.fresh(series_of(scene), hand.group)))


def to_play(scene: Scene, intent: Intent) -> Step:
    """Lead to the board: the green button, while nothing that can be played lies there."""
    return hands.keep(scene, hands.in_hand(scene).placing, focus=CURSOR)


def write(scene: Scene, intent: Intent) -> Step:
    """Lay a play that is written, as if the hands had done it."""
    hand, event, player = hands.in_hand(scene), series_of(scene), hands.player_of(scene)
    assert player
    placed = playing.placed_in(event, player, hand.group, play_as_typed(intent.fields.get("play", "")))
    return Step(session=hands.held(scene, hands.laid_as(event, hand.group, placed)), focus=NEXT_STEP)


def play(scene: Scene, intent: Intent) -> Step:
    hand, lies, event = hands.in_hand(scene), hands.lying(scene), series_of(scene)
    if lies is None:
        return to_play(scene, intent)
    if lies.refusal:
        raise lies.refusal
    assert lies.placed
    facts = _play(scene, hand.group, write_play(event.tile_set, lies.placed.play))
    focus = _next_field(scene) if len(facts) == 1 else "work"
    return Step(entries=facts, session=hands.put_down(scene), announce=_verdict(scene, facts), focus=focus)


def _next_field(scene: Scene) -> str:
    """Return where the next group is played; after the last one of its player there is none."""
    event, player = series_of(scene), hands.player_of(scene)
    if event.alone:
        return CURSOR
    return "play" if player and len(hands.left_for(event, player)) > 1 else "work"


def _play(scene: Scene, group: int, text: str) -> list[Entry]:
    event, contains = series_of(scene), scene.open_words.lexicon.contains
    return playing.play(event, hands.who(scene), group, text, contains)


def _verdict(scene: Scene, facts: list[Entry]) -> str:
    t, played = scene.texts, facts[0]
    if played["words"]:
        return t.gettext("Not in the word list: %(words)s.") % {"words": ", ".join(played["words"])}
    sentence = t.ngettext("%(play)s, %(num)s point.", "%(play)s, %(num)s points.", played["points"])
    return sentence % {"play": played["play"], "num": played["points"]}


def null(scene: Scene, intent: Intent) -> Step:
    """Note the play of the group in hand as null, as it stands on the paper."""
    hand = hands.in_hand(scene)
    facts = playing.null(series_of(scene), hands.who(scene), hand.group)
    return Step(entries=facts, session=hands.put_down(scene), focus=_next_field(scene))


# --- the players


def player(scene: Scene, intent: Intent) -> Step:
    number = int(intent.data["player"])
    session = scene.session.without(hands.HAND).put(hands.WHO, number)
    event = series_of(scene)
    if not 0 < number <= len(event.players):
        return Step(session=session, focus="work")
    chosen = event.players[number - 1]
    focus = "play" if hands.left_for(event, chosen) else "work"
    return Step(session=session, announce=named(chosen, scene.texts), focus=focus)


def add_player(scene: Scene, intent: Intent) -> Step:
    event = hands.writing(scene)
    facts = playing.add_player(event, intent.fields.get("name", ""))
    session = hands.put_down(scene)
    if event.stage == "sheets":
        session = session.put(hands.WHO, len(event.players) + 1)
    return Step(entries=facts, session=session, focus="play" if event.stage == "sheets" else "name")


def sanction(scene: Scene, intent: Intent) -> Step:
    points, why = intent.fields.get("points", ""), intent.fields.get("why", "")
    facts = playing.sanction(hands.writing(scene), hands.who(scene), points, why)
    return Step(entries=facts, session=scene.session.dismissed())


def final(scene: Scene, intent: Intent) -> Step:
    facts = playing.end(hands.writing(scene))
    said = scene.texts.gettext("The ranking is final.")
    return Step(entries=facts, session=hands.put_down(scene), announce=said, focus="work")


def ask(scene: Scene, intent: Intent) -> Step:
    question = intent.data["question"]
    return Step(session=scene.session.put(hands.ASKING, question)) if question in QUESTIONS else Step()


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = in_turn(
    {
        **laying.intents(hands.hands_of, hands.keep),
        "enter": play,
        "draw": draw,
        "stop": stop,
        "take_up": take_up,
        "time": time,
        "end_time": end_time,
        "group": group,
        "vowel": vowel,
        "other_vowels": other_vowels,
        "to_play": to_play,
        "write": write,
        "play": play,
        "null": null,
        "player": player,
        "add_player": add_player,
        "sanction": sanction,
        "final": final,
        "ask": ask,
    }
)
