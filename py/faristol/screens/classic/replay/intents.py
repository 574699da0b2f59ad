"""How one goes through a game: turn by turn, to any of them, a better play onto the board, a note, paper."""

from dataclasses import replace
from typing import Any

from faristol.core.board import write_board
from faristol.core.gcg import place_text, write_gcg
from faristol.games.classic.analysing import boards
from faristol.games.classic.errors import NotNow
from faristol.games.classic.noting import note_turn
from faristol.games.classic.recording import as_gcg
from faristol.games.classic.sheet import lines
from faristol.practice.turns import rules_of
from faristol.screens.board.to_analyse import POSITION, Position
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.replay.place import (
    PRINTED,
    REPLAY,
    Place,
    analysis_of,
    annotation_of,
    is_open,
    open_event,
    place_of,
)
from faristol.screens.classic.replay.practising import practise, study
from faristol.screens.classic.replay.tables import cost_of, cost_sentences, turn_sentence
from faristol.screens.parts.exports import TEXT
from faristol.screens.parts.file_names import file_name
from faristol.screens.scene import Intent, SavedFile, Scene, Step


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
    language: Any = game.tile_set.language
    before = [*reversed(lines(game)[: place.turn - 1])]
    totals = {player: next((line.total for line in before if line.player == player), 0) for player in (1, 2)}
    position = Position(
        language,
        tuple(write_board(game.tile_set, board)),
        game.tile_set.sort(turn.rack or ()),
        turn.play or "",
        f"#/event/{open_event(scene).stream}/replay",
        intent.at,
        0 if game.several else totals[turn.player] - totals[3 - turn.player],
        rules=rules_of(game.ruleset, len(game.names)),
    )
    return Step(session=scene.session.put(POSITION, position), go="#/analysis")


def note(scene: Scene, intent: Intent) -> Step:
    """Write a person's note on the turn beside which it was typed: the name of its field has the number."""
    game = game_of(scene)
    if not is_open(game):
        raise NotNow
    ((field, text),) = intent.fields.items()
    entries = note_turn(game, int(field.removeprefix("note-")), text)
    return Step(entries=entries, announce=scene.texts.gettext("The note is saved.") if entries else None)


def print_(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.put(PRINTED, True, about=intent.at), print=True)


def save_annotated(scene: Scene, intent: Intent) -> Step:
    """Save the game for other programs, with a note on what each turn cost, its squares named as in a GCG."""
    game, annotation = game_of(scene), annotation_of(scene)
    if annotation is None or not annotation.done:
        raise NotNow
    t = scene.texts
    costs = {
        number: cost_sentences(cost_of(cost, game.tile_set, t, place_text), t)
        for number, cost in annotation.costs.items()
    }
    notes = {n: "\n".join(filter(None, (game.notes.get(n), costs.get(n)))) for n in {*game.notes, *costs}}
    recorded = as_gcg(replace(game, notes=notes))
    name = file_name(open_event(scene))
    return Step(save=SavedFile(f"{name}.gcg", TEXT, write_gcg(game.tile_set, recorded)))


INTENTS = {
    "save_annotated": save_annotated,
    "analyse": analyse,
    "note": note,
    "go_to": go_to,
    "step": step,
    "show": show,
    "print": print_,
    "practise": practise,
    "study": study,
}
