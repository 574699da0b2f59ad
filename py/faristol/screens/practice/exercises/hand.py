"""The play being laid on a rack that cost much: on the screen and in no log. It belongs to its question."""

from typing import Any

from faristol.core.placement import Placed
from faristol.core.play import write_play
from faristol.core.squares import CENTRE, name
from faristol.practice.exercises.answering import NothingAsked, lost_rack
from faristol.practice.exercises.cards import LOST
from faristol.practice.lost_racks import LostRack
from faristol.screens.board.falling import points_if_dropped
from faristol.screens.board.laying import Hands, as_written
from faristol.screens.board.placing import Placing
from faristol.screens.board.standing import Standing, standing
from faristol.screens.practice.exercises.place import book_of
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Slot

HAND = Slot("exercise-hand", Placing, of="event")
"""About a question and the rack of it."""
FIRST = f"board-{name(CENTRE)}"
"""The square on which a new rack begins to be laid."""


def lost_of(scene: Scene) -> LostRack:
    """Return the rack that waits for its play."""
    question = book_of(scene).question
    if question is None or not question.open or question.card.deck != LOST:
        raise NothingAsked
    return lost_rack(question.card)


def placing_of(scene: Scene) -> Placing:
    rack = book_of(scene).tile_set.sort(lost_of(scene).rack)
    placing = scene.session.get(HAND, Placing(rack), about=_of(scene))
    return placing if sorted(placing.rack) == sorted(rack) else Placing(rack)


def _of(scene: Scene) -> str:
    question = book_of(scene).question
    assert question
    return f"{question.number}/{lost_of(scene).position}"


def keep(scene: Scene, placing: Placing, **more: Any) -> Step:
    return Step(session=scene.session.put(HAND, placing, about=_of(scene)), **more)


def hands_of(scene: Scene) -> Hands:
    board = lost_of(scene).board
    return Hands(placing_of(scene), book_of(scene).tile_set, lambda square: bool(board.squares[square]))


def lying(scene: Scene) -> Standing | None:
    """Return what the tiles make, whatever the words are; None while nothing lies there."""
    return _standing(scene, placing_of(scene))


def _standing(scene: Scene, placing: Placing) -> Standing | None:
    lost = lost_of(scene)
    return standing(book_of(scene).tile_set, lost.rules, lost.board, placing, None)


POINTS_IF_DROPPED = points_if_dropped(hands_of, _standing)


def Text(scene: Scene, lies: Standing) -> str:
    assert lies.placed
    return write_play(book_of(scene).tile_set, lies.placed.play)


def laid_as_written(scene: Scene, placed: Placed) -> Placing:
    return as_written(placing_of(scene), book_of(scene).tile_set, placed)


def square_of(scene: Scene) -> str:
    """Return where the keyboard goes on."""
    return f"board-{name(placing_of(scene).cursor)}"
