"""While the computer thinks, tiles can be tried on the board; they lie there when the turn comes."""

import re

from drivers.computer_window import ComputerWindow
from faristol.core.squares import ROWS, SIZE, SQUARES


def thinking() -> ComputerWindow:
    window = ComputerWindow(first="person", level="club")
    window.looks = False
    window.plays()
    assert 'id="have-it-now"' in window.page
    return window


def lays(window: ComputerWindow, square: int) -> ComputerWindow:
    """A tile with a letter, on a square."""
    rack = window.game.racks[0]
    window.does("tile", place=str(next(place for place, tile in enumerate(rack) if tile != "?")))
    return window.does("square", row=str(square // SIZE), col=str(square % SIZE))


def lying(window: ComputerWindow) -> list[str]:
    shown = re.findall(r'id="board-(\w+)"(.*?)</button>', window.regions["work"], re.DOTALL)
    return [name for name, square in shown if 'data-state="new"' in square]


def comes_to_play(window: ComputerWindow) -> ComputerWindow:
    window.looks = True
    window.look()
    return window.lets_play()


def test_tiles_that_are_tried_in_the_computers_turn_lie_there_in_the_persons():
    window = thinking()
    written = window.entries
    lays(window, SQUARES - 1)
    assert lying(window) == ["O15"] and 'id="recall"' in window.page and window.entries == written
    comes_to_play(window)
    assert window.game.to_move == 1 and lying(window) == ["O15"]
    window.does("recall")
    assert lying(window) == []


def test_where_the_computer_has_laid_a_tile_the_planned_one_goes_back_to_the_rack():
    first = thinking()
    before = bytes(first.game.board.squares)
    after = bytes(comes_to_play(first).game.board.squares)
    taken = next(square for square in range(SQUARES) if after[square] and not before[square])
    window = lays(thinking(), taken)
    assert lying(window) == [f"{ROWS[taken // SIZE]}{taken % SIZE + 1}"]
    comes_to_play(window)
    assert bytes(window.game.board.squares) == after
    assert lying(window) == [] and "data-out" not in window.regions["shelf"]


def test_enter_waits_and_an_exchange_is_not_possible_before_the_turn():
    window = thinking()
    entries = window.entries
    window.does("enter")
    assert not window.act("begin_exchange")["ok"]
    assert window.entries == entries
