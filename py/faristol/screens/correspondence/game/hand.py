"""Plays tried on the board: with one's own hand or the partner's, for both lie open (COR-2)."""

from dataclasses import dataclass

from faristol.core.board import Board
from faristol.core.squares import Place
from faristol.games.correspondence.course import BLUE, RED, Course, tiles_of
from faristol.games.correspondence.game import Correspondence
from faristol.screens.board.best_plays import Answer, search
from faristol.screens.board.laying import with_tiles
from faristol.screens.board.placing import Placing
from faristol.screens.board.standing import Standing, laid_codes, standing
from faristol.screens.correspondence.game.stage import stage, to_make
from faristol.screens.correspondence.notes import Notes, noted, notes
from faristol.screens.correspondence.seats import game_of, seat
from faristol.screens.scene import Scene, Step
from faristol.words.best import Found


@dataclass(frozen=True)
class Trying:
    """Whose letters are tried, in which variant, and which of the program's plays lies there to be seen."""

    variant: str | None
    player: int
    course: Course
    placing: Placing
    program_play: int | None = None
    listed: bool = False

    @property
    def board(self) -> Board:
        return self.course.board

    def occupied(self, square: int) -> bool:
        return bool(self.board.squares[square])


def trying(scene: Scene) -> Trying:
    event, now = game_of(scene), notes(scene)
    variant = _variant(event, now.variant, stage(scene) == "play")
    player = _player(scene, event, now)
    course = event.courses[variant]
    rack = tiles_of(event.string, course.hands[player - 1])
    placing = now.placing or Placing(rack)
    if sorted(placing.rack) != sorted(rack):
        placing = Placing(rack)
    return Trying(variant, player, course, placing, now.program_play, now.listed)


def _player(scene: Scene, event: Correspondence, now: Notes) -> int:
    """Return whose letters are tried: one's own, when it is one's turn."""
    me: int = seat(scene) or event.to_move
    return now.hand if now.hand in (RED, BLUE) and stage(scene) != "play" else me


def _variant(event: Correspondence, chosen: str | None, mine: bool) -> str | None:
    if chosen in event.courses:
        return chosen
    missing = to_make(event) if mine else []
    return missing[0] if missing else next(iter(event.courses))


def keep_placing(scene: Scene, placing: Placing) -> Step:
    """Return the step that changes the tiles under the hands; a play of the program is no longer shown."""
    return Step(session=noted(scene, program_play=None, placing=placing))


def standing_of(scene: Scene, tried: Trying) -> Standing | None:
    if scene.words is None:
        return None
    event = game_of(scene)
    return standing(event.tile_set, event.rules, tried.board, tried.placing, scene.words.lexicon)


def program_plays(scene: Scene, tried: Trying) -> Answer | None:
    """Return what the program finds, where the competition allows it."""
    if scene.words is None or not game_of(scene).opened.program or not tried.placing.rack:
        return None
    return search(scene.words, tried.board, tried.placing.rack)


def program_play(scene: Scene, tried: Trying) -> Found | None:
    answer = program_plays(scene, tried) if tried.program_play is not None else None
    if answer is None or tried.program_play is None or not 0 <= tried.program_play < len(answer.plays):
        return None
    return answer.plays[tried.program_play]


def new_tiles(scene: Scene, tried: Trying) -> dict[int, int]:
    """Return what lies on the board and is not played: the program's play, or the tiles under the hands."""
    found = program_play(scene, tried)
    if found is None:
        return laid_codes(game_of(scene).tile_set, tried.placing)
    squares = Place(found.square, found.down).squares(len(found.word))
    free = zip(squares, found.word, strict=True)
    return {square: code for square, code in free if not tried.occupied(square)}


def as_it_lies(scene: Scene, tried: Trying) -> Placing:
    """Return the tiles as they are seen: under the hands, or as the program's play lays them."""
    if program_play(scene, tried) is None:
        return tried.placing
    return with_tiles(tried.placing, game_of(scene).tile_set, new_tiles(scene, tried))
