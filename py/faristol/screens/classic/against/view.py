"""A game against the computer: the board, one's own rack, and whose turn it is."""

from collections.abc import Callable
from typing import Any

from faristol.core.tiles import BLANK, take
from faristol.games.classic.game import Classic
from faristol.screens.classic.against import mine, theirs
from faristol.screens.classic.against.sides import cards, is_mine, person
from faristol.screens.classic.lots import lots
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.score_sheet import rules_name
from faristol.screens.classic.turn.last_turns import last_turns
from faristol.screens.classic.undo import undo_label
from faristol.screens.parts.faces import TileGroup, counted_tiles
from faristol.screens.parts.levels import level_name
from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.texts import Texts

INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {**mine.INTENTS, **theirs.INTENTS}


def view(scene: Scene) -> dict[str, Any]:
    event, game, t = scene.event, game_of(scene), scene.texts
    assert event
    part = "mine" if is_mine(game) else "theirs"
    return {
        "title": title(scene),
        "subtitle": f"{level_name(game.opened['computer']['level'], t)} · {rules_name(game, t)}",
        "back": "#/",
        "back_name": t.gettext("Home"),
        "part": part,
        "stage": game.stage,
        "game": game,
        "person": person(game),
        "playing": game.tile_set.language,
        "here": f"#/event/{event.stream}",
        "undo": undo_label(event, t),
        "lexicon": game.opened["lexicon"],
        "in_bag": game.in_bag,
        "cards": cards(game),
        "granted": None,
        "starts": t.gettext("You start") if is_mine(game) else t.gettext("The computer starts"),
        "lots": [] if game.turns else lots(game, t),
        "start_clause": game.ruleset["start"]["clause"],
        "turns": last_turns(game, t),
        "unseen": _unseen(game, t),
        **(mine if part == "mine" else theirs).view(scene),
    }


def title(scene: Scene) -> str:
    return scene.texts.gettext("Practice")


def _unseen(game: Classic, t: Texts) -> dict[str, Any]:
    """What the person has not seen: the bag and the other rack together."""
    rack = game.rack(person(game)) or ()
    left = take(game.unseen, rack) or ()
    kinds = tuple(tile for tile in (*game.tile_set.letters, BLANK) if tile in left)
    shown = counted_tiles(game.tile_set, {tile: left.count(tile) for tile in kinds}, t)
    return {"number": len(left), "groups": [TileGroup("", shown)]}


AGAINST = Screen(
    name="against",
    view=view,
    title=title,
    intents=INTENTS,
    words=lambda scene: game_of(scene).opened["lexicon"],
    waits=False,
    background=theirs.thinking_of,
)
