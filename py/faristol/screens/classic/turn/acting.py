"""What ends a turn or halts it: a play, its completion, a pass, an exchange, and what goes with them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from faristol.games.classic import ending, exchanging, overdrawing, playing, senyors, timing
from faristol.games.classic.errors import NoExcess, NotInTheseRules, NotNow
from faristol.games.classic.game import Classic
from faristol.games.classic.timed import stands
from faristol.games.log import Entry
from faristol.screens.board.placing import Placing
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.turn.binding import check_free, check_play
from faristol.screens.classic.turn.hand import (
    hand_of,
    held,
    keep,
    put_down,
    rack_written,
    read_tiles,
    writing,
)
from faristol.screens.classic.turn.lying import lying, unknown
from faristol.screens.classic.turn.spoken import act_sentences
from faristol.screens.focus import CURSOR, NEXT_STEP
from faristol.screens.refusals import sentences
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Question


def play(scene: Scene, intent: Intent) -> Step:
    """Make the play; from now on the other may challenge it."""
    game, hand = writing(scene), hand_of(scene)
    hand = replace(hand, text=intent.fields.get("play", hand.text))
    lies = lying(game, hand, intent.at)
    if lies is None:
        return keep(scene, hand, focus="play")
    if lies.refusal and game.program_draws:
        # The sentence stands beside the board already.
        return keep(scene, hand, announce=" ".join(sentences(lies.refusal, scene.texts)))
    if lies.refusal:
        raise lies.refusal
    check_play(game, hand, lies)
    if game.shows_verdict_at_once and hand.warned != lies.text and unknown(scene.open_words, game, lies):
        return keep(scene, replace(hand, warned=lies.text), focus="play")
    if game.one_tap:
        entries = playing.play_and_press(game, lies.text, intent.at)
    else:
        entries = playing.make_play(game, lies.text, intent.at, rack_written(game, hand.rack))
    # Taken back, the tiles lie there again once their player asks for them.
    session = held(scene, replace(hand, in_sight=False, text="", warned="", begun=hand.begun + 1))
    return _written(scene, intent, entries, session=session, focus=NEXT_STEP)


def complete(scene: Scene, intent: Intent) -> Step:
    """Complete the turn of the player who notes the play, draws, and presses the clock (MAL-27, FED-26)."""
    game = writing(scene)
    made = game.made
    done = playing.press_clock if made and made.replaced else playing.complete
    return _written(scene, intent, done(game, intent.at))


def pass_turn(scene: Scene, intent: Intent) -> Step:
    game, hand = writing(scene), hand_of(scene)
    check_free(game, hand)
    return _written(scene, intent, playing.pass_turn(game, intent.at, rack_written(game, hand.rack)))


def exchange(scene: Scene, intent: Intent) -> Step:
    """Exchange the tiles that were marked; at a real bag their number, and the tiles if they are named."""
    game, hand = writing(scene), hand_of(scene)
    check_free(game, hand)
    if game.racks:
        tiles = tuple(hand.placing.rack[place] for place in hand.chosen)
        return _written(scene, intent, exchanging.exchange(game, intent.at, tiles))
    count, given = intent.fields.get("count", "").strip(), intent.fields.get("tiles", "").strip()
    tiles_given = read_tiles(game, given) if given else None
    number = int(count) if count.isdigit() else None
    rack = rack_written(game, hand.rack)
    return _written(scene, intent, exchanging.exchange(game, intent.at, tiles_given, number, rack))


def begin_exchange(scene: Scene, intent: Intent) -> Step:
    hand = hand_of(scene)
    check_free(game_of(scene), hand)
    placing = replace(hand.placing, laid=(), taken=None, asking=None)
    return keep(scene, replace(hand, exchanging=True, chosen=(), placing=placing), focus="exchange-title")


def show_senyors(scene: Scene, intent: Intent) -> Step:
    """Change the tiles: the player stays to move, and at one tablet goes on seeing them."""
    game, hand = writing(scene), hand_of(scene)
    check_free(game, hand)
    entries = senyors.show_senyors(game, rack_written(game, hand.rack))
    session = put_down(scene)
    after = ending.after_facts(game, entries, intent.at)
    if after.racks and game.to_move:
        rack = after.racks[game.to_move - 1]
        session = held(scene, replace(hand, placing=Placing(rack), chosen=())).dismissed()
    return _written(scene, intent, entries, session=session)


def forfeit(scene: Scene, intent: Intent) -> Step:
    return _written(scene, intent, playing.forfeit_turn(writing(scene), intent.at))


def came_off(scene: Scene, intent: Intent) -> Step:
    return _written(scene, intent, playing.play_came_off(writing(scene), intent.at))


def overdrawn(scene: Scene, intent: Intent) -> Step:
    game, count = writing(scene), intent.fields.get("excess", "")
    if not count.isdigit():
        raise NoExcess(in_bag=game.in_bag)
    player, seen = int(intent.fields.get("who", "1")), "seen" in intent.fields
    return _written(scene, intent, overdrawing.overdrawn(game, player, int(count), seen=seen))


def start_clock(scene: Scene, intent: Intent) -> Step:
    """Start the clock. At one tablet its player sees the tiles with the same tap."""
    game, hand = writing(scene), hand_of(scene)
    entries = timing.start_clock(game)
    if not game.program_draws or game.stage != "turn":
        return _written(scene, intent, entries, session=scene.session)
    session = held(scene, replace(hand, in_sight=True))
    focus = "work" if hand.exchanging else CURSOR
    return _written(scene, intent, entries, session=session, focus=focus)


def stop_clock(scene: Scene, intent: Intent) -> Step:
    """Put the tiles out of sight: nobody thinks while the clock stands. Those put down bind all the same."""
    game, hand = writing(scene), replace(hand_of(scene), in_sight=False)
    session = held(scene, hand).dismissed() if hand.down else put_down(scene)
    return _written(scene, intent, timing.stop_clock(game, intent.data["reason"]), session=session)


def abandon(scene: Scene, intent: Intent) -> Step:
    """Give the game up, one or both at once (FED-18, FED-19)."""
    game, who = writing(scene), intent.data["player"]
    if who != "both":
        return _written(scene, intent, ending.abandon(game, int(who), intent.at))
    if not game.ruleset.abandoning.says_of_both:
        raise NotNow
    first = ending.abandon(game, 1, intent.at)
    after = ending.after_facts(game, first, intent.at)
    return _written(scene, intent, [*first, *ending.abandon(after, 2, intent.at)])


QUESTIONS = {
    "pass": "pass_",
    "senyors": "senyors",
    "forfeit": "forfeit",
    "overdrawn": "overdrawn",
    "stop": "clock",
    "abandon": "abandoning",
}
"""What a dialog asks, and the part of the document that must be there for it."""
ASKING = Question("classic-asking", str)
"""Which of them is asked."""


def ask(scene: Scene, intent: Intent) -> Step:
    """Ask a question of this screen; nothing is written before it is answered."""
    if getattr(writing(scene).ruleset, QUESTIONS[intent.data["question"]]) is None:
        raise NotInTheseRules
    return Step(session=scene.session.put(ASKING, intent.data["question"]))


def asked(scene: Scene) -> str | None:
    question = scene.session.get(ASKING, "")
    return question if getattr(game_of(scene).ruleset, QUESTIONS.get(question, ""), None) else None


def _written(scene: Scene, intent: Intent, entries: Sequence[Entry], **more: Any) -> Step:
    """Return an act: the rack goes out of sight, and a sentence is read aloud."""
    game: Classic = writing(scene)
    after = ending.after_facts(game, entries, intent.at)
    to_write = after.stage == "turn" and not after.program_draws and not stands(after)
    facts = {"session": put_down(scene), "focus": "play" if to_write else NEXT_STEP, **more}
    announce = act_sentences(game, entries, after, scene.texts)
    return Step(entries=list(entries), announce=announce, **facts)


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {
    "play": play,
    "enter": play,
    "complete": complete,
    "pass_turn": pass_turn,
    "begin_exchange": begin_exchange,
    "exchange": exchange,
    "show_senyors": show_senyors,
    "forfeit": forfeit,
    "came_off": came_off,
    "overdrawn": overdrawn,
    "start_clock": start_clock,
    "stop_clock": stop_clock,
    "abandon": abandon,
    "ask": ask,
}
