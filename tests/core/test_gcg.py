"""Games as other programs keep them, with the rows and columns the other way about."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.boards import Game as Played
from drivers.boards import drawn
from drivers.offenders import each
from faristol.core.board import Board, write_board
from faristol.core.errors import OtherLanguage, OtherTiles, UnreadablePosition
from faristol.core.gcg import Game, Turn, place_text, write_gcg
from faristol.core.gcg_reading import read_gcg, read_gcg_place
from faristol.core.play import Play, read_play
from faristol.core.squares import SQUARES, Place, read_place
from faristol.core.tiles import tile_set

CATALAN, ROMANIAN = tile_set("ca"), tile_set("ro")

CLUB_GAME = """#character-encoding UTF-8
#player1 neus Neus Bonet i Fàbregas
#player2 pau Pau Nyàmera
#tile-distribution catalan
#tile L·L l·l
#tile NY ny
#tile QU qu
#rack2 ADER?
>neus: ACEIORNY 8G CANY +26 26
>pau: ELL·LOTQU? 9F L·L +20 20
>pau: ELL·LOTQU? -- -20 0
#note EL·LA was hoped for
and a second line
>neus: AEIORST G7 E.O +4 30
>pau: ELL·LOTQU? 9G .QUe +9 9
>neus: AEIRSTT -AE +0 30
>pau: ELL·LOTT -3 +0 9
>neus: IRSTTVX - +0 30
>pau:  (challenge) +5 14
>neus: IRSTTVX (time) -10 20
>pau:  (IRSTTVX) +22 36
>neus: IRSTTVX (IRSTTVX) -22 -2
"""


def test_a_whole_game_is_read_turn_by_turn():
    game = read_gcg(CATALAN, CLUB_GAME.encode())
    assert [name for _, name in game.players] == ["Neus Bonet i Fàbregas", "Pau Nyàmera"]
    assert [turn.kind for turn in game.turns] == [
        *("play", "play", "withdrawn", "play", "play", "exchange", "exchange", "pass"),
        *("challenge", "time", "rack", "rack"),
    ]
    assert game.racks == ((), ("A", "D", "E", "R", "?"))
    assert game.turns[1].rack == ("E", "L", "L·L", "O", "T", "Q", "?")
    assert game.turns[2].note == "EL·LA was hoped for\nand a second line"
    assert [(turn.tiles, turn.exchanged) for turn in game.turns[5:7]] == [(("A", "E"), 2), ((), 3)]


def test_the_board_after_each_turn_without_what_was_withdrawn():
    boards = read_gcg(CATALAN, CLUB_GAME.encode()).boards()
    rows = [[row for row in write_board(CATALAN, board) if row.strip(".")] for board in boards]
    assert rows[1] == ["......CA[NY]......"]
    assert rows[2] == ["......CA[NY]......", ".....[L·L]........."]
    assert rows[3] == rows[1]
    assert rows[4] == ["......E........", "......CA[NY]......", "......O........"]
    assert rows[-1] == ["......E........", "......CA[NY]......", "......OQe......"]


def test_the_position_is_that_of_the_next_player():
    game = read_gcg(CATALAN, CLUB_GAME.encode())
    position = game.position()
    assert position.board == game.boards()[-1]
    assert position.scores == (36, -2)
    assert position.racks == (("A", "D", "E", "R", "?"), ())


def test_a_game_that_was_read_is_written_as_it_was():
    told = CLUB_GAME.replace("\nand a second line", "\n#note and a second line")
    told = told.replace("pau:  (", "pau:  (").replace("#rack2 ADER?\n", "")
    game = read_gcg(CATALAN, told.encode())
    assert write_gcg(CATALAN, game) == told


@pytest.mark.parametrize(
    ("ours", "theirs"),
    {"H4": "8D", "4H": "D8", "11F": "K6", "A1": "1A", "H8": "8H", "8H": "H8", "O15": "15O"}.items(),
)
def test_rows_have_figures_and_columns_letters_there(ours, theirs):
    assert place_text(read_place(ours)) == theirs
    assert read_gcg_place(theirs) == read_place(ours)


@pytest.mark.parametrize("text", ["", "H", "0A", "16A", "A16", "8P", "8", "A٨"])
def test_what_is_no_place_there(text):
    assert read_gcg_place(text) is None


def lines(*turns):
    return "\n".join(["#player1 a A", "#player2 b B", *turns]).encode("latin-1")


def test_the_format_is_latin_1_unless_it_says_utf_8():
    for encoding, head in (("latin-1", ""), ("utf-8", "#character-encoding utf-8\n"), ("utf-8-sig", "")):
        text = f"{head}#player1 a Òscar\r\n#player2 b Núria\r\n>a: ÇL·L 8H AL·L +2 2\r\n"
        game = read_gcg(CATALAN, text.encode(encoding))
        assert game.players == (("a", "Òscar"), ("b", "Núria"))
        assert game.turns[0].rack == ("Ç", "L·L")


def test_ten_tiles_of_fourteen_signs():
    game = read_gcg(CATALAN, lines(">a: AL·LOQUIMI 8A Al·lOQUIMIquES +80 80"))
    assert game.turns[0].play == read_play(CATALAN, "H1 A[l·l]OQIMIqES")
    assert game.boards()[-1] == drawn("...............\n" * 7 + "A[l·l]OQIMIqES.....")


def test_unknown_lines_of_other_programs_are_passed_over():
    game = read_gcg(CATALAN, lines("#title x", "#lexicon DISC", "", "#incomplete", ">a: AB 8H BA +8 8"))
    assert len(game.turns) == 1


@each(
    "turn",
    [
        ">c: AB 8H BA +8 8",
        ">a: AB 8H BA",
        ">a: AB 8H BA +8",
        ">a: AB 16H BA +8 8",
        ">a: AB 8O BA +8 8",
        ">a: AB 8H B.A +8 8",
        ">a: AB 8H +8 8",
        ">a: AB 8H BY +8 8",
        ">a: AB -9 +0 0",
        "> 8H BA +8 8",
        ">",
    ],
)
def test_a_turn_that_cannot_be_read_is_told_with_its_line(turn):
    with pytest.raises(UnreadablePosition) as refused:
        read_gcg(CATALAN, lines(turn))
    assert refused.value.details == {"line": 3, "text": turn}


@each("turn", [">a: AK 8H BA +8 8", ">a: AB -K +0 0", ">a: (AK) +8 8", ">a: ABE K8 bAK +8 8"])
def test_letters_that_no_tile_has_are_named(turn):
    for tiles in (CATALAN, ROMANIAN):
        with pytest.raises(OtherTiles) as refused:
            read_gcg(tiles, lines(turn))
        assert refused.value.details == {"letters": "K"}


def test_a_game_of_another_language_is_named():
    with pytest.raises(OtherLanguage) as refused:
        read_gcg(CATALAN, lines("#tile-distribution English", "#lexicon NWL23", ">a: AB 8H BA +8 8"))
    assert refused.value.details == {"tiles": "English"}
    with pytest.raises(OtherLanguage) as refused:
        read_gcg(CATALAN, lines("#lexicon NWL23", ">a: AB 8H BA +8 8"))
    assert refused.value.details == {"tiles": "English (NWL23)"}
    with pytest.raises(OtherLanguage):
        read_gcg(ROMANIAN, lines("#lexicon DISC2", ">a: AB 8H BA +8 8"))
    for ours in ("DISC2", "Faristol", "FaristolNWL"):
        assert read_gcg(CATALAN, lines(f"#lexicon {ours}", ">a: AB 8H BA +8 8")).turns
    assert len(read_gcg(CATALAN, lines("#tile-distribution Catalan", ">a: AB 8H BA +8 8")).turns) == 1


def test_letters_on_other_letters_are_refused():
    for second in (">b: AC 8H AC +8 8", ">b: AC G8 .A +1 1", ">b: AC 8F A.C +1 1"):
        with pytest.raises(UnreadablePosition) as refused:
            read_gcg(CATALAN, lines(">a: AB 8H BA +8 8", second))
        assert refused.value.details["line"] == 4


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"#player1 a A", b"#player1 a A\n#player2 a B\n", b"\xff\xfe", b"hello"),
        b"#player1 a A\n#player2 b B\n#player1 a A\n",
    ],
)
def test_a_game_needs_its_two_players(data):
    with pytest.raises(UnreadablePosition):
        read_gcg(CATALAN, data)


@given(data=st.binary(max_size=60))
def test_anything_is_read_or_refused(data):
    for start in (b"", lines() + b"\n"):
        try:
            read_gcg(CATALAN, start + data)
        except UnreadablePosition as refused:
            assert refused.details["line"] >= 1
        except OtherTiles as refused:
            assert refused.details["letters"]


@given(square=st.integers(0, SQUARES - 1), down=st.booleans())
def test_every_place_is_read_as_it_is_written(square, down):
    place = Place(square, down)
    assert read_gcg_place(place_text(place)) == place


def test_a_romanian_game_round_trips():
    played = Played("romanian")
    turns, total = [], 0
    for n, text in enumerate(("H7 CASA", "I8 STIRE", "6E C0OMANDA", "H4 TRACASAI", "K5 CAPRARUL")):
        placed = played.placed(text)
        points = played.play(text)
        total += points
        turns.append(Turn("ab"[n % 2], "play", ("A", "?"), points, total, placed.play))
    game = Game((("a", "Ștefan"), ("b", "Ancuța")), tuple(turns))
    again = read_gcg(ROMANIAN, write_gcg(ROMANIAN, game).encode())
    assert again == game
    assert again.boards()[-1] == played.board != Board()
    assert isinstance(again.turns[0].play, Play)
