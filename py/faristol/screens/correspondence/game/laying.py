"""Tiles tried on the board: dragged, tapped or typed, and taken back; the program's plays to be seen."""

from dataclasses import replace

from faristol.screens.acts import Act
from faristol.screens.board import laying
from faristol.screens.board import placing as hands
from faristol.screens.board.falling import points_if_dropped
from faristol.screens.board.laying import Hands
from faristol.screens.board.placing import Placing
from faristol.screens.board.standing import Standing, standing
from faristol.screens.correspondence.game.hand import keep_placing, program_plays, trying
from faristol.screens.correspondence.notes import keep
from faristol.screens.correspondence.seats import game_of
from faristol.screens.scene import Scene


def _hands(scene: Scene) -> Hands:
    tried = trying(scene)
    return Hands(tried.placing, game_of(scene).tile_set, tried.occupied)


def _standing(scene: Scene, placing: Placing) -> Standing | None:
    game = game_of(scene)
    return standing(game.tile_set, game.rules, trying(scene).board, placing, None)


POINTS_IF_DROPPED = points_if_dropped(_hands, _standing)


def hand(scene: Scene, player: int) -> Act:
    """Choose whose letters are tried while the partner thinks."""
    return keep(scene, hand=player, placing=None, program_play=None)


def variant(scene: Scene, variant: str) -> Act:
    return keep(scene, variant=variant, placing=None, program_play=None)


def list_plays(scene: Scene) -> Act:
    tried = trying(scene)
    return keep(scene, listed=not tried.listed, program_play=None)


def show(scene: Scene, number: int) -> Act:
    tried = trying(scene)
    answer = program_plays(scene, replace(tried, listed=True))
    if answer is None or not 1 <= number <= len(answer.plays):
        return []
    return keep(scene, placing=hands.recall(tried.placing), program_play=number - 1)


MOVES = laying.intents(_hands, keep_placing)
