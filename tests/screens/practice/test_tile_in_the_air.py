"""A tile that is still in the air: what the play would score with it on the square below, and no more."""

from typing import Any

from drivers.solo_window import SoloWindow
from drivers.window import Window
from faristol.core.letters import tile
from faristol.core.placement import place
from faristol.core.squares import name


def over(window: Window, lifted: str, square: str) -> int | None:
    points: int | None = window.do("over", data={"from": lifted, "to": square})["points"]
    return points


def new_tiles(window: SoloWindow) -> list[tuple[str, str]]:
    """The tiles of the master play: each square, and the place of its tile on the rack as it lies there."""
    game, best = window.game, window.plays[0]
    rack = list(game.tile_set.sort(game.round.rack))
    placed = place(game.tile_set, game.rules, game.board, best.play, tuple(rack))
    found = []
    for square, code in placed.new_tiles.items():
        at = rack.index(tile(game.tile_set, code))
        rack[at] = ""
        found.append((name(square), f"rack:{at}"))
    return found


def all_but_the_last() -> tuple[SoloWindow, str, str]:
    window = SoloWindow()
    *first, (square, lifted) = new_tiles(window)
    for to, from_rack in first:
        window.does("drop", **{"from": from_rack, "to": to})
    return window, lifted, square


def test_it_counts_with_the_tiles_that_lie_there():
    window, lifted, square = all_but_the_last()
    assert over(window, lifted, square) == window.plays[0].score


def test_a_laid_tile_that_is_lifted_again_counts_only_where_it_goes():
    window, lifted, square = all_but_the_last()
    whole = window.does("drop", **{"from": lifted, "to": square}).plays[0].score
    assert over(window, square, square) == whole
    assert over(window, square, "A1") is None


def test_out_of_line_and_on_another_tile_nothing_is_counted():
    window, lifted, _ = all_but_the_last()
    taken, _ = new_tiles(window)[0]
    assert over(window, lifted, "A1") is None and over(window, lifted, taken) is None


def test_by_being_asked_nothing_changes():
    window, lifted, square = all_but_the_last()
    before: tuple[Any, ...] = window.last["session"], dict(window.regions), len(window.entries)
    over(window, lifted, square)
    window.look()
    assert (window.last["session"], window.regions, len(window.entries)) == before


def test_on_a_screen_without_a_board_or_once_it_is_over_nothing_is_counted():
    window, lifted, square = all_but_the_last()
    window.proposes()
    assert over(window, lifted, square) is None
    window.go("#/settings")
    assert over(window, lifted, square) is None
