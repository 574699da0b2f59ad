"""What a person does with a position: sets it up, lays tiles, looks at plays."""

from codecs import BOM_UTF8
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from faristol.core.board import Board
from faristol.core.cgp import read_cgp, write_cgp
from faristol.core.gcg import Game
from faristol.core.gcg_reading import read_gcg
from faristol.core.letters import AS_BLANK, codes
from faristol.core.letters import letter as letter_of
from faristol.core.positions import Position
from faristol.core.tiles import BLANK, Tiles
from faristol.errors import Rejected, refusal
from faristol.screens.board import laying
from faristol.screens.board import placing as hands
from faristol.screens.board.falling import points_if_dropped
from faristol.screens.board.in_turn import in_turn
from faristol.screens.board.laying import Hands
from faristol.screens.board.placing import Placing, step
from faristol.screens.board.standing import Standing, laid_codes
from faristol.screens.board.to_analyse import POSITION
from faristol.screens.board.typing import joined, letter_typed
from faristol.screens.notice import Caution
from faristol.screens.practice.analysis import foreseeing, going_through
from faristol.screens.practice.analysis.other_language import in_language
from faristol.screens.practice.analysis.study import Study, as_data, from_data, laid_of, of_position, unseen
from faristol.screens.scene import Intent, SavedFile, Scene, Step
from faristol.screens.session import Slot
from faristol.texts import N_

MOST_ON_RACK = 7
GCG_SIGNS = ("#", ">")
"""One of them begins a line of a game from another program."""

ANALYSIS = Slot("analysis", Study, read=from_data, write=as_data)

NoSuchTiles = refusal(
    "analysis.no-such-tiles",
    N_("There are no more of these tiles: %(tiles)s."),
    N_("The others are on the board or on the rack."),
    field="rack",
)
RackTooLong = refusal(
    "analysis.rack-too-long", N_("A rack has %(most)s tiles at most."), N_("Write fewer."), field="rack"
)


def study_of(scene: Scene) -> Study:
    language = "ro" if scene.settings.language == "ro" else "ca"
    study, position = scene.session.get(ANALYSIS, Study(language=language)), scene.session.get(POSITION)
    return of_position(position) if position and position.at != study.brought else study


def _keep(scene: Scene, study: Study, **more: Any) -> Step:
    return Step(session=scene.session.put(ANALYSIS, study), **more)


def _hands(scene: Scene) -> Hands:
    study = study_of(scene)
    return Hands(study.placing, study.tile_set, study.is_taken)


def _placing(scene: Scene, placing: Placing) -> Step:
    """Keep the tiles under the hands; the play that was shown is put away."""
    return _keep(scene, replace(study_of(scene), placing=placing, shown=None))


def _standing(scene: Scene, placing: Placing) -> Standing | None:
    return replace(study_of(scene), placing=placing).standing(None)


MOVES = laying.intents(_hands, _placing)
POINTS_IF_DROPPED = points_if_dropped(_hands, _standing)


def key(scene: Scene, intent: Intent) -> Step:
    study = study_of(scene)
    if not study.by_hand or study.placing.asking is not None:
        return MOVES["key"](scene, intent)
    return _keep(scene, _set_tile(study, intent.data["key"], "blank" in intent.data))


def _set_tile(study: Study, typed: str, blank: bool) -> Study:
    """Return the study with a tile from the box straight on the board, if there is one left."""
    letter, square = letter_typed(study.tile_set, typed), study.placing.cursor
    before, numbers = step(square, study.placing.across, -1), codes(study.tile_set)
    there = 0 if before is None else study.board.squares[before]
    last = letter_of(study.tile_set, there & ~AS_BLANK) if there else None
    if before is not None and last and (both := joined(study.tile_set, last, typed)):
        if numbers[both] == there & ~AS_BLANK:
            return study
        letter, square, blank = both, before, blank or bool(there & AS_BLANK)
    if letter is None or not unseen(study).get(BLANK if blank else letter):
        return study
    board = study.board.with_tiles({square: numbers[letter] | (AS_BLANK if blank else 0)})
    after = step(square, study.placing.across)
    moved = study.at(board, study.rack)
    return replace(moved, placing=replace(moved.placing, cursor=square if after is None else after))


def back(scene: Scene, intent: Intent) -> Step:
    study = study_of(scene)
    if not study.by_hand:
        return MOVES["back"](scene, intent)
    before = step(study.placing.cursor, study.placing.across, -1)
    here = study.placing.cursor if study.is_taken(study.placing.cursor) else before
    if here is None:
        return Step()
    cleared = study.at(study.board.with_tiles({here: 0}), study.rack)
    return _keep(scene, replace(cleared, placing=replace(cleared.placing, cursor=here)))


def show(scene: Scene, intent: Intent) -> Step:
    """Put a play of the list onto the board, to be seen."""
    study = study_of(scene)
    shown = replace(study, shown=int(intent.data["number"]) - 1, placing=hands.recall(study.placing))
    return _keep(scene, shown)


def next_play(scene: Scene, intent: Intent) -> Step:
    study = going_through.after(_with_words(scene), study_of(scene))
    return _keep(scene, replace(study, placing=hands.recall(study.placing)))


def _with_words(scene: Scene) -> Scene:
    return replace(scene, words=scene.open_words)


def lay(scene: Scene, intent: Intent) -> Step:
    """Lay the play that is shown, or the tiles under the hands, for good."""
    study = study_of(scene)
    shown = going_through.play_in_sight(_with_words(scene), study)
    if shown is not None:
        laid = laid_of(study, shown.found)
    else:
        laid = laid_codes(study.tile_set, study.placing)
        stands = study.standing(scene.open_words.lexicon)
        if stands and stands.refusal:
            raise stands.refusal
    if not laid:
        return Step()
    return _keep(scene, study.at(study.board.with_tiles(laid), study.leave(laid)))


def undo(scene: Scene, intent: Intent) -> Step:
    study = study_of(scene)
    return _keep(scene, study.back() if study.before else study)


def by_hand(scene: Scene, intent: Intent) -> Step:
    study = study_of(scene)
    return _keep(
        scene, replace(study, by_hand=not study.by_hand, shown=None, placing=hands.recall(study.placing))
    )


def legal(scene: Scene, intent: Intent) -> Step:
    study = study_of(scene)
    return _keep(scene, replace(study, legal=not study.legal))


def clear(scene: Scene, intent: Intent) -> Step:
    study = study_of(scene)
    return _keep(scene, replace(study.at(Board(), ()), game="", turn=0, lead=0))


def language(scene: Scene, intent: Intent) -> Step:
    """Take another playing language, with all the tiles that it has too, and say which it has not."""
    study, lacking = in_language(study_of(scene), intent.data["language"])
    t, tiles = scene.texts, ", ".join(dict.fromkeys(lacking))
    left_out = Caution(
        t.gettext("This language has no such tile, or not so many: %(tiles)s.") % {"tiles": tiles},
        t.gettext("Everything else is still there, and Undo brings these back."),
    )
    return _keep(scene, study, notice=left_out if lacking else None)


def rack(scene: Scene, intent: Intent) -> Step:
    study = study_of(scene)
    tiles = study.tile_set.read(intent.fields.get("rack", ""))
    return _keep(scene, study.at(study.board, _possible(replace(study, placing=Placing(())), tiles)))


def _possible(study: Study, tiles: Tiles) -> Tiles:
    if len(tiles) > MOST_ON_RACK:
        raise RackTooLong(most=MOST_ON_RACK)
    left = unseen(study)
    for one in tiles:
        left[one] -= 1
    lacking = [one for one, count in left.items() if count < 0]
    if lacking:
        raise NoSuchTiles(tiles=study.tile_set.write(lacking))
    return tiles


def paste(scene: Scene, intent: Intent) -> Step:
    """Read what was pasted: a game has lines that begin with a sign of their own, a position is one line."""
    text = intent.fields.get("pasted", "").strip()
    try:
        study = _of_game(scene, BOM_UTF8 + text.encode()) if text[:1] in GCG_SIGNS else _of_cgp(scene, text)
    except Rejected as refusal:
        raise refusal.at("pasted") from None
    return _keep(scene, replace(study, by_hand=False), focus="plays-title" if study.rack else "rack")


def _of_cgp(scene: Scene, text: str) -> Study:
    study = study_of(scene)
    position = read_cgp(study.tile_set, text)
    rack = _possible(study.at(position.board, ()), position.racks[0])
    lead = position.scores[0] - position.scores[1]
    return replace(study.at(position.board, rack), game="", turn=0, lead=lead)


def copy_cgp(scene: Scene, intent: Intent) -> Step:
    study = study_of(scene)
    text = write_cgp(study.tile_set, Position(study.board, (study.rack, ())))
    return Step(save=SavedFile("position.cgp.txt", "text/plain", text + "\n"))


def gcg(scene: Scene, intent: Intent) -> Step:
    return _keep(scene, _of_game(scene, intent.file or b""))


def _of_game(scene: Scene, data: bytes) -> Study:
    """Read a game from another program: its last position, and all its turns to step through."""
    study = study_of(scene)
    game = read_gcg(study.tile_set, data)
    return _at_turn(replace(study, game=data.decode("latin-1")), game, len(game.turns))


def go_to_turn(scene: Scene, intent: Intent) -> Step:
    study = study_of(scene)
    game = _game(study)
    assert game is not None
    return _keep(scene, _at_turn(study, game, study.turn + int(intent.data["by"])))


def _game(study: Study) -> Game | None:
    with suppress(Rejected, UnicodeEncodeError):  # The page may have brought back anything.
        return read_gcg(study.tile_set, study.game.encode("latin-1")) if study.game else None
    return None


def _at_turn(study: Study, game: Game, turn: int) -> Study:
    """Return the position that a turn found, with the rack it was played from where that is known."""
    turn = max(0, min(turn, len(game.turns)))
    rack = game.turns[turn].rack if turn < len(game.turns) else game.position().racks[0]
    mine, theirs = game.totals(turn)
    return replace(study.at(game.boards()[turn], rack), turn=turn, lead=mine - theirs)


def number_of_turns(study: Study) -> int | None:
    game = _game(study)
    return len(game.turns) if game else None


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = in_turn(
    {
        **MOVES,
        **going_through.intents(study_of, _keep),
        **foreseeing.intents(study_of, _keep),
        "key": key,
        "back": back,
        "enter": lay,
        "show": show,
        "next_play": next_play,
        "lay": lay,
        "undo": undo,
        "by_hand": by_hand,
        "legal": legal,
        "clear": clear,
        "language": language,
        "rack": rack,
        "paste": paste,
        "copy_cgp": copy_cgp,
        "gcg": gcg,
        "go_to_turn": go_to_turn,
    }
)
