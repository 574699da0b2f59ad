"""Positions in one line, as Macondo and Woogles write and read them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.boards import Game, drawn
from drivers.offenders import each
from faristol.core.board import Board, write_board
from faristol.core.cgp import read_cgp, write_cgp
from faristol.core.errors import OtherTiles, UnreadablePosition
from faristol.core.letters import AS_BLANK, codes
from faristol.core.positions import Position, read_tiles, write_tiles
from faristol.core.squares import SQUARES
from faristol.core.tiles import BLANK, LANGUAGES, tile_set

CATALAN, ROMANIAN = tile_set("ca"), tile_set("ro")
EMPTY = "/".join(["15"] * 15)
DIGRAPHS = f"7[NY]A[l·l]O[qu]E2/{'/'.join(['15'] * 13)}/[L·L]14"


def positions(language):
    tiles = tile_set(language)
    letters = list(codes(tiles).values())
    there = (
        [0] * 40
        + [codes(tiles)[letter] for letter in {*tiles.all} - {BLANK}]
        + [code | AS_BLANK for code in letters]
    )
    table = bytes(there[byte % len(there)] for byte in range(256))
    racks = st.lists(st.sampled_from(tiles.all), max_size=7).map(tuple)
    scores = st.integers(-200, 2000)
    return st.builds(
        Position,
        st.binary(min_size=SQUARES, max_size=SQUARES).map(lambda some: Board(some.translate(table))),
        st.tuples(racks, racks),
        st.tuples(scores, scores),
        st.integers(0, 12),
    )


@pytest.mark.parametrize("language", LANGUAGES)
@given(data=st.data())
def test_what_is_written_is_read_back(language, data):
    position = data.draw(positions(language))
    assert read_cgp(tile_set(language), write_cgp(tile_set(language), position)) == position


def test_a_position_as_it_is_written():
    board = Game("mallorca", "H8 CA[NY]A", "8H CQi").board
    position = Position(board, (("L·L", "NY", "Q", "?"), ("E",)), (38, -4), 2)
    rows = "15/15/15/15/15/15/15/7CA[NY]A4/7[QU]7/7i7/15/15/15/15/15"
    assert write_cgp(CATALAN, position) == f"{rows} L·LNYQU?/E 38/-4 2 ld catalan;"


def test_catalan_digraphs_stand_in_brackets_and_qu_is_the_tile_q():
    board = read_cgp(CATALAN, f"{DIGRAPHS} AQU/ 0/0 0").board
    row = ".......[NY]A[l·l]OqE.."
    assert board == drawn(row + "\n" + "...............\n" * 13 + "[L·L]..............")


def test_brackets_may_be_left_out_where_nothing_else_can_be_read():
    bare = read_cgp(CATALAN, f"QU3l·l9NY/{'/'.join(['15'] * 14)} / 0/0 0".replace("9NY", "9[NY]"))
    assert bare.board == drawn("Q...[l·l].........[NY]")
    assert read_cgp(CATALAN, EMPTY.replace("15", "QU3l·l9NY", 1)) == bare


@pytest.mark.parametrize(
    ("text", "tiles"), {"L·LNYQU?": "L·L NY Q ?", "LL·LL": "L L·L L", "AQE": "A Q E", "": ""}.items()
)
def test_a_rack_needs_no_brackets(text, tiles):
    assert read_tiles(CATALAN, text) == tuple(tiles.split())


@pytest.mark.parametrize("rack", ["AEIOU??", "QU", "L·L", "[NY]A"])
def test_a_rack_that_is_read_is_written_so_that_it_is_read(rack):
    tiles = read_tiles(CATALAN, rack)
    assert read_tiles(CATALAN, write_tiles(CATALAN, tiles)) == tiles


def test_what_other_programs_add_is_not_needed():
    whole = read_cgp(CATALAN, f"{EMPTY} AB?/C 12/34 1 lex DISC2; ld catalan; bdn CrosswordGame;")
    assert whole == Position(Board(), (("A", "B", "?"), ("C",)), (12, 34), 1)
    assert read_cgp(CATALAN, EMPTY) == Position(Board())
    assert read_cgp(CATALAN, f"{EMPTY} AB?/") == Position(Board(), (("A", "B", "?"), ()))


def test_romanian_q_is_a_letter_of_its_own():
    board = read_cgp(ROMANIAN, EMPTY.replace("15", "5qUAsAR4", 1)).board
    assert board == drawn(".....qUAsAR....", "ro")


@each(
    "text",
    [
        "",
        "15",
        EMPTY + "/15",
        EMPTY.replace("15", "14", 1),
        EMPTY.replace("15", "16", 1),
        EMPTY.replace("15", "014A", 1),
        EMPTY.replace("15", "14Ny", 1),
        EMPTY.replace("15", "14[X]", 1),
        EMPTY.replace("15", "14?", 1),
        f"{EMPTY} AB",
        f"{EMPTY} ab/",
        f"{EMPTY} A/B/C",
        f"{EMPTY} A1/",
        f"{EMPTY} / 0",
        f"{EMPTY} / 0/x 0",
        f"{EMPTY} / 0/0 -1",
        f"{EMPTY} / {'9' * 5000}/0 0",
        *("/", "15/" * 14, "15/" * 400, "15/15 " * 9, "[" * 3_000, "٣" * 15),
        *("15/" * 14 + "1[" + "4", "15/" * 14 + "[L·L]2]"),
    ],
)
def test_what_is_no_position_is_refused(text):
    with pytest.raises(UnreadablePosition):
        read_cgp(CATALAN, text)


def test_letters_that_no_tile_has_are_named():
    """An English position; in Romanian a blank may be a K, which no tile is (ROM-3)."""
    english = f"{EMPTY.replace('15', '5WORK6', 1)} KEYABCD/ 0/0 0"
    for tiles, letters in ((CATALAN, "K, W"), (ROMANIAN, "K, W, Y")):
        with pytest.raises(OtherTiles) as refused:
            read_cgp(tiles, english)
        assert refused.value.details == {"letters": letters}
    board = read_cgp(ROMANIAN, EMPTY.replace("15", "5kILO6", 1)).board
    assert write_board(ROMANIAN, board)[0] == ".....kILO......"
