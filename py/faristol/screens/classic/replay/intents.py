"""How one goes through a game: turn by turn, to any of them, a better play onto the board, and to paper."""

from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.replay.place import PRINTED, REPLAY, Place, analysis_of, place_of
from faristol.screens.classic.replay.practising import practise
from faristol.screens.classic.replay.tables import turn_sentence
from faristol.screens.scene import Intent, Scene, Step


def go_to(scene: Scene, intent: Intent) -> Step:
    """By the slider, or from a list of turns."""
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
    """One of the best plays onto the board; asked for once more, what was played."""
    place, wanted = place_of(scene), int(intent.data["number"])
    analysis = analysis_of(scene)
    known = analysis.analysed.get(place.turn) if analysis else None
    there = wanted != place.best and known is not None and 0 <= wanted < len(known.best.plays)
    return Step(session=scene.session.put(REPLAY, Place(place.turn, wanted if there else None)))


def print_(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.put(PRINTED, True, about=intent.at), print=True)


INTENTS = {"go_to": go_to, "step": step, "show": show, "print": print_, "practise": practise}
