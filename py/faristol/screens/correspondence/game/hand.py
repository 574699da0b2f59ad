"""Plays tried on the board: with one's own hand or the partner's, for both lie open (COR-2)."""

from dataclasses import dataclass
from typing import Any

from faristol.core.board import Board
from faristol.core.letters import tile
from faristol.core.squares import Place
from faristol.core.tiles import Tiles, take
from faristol.games.correspondence.course import Course, tiles_of
from faristol.games.correspondence.game import Correspondence
from faristol.screens.board import placing as hands
from faristol.screens.board.best_plays import Answer, search
from faristol.screens.board.placing import Placing
from faristol.screens.board.standing import Standing, laid_codes, standing
from faristol.screens.correspondence.game.stage import stage, to_make
from faristol.screens.correspondence.notes import noted, notes
from faristol.screens.correspondence.seats import game_of, seat
from faristol.screens.scene import Scene, Step
from faristol.words.best import Found


@dataclass(frozen=True)
class Trying:
    """Whose letters, in which variant; and which of the program's plays lies there to be seen."""

    variant: str | None
    player: int
    course: Course
    placing: Placing
    shown: int | None = None
    listed: bool = False

    @property
    def board(self) -> Board:
        return self.course.board

    def taken(self, square: int) -> bool:
        return bool(self.board.squares[square])


def trying(scene: Scene) -> Trying:
    event, kept = game_of(scene), notes(scene)
    variant = _variant(event, kept.get("variant"), stage(scene) == "play")
    player = _player(scene, event, kept)
    course = event.courses[variant]
    rack = tiles_of(event.string, course.hands[player - 1])
    placing = hands.from_data(kept["placing"]) if "placing" in kept else Placing(rack)
    if sorted(placing.rack) != sorted(rack):
        placing = Placing(rack)
    return Trying(variant, player, course, placing, kept.get("shown"), bool(kept.get("listed")))


def _player(scene: Scene, event: Correspondence, kept: dict[str, Any]) -> int:
    """When it is one's turn the letters are one's own."""
    me: int = seat(scene) or event.to_move
    chosen: int = kept.get("hand", me)
    return me if stage(scene) == "play" else chosen


def _variant(event: Correspondence, chosen: str | None, mine: bool) -> str | None:
    if chosen in event.courses:
        return chosen
    missing = to_make(event) if mine else []
    return missing[0] if missing else next(iter(event.courses))


def keep_placing(scene: Scene, placing: Placing) -> Step:
    """What was shown of a play is put away."""
    kept = {**notes(scene), "shown": None}
    return Step(session=noted(scene, **{**kept, "placing": hands.as_data(placing)}))


def stands(scene: Scene, tried: Trying) -> Standing | None:
    if scene.words is None:
        return None
    event = game_of(scene)
    return standing(event.tile_set, event.rules, tried.board, tried.placing, scene.words.lexicon)


def plays(scene: Scene, tried: Trying) -> Answer | None:
    """Of the program, where the competition allows it."""
    if scene.words is None or not game_of(scene).opened.get("program") or not tried.placing.rack:
        return None
    return search(scene.words, tried.board, tried.placing.rack)


def shown_play(scene: Scene, tried: Trying) -> Found | None:
    answer = plays(scene, tried) if tried.shown is not None else None
    return answer.plays[tried.shown] if answer and tried.shown is not None else None


def laid(scene: Scene, tried: Trying) -> dict[int, int]:
    """What lies on the board and is not played: the program's play, or the tiles under the hands."""
    found = shown_play(scene, tried)
    if found is None:
        return laid_codes(game_of(scene).tile_set, tried.placing)
    squares = Place(found.square, found.down).squares(len(found.word))
    free = zip(squares, found.word, strict=True)
    return {square: code for square, code in free if not tried.taken(square)}


def left(scene: Scene, tried: Trying) -> list[str | None]:
    """What is still in the hand; None where a tile is out on the board."""
    if shown_play(scene, tried) is None:
        return tried.placing.on_rack()
    tile_set = game_of(scene).tile_set
    out = (tile(tile_set, code) for code in laid(scene, tried).values())
    rest: Tiles = take(tried.placing.rack, out) or ()
    return list(rest)
