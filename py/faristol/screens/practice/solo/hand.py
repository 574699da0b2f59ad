"""What is on the screen of a round for one and on no disk: the tiles being laid, a play looked at afterwards.

It belongs to its round: with another one the rack lies there anew.
"""

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from faristol.core.letters import plain, word_text
from faristol.core.play import write_play
from faristol.games.best_plays import Best, best_of
from faristol.practice.solo.event import Solo
from faristol.practice.solo.playing import NotNow
from faristol.screens.board.falling import points_if_dropped
from faristol.screens.board.laying import Hands
from faristol.screens.board.placing import Placing
from faristol.screens.board.standing import Standing, standing
from faristol.screens.errors import OnlyWatching
from faristol.screens.practice.solo_game import open_event, solo_of
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Question, Session, Slot
from faristol.words.bitsets import Bitsets
from faristol.words.slices import finish


@dataclass(frozen=True)
class Hand:
    placing: Placing
    shown: str = ""
    """Which play lies on the board after the round: "own", or the number of one of the best."""


HAND = Slot("solo", Hand, of="event")
"""About a round."""
ASKING = Question("solo-asking", str)


def writing(scene: Scene) -> Solo:
    if not open_event(scene).writing:
        raise OnlyWatching
    return solo_of(scene)


def is_unseen(scene: Scene) -> bool:
    """Return whether a clock ran while nobody saw it, and the player has not yet said to go on."""
    return open_event(scene).last_sign is not None


def in_time(scene: Scene) -> Solo:
    """Return the game while the rack is in sight and something can be laid."""
    event = writing(scene)
    if event.stage != "time" or is_unseen(scene):
        raise NotNow
    return event


def hand_of(scene: Scene) -> Hand:
    event = solo_of(scene)
    rack = event.tile_set.sort(event.round.rack)
    hand = scene.session.get(HAND, Hand(Placing(rack)), about=len(event.rounds))
    fits = Counter(hand.placing.rack) == Counter(rack)
    return hand if fits else replace(hand, placing=Placing(rack))


def held(scene: Scene, hand: Hand) -> Session:
    return scene.session.put(HAND, hand, about=len(solo_of(scene).rounds))


def keep(scene: Scene, placing: Placing, **more: Any) -> Step:
    return Step(session=held(scene, Hand(placing)), **more)


def put_down(scene: Scene) -> Session:
    """Return the session after an act: no tiles on the screen, and no question either."""
    return scene.session.dismissed().without(HAND)


def hands_of(scene: Scene) -> Hands:
    event = in_time(scene)
    return Hands(hand_of(scene).placing, event.tile_set, lambda square: bool(event.board.squares[square]))


# --- what lies there, and what there was to find


def lying(scene: Scene) -> Standing | None:
    """Return the play that is being laid, whatever its words are; None while nothing is."""
    return _standing(scene, hand_of(scene).placing)


def _standing(scene: Scene, placing: Placing) -> Standing | None:
    event = solo_of(scene)
    return standing(event.tile_set, event.rules, event.board, placing, None)


POINTS_IF_DROPPED = points_if_dropped(hands_of, _standing)


def Text(event: Solo, lies: Standing) -> str:
    assert lies.placed
    return write_play(event.tile_set, lies.placed.play)


def unknown(words: Bitsets, event: Solo, lies: Standing) -> list[str]:
    """Return the words of it that are not in the list."""
    assert lies.placed
    formed = [word.letters for word in lies.placed.words]
    return [word_text(event.tile_set, word) for word in formed if not words.lexicon.contains(plain(word))]


def best(words: Bitsets, event: Solo) -> Best:
    """Return the best plays of this round's rack: searched once, asked for each hint and at the end."""
    board, rack = event.round.board, event.round.rack
    asked = "solo", board, rack, event.rules.most, event.rules.bonus, event.confirmed
    return words.once(
        asked, lambda: finish(best_of(words, event.rules, board, rack, confirmed=event.confirmed))
    )
