"""How one goes through a game: turn by turn, to any of them, a better play onto the board, and to paper."""

from typing import Any

from faristol.core.board import write_board
from faristol.games.classic.analysing import boards
from faristol.screens.board.to_analyse import POSITION, Position
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.replay.place import (
    PRINTED,
    REPLAY,
    Place,
    analysis_of,
    is_open,
    open_event,
    place_of,
)
from faristol.screens.classic.replay.practising import practise
from faristol.screens.classic.replay.tables import turn_sentence
from faristol.screens.scene import Intent, Scene, Step


def go_to(scene: Scene, intent: Intent) -> Step:
    """Go to a turn by the slider, or from a list of turns."""
    wanted = intent.data.get("turn") or intent.fields.get("turn", "1")
    return _to(scene, int(wanted))


def step(scene: Scene, intent: Intent) -> Step:
    return _to(scene, place_of(scene).turn + int(intent.data["by"]))


def _to(scene: Scene, turn: int) -> Step:
    game = game_of(scene)
    turn = max(1, min(turn, len(game.turns)))
    return Step(
        session=scene.session.put(REPLAY, Place(turn)), announce=turn_sentence(game, turn, scene.texts)
    )


def show(scene: Scene, intent: Intent) -> Step:
    """Put one of the best plays onto the board; asked for once more, what was played."""
    place, wanted = place_of(scene), int(intent.data["number"])
    analysis = analysis_of(scene)
    known = analysis.analysed.get(place.turn) if analysis else None
    there = wanted != place.best and known is not None and 0 <= wanted < len(known.best.plays)
    return Step(session=scene.session.put(REPLAY, Place(place.turn, wanted if there else None)))


def analyse(scene: Scene, intent: Intent) -> Step:
    """Give the position to the analysis, where every play of the rack is listed."""
    game, place = game_of(scene), place_of(scene)
    if not is_open(game):
        return Step()
    turn, board = game.turns[place.turn - 1], boards(game)[place.turn - 1]
    if turn.rack is None:
        return Step()
    language: Any = game.tile_set.language
    position = Position(
        language,
        tuple(write_board(game.tile_set, board)),
        game.tile_set.sort(turn.rack),
        turn.play or "",
        f"#/event/{open_event(scene).stream}/replay",
        intent.at,
    )
    return Step(session=scene.session.put(POSITION, position), go="#/analysis")


def print_(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.put(PRINTED, True, about=intent.at), print=True)


INTENTS = {
    "analyse": analyse,
    "go_to": go_to,
    "step": step,
    "show": show,
    "print": print_,
    "practise": practise,
}
