"""A game of two gone through again, turn by turn, each beside the best plays of its rack."""

from typing import Any

from faristol.core.board import Board
from faristol.games.classic.analysing import Analysis, boards
from faristol.games.classic.game import Classic
from faristol.screens.board.squares import Rows, rows
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.replay import tables
from faristol.screens.classic.replay.intents import INTENTS
from faristol.screens.classic.replay.place import Place, analysis_of, is_open, open_event, place_of
from faristol.screens.classic.replay.practising import offered
from faristol.screens.classic.replay.printing import paper
from faristol.screens.parts.faces import faces
from faristol.screens.scene import Scene, Screen
from faristol.texts import Texts

RACK = 7


def view(scene: Scene) -> dict[str, Any]:
    game, t, place = game_of(scene), scene.texts, place_of(scene)
    here = f"#/event/{open_event(scene).stream}"
    facts = {
        "title": title(scene),
        "subtitle": " – ".join(game.names),
        "back": here,
        "back_name": t.gettext("The score sheet") if game.stage == "over" else t.gettext("The game"),
        "here": here,
        "game": game,
        "playing": game.tile_set.language,
        "open": is_open(game),
        "over": game.stage == "over",
        "printed": None,
    }
    return {**facts, **_shown(scene, game, place, t)} if is_open(game) else facts


def title(scene: Scene) -> str:
    return scene.texts.gettext("The game again")


def _shown(scene: Scene, game: Classic, place: Place, t: Texts) -> dict[str, Any]:
    analysis = analysis_of(scene)
    every = tables.turns(game, analysis, t)
    turn = game.turns[place.turn - 1]
    known = analysis.analysed.get(place.turn) if analysis else None
    following = every[place.turn] if place.turn < len(every) else None
    return {
        "turn": every[place.turn - 1],
        "turns": every,
        "now": place.turn,
        "shown": place.shown,
        "squares": _squares(game, place, analysis, t),
        "rack_tiles": faces(game.tile_set, game.tile_set.sort(turn.rack), t) if turn.rack else [],
        "places": RACK,
        "plays": tables.plays(known, game.tile_set) if known else [],
        "following": following,
        "summary": tables.summaries(game, analysis, t) if analysis and analysis.all else None,
        "opening": None if scene.opening is None else int(100 * scene.opening),
        "looking": (len(analysis.analysed), analysis.all) if analysis and not analysis.done else None,
        "known_racks": sum(each.rack is not None for each in game.turns),
        "lexicon": game.opened["lexicon"],
        "practise": offered(scene, analysis),
        "printed": paper(scene, analysis),
    }


def _squares(game: Classic, place: Place, analysis: Analysis | None, t: Texts) -> Rows:
    """The board with the play that was made; or as the player found it, with a play that could have been."""
    found = boards(game)
    before, after = found[place.turn - 1], found[place.turn]
    known = analysis.analysed.get(place.turn) if analysis else None
    if place.shown is not None and known and place.shown < len(known.best.plays):
        play = known.best.plays[place.shown].play
        new = {at: code for at, code in zip(play.squares, play.word, strict=True) if not before.squares[at]}
        return rows(game.tile_set, before, t, new=new)
    return rows(game.tile_set, after, t, last=_laid(before, after))


def _laid(before: Board, after: Board) -> list[int]:
    pairs = zip(before.squares, after.squares, strict=True)
    return [at for at, (was, now) in enumerate(pairs) if was != now]


CLASSIC_REPLAY = Screen(
    name="classic_replay",
    view=view,
    title=title,
    intents=INTENTS,
    words=lambda scene: game_of(scene).opened["lexicon"] if is_open(game_of(scene)) else None,
    waits=False,
    remembers=True,
    events=True,
    background=analysis_of,
)
