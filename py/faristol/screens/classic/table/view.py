"""The table of two players, or of more: board, clocks, racks, and the step at which the game is."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.score_sheet import where
from faristol.screens.classic.table import (
    before,
    challenge,
    challenged,
    clocks,
    settling,
    ticking,
    turn,
    turning,
    unseen,
)
from faristol.screens.classic.table.turning import turned
from faristol.screens.classic.turn.hand import stands
from faristol.screens.classic.undo import undo_at, undo_label
from faristol.screens.lists import Wanted
from faristol.screens.parts.names import by_surname, short
from faristol.screens.scene import Intent, OpenEvent, Scene, Screen, Step, Ticking

PARTS: dict[str, tuple[str, ModuleType]] = {
    "waiting": ("before", before),
    "start": ("before", before),
    "racks": ("before", before),
    "turn": ("turn", turn),
    "played": ("turn", turn),
    "challenge": ("challenge", challenge),
    "settling": ("settling", settling),
}
"""Who shows a stage: the name of the part and of its templates, and its module."""

INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {
    **ticking.INTENTS,
    **unseen.INTENTS,
    **before.INTENTS,
    **turn.INTENTS,
    **turning.INTENTS,
    **challenge.INTENTS,
    **settling.INTENTS,
}


def view(scene: Scene) -> dict[str, Any]:
    event, game, t = _event(scene), game_of(scene), scene.texts
    part, module = part_of(scene)
    facts = {
        "title": title(scene),
        "subtitle": _where(scene),
        "back": "#/",
        "back_name": t.gettext("Home"),
        "part": part,
        "stage": game.stage,
        "game": game,
        "playing": game.tile_set.language,
        "here": f"#/event/{event.stream}",
        "undo": undo_label(event, t),
        "undo_at": undo_at(event),
        "lexicon": game.opened["lexicon"],
        "opening": scene.opening,
        "in_bag": game.in_bag,
        "cards": cards(scene),
        "granted": ticking.shown(scene),
        "turned": turned(scene),
        "unseen": event.last_sign is not None,
    }
    if event.last_sign is not None:
        return {**facts, **unseen.unseen(scene)}
    return {**facts, **module.view(scene)}


def part_of(scene: Scene) -> tuple[str, ModuleType]:
    """By the stage; while words are being named for a challenge, that is already one."""
    return PARTS["challenge" if challenged.is_open(scene) else game_of(scene).stage]


def title(scene: Scene) -> str:
    return by_surname(game_of(scene).names)


def _where(scene: Scene) -> str:
    """Event, round, table and place, as far as they were said."""
    game = game_of(scene)
    opened = game.opened
    named = opened["name"] if opened["name"] != " – ".join(opened["players"]) else ""
    at_table = ", ".join(filter(None, [named, where(game, scene.texts)]))
    return " · ".join(filter(None, [at_table, opened["place"]]))


def cards(scene: Scene) -> list[dict[str, Any]]:
    """Each player: the name, the points, who began, whose turn it is, and the clock."""
    game = game_of(scene)
    return [
        {
            "player": player,
            "name": name,
            "short": short(name),
            "score": score,
            "began": game.first == player,
            "to_move": game.to_move == player and game.running,
            "played": game.to_move == player and game.made is not None,
            "presses": _presses(scene, player),
            "clock": face,
        }
        for player, (name, score, face) in enumerate(
            zip(game.names, game.scores, clocks.faces(scene), strict=True), 1
        )
    ]


def _presses(scene: Scene, player: int) -> bool:
    """Beside a real board the whole card is the player's side of the clock."""
    game = game_of(scene)
    if game.program_draws or challenged.is_open(scene) or _event(scene).last_sign is not None:
        return False
    return game.stage == "played" and game.to_move == player and not stands(game)


def _event(scene: Scene) -> OpenEvent:
    assert scene.event is not None
    return scene.event


def clock(scene: Scene) -> Ticking | None:
    return challenge.ticking(scene) or ticking.ticking(scene)


def words(scene: Scene) -> Wanted | None:
    """None is opened before a challenge, unless the scorer looks words up at once (MAL-5)."""
    lexicon: Wanted = game_of(scene).opened["lexicon"]
    return lexicon if game_of(scene).checks_at_once else challenge.words(scene)


CLASSIC = Screen(
    name="classic",
    view=view,
    title=title,
    intents=INTENTS,
    clock=clock,
    words=words,
    waits=False,
    remembers=True,
)
