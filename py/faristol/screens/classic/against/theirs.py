"""The computer's turn: it thinks in the background while the person plans, and its play arrives by itself.

Only a play that ends the game is shown first, and the person has the game counted.
"""

from collections.abc import Callable

from faristol.games.classic.ending import after_facts
from faristol.games.classic.game import Classic
from faristol.games.judging_draws import SecretMissing
from faristol.games.log import Entry
from faristol.practice import opponent
from faristol.practice.thinking import Thinking
from faristol.screens.board.breakdown import Breakdown, breakdown
from faristol.screens.board.in_hand import letter_keys, placed_faces
from faristol.screens.board.in_page import InPage, in_page
from faristol.screens.board.placing import Placing
from faristol.screens.board.squares import Rows, rows
from faristol.screens.board.standing import laid_codes
from faristol.screens.classic.against.planning import carried_over, plan_of
from faristol.screens.classic.against.sides import computer, is_mine, person
from faristol.screens.classic.against.spoken import choice_sentences, turn_sentences
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.turn.hand import put_down, writing
from faristol.screens.classic.turn.last_turns import squares_of_last
from faristol.screens.classic.turn.lying import scored
from faristol.screens.focus import CURSOR
from faristol.screens.parts.faces import TileFace
from faristol.screens.parts.keys import Key
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.view import view_value
from faristol.words.bitsets import Bitsets


def thinking_of(scene: Scene) -> Thinking | None:
    """Return what thinks, in the window that writes, once its words are open; None in the person's turn."""
    game = game_of(scene)
    if scene.words is None or not _is_its_turn(game) or game.opened.secret is None:
        return None
    return _thinking(scene, game, scene.words) if scene.event and scene.event.writing else None


def _is_its_turn(game: Classic) -> bool:
    return game.stage == "turn" and game.to_move == computer(game)


def _thinking(scene: Scene, game: Classic, words: Bitsets) -> Thinking:
    """Return what was begun once for a turn, and goes on while the page looks at it."""
    assert scene.event
    turn = "against", scene.event.stream, game.turns, game.racks
    return words.once(turn, lambda: Thinking(words, game))


@view_value
class TheirTurn:
    """What the computer has chosen, once it has."""

    thinks: bool
    share: int
    """How far it is, per cent."""
    heard: str
    squares: Rows
    plan: Placing
    in_page: InPage | None
    """None where the game ends."""
    keys: tuple[Key, ...]
    rack: tuple[TileFace, ...]
    counted: Breakdown | None
    exchanged: int | None
    is_end: bool
    ends: str | None
    """The clause by which the game ends."""


def view(scene: Scene) -> TheirTurn:
    game, t = game_of(scene), scene.texts
    thinking = thinking_of(scene)
    facts = _last_facts(game, thinking, scene.now)
    made = next((fact for fact in facts if fact["type"] == "PlayMade"), None)
    plan = Placing(game.rack(person(game)) or ()) if facts else plan_of(scene)
    new = dict(made["laid"]) if made else laid_codes(game.tile_set, plan)
    return TheirTurn(
        thinks=not facts,
        share=round(100 * thinking.share) if thinking else 0,
        heard=choice_sentences(game, facts, t),
        squares=rows(game.tile_set, game.board, t, new=new, last=squares_of_last(game)),
        plan=plan,
        in_page=None if facts else in_page(plan, game.tile_set),
        keys=letter_keys(game.tile_set.letters, t) if plan.asking is not None else (),
        rack=placed_faces(game.tile_set, plan, {} if facts else {"do": "against.tile"}, t),
        counted=breakdown(game.tile_set, *scored(game, made["play"]), t) if made else None,
        exchanged=next((fact["count"] for fact in facts if fact["type"] == "Exchanged"), None),
        is_end=bool(facts),
        ends=next((fact["clause"] for fact in facts if fact["type"] == "GameEnded"), None),
    )


def _facts(game: Classic, thinking: Thinking | None, at: int) -> list[Entry]:
    return opponent.turn(game, thinking.chosen, at) if thinking and thinking.chosen else []


def _last_facts(game: Classic, thinking: Thinking | None, at: int) -> list[Entry]:
    """Return what the computer has chosen, if the game ends with it."""
    facts = _facts(game, thinking, at)
    return facts if any(fact["type"] == "GameEnded" for fact in facts) else []


def arrives(scene: Scene) -> str | None:
    """Return what the page does by itself now: the computer has chosen, and the game goes on."""
    game, thinking = game_of(scene), thinking_of(scene)
    chosen = _facts(game, thinking, scene.now)
    return "against.take_turn" if chosen and not _last_facts(game, thinking, scene.now) else None


# --- what is done


def _of(scene: Scene) -> Thinking | None:
    game = writing(scene)
    if not _is_its_turn(game):
        return None
    if game.opened.secret is None:
        raise SecretMissing
    return _thinking(scene, game, scene.open_words)


def have_it_now(scene: Scene, intent: Intent) -> Step:
    """Let the computer play the best that it has found so far."""
    if thinking := _of(scene):
        thinking.stop()
    return Step()


def take_turn(scene: Scene, intent: Intent) -> Step:
    """Write what the computer has chosen. After a crash it thinks again, and to the same end."""
    game, thinking = writing(scene), _of(scene)
    facts = _facts(game, thinking, intent.at)
    if not facts:
        return Step()
    after = after_facts(game, facts, intent.at)
    announce = turn_sentences(game, facts, after, scene.texts)
    session = put_down(scene)
    if is_mine(after):
        session = carried_over(scene, session, after)
    return Step(entries=facts, session=session, announce=announce, focus=CURSOR)


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {"have_it_now": have_it_now, "take_turn": take_turn}
