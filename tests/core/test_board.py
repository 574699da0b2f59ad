"""The board: how it is drawn, read, played on and turned."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.boards import Game, drawn
from faristol.core.board import Board, read_board, write_board
from faristol.core.errors import UnreadableBoard
from faristol.core.letters import AS_BLANK, codes
from faristol.core.premiums import premiums
from faristol.core.squares import SQUARES, name, read_place
from faristol.core.tiles import LANGUAGES, tile_set

CATALAN = tile_set("ca")
EACH = pytest.mark.parametrize("language", LANGUAGES)


def boards(language):
    """Any letters anywhere; a tile only of what there are tiles of."""
    letters = codes(tile_set(language))
    had = [code for letter, code in letters.items() if tile_set(language).letters[letter][0]]
    there = [0] * 30 + had + [code | AS_BLANK for code in letters.values()]
    table = bytes(there[byte % len(there)] for byte in range(256))
    return st.binary(min_size=SQUARES, max_size=SQUARES).map(lambda some: Board(some.translate(table)))


@EACH
@given(data=st.data())
def test_what_is_drawn_is_read_back(language, data):
    board = data.draw(boards(language))
    rows = write_board(tile_set(language), board)
    assert len(rows) == 15
    assert read_board(tile_set(language), rows) == board


def test_tiles_blanks_and_digraphs_of_a_row():
    board = drawn("...[L·L]a[NY]Q[l·l][ny]qçÇ...")
    letters = list(CATALAN.letters)
    found = [letters[(code & 0x7F) - 1] + ("?" if code & AS_BLANK else "") for code in board.squares if code]
    assert " ".join(found) == "L·L A? NY Q L·L? NY? Q? Ç? Ç"


@pytest.mark.parametrize(
    "row",
    [
        "",
        "." * 14,
        "." * 16,
        "..............K",
        "..............ñ",
        "..............?",
        ".............NY",
        "..............[A]",
        "..............[Ny]",
        "..............[L.L]",
        "..............[",
        "..............À",
        ".............. ",
        "..............\n",
    ],
)
def test_only_the_strict_form_is_a_row(row):
    rows = ["." * 15] * 15
    rows[4] = row
    with pytest.raises(UnreadableBoard) as refused:
        read_board(CATALAN, rows)
    assert refused.value.details == {"row": 5, "text": row}


@pytest.mark.parametrize(("rows", "row"), [(0, 1), (14, 15), (16, 16), (99, 16)])
def test_a_board_has_fifteen_rows(rows, row):
    with pytest.raises(UnreadableBoard) as refused:
        read_board(CATALAN, ["." * 15] * rows)
    assert refused.value.details["row"] == row


def test_romanian_k_q_w_and_y_lie_there_only_as_jokers():
    assert drawn("kqwy...........", "ro").squares[:4] == bytes([139, 145, 151, 153])
    with pytest.raises(UnreadableBoard):
        drawn("K..............", "ro")


def test_playing_makes_another_board():
    game = Game("mallorca")
    empty = game.board
    game.play("H8 CASA")
    assert empty.is_empty
    assert write_board(CATALAN, game.board)[7] == ".......CASA...."


def test_the_run_of_a_square_goes_to_the_next_gap_or_edge():
    board = drawn("""
        AB.CD..........
        ...E...........
        ...............
    """)
    runs = {
        ("A4", False): "A4 A5",
        ("A4", True): "A4 B4",
        ("A3", False): "A1 A2 A3 A4 A5",
        ("A1", False): "A1 A2",
        ("A1", True): "A1",
        ("A15", False): "A15",
    }
    for (square, down), run in runs.items():
        found = board.run(read_place(square).square, down)
        assert " ".join(map(name, found)) == run


@given(board=boards("ca"))
def test_turning_a_board_makes_its_rows_columns(board):
    assert board.turned.turned == board
    assert board.turned.squares[:15] == board.squares[::15]


def test_the_premiums_are_the_same_from_every_side():
    squares = premiums()
    for counted in (squares.letters, squares.words):
        assert counted == Board(counted).turned.squares == counted[::-1]


def test_how_many_premiums_there_are():
    """Eight red, seventeen pink with the centre, twelve dark blue, twenty-four light blue."""
    squares = premiums()
    assert (squares.words.count(3), squares.words.count(2)) == (8, 17)
    assert (squares.letters.count(3), squares.letters.count(2)) == (12, 24)
    assert squares.words[read_place("H8").square] == 2
    assert squares.words[read_place("A1").square] == 3
    assert squares.letters[read_place("A4").square] == 2
    assert squares.letters[read_place("F6").square] == 3
