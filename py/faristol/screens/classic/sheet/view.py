"""The score sheet of a game of two, at any time; once the game is over it is the event's own screen."""

from typing import Any

from faristol.games.classic.game import Classic
from faristol.games.classic.highlights import highlights
from faristol.screens.classic import score_sheet as table
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.sheet.intents import BLANKS, INTENTS
from faristol.screens.classic.sheet.printing import paper
from faristol.screens.classic.undo import undo_at, undo_label
from faristol.screens.parts.letters import place_and_letters
from faristol.screens.parts.signs import plain
from faristol.screens.scene import Scene, Screen
from faristol.texts import Texts


def view(scene: Scene) -> dict[str, Any]:
    event, game, t = scene.event, game_of(scene), scene.texts
    assert event
    small = small_blanks(scene)
    here, over = f"#/event/{event.stream}", game.stage == "over"
    may_write = event.writing and event.broken is None
    facts = table.shown(game, t, small=small)
    waiting = [side for side in facts["sides"] if over and facts["signing"] and not side["signed"]]
    return {
        "title": title(scene),
        "subtitle": game.opened["name"],
        "back": "#/" if over else here,
        "back_name": t.gettext("Home") if over else t.gettext("The game"),
        "here": here,
        "game": game,
        "playing": game.tile_set.language,
        "over": over,
        "undo": undo_label(event, t) if over else None,
        "undo_at": undo_at(event),
        "may_write": may_write,
        "printed": paper(scene, small=small),
        "small": small,
        "notation": game.ruleset.get("notation", {}),
        "about": _about(scene, game, t),
        "waiting": waiting if may_write else [],
        "league": [_league(game, player, t) for player in table.order(game)] if game.turns else [],
        "backed_up": event.entries[-1]["type"] == "Exported",
        **facts,
    }


def title(scene: Scene) -> str:
    return scene.texts.gettext("The score sheet")


def small_blanks(scene: Scene) -> bool:
    """By choice, where the document leaves it (ROM-10)."""
    ways = game_of(scene).ruleset.get("notation", {}).get("blanks", ["parentheses"])
    return "small" in ways and scene.remembered.get(BLANKS, ways[0]) == "small"


def _about(scene: Scene, game: Classic, t: Texts) -> list[tuple[str, str, str]]:
    """What stands at the head of a sheet: its name, the value, and the language that it is in."""
    assert scene.event
    opened, playing = game.opened, game.tile_set.language
    lexicon = f"{opened['lexicon']['name']} {opened['lexicon'].get('version', '')}".strip()
    said = [
        (t.gettext("Place"), opened["place"], playing),
        (t.gettext("Round"), opened["round"], playing),
        (t.gettext("Table"), opened["table"], playing),
        (t.gettext("Date"), t.date(scene.event.entries[0]["at"], scene.zone), t.language),
        (t.gettext("Rules"), table.rules_name(game, t), t.language),
        (t.gettext("Word list"), lexicon, playing),
    ]
    return [each for each in said if each[1]]


def _league(game: Classic, player: int, t: Texts) -> dict[str, Any]:
    """What leagues count besides the result."""
    found = highlights(game, player)
    return {
        "player": player,
        "name": game.names[player - 1],
        "best": _play(found.best),
        "sevens": found.sevens,
        "special": _play(found.special),
        "letters": " ".join(found.letters),
    }


def _play(turn: Any) -> dict[str, Any] | None:
    return {**vars(place_and_letters(turn.play)), "points": plain(turn.points)} if turn else None


CLASSIC_SHEET = Screen(name="classic_sheet", view=view, title=title, intents=INTENTS, remembers=True)
