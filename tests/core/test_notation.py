"""Plays as people write them: every notation of the documents, and the one that is written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.offenders import each
from faristol.core.errors import NoPlace, UnreadablePlay
from faristol.core.letters import AS_BLANK, codes, ordinary, plain, word_text
from faristol.core.notation import read_word, readings
from faristol.core.play import (
    Play,
    is_strict,
    marked_play,
    play_as_typed,
    read_play,
    strict_squares,
    write_play,
)
from faristol.core.squares import SQUARES, Place
from faristol.core.tiles import LANGUAGES, tile_set

CATALAN, ROMANIAN = tile_set("ca"), tile_set("ro")
EACH = pytest.mark.parametrize("language", LANGUAGES)


def plays(language):
    letters = list(codes(tile_set(language)).values())
    anything = st.sampled_from(letters + [code | AS_BLANK for code in letters])
    return st.builds(
        Play,
        st.builds(Place, st.integers(0, SQUARES - 1), st.booleans()),
        st.lists(anything, min_size=1, max_size=15).map(bytes),
    )


@EACH
@given(data=st.data())
def test_what_is_written_is_read_back(language, data):
    play = data.draw(plays(language))
    assert read_play(tile_set(language), write_play(tile_set(language), play)) == play


@each(
    ("typed", "strict"),
    {
        "QADRE": "QADRE",
        "ca[NY]A": "ca[NY]A",
        "CANYA": "CA[NY]A",
        "CAnyA": "CA[ny]A",
        "AL·LOT": "A[L·L]OT",
        "AL.LOT": "A[L·L]OT",
        "AL-LOT": "A[L·L]OT",
        "AĿLOT": "A[L·L]OT",
        "A[L-L]OT": "A[L·L]OT",
        "Al·lOT": "A[l·l]OT",
        "AL·LOQUIMIQUES": "A[L·L]OQIMIQES",
        "Al·lOQUIMIquES": "A[l·l]OQIMIqES",
        "ALLOT": "ALLOT",
        "QUADRE": "QADRE",
        "quADRE": "qADRE",
        "[QU]ADRE": "QADRE",
        "[Q]UE": "[Q]UE",
        "[Q]uE": "[Q]uE",
        "PÀ": "PA",
        "ÇÀ": "ÇA",
        "C(a)sa": "CaSA",
        "c(a)sa": "CaSA",
        "C(A)SA": "CaSA",
        "(c)anya": "cA[NY]A",
        "ca(ny)a": "CA[ny]A",
        "CA([NY])A": "CA[ny]A",
        "a(L.L)ot": "A[l·l]OT",
        "(qu)adre": "qADRE",
        "CA0SA": "CaSA",
        "ca₀sa": "CaSA",
        "CANY0A": "CA[ny]A",
    }.items(),
)
def test_catalan_words_are_read_as_plays_write_them(typed, strict):
    assert word_text(CATALAN, read_word(CATALAN, typed)) == strict


@each(
    ("typed", "strict"),
    {
        "SC0OR": "ScOR",
        "SC₀OR": "ScOR",
        "sc0or": "ScOR",
        "S(C)OR": "ScOR",
        "s(c)or": "ScOR",
        "ScOR": "ScOR",
        "ScoR": "ScoR",
        "SCOoR": "SCOoR",
        "C0OMANDA0": "cOMANDa",
        "S©OR": "ScOR",
        "SⒸOR": "ScOR",
        "sⓒor": "ScOR",
        "T®EN": "TrEN",
        "RÂȘNIȚĂ": "RASNITA",
        "râșniță": "rasnita",
        "ŞŢ": "ST",
        "KILO": "KILO",
        "QUASAR": "QUASAR",
    }.items(),
)
def test_romanian_words_are_read_as_plays_write_them(typed, strict):
    assert word_text(ROMANIAN, read_word(ROMANIAN, typed)) == strict


@pytest.mark.parametrize(
    ("typed", "strict"),
    [
        ("SCoOR", ["SCoOR", "ScOR"]),
        ("CoMoARA", ["CoMoARA", "cmARA"]),
        ("SCOOR", ["SCOOR"]),
        ("scoor", ["scoor"]),
        ("S(C)oOR", ["ScOOR"]),
        ("oRA", ["oRA"]),
    ],
)
def test_an_index_that_is_printed_as_a_small_o_is_read_both_ways_the_strict_one_first(typed, strict):
    assert [word_text(ROMANIAN, word) for word in readings(ROMANIAN, typed)] == strict
    assert len(readings(CATALAN, "SCoOR")) == 1


@pytest.mark.parametrize(
    ("typed", "strict"),
    [
        ("h8 casa", "H8 CASA"),
        ("h8 c(a)sa", "H8 CaSA"),
        ("H8 CaSA", "H8 CaSA"),
        ("8h il·lu", "8H I[L·L]U"),
        ("h8 ca(ny)a", "H8 CA[ny]A"),
        ("h8 (c)(a)", "H8 ca"),
    ],
)
def test_what_a_person_types_without_capitals_means_tiles(typed, strict):
    assert write_play(CATALAN, read_play(CATALAN, play_as_typed(typed))) == strict


@EACH
@given(data=st.data())
def test_a_field_shows_a_play_so_that_it_is_read_back_as_typed(language, data):
    tiles, play = tile_set(language), data.draw(plays(language))
    shown = marked_play(tiles, write_play(tiles, play))
    assert read_play(tiles, play_as_typed(shown)) == play
    assert read_play(tiles, play_as_typed(shown.lower())) == play


@each(
    "typed",
    [
        *("Ny", "nY", "CANyA", "L·l", "l·L", "[Ny]", "(Ny)", "ca(nY)a", "Qu", "qU", "C(a)Nya"),
        *(
            "",
            "0",
            "0CASA",
            "CA00SA",
            "()",
            "(A",
            "A)",
            "((A))",
            "(A)0",
            "(AS)A",
            "C()A",
            "[]",
            "[A]",
            "[N]Y",
        ),
        *("Y", "W", "K", "CA·SA", "L·", "ÑU", "CA SA", "CA?A", "CA.A", "1", "😀", "ß"),
    ],
)
def test_what_is_neither_a_tile_nor_a_blank_is_not_read(typed):
    assert read_word(CATALAN, typed) is None


@pytest.mark.parametrize(
    ("typed", "strict"),
    [("H8 CASA", "H8 CASA"), ("8h casa", "8H casa"), ("  15o   A ", "15O A"), ("a1 c(a)nya", "A1 Ca[NY]A")],
)
def test_a_play_is_a_place_and_a_word(typed, strict):
    assert write_play(CATALAN, read_play(CATALAN, typed)) == strict


def test_the_place_may_stand_behind_the_word_as_the_screens_write_it():
    assert (
        read_play(CATALAN, "EN O8")
        == read_play(CATALAN, play_as_typed("en o8"))
        == read_play(CATALAN, "O8 EN")
    )


@pytest.mark.parametrize(
    "typed", ["", "H8", "H8 C4SA", "P9 C4SA", "H8 CA SA", "H 8 CASA", "H8 A1", "?", "\0"]
)
def test_a_play_that_cannot_be_made_out_is_unreadable(typed):
    with pytest.raises(UnreadablePlay):
        read_play(CATALAN, typed)


@pytest.mark.parametrize("typed", ["CASA", "H16 CASA", "16H CASA", "P8 CASA", "HH CASA", "0H CASA"])
def test_a_word_without_coordinates_that_exist_has_no_place(typed):
    with pytest.raises(NoPlace):
        read_play(CATALAN, typed)


@given(text=st.text(max_size=12))
def test_anything_that_is_typed_is_read_or_refused(text):
    for tiles in (CATALAN, ROMANIAN):
        word = read_word(tiles, text)
        assert word is None or word


@pytest.mark.parametrize(
    ("strict", "written"), [("A[L·L]OT", "al·lot"), ("Ca[ny]A", "canya"), ("qADRE", "quadre"), ("ÇA", "ça")]
)
def test_the_ordinary_spelling_of_a_word(strict, written):
    assert ordinary(CATALAN, read_word(CATALAN, strict)) == written


def test_a_word_is_the_same_whoever_stands_for_its_letters():
    assert plain(read_word(CATALAN, "c[l·l]A")) == plain(read_word(CATALAN, "CL·La")) == bytes([3, 13, 1])


def test_a_q_in_brackets_before_a_u_is_strict_too():
    catalan, word = tile_set("ca"), bytes(codes(tile_set("ca"))[letter] for letter in "QU")
    assert word_text(catalan, word) == "[Q]U"
    assert strict_squares(catalan, "8H [Q]U") == read_play(catalan, "8H [Q]U").squares
    assert is_strict(catalan, "[Q]U") and not is_strict(catalan, "[Q")
