"""The person's turn: tiles to the board, whether the words are in the list, or something in place of a play.

All that a table of two can do with tiles is done here too; only that the rack is never out of sight, and that
nobody challenges: a play with a word that is not in the list is not made.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar

from faristol.games.classic import playing
from faristol.games.classic.ending import after_facts
from faristol.games.classic.errors import NotNow
from faristol.games.classic.game import Classic
from faristol.practice import opponent
from faristol.screens.board.in_hand import Attempt, attempt
from faristol.screens.board.squares import Rows, rows
from faristol.screens.classic.against.errors import NotInTheList
from faristol.screens.classic.against.sides import is_mine
from faristol.screens.classic.against.spoken import turn_sentences
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.turn import acting, laying
from faristol.screens.classic.turn.acting import asked
from faristol.screens.classic.turn.hand import Hand, hand_of, held, keep, put_down, writing
from faristol.screens.classic.turn.last_turns import squares_of_last
from faristol.screens.classic.turn.lying import Lying, clause_of, lying, unknown
from faristol.screens.classic.turn.rulings import Ruling, last_ruling
from faristol.screens.classic.turn.under_hands import (
    Exchange,
    Outcome,
    exchange_now,
    key_faces,
    new_tiles,
    outcome,
    rack_tiles,
)
from faristol.screens.parts.faces import TileFace
from faristol.screens.parts.keys import Key
from faristol.screens.refusals import sentences
from faristol.screens.scene import Intent, Scene, Step

Act = Callable[[Scene, Intent], Step]


@dataclass(frozen=True)
class MyTurn:
    name: ClassVar = "mine"
    heard: ClassVar = ""
    hand: Hand
    squares: Rows
    rack: tuple[TileFace, ...]
    keys: tuple[Key, ...]
    attempt: Attempt | None
    ruling: Ruling | None
    asked: str | None
    exchange: Exchange | None
    passing: Outcome


def view(scene: Scene) -> MyTurn:
    scene = in_sight(scene)
    game, hand, t = game_of(scene), hand_of(scene), scene.texts
    lies = None if hand.exchanging else lying(game, hand, scene.now)
    new = new_tiles(game, hand, lies, "exchange" if hand.exchanging else "play")
    return MyTurn(
        hand=hand,
        squares=rows(game.tile_set, game.board, t, new=new, last=squares_of_last(game)),
        rack=rack_tiles(game, hand, t, {"do": "against.tile"}),
        keys=key_faces(game, hand, t),
        attempt=_attempt(scene, game, lies) if lies else None,
        ruling=last_ruling(scene),
        asked=asked(scene),
        exchange=exchange_now(scene, game, hand) if hand.exchanging else None,
        passing=outcome(scene, game, lambda: playing.pass_turn(game, scene.now)),
    )


def in_sight(scene: Scene) -> Scene:
    """The rack is the person's own, and nobody else is at the tablet."""
    return replace(scene, session=held(scene, replace(hand_of(scene), shown=True)))


def _attempt(scene: Scene, game: Classic, lies: Lying) -> Attempt:
    if lies.refusal:
        return attempt(game.tile_set, lies, scene.texts, clause=clause_of(game, lies.refusal))
    missing = None if scene.words is None else ", ".join(unknown(scene.words, game, lies))
    return attempt(game.tile_set, lies, scene.texts, unknown=missing)


# --- what is done


def of_mine(act: Act) -> Act:
    """An act of a table of two, when it is the person's turn."""

    def acted(scene: Scene, intent: Intent) -> Step:
        if not is_mine(writing(scene)):
            raise NotNow
        return act(in_sight(scene), intent)

    return acted


def play(scene: Scene, intent: Intent) -> Step:
    """On the board, noted, and the rack full again; then the computer is to move."""
    game, hand = writing(scene), hand_of(scene)
    hand = replace(hand, text=intent.fields.get("play", hand.text))
    lies = lying(game, hand, intent.at)
    if lies is None:
        return laying.to_play(scene, intent)
    if lies.refusal:
        # The sentence stands beside the board already.
        return keep(scene, hand, announce=" ".join(sentences(lies.refusal, scene.texts)))
    if missing := unknown(scene.open_words, game, lies):
        raise NotInTheList(words=", ".join(missing))
    facts = opponent.played(game, lies.text, intent.at)
    announce = turn_sentences(game, facts, after_facts(game, facts, intent.at), scene.texts)
    return Step(entries=facts, session=put_down(scene), announce=announce, focus="work")


WITH_TILES = ("square", "turn", "tile", "key", "back", "recall", "drop", "shuffle", "sort", "typing")
IN_PLACE = ("begin_exchange", "exchange", "pass_turn", "show_senyors", "abandon", "ask")

INTENTS: dict[str, Act] = {
    name: of_mine(act)
    for name, act in {
        **{name: laying.INTENTS[name] for name in (*WITH_TILES, "to_play")},
        **{name: acting.INTENTS[name] for name in IN_PLACE},
        "play": play,
        "enter": play,
    }.items()
}
