"""The person's turn: tiles to the board, whether the words are in the list, or something in place of a play.

All that a table of two can do with tiles is done here too; only that the rack is never out of sight, and that
nobody challenges: a play with a word that is not in the list is not made.
"""

from collections.abc import Callable
from dataclasses import replace

from faristol.games.classic.ending import after_facts
from faristol.games.classic.errors import NotNow
from faristol.practice import opponent
from faristol.screens.board.in_turn import in_turn
from faristol.screens.classic.against import planning
from faristol.screens.classic.against.errors import NotInTheList
from faristol.screens.classic.against.sides import is_mine
from faristol.screens.classic.against.spoken import turn_sentences
from faristol.screens.classic.turn import acting, laying
from faristol.screens.classic.turn.hand import hand_of, held, keep, put_down, writing
from faristol.screens.classic.turn.lying import lying, unknown
from faristol.screens.classic.turn.under_hands import UnderHands, under_hands
from faristol.screens.refusals import sentences
from faristol.screens.scene import Intent, Scene, Step

Act = Callable[[Scene, Intent], Step]


def hands(scene: Scene) -> UnderHands:
    scene = in_sight(scene)
    step = "exchange" if hand_of(scene).exchanging else "play"
    return under_hands(scene, step, scene.words, {"do": "against.tile"})


def in_sight(scene: Scene) -> Scene:
    """Return the scene with the rack in sight: nobody else is at the tablet."""
    return replace(scene, session=held(scene, replace(hand_of(scene), in_sight=True)))


# --- what is done


def of_mine(name: str, act: Act) -> Act:
    """Return an act of a table of two. In the computer's turn tiles are only tried; the rest is refused."""

    def acted(scene: Scene, intent: Intent) -> Step:
        if is_mine(writing(scene)):
            return act(in_sight(scene), intent)
        if name not in planning.INTENTS:
            raise NotNow
        return planning.INTENTS[name](scene, intent)

    return acted


def play(scene: Scene, intent: Intent) -> Step:
    """Make the play and fill the rack again; then the computer is to move."""
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

INTENTS: dict[str, Act] = in_turn(
    {
        name: of_mine(name, act)
        for name, act in {
            **{name: laying.INTENTS[name] for name in (*WITH_TILES, "to_play")},
            **{name: acting.INTENTS[name] for name in IN_PLACE},
            "play": play,
            "enter": play,
        }.items()
    }
)
