"""What is on the screen of a serie de maxime and on no disk: whose plays, which group, the tiles laid."""

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from faristol.core.letters import plain, word_text
from faristol.core.placement import Placed
from faristol.games.series.event import Player, Series
from faristol.games.series.playing import NotNow, laid_tiles
from faristol.screens.board.falling import points_if_dropped
from faristol.screens.board.laying import Hands, as_written
from faristol.screens.board.placing import Placing
from faristol.screens.board.standing import Standing, standing
from faristol.screens.errors import OnlyWatching
from faristol.screens.practice.series_game import open_series, series_of
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Question, Session, Slot
from faristol.words.bitsets import Bitsets


@dataclass(frozen=True)
class Hand:
    group: int
    placing: Placing
    vowels: tuple[str, ...] = ()
    """Those that the player has chosen, where only consonants are announced."""


HAND = Slot("series", Hand, of="event")
"""About a player and how many groups are played."""
WHO = Slot("series-player", int, of="event")
ASKING = Question("series-asking", str)


def writing(scene: Scene) -> Series:
    if not open_series(scene).writing:
        raise OnlyWatching
    return series_of(scene)


def is_unseen(scene: Scene) -> bool:
    """Return whether a clock ran while nobody saw it, and nobody has yet said to go on."""
    return open_series(scene).last_sign is not None and series_of(scene).stage == "time"


def who(scene: Scene) -> int:
    """Return the number of the player whose board is on the screen; 0 where nobody plays yet."""
    number, players = scene.session.get(WHO, 1), len(series_of(scene).players)
    return number if 0 < number <= players else min(1, players)


def player_of(scene: Scene) -> Player | None:
    number = who(scene)
    return series_of(scene).players[number - 1] if number else None


def left_for(event: Series, player: Player) -> tuple[int, ...]:
    """Return the groups that the player has not played."""
    return tuple(n for n in range(1, len(event.groups) + 1) if not player.has_played(n))


def hand_of(scene: Scene) -> Hand | None:
    """Return None where nothing can be laid: nobody there, or no group left."""
    event, player = series_of(scene), player_of(scene)
    if player is None or not event.takes_plays or not (left := left_for(event, player)):
        return None
    hand = scene.session.get(HAND, about=_about(scene, player))
    if hand is None or hand.group not in left:
        return fresh(event, left[0])
    rack = Counter(event.announced(hand.group)) + Counter(hand.vowels)
    allowed = len(hand.vowels) <= event.own_vowels(hand.group) and set(hand.vowels) <= event.tile_set.vowels
    return hand if allowed and Counter(hand.placing.rack) == rack else fresh(event, hand.group)


def fresh(event: Series, group: int) -> Hand:
    return Hand(group, Placing(event.announced(group)))


def laid_as(event: Series, group: int, placed: Placed) -> Hand:
    """Return the hand in which a written play lies, with the vowels that it needs."""
    announced = event.announced(group)
    vowels = tuple((Counter(laid_tiles(event, placed)) - Counter(announced)).elements())
    return Hand(group, as_written(Placing((*announced, *vowels)), event.tile_set, placed), vowels)


def in_hand(scene: Scene) -> Hand:
    writing(scene)
    hand = hand_of(scene)
    if hand is None or is_unseen(scene):
        raise NotNow
    return hand


def held(scene: Scene, hand: Hand) -> Session:
    player = player_of(scene)
    assert player
    return scene.session.put(HAND, hand, about=_about(scene, player))


def keep(scene: Scene, placing: Placing, **more: Any) -> Step:
    return Step(session=held(scene, replace(in_hand(scene), placing=placing)), **more)


def put_down(scene: Scene) -> Session:
    return scene.session.dismissed().without(HAND)


def _about(scene: Scene, player: Player) -> str:
    return f"{who(scene)}-{len(player.plays)}"


def hands_of(scene: Scene) -> Hands:
    hand, player, event = in_hand(scene), player_of(scene), series_of(scene)
    assert player
    return Hands(hand.placing, event.tile_set, lambda square: bool(player.board.squares[square]))


def lying(scene: Scene) -> Standing | None:
    """Return the play that is being laid, whatever its words are; None while nothing is."""
    hand = hand_of(scene)
    return _standing(scene, hand.placing) if hand else None


def _standing(scene: Scene, placing: Placing) -> Standing | None:
    event, player = series_of(scene), player_of(scene)
    return standing(event.tile_set, event.rules, player.board, placing, None) if player else None


POINTS_IF_DROPPED = points_if_dropped(hands_of, _standing)


def unknown(words: Bitsets, event: Series, lies: Standing) -> list[str]:
    """Return the words of it that are not in the list."""
    assert lies.placed
    formed = [word.letters for word in lies.placed.words]
    return [word_text(event.tile_set, word) for word in formed if not words.lexicon.contains(plain(word))]
