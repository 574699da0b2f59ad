"""What a person does with a position: sets it up, lays tiles, looks at plays."""

from codecs import BOM_UTF8
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from faristol.core.board import Board
from faristol.core.letters import AS_BLANK, codes
from faristol.core.letters import letter as letter_of
from faristol.core.tiles import BLANK
from faristol.errors import Rejected
from faristol.practice.turns import laid_on
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
from faristol.screens.practice.analysis import by_rules, foreseeing, going_through
from faristol.screens.practice.analysis.other_language import in_language
from faristol.screens.practice.analysis.positions import at_turn, game_of, of_cgp, of_game, possible_rack
from faristol.screens.practice.analysis.sharing import SHARES, cgp_of, link_in, of_link, play_to_share
from faristol.screens.practice.analysis.study import Study, as_data, from_data, of_position, unseen
from faristol.screens.scene import Intent, SavedFile, Scene, Step
from faristol.screens.session import Slot

GCG_SIGNS = ("#", ">")
"""One of them begins a line of a game from another program."""

ANALYSIS = Slot("analysis", Study, read=from_data, write=as_data)


def study_of(scene: Scene) -> Study:
    """Return what is looked at: what the address holds, what another screen has given, or what was here."""
    language = "ro" if scene.settings.language == "ro" else "ca"
    study, position = scene.session.get(ANALYSIS, Study(language=language)), scene.session.get(POSITION)
    if (link := link_in(scene.address)) and link != study.link:
        brought = position.at if position else 0
        return replace(of_link(link) or study, link=link, brought=brought)
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
    """Show a turn of the list: a play on the board."""
    study = study_of(scene)
    shown = replace(study, shown=int(intent.data["number"]) - 1, placing=hands.recall(study.placing))
    return _keep(scene, shown)


def next_play(scene: Scene, intent: Intent) -> Step:
    study = going_through.after(_with_words(scene), study_of(scene))
    return _keep(scene, replace(study, placing=hands.recall(study.placing)))


def _with_words(scene: Scene) -> Scene:
    return replace(scene, words=scene.open_words)


def lay(scene: Scene, intent: Intent) -> Step:
    """Make the turn that is shown, or lay the tiles under the hands for good."""
    study = study_of(scene)
    shown = going_through.turn_in_sight(_with_words(scene), study)
    if shown is not None and shown.found is None:
        return _keep(scene, study.at(study.board, shown.offer.stays))
    if shown is not None and shown.found:
        laid = dict(laid_on(study.board, shown.found))
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


def share(scene: Scene, intent: Intent) -> Step:
    """Show what can be sent to others of the position and the play on it, or put it away again."""
    shares = not scene.session.get(SHARES, False)
    return Step(session=scene.session.put(SHARES, shares), focus="share-title" if shares else None)


def save_cgp(scene: Scene, intent: Intent) -> Step:
    study = study_of(scene)
    text = cgp_of(study, play_to_share(scene, study))
    return Step(save=SavedFile("position.cgp.txt", "text/plain", text + "\n"))


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
    return _keep(scene, study.at(study.board, possible_rack(replace(study, placing=Placing(())), tiles)))


def type_rack(scene: Scene, intent: Intent) -> Step:
    """Lead to the field of the rack, which lies below the board on a telephone."""
    return Step(focus="rack")


def paste(scene: Scene, intent: Intent) -> Step:
    """Read what was pasted: a game has lines that begin with a sign of their own, a position is one line."""
    text, study = intent.fields.get("pasted", "").strip(), study_of(scene)
    try:
        is_game = text.startswith(GCG_SIGNS)
        study = of_game(study, BOM_UTF8 + text.encode()) if is_game else of_cgp(study, text)
    except Rejected as refusal:
        raise refusal.at("pasted") from None
    return _keep(scene, replace(study, by_hand=False), focus="plays-title" if study.rack else "rack")


def gcg(scene: Scene, intent: Intent) -> Step:
    return _keep(scene, of_game(study_of(scene), intent.file or b""))


def go_to_turn(scene: Scene, intent: Intent) -> Step:
    study = study_of(scene)
    game = game_of(study)
    assert game is not None
    return _keep(scene, at_turn(study, game, study.turn + int(intent.data["by"])))


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = in_turn(
    {
        **MOVES,
        **going_through.intents(study_of, _keep),
        **foreseeing.intents(study_of, _keep),
        **by_rules.intents(study_of, _keep),
        "key": key,
        "type_rack": type_rack,
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
        "share": share,
        "save_cgp": save_cgp,
        "gcg": gcg,
        "go_to_turn": go_to_turn,
    }
)
