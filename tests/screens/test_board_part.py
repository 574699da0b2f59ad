"""The board, our own keys and the unseen tiles: what each writes."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from drivers import gallery_boards
from drivers.gallery_boards import midgame
from drivers.read_in import read_in
from faristol.screens.board.placing import Placing
from faristol.screens.board.squares import Rows
from faristol.screens.parts.faces import CountedTile, TileFace, TileGroup
from faristol.screens.parts.keys import Key
from faristol.screens.rendering import environment


def part(name: str) -> Any:
    return environment().globals[name]


@pytest.fixture(autouse=True)
def in_catalan() -> Iterator[None]:
    with read_in("ca"):
        yield


def board(rows: Rows | None = None, **how: Any) -> str:
    return str(part("board")("board", rows or midgame(), "Tauler", **{"do": "play.square", **how}))


def cursor(at: tuple[int, int], **how: Any) -> Placing:
    return Placing(("A", "NY"), cursor=at[0] * 15 + at[1], **how)


def square(html: str, place: str) -> str:
    """The square with what is on it."""
    (found,) = [one for one in html.split('class="board__square"') if f'id="board-{place}"' in one]
    return found


def test_a_board_is_a_grid_of_fifteen_rows_of_fifteen_and_has_the_prefix_of_all_that_a_hand_does():
    html = board()
    assert html.count('role="grid" aria-label="Tauler"') == 1
    assert html.count('role="row"') == 15
    assert html.count('<button class="board__square" type="button" role="gridcell"') == 225
    assert 'id="board" data-board="play"' in board()


def test_rows_have_letters_and_columns_numbers_on_all_four_borders():
    marks = re.findall(r'<span class="board__mark"[^>]*>([^<]*)<', board())
    numbers = [str(n) for n in range(1, 16)]
    assert marks[1:16] == marks[-16:-1] == numbers
    assert marks[17:-17] == [letter for letter in "ABCDEFGHIJKLMNO" for _ in range(2)]


def test_the_row_and_the_column_of_the_cursor_are_marked_and_it_has_an_arrow_in_its_direction():
    html = board(placing=cursor((2, 13), across=False))
    marked = re.findall(r'<span class="board__mark"[^>]* data-here>([^<]*)<', html)
    assert marked == ["14", "C", "C", "14"]
    html = square(html, "C14")
    assert 'aria-selected="true"' in html and 'data-cursor="down"' in html and '<svg class="icon"' in html


def test_a_square_says_where_it_is_and_what_a_tap_on_it_does():
    html = square(board(), "A4")
    assert 'aria-label="A4, doble de lletra, buit"' in html
    assert 'data-do="play.square" data-row="0" data-col="3" data-premium="2L" data-code="2L"' in html


@pytest.mark.parametrize(("at", "place"), [(None, "H8"), ((2, 13), "C14"), ((0, 0), "A1")])
def test_one_square_is_reached_by_tab_the_cursor_or_the_centre(at, place):
    html = board(placing=cursor(at) if at else None)
    assert html.count('tabindex="0"') == 1 and html.count('tabindex="-1"') == 224
    assert 'tabindex="0"' in square(html, place)


def test_the_first_sign_of_a_tile_stands_at_the_cursor_and_on_a_tile_it_hides_nothing():
    html = square(board(placing=cursor((2, 13), waiting="N")), "C14")
    assert ">N</span>" in html and "<svg" not in html
    assert ">?</span>" in square(board(placing=cursor((2, 13), asking=2 * 15 + 13)), "C14")
    html = square(board(placing=cursor((1, 5))), "B6")
    assert 'data-cursor="across"' in html and "svg" not in html


def test_tiles_are_drawn_with_their_states_over_the_code_of_their_square_and_the_star():
    html = board()
    assert 'data-wide data-dear data-state="new"' not in square(html, "C11")  # a blank is worth nothing
    assert 'data-wide data-blank data-state="new"' in square(html, "C11")
    assert 'data-state="last"' in square(html, "L1")
    assert re.findall(r">\s*([^<\s]+)", square(html, "F11")) == []
    assert 'data-code="' in square(html, "C7"), "a tile that is new may be taken back"
    assert "data-code" not in square(html, "B6") and "data-premium" in square(html, "B6")
    assert "board__star" not in html
    assert "board__star" in square(board(gallery_boards.rows({})), "H8")


def test_legal_squares_are_marked_where_nothing_lies():
    html = board(midgame(legal={"C4", "B6"}))
    assert "board__legal" in square(html, "C4")
    assert html.count("board__legal") == 1


def test_a_board_that_only_shows_has_nothing_to_press_or_to_focus():
    html = board(live=False, do=None)
    assert "<button" not in html and "tabindex" not in html and "data-board" not in html
    assert 'role="table"' in html and html.count('role="cell"') == 225
    assert 'aria-label="F11, L·L"' in html


def test_a_covered_board_shows_and_tells_no_tile_and_no_code_but_the_words_asked_about():
    html = board(covered=True)
    assert "tile" not in html and "data-code" not in html and "<button" not in html
    assert html.count("aria-label") == 1 and 'role="img" aria-label="Tauler"' in html
    source = '{% call board("b", rows, "Tauler", covered=True) %}<p>SUOS</p>{% endcall %}'
    html = environment().from_string(source).render(rows=midgame())
    assert '<div class="board__sheet"><p>SUOS</p></div>' in html


KEYS = [
    Key("L·L", "L·L", "L·L"),
    Key("Backspace", "", "Esborra", "delete"),
    Key("Enter", "", "Juga", "corner-down-left"),
]


def test_a_key_sends_its_tile_whole_and_backspace_and_enter_are_acts_of_their_own():
    html = part("keys")("keys", KEYS, "play.key", "Tecles")
    assert 'aria-label="L·L" data-wide data-do="play.key" data-key="L·L"' in " ".join(html.split())
    html = part("keys")("keys", KEYS, "play.key")
    assert re.findall(r'data-act data-do="([\w.]+)"', html) == ["play.back", "play.enter"]


def test_unseen_tiles_are_heard_as_a_list_of_names():
    one, none = TileFace("A", 1, "A, 1 punt"), TileFace("X", 10, "X, 10 punts")
    tiles = CountedTile(one, 7, "A: en queden 7"), CountedTile(none, 0, "X: cap")
    html = part("unseen")("left", [TileGroup("Vocals", tiles)], "Queden 52 fitxes")
    assert '<ul class="unseen-tiles__group" aria-labelledby="left-group-1">' in html
    assert '<span class="unseen">A: en queden 7</span>' in html
    assert re.search(r"data-none>\s*<span[^>]*>X: cap", html)
